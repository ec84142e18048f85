// Says a comparison of a column with values: by the domain's phrase where it has one that leaves
// nothing out, otherwise plainly.

import type { ConditionPhrase } from "../../entities/wording.ts";
import type { Expression } from "../../sql/tree.ts";
import { singular } from "../english.ts";
import { unquote, valueSaid, valueText } from "../value-text.ts";
import { columnNoun, nounOf, tableOf } from "./names.ts";
import { deny, type Phrased, plainly } from "./said.ts";
import type { Setting } from "./voice.ts";

export type Fact = {
  /** The column compared; absent for the calendar's day. */
  readonly node?: Expression;
  readonly leaf: string;
  /** "=", "<", "LIKE", "between", "known", "missing", "exists", "MIN", ... */
  readonly op: string;
  /** Literals as written. */
  readonly values: readonly string[];
};

/** Comparisons in words; the right side follows. */
export const comparisons: Readonly<Record<string, string>> = {
  "=": "is",
  "==": "is",
  "!=": "is not",
  "<>": "is not",
  "<": "is under",
  "<=": "is at most",
  ">": "is over",
  ">=": "is at least",
  IS: "is",
  "IS NOT": "is not",
  "IS DISTINCT FROM": "differs from",
  "IS NOT DISTINCT FROM": "is the same as",
  LIKE: "is like",
  "NOT LIKE": "is not like",
  ILIKE: "in any case is like",
  "NOT ILIKE": "in any case is not like",
};

/** For times and dates: {compare} in a phrase. */
const beforeAfter: Readonly<Record<string, string>> = {
  "=": "at",
  "<": "before",
  "<=": "by",
  ">": "after",
  ">=": "at or after",
};

export function sayFact(fact: Fact, place: Setting): Phrased {
  const positive = positives[fact.op];
  // The domain's words for the value, denied: "not on Delta".
  if (positive !== undefined) {
    const said = byPhrase({ ...fact, op: positive }, place);
    if (said !== undefined) return deny([said]);
  }
  const phrased = byPhrase(fact, place);
  return phrased ?? sayPlainFact(fact, place);
}

/** By the names of columns alone. */
export function sayPlainFact(fact: Fact, place: Setting): Phrased {
  const texts = textsOf(fact, place);
  if (fact.leaf === "date") {
    return { ...plainly(`on ${texts[0]}`, tablesOf(fact, place)), known: true };
  }
  const noun =
    (fact.node && columnNoun(fact.node, place)) ?? singular(nounOf(fact.leaf, place.voice.wording));
  const told = predicate(fact.op, texts);
  const are = singular(noun) === noun ? told : told.replace(/^is\b/, "are");
  const said = plainly(`whose ${noun} ${are}`, tablesOf(fact, place));
  return withEquality(said, fact, place, texts[0]);
}

const positives: Readonly<Record<string, string>> = {
  "!=": "=",
  "<>": "=",
  "not between": "between",
  "not in": "in",
};

function byPhrase(fact: Fact, place: Setting): Phrased | undefined {
  const [first, ...others] = fact.values;
  const single = fact.op === "in" && first !== undefined;
  const phrase = findPhrase(single ? { ...fact, op: "=", values: [first] } : fact, place);
  if (phrase === undefined || (others.length > 0 && phrase.value !== undefined)) return undefined;
  return sayPhrase(phrase, fact, place);
}

export function sayPhrase(phrase: ConditionPhrase, fact: Fact, place: Setting): Phrased {
  const texts = textsOf(fact, place);
  const [first = "", second = ""] = fact.op === "in" ? [texts.join(" or ")] : texts;
  const compare = beforeAfter[fact.op] ?? comparisons[fact.op] ?? fact.op;
  const filled: Readonly<Record<string, string>> = { value: first, value2: second, compare };
  const said: Phrased = {
    ...plainly(
      phrase.text.replace(/\{(\w+)\}/g, (whole, slot: string) => filled[slot] ?? whole),
      tablesOf(fact, place),
    ),
    known: true,
    before: phrase.before ?? false,
    close: phrase.close ?? false,
    ...(phrase.again !== undefined && { again: phrase.again }),
    rank: place.voice.wording.phrases.indexOf(phrase),
  };
  return withEquality(said, fact, place, first);
}

function textsOf({ leaf, values }: Fact, { voice }: Setting): string[] {
  return values.map((value) => {
    const text = leaf === "date" ? value : valueText(leaf, value, voice.wording);
    return /^['"]/.test(value) ? valueSaid(text) : text;
  });
}

function withEquality(
  said: Phrased,
  { leaf, op, values }: Fact,
  { through }: Setting,
  value?: string,
): Phrased {
  if (op !== "=" || through.length > 0 || values.length !== 1 || value === undefined) return said;
  return { ...said, equals: { column: leaf, value } };
}

export function tablesOf({ leaf }: Pick<Fact, "leaf">, { through }: Setting): string[] {
  return [...through, leaf].map(tableOf);
}

function predicate(op: string, texts: readonly string[]): string {
  const [first = "", second = ""] = texts;
  switch (op) {
    case "between":
      return `is between ${first} and ${second}`;
    case "not between":
      return `is not between ${first} and ${second}`;
    case "known":
      return "is known";
    case "missing":
      return "is missing";
    case "in":
      return `is ${texts.join(" or ")}`;
    case "not in":
      return `is not ${texts.join(" or ")}`;
    case "LIKE":
    case "NOT LIKE":
    case "ILIKE":
    case "NOT ILIKE":
      return likePattern(op, first);
    default:
      return `${comparisons[op] ?? op.toLowerCase()} ${first === "" ? "empty" : first}`;
  }
}

const patterns: readonly (readonly [RegExp, string, string])[] = [
  [/^%([^%_]+)%$/, "contains", "does not contain"],
  [/^([^%_]+)%$/, "begins with", "does not begin with"],
  [/^%([^%_]+)$/, "ends with", "does not end with"],
];

function likePattern(op: string, pattern: string): string {
  for (const [form, does, doesNot] of patterns) {
    const part = form.exec(pattern)?.[1];
    if (part !== undefined) return `${op.startsWith("NOT") ? doesNot : does} ${part}`;
  }
  return `${comparisons[op]} ${pattern}`;
}

/** The first of the domain's phrases that fits, and says the operator and every value. */
export function findPhrase(fact: Fact, { voice, through }: Setting): ConditionPhrase | undefined {
  return voice.wording.phrases.find(
    (phrase) =>
      phrase.leaf === fact.leaf &&
      (phrase.through === undefined || through.includes(phrase.through)) &&
      saysOperator(phrase, fact) &&
      saysValues(phrase, fact),
  );
}

function saysOperator({ op, text }: ConditionPhrase, fact: Fact): boolean {
  if (op !== undefined) return op === fact.op;
  if (fact.op === "=" || fact.op === "==") return true;
  return text.includes("{compare}") && beforeAfter[fact.op] !== undefined;
}

function saysValues({ value, text }: ConditionPhrase, { values }: Fact): boolean {
  if (value !== undefined) return values.length === 1 && unquote(values[0] ?? "") === value;
  const places = ["{value}", "{value2}"].filter((slot) => text.includes(slot)).length;
  return places === values.length;
}
