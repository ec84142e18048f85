// Readings that nobody should be given unasked: two that are close, one that is hardly likely, one that is about
// something else than was named, and one that drops what it was to go on from.
import { tablesIn } from "../../sql/query-shape.ts";
import { isUnlinked } from "../../sql/senseless.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { changesBetween } from "../doubt/changes.ts";
import { rowsAskedFor } from "../doubt/rows-asked-for.ts";
import { accountOf } from "../doubt/said-rivals.ts";
import { showSame } from "../doubt/same-rows.ts";
import { shortened } from "../talk/unheard.ts";
import { mostOfOthers, otherMeasures, thingLeftOut } from "./named-things.ts";
import { type Case, sentence, type Verdict } from "./verdict.ts";

/** Undefined where the reading may stand. */
export const doubtfulReading = async (asked: Case): Promise<Verdict | undefined> =>
  notHeeded(asked) ??
  (await leftOpen(asked)) ??
  (await closeReadings(asked)) ??
  unlinked(asked) ??
  aboutOthers(asked) ??
  ungrouped(asked) ??
  begunAnew(asked);

/** What was said outright is not done: another reading that does it is offered first. */
function notHeeded(asked: Case): Verdict | undefined {
  const { account, understood, utterance } = asked;
  const [first] = account.unmet;
  if (first === undefined) return undefined;
  const said = `That would not heed "${shortened(utterance.slice(first.start, first.end))}".`;
  const others = understood.alternatives.filter(
    ({ sql }) => accountOf(sql, asked).unmet.length === 0,
  );
  return instead(
    said,
    asked,
    others.slice(0, 2).map(({ sql }) => sql),
  );
}

/** Tables side by side that nothing links, where none were before: every row with every row is nobody's wish. */
function unlinked(asked: Case): Verdict | undefined {
  const { understood, earlier, asking } = asked;
  const before = earlier.queries.at(-1) ?? "";
  if (asking.below <= 0 || !isUnlinked(understood.sql) || isUnlinked(before)) return undefined;
  return instead("Nothing links what that speaks of.", asked);
}

/** What was named is not in it, or has not what it would be the most of. */
function aboutOthers(asked: Case): Verdict | undefined {
  const { understood, asking } = asked;
  if (asking.below <= 0) return undefined;
  const named = { ...asked, sql: understood.sql };
  const left = thingLeftOut(named);
  if (left !== undefined) return instead(`That would say nothing of "${left}".`, asked);
  const most = mostOfOthers(named);
  return most === undefined
    ? undefined
    : instead(
        `I know nothing of its own that is the "${most}".`,
        asked,
        otherMeasures(named).slice(0, 2),
      );
}

/** A value that stands in two columns, a name that two share: which is meant cannot be guessed. */
async function leftOpen(asked: Case): Promise<Verdict | undefined> {
  const { understood, asking, passesOver } = asked;
  const { sql, open = [] } = understood;
  if (open.length === 0 || passesOver || asking.below <= 0) return undefined;
  const said = sentence(sql, asked);
  const choices = new Map([[said, sql]]);
  for (const other of await showingOther(open, asked)) {
    const text = sentence(other, asked);
    if (!choices.has(text)) choices.set(text, other);
  }
  return choices.size < 2 ? undefined : whichOf(said, [...choices]);
}

function whichOf(about: string, readings: readonly (readonly [string, string])[]): Verdict {
  const choices = readings.slice(0, mostChoices).map(([text, sql]) => ({ text, sql }));
  return { kind: "ask", clarify: { question: "Which do you mean?", about, choices } };
}

const mostChoices = 4;

/** As a share of the first's probability: readings so close are asked about however sure it is. */
const evenly = 0.75;

/** Two readings that mean something else and are about as probable, or one that is hardly likely. */
async function closeReadings(asked: Case): Promise<Verdict | undefined> {
  const { understood, asking } = asked;
  const { sql, confidence, probability } = understood;
  const others = asked.rivals;
  const same = understood.alternatives.filter((one) => !others.includes(one));
  const used = wordsUsed(sql, asked);
  const alternatives = others.filter((one) => wordsUsed(one.sql, asked) >= used);
  const best = probability && same.reduce((sum, one) => sum + one.probability, probability);
  const atLeast = (share: number) =>
    alternatives.flatMap((one) =>
      best !== undefined && one.probability >= best * share ? [one.sql] : [],
    );
  const isLikely = confidence >= asking.below;
  if (isLikely && (asking.below <= 0 || atLeast(evenly).length === 0)) return undefined;
  const close = atLeast(asking.close);
  const apart = await showingOther(close, asked);
  if (isLikely && !atLeast(evenly).some((other) => apart.includes(other))) return undefined;
  // Whoever passes over one such question is not asked the next, and what two readings find is surer than each.
  const agreeing = same.filter((one) => findsSame(one.sql, sql));
  const agreed = agreeing.reduce((sum, one) => sum + one.probability, 0);
  const isAgreed = apart.length < close.length || agreed >= (probability ?? 1) * asking.close;
  const isUnsure =
    !asked.passesOver &&
    !saysEverything(asked) &&
    !isAgreed &&
    confidence < Math.min(asking.unsure, asking.below);
  const said = sentence(sql, asked);
  const choices = [{ text: said, sql }];
  for (const other of apart) {
    const text = sentence(other, asked);
    if (choices.some((choice) => choice.text === text)) continue;
    choices.push({ text, sql: other });
  }
  if (choices.length < 2 && !isUnsure) return undefined;
  const question =
    choices.length < 2 ? "I am not sure that I understood. Is this it?" : "Which do you mean?";
  return { kind: "ask", clarify: { question, about: said, choices: choices.slice(0, 3) } };
}

const findsSame = (one: string, other: string): boolean =>
  rowsAskedFor(one) === rowsAskedFor(other);

/** Those of some readings that do not show what the reading itself shows. */
async function showingOther(
  others: readonly string[],
  { understood, find }: Case,
): Promise<string[]> {
  if (others.length === 0) return [];
  const own = await find(understood.sql);
  const apart: string[] = [];
  for (const other of others) if (!showSame(own, await find(other))) apart.push(other);
  return apart;
}

/** A reading that makes less of what was said is no rival of one that makes more. */
const wordsUsed = (sql: string, asked: Case): number =>
  accountOf(sql, asked).words.filter(({ use }) => use === "used").length;

const narrowing = /^\W*(?:(?:and|ok|okay|now|show me|give me)\W+)*(?:only|just)\b/i;

/** "only delta" is about the groups that stand there: a reading without them is asked about. */
function ungrouped(asked: Case): Verdict | undefined {
  const { understood, utterance, earlier } = asked;
  const before = earlier.queries.at(-1) ?? "";
  const isGrouped = (sql: string): boolean => piecesOf(sql).keywords.has("GROUP");
  if (!isGrouped(before) || isGrouped(understood.sql) || !narrowing.test(utterance))
    return undefined;
  return instead(`I cannot narrow "${sentence(before, asked)}" by that.`, asked);
}

/** "he likes delta" names a value and nothing to ask of it: a reading that drops all else is asked about. */
function begunAnew(asked: Case): Verdict | undefined {
  const { understood, utterance, account, earlier } = asked;
  const before = earlier.queries.at(-1) ?? "";
  if (changesBetween(earlier.queries, understood.sql, utterance).restarted === 0) return undefined;
  const { literals, names } = piecesOf(understood.sql);
  // Where every column is still spoken of, values were exchanged.
  if ([...piecesOf(before).names].every((one) => names.has(one))) return undefined;
  if (saysItsOwn(asked)) return undefined;
  const isValue = (by: string | undefined): boolean => by === undefined || literals.has(by);
  if (account.words.some(({ use, by }) => use === "used" && !isValue(by))) return undefined;
  return instead(`That would drop "${sentence(before, asked)}".`, asked);
}

/** "is there a bus in leeds", after trips: two values and more make a question about something else, and all of it is said. */
function saysItsOwn(asked: Case): boolean {
  const [about] = tablesIn(asked.understood.sql);
  const before = tablesIn(asked.earlier.queries.at(-1) ?? "");
  return about !== undefined && !before.includes(about) && saysValues(asked);
}

/** "trips from leeds to hull", in the middle of others: what is asked for is named, and nothing else holds but what is said. */
function saysEverything(asked: Case): boolean {
  const [about] = tablesIn(asked.understood.sql);
  const isNamed = asked.account.words.some(
    ({ use, by }) => use === "used" && (by === about || by?.startsWith(`${about}.`)),
  );
  const isLikely = asked.understood.confidence >= evenlyLikely && asked.earlier.queries.length > 0;
  return isNamed && isLikely && asked.account.unknown.length === 0 && saysValues(asked);
}

/** Right rather than wrong. */
const evenlyLikely = 0.5;

/** Two values and more, each of which is said here. */
function saysValues({ understood, account }: Case): boolean {
  const { literals } = piecesOf(understood.sql);
  const said = new Set(account.words.flatMap(({ use, by }) => (use === "used" && by ? [by] : [])));
  return literals.size > 1 && [...literals].every((one) => said.has(one));
}

function instead(why: string, asked: Case, others: readonly string[] = []): Verdict {
  const readings = new Map(
    [...others, asked.understood.sql].map((sql) => [sentence(sql, asked), sql]),
  );
  const choices = [...readings].map(([text, sql]) => ({ text, sql }));
  const question = `${why} ${choices.length > 1 ? "Which do you mean?" : "Do you want this instead?"}`;
  return { kind: "ask", clarify: { question, about: asked.utterance, choices } };
}
