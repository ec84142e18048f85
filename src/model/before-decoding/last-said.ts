// "on friday i mean saturday", "before three, no, make that four": who corrects a value within one sentence means the
// last of them, and who sets one against another means the one that is wanted. Read from the values as they were found,
// so that it holds for every kind of them.
import type { Placeholder, ResolvedValue } from "../../entities/placeholder.ts";
import { timeSides } from "../../text/sides.ts";

type Read = {
  readonly values: readonly ResolvedValue[];
  readonly placeholders: readonly Placeholder[];
};

const leading = "(?:on|in|at|from|to|into|with|by|via|for|the|around|about)";
const correcting = new RegExp(
  `^[\\s,.;-]*(?:(?:oh|er+|uh+|um+|hm+|well|or|and|but|ah|oops)[\\s,]+)*(?:(?:no|nope|wait|sorry|oops|rather|actually|correction|better|say|let's say|scratch that|i (?:mean|meant|should say)|make (?:it|that)|i'd rather|that is to say)[\\s,.]+)+(?<lead>(?:${leading}\\s+)*)$`,
  "i",
);
const behind = new RegExp(`\\b(?:${leading}\\s+)+$`, "i");
const sided = new RegExp(`^(?<side>${timeSides})\\b`, "i");
/** Said behind the second: "boston, denver i mean". */
const afterthought = /^[\s,]*(?:i mean|i meant|rather|sorry)\b/i;

/** "from where? boston": who asks and answers it means the answer. */
const answering =
  /^(?<lead>(?:(?:on|in|at|from|to|with|by|for) )?)(?:where|when|who|(?:which|what) \w+)(?: (?<end>from|to))?\s*\?+\s+(?<answer>\S.*)$/i;

const contrasting = new RegExp(
  `^[\\s,;-]*(?:(?:and|but)\\s+)?(?:(?<other>(?:rather|better|'s better|is better|would be better) than|instead of|in place of|as opposed to|in preference to)|(?:and |but )?not|never|no)\\s+(?:${leading}\\s+)*$`,
  "i",
);
const denied = new RegExp(`(?:^|\\s)not\\s+(?:${leading}\\s+)*$`, "i");
const affirmed = new RegExp(
  `^[\\s,;-]*(?:but(?:\\s+rather)?|rather)\\s+(?<lead>(?:${leading}\\s+)*)$`,
  "i",
);

/** "leeds rather than york", "leeds, not york", "not york but leeds": the one that is wanted, alone; null where none is. */
export function contrasted(utterance: string, read: Read): string | null {
  const typeOf = typesIn(read);
  for (const [i, second] of read.values.entries()) {
    const first = read.values[i - 1];
    if (first === undefined || first.end > second.start) continue;
    const gap = utterance.slice(first.end, second.start);
    const before = utterance.slice(0, first.start);
    const isAlike = typeOf(first) === typeOf(second);
    const found = contrasting.exec(gap);
    const isOther = found?.groups?.["other"] !== undefined && first.kind === second.kind;
    // "not york, not hull": both are kept out.
    if (found && (isAlike || isOther) && !/\b(?:not|no|never|without)\b|n['’]?t\b/i.test(before))
      return `${utterance.slice(0, first.end)}${utterance.slice(second.end)}`.trim();
    const { lead } = affirmed.exec(gap)?.groups ?? {};
    if (lead !== undefined && isAlike && denied.test(before))
      return `${before.replace(denied, " ")}${lead || leadOf(before)}${utterance.slice(second.start)}`.trim();
  }
  return null;
}

/** "not to york but leeds": to leeds. */
const leadOf = (before: string): string => behind.exec(before)?.[0] ?? "";

const typesIn =
  ({ placeholders }: Read) =>
  ({ kind, placeholders: [name] }: ResolvedValue): string =>
    kind === "entity" ? (placeholders.find((one) => one.name === name)?.type ?? "") : kind;

/** The utterance without what it takes back or answers itself; null where it does neither. */
export function lastSaid(utterance: string, read: Read): string | null {
  const { values } = read;
  const typeOf = typesIn(read);
  for (const [i, second] of values.entries()) {
    const first = values[i - 1];
    if (first === undefined || first.end > second.start) continue;
    const isHour = first.kind === "time" && second.kind === "number";
    if (!isHour && typeOf(first) !== typeOf(second)) continue;
    const gap = utterance.slice(first.end, second.start);
    const found = correcting.exec(gap);
    const late = /^\s*,\s*$/.test(gap) && afterthought.exec(utterance.slice(second.end));
    if (found === null && !late) continue;
    const before = utterance.slice(0, first.start);
    const lead = found?.groups?.["lead"] ?? "";
    const side = sided.exec(first.text)?.groups?.["side"];
    const kept = side !== undefined && !sided.test(second.text) ? `${side} ` : "";
    // "not york, i mean hull" sends york away.
    const wished = first.kind === "entity" ? before.replace(denied, " ") : before;
    const said = `${lead === "" ? wished : wished.replace(behind, "")}${lead}${kept}${second.text}`;
    const rest = utterance.slice(second.end + (late ? late[0].length : 0));
    return `${said}${rest}`.trim();
  }
  const { lead = "", end = "", answer } = answering.exec(utterance)?.groups ?? {};
  if (answer === undefined || values.length !== 1) return null;
  return `${lead === "" && end !== "" ? `${end} ` : lead}${answer.replace(behind, "")}`;
}
