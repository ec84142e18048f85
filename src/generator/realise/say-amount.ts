// How analysts say numbers: years, amounts above and below, 1500 as 1,500 or 1.5k.
import type { Random } from "../../random.ts";
import { isMoney } from "../analyst/quantities.ts";
import type { CompareOp } from "../query.ts";
import type { Field, Subject } from "../tables/world.ts";
import { ownsSuperlative } from "./common-verbs.ts";
import { fieldText, say } from "./say.ts";

export function yearText(random: Random, { op, value }: { op: CompareOp; value: number }): string {
  const words: Readonly<Record<string, string>> = {
    "=": ":5 in {v} | :2 from {v} | :1 of {v}",
    ">=": ":4 since {v} | :1 from {v} on",
    ">": ":4 after {v} | :1 later than {v}",
    "<": ":4 before {v} | :1 earlier than {v}",
  };
  return say(random, words[op] ?? "in {v}", { v: String(value) });
}

/** More and less of a column in one word. */
const comparatives: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:price|cost|fee|fare|rent)\b/,
    "(more expensive than|costing more than|dearer than|that cost more than|priced above)",
    "(cheaper than|costing less than|that cost less than|under|priced below)",
  ],
  [
    /\b(?:length|duration|runtime|minutes|hours|seconds)\b/,
    "(longer than|lasting more than)",
    "(shorter than|lasting less than)",
  ],
  [/\bage\b/, "(older than|over)", "(younger than|under)"],
  [/\bweight\b/, "(heavier than|weighing more than)", "(lighter than|weighing less than)"],
  [/\b(?:height|elevation)\b/, "(taller than|higher than)", "(shorter than|lower than)"],
  [
    /\b(?:salary|income|wage)\b/,
    "(earning more than|making more than|paid more than)",
    "(earning less than|making less than|paid less than)",
  ],
  [/\b(?:size|area|capacity|population)\b/, "(bigger than|larger than)", "(smaller than)"],
];

export function amountText(
  random: Random,
  of: Subject,
  { field, op, value }: { readonly field: Field; readonly op: CompareOp; readonly value: number },
): string {
  if (op === "=" && value === 0 && /\bstock\b/.test(field.names[0] ?? ""))
    return say(random, "{outOfStock}");
  const number = numberText(random, field, value);
  const found = comparatives.find(([name]) => name.test(field.names[0] ?? ""));
  if (
    found !== undefined &&
    (op === ">" || op === "<") &&
    ownsSuperlative(of, field) &&
    random.next() < 0.45
  )
    return `${say(random, op === ">" ? found[1] : found[2])} ${number}`;
  const words: Readonly<Record<CompareOp, string>> = {
    ">": "{above}",
    "<": "{below}",
    ">=": "{least}",
    "<=": "{most}",
    "=": "exactly",
    "!=": "other than",
  };
  const parts = {
    cmp: say(random, words[op]),
    v: number,
    name: fieldText(random, field, false),
  };
  return say(random, "{amountAfter}", parts);
}

/** 1500 may be said as 1,500, 1.5k or $1500. */
export function numberText(random: Random, field: Field | undefined, value: number): string {
  const plain = String(value);
  const roll = random.next();
  if (value >= 1000 && Number.isInteger(value) && roll < 0.15)
    return plain.replace(/\B(?=(\d{3})+$)/g, ",");
  if (value >= 1000 && value % 1000 === 0 && roll < 0.25) return `${value / 1000}k`;
  if (field !== undefined && isMoney(field) && roll > 0.85)
    return random.next() < 0.6 ? `$${plain}` : `${plain} dollars`;
  return plain;
}
