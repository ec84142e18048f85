// The law of conversations on any database: what is not touched stays. A condition whose value was exchanged
// although this utterance names none of that column is the one before.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { columnsIn, isWord, type Symbols } from "../../revise/clauses.ts";
import { contracted, denying } from "../../text/sides.ts";
import type { Repair } from "./context.ts";

/** Who goes back to something else may well mean an older value. */
const goingBack =
  /\b(?:again|back|before|previous|earlier|first|other|others|another|instead|original|both|all|any|same)\b/;

export const valuesKept: Repair = (clauses, { before, named, schema, text }) => {
  if (before == null || named === undefined || goingBack.test(text)) return clauses;
  const columnOf = (part: Symbols): number | undefined => {
    const [only, ...others] = new Set(columnsIn(part, schema.columns.length));
    return others.length > 0 || part.some((one) => isWord(one, "select")) ? undefined : only;
  };
  const where = clauses.where.map((part) => {
    const column = columnOf(part);
    const values = part.flatMap(textOf);
    const [old, ...others] = before.where.filter(
      (one) => column !== undefined && columnOf(one) === column,
    );
    if (old === undefined || others.length > 0 || values.length === 0) return part;
    // "not from there", "somewhere else": the same value, and the opposite.
    if (isNegated(part) !== isNegated(old)) return part;
    const touched = [...values, ...old.flatMap(textOf)].some((value) => named.has(value));
    return touched || old.flatMap(textOf).length === 0 ? part : old;
  });
  return { ...clauses, where };
};

const touching = new RegExp(
  `\\b(?:${denying}|${contracted}|without|except|exclude|excluding|but|drop|remove|forget|ignore|regardless|either|or|than|that)\\b`,
);

/** Conditions that nothing said touches stay as they were, however the network writes their columns anew. */
export const conditionsKept: Repair = (clauses, { before, touched, schema, text }) => {
  if (before == null || touched === undefined) return clauses;
  if (touching.test(text) || goingBack.test(text)) return clauses;
  const columnsOf = (part: Symbols): number[] => columnsIn(part, schema.columns.length);
  const nested = [...clauses.where, ...before.where].flat().some((one) => isWord(one, "select"));
  const old = before.where.filter((part) => !columnsOf(part).some(touched));
  const known = new Set(old.flatMap(columnsOf));
  const isOld = (part: Symbols): boolean =>
    columnsOf(part).length > 0 && columnsOf(part).every((k) => known.has(k));
  const anew = clauses.where.filter(isOld);
  const isMixed = (part: Symbols): boolean => new Set(columnsOf(part)).size > 1;
  if (nested || !anew.some((part) => isMixed(part) || part.some(isFigured))) return clauses;
  const written = new Set(anew.flatMap(columnsOf));
  const kept = old.filter((part) => columnsOf(part).some((k) => written.has(k)));
  return { ...clauses, where: [...kept, ...clauses.where.filter((part) => !isOld(part))] };
};

const isFigured = (one: OutlineSymbol): boolean =>
  one.kind === "value" && one.literal.type !== "string";

const isNegated = (part: Symbols): boolean =>
  part.some((one) => isWord(one, "not") || isWord(one, "!="));

const textOf = (one: OutlineSymbol): string[] =>
  one.kind === "value" && one.literal.type === "string"
    ? [one.literal.text.replace(/^'(.*)'$/, "$1").toLowerCase()]
    : [];
