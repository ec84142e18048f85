// Whether the words around a form let it be meant, and how much they speak for it.
import type { EntityEntry, EntityForm, TypeRule } from "./lexicon.ts";
import type { SqlValue } from "./placeholder.ts";
import { asksAboutCode } from "./weak-forms.ts";

export type Hit = {
  readonly entry: EntityEntry;
  readonly form: EntityForm;
  readonly weak: boolean;
};
export type EntityCandidate = { readonly end: number; readonly hit: Hit; readonly edits: number };

/** The value found before this one, and where it ends. */
export type Previous = { readonly entry: EntityEntry; readonly end: number } | null;

/** Where a form stands: words [from, to) of an utterance. */
type Surroundings = {
  readonly words: readonly string[];
  readonly rules: Readonly<Record<string, TypeRule>>;
  readonly from: number;
  readonly to: number;
  readonly previous: Previous;
  /** Values that were spoken of before. */
  readonly spoken?: ReadonlySet<SqlValue>;
  /** The types of which a word may be a value, by itself or as the first of its words. */
  readonly typesOf?: (word: string, first?: boolean) => ReadonlySet<string> | undefined;
};

export function contextFits(hit: Hit, surroundings: Surroundings): boolean {
  const { words, rules, from, to, previous, spoken } = surroundings;
  const before = words[from - 1] ?? "^";
  const after = words[to] ?? "$";
  const rule = rules[hit.entry.type] ?? {};
  if (rule.notAfter !== undefined && includes(rule.notAfter, before)) return false;
  if (rule.notBefore !== undefined && includes(rule.notBefore, after)) return false;
  if (typeof hit.form !== "string") {
    const form = hit.form;
    if (form.unlessAfter !== undefined && includes(form.unlessAfter, after)) return false;
    if (form.unlessBefore !== undefined && includes(form.unlessBefore, before)) return false;
    if (form.once !== undefined) return form.once.some((one) => spoken?.has(one) === true);
    if (form.sharing !== undefined)
      return (
        goesOn(hit.entry.type, words, from, previous) ||
        (/^(?:and|or)$/.test(after) && words[to + 2] === form.sharing)
      );
    if (form.before !== undefined || form.after !== undefined) {
      // "chicago, united, first class": what stands by itself in a list of values is one of them.
      const isListed = previous !== null && before === "," && after === ",";
      const cued =
        isListed ||
        includes(form.before ?? [], before) ||
        includes(form.after ?? [], after) ||
        isNear(form.nearby ?? [], words, from, to) ||
        isBeside(rule, surroundings);
      if (!cued && !asksAboutCode(words, from, to)) return false;
    }
  }
  if (!hit.weak) return true;
  return (
    includes(rule.cuesBefore ?? [], before) ||
    includes(rule.cuesAfter ?? [], after) ||
    includes(
      rule.cuesAfter ?? [],
      `${after} ${/^\d+$/.test(words[to + 1] ?? "") ? "#" : words[to + 1]}`,
    ) ||
    (rule.cuesAround ?? []).some(([b, a]) => includes([b], before) && includes([a], after)) ||
    asksAboutCode(words, from, to) ||
    goesOn(hit.entry.type, words, from, previous) ||
    sharesCue(hit.entry.type, rule, surroundings) ||
    isBeside(rule, surroundings)
  );
}

/** "c and y class": the second has the cue of both. */
function sharesCue(type: string, rule: TypeRule, { words, to, typesOf }: Surroundings): boolean {
  const [and = "", other = "", cue = "$"] = words.slice(to, to + 3);
  return (
    /^(?:and|or)$/.test(and) &&
    typesOf?.(other)?.has(type) === true &&
    includes(rule.cuesAfter ?? [], cue)
  );
}

/** What may stand between two values of a kind; the hyphen of "mia-sea" is no word. */
const joins = /^(?:to|2|-|- >|>|→|\/|&|not|or|and|,)?$/;
const leadsOn = /^(?:to|2|-|>|→|\/|&|or)$/;
/** "by the sea to boston", "30 min to boston", "on midway to denver" */
const noCompany = /^(?:the|a|an|by|on|with|via|fly|flying|take|taking|\d+)$/;
/** What leaves room for two values side by side: "min sea nw", "from pit lga". */
const freeBefore = /^(?:\^|[^\p{L}]+|from|via|nonstop|cheapest|find)$/u;
/** Behind what goes on from a value with nothing between: "tw us", but "delta as soon as". */
const ends =
  /^(?:\$|[^\p{L}\p{N}]|am|pm|night|morning|tonight|today|tomorrow|\d+|at|on|or|and|to|from|return|nonstop)$/u;

function isBeside(
  { beside, besideAfter }: TypeRule,
  { words, from, to, previous, typesOf }: Surroundings,
): boolean {
  if (beside === undefined || noCompany.test(words[from - 1] ?? "^")) return false;
  const isOne = (word = "", first = false): boolean =>
    beside.some((type) => typesOf?.(word, first)?.has(type) === true);
  const next = words[to] ?? "$";
  const gap = previous === null ? "-" : words.slice(previous.end, from).join(" ");
  if (previous !== null && beside.includes(previous.entry.type) && joins.test(gap))
    return gap !== "" || ends.test(next) || isOne(next);
  if (leadsOn.test(next)) return isOne(words[to + 1], true) || isOne(words[to + 2], true);
  // "show us delta flights", "as united does"
  const before = words[from - 1] ?? "^";
  const isFree = freeBefore.test(before) || includes(besideAfter ?? [], before);
  return isFree && !/^(?:as|us)$/.test(words[from] ?? "") && isOne(next);
}

/** "class y or q": the second goes on from the first. */
function goesOn(type: string, words: readonly string[], from: number, previous: Previous): boolean {
  if (previous === null || previous.entry.type !== type) return false;
  return /^(?:and|or|,|versus|vs)$/.test(words.slice(previous.end, from).join(" "));
}

const nearbyWords = 4;
const shortFollowUp = 3;

function isNear(
  cues: readonly string[],
  words: readonly string[],
  from: number,
  to: number,
): boolean {
  if (cues.length === 0) return false;
  // "no american": a few words that go on from an earlier turn have no room for context.
  if (words.length <= shortFollowUp) return true;
  const around = [
    ...words.slice(Math.max(0, from - nearbyWords), from),
    ...words.slice(to, to + nearbyWords),
  ];
  return around.some((word) => cues.includes(word));
}

/** `#` in a list of cues stands for any number, `^` for the start and `$` for the end. */
function includes(cues: readonly string[], word: string): boolean {
  return cues.includes(word) || (cues.includes("#") && /^\d+$/.test(word));
}

/** Of forms that are as long, the one that its surroundings speak for is meant. */
export function rank({ hit }: EntityCandidate, surroundings: Surroundings): number {
  const { words, rules, from, to, previous } = surroundings;
  const rule = rules[hit.entry.type] ?? {};
  let rank = rule.priority ?? 0;
  const before = words[from - 1] ?? "^";
  const beforeThat = words[from - 2] ?? "^";
  const cues = rule.cuesBefore ?? [];
  if (includes(cues, before) || (before === "of" && includes(cues, beforeThat))) rank += 10;
  if (cues.includes(`${beforeThat} ${before}`)) rank += 20;
  if (includes(rule.cuesAfter ?? [], words[to] ?? "$")) rank += 10;
  if (goesOn(hit.entry.type, words, from, previous)) rank += 10;
  if (rule.onlyAfterType !== undefined) {
    const gap = previous === null ? "" : words.slice(previous.end, from).join(" ");
    const follows =
      previous?.entry.type === rule.onlyAfterType &&
      (gap === "" || gap === ",") &&
      (previous.entry.partOf?.includes(hit.entry.value) ?? true);
    const named = includes(rule.orBefore ?? [], words[to] ?? "$");
    rank += follows || named ? 100 : -100;
  }
  return rank;
}
