// The law of conversations on any database: what is not touched stays. A condition whose value was exchanged
// although this utterance names none of that column is the one before; nor does a list become groups of one.
import type { OutlineSymbol, OutlineWord } from "../../outline/symbols.ts";
import {
  type Clauses,
  columnsIn,
  isAggregate,
  isCalled,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { isFigure, isMoney, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { factsKey } from "../../schema/described.ts";
import { contracted, denying } from "../../text/sides.ts";
import type { Repair, RepairContext } from "./context.ts";

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

const limits: ReadonlySet<OutlineWord> = new Set<OutlineWord>(["<", "<=", ">", ">="]);

/** "under 30", of books: no group of one book has 30 rows; a figure of theirs is meant. */
export const figureLimited: Repair = (clauses, context) => {
  const { schema, before } = context;
  const [having, ...more] = clauses.having;
  const [shown] = clauses.select.flatMap((part) => columnsIn(part, schema.columns.length));
  const table = schema.columns[shown ?? -1]?.table ?? -1;
  const operator = having?.findLast((one) => one.kind === "word" && limits.has(one.word));
  const amount = having?.at(-1);
  if (having === undefined || more.length > 0 || operator === undefined) return clauses;
  if (amount?.kind !== "value" || amount.literal.type !== "number") return clauses;
  if (!isCalled(having, "count") || clauses.select.some(isAggregate)) return clauses;
  if (before == null || before.groupBy.length > 0 || !isOneRowEach(clauses, table, context))
    return clauses;
  const column = figureWithin(Number(amount.literal.text), table, context);
  if (column === undefined) return clauses;
  const limit = [{ kind: "item", item: column } as const, operator, amount];
  const orderBy = clauses.orderBy.filter(({ by }) => !isAggregate(by));
  return { ...clauses, where: [...clauses.where, limit], groupBy: [], having: [], orderBy };
};

/** Grouped by what tells rows of this table, and joined only with what each row has one of. */
function isOneRowEach(clauses: Clauses, table: number, { schema }: RepairContext): boolean {
  const by = clauses.groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  const names = nameColumns(table, schema);
  const tells = (k: number): boolean =>
    schema.columns[k]?.table === table && (schema.columns[k]?.primary || names.includes(k));
  const others = tablesOf(clauses, schema).filter((one) => one !== table);
  const isTheirs = (other: number): boolean =>
    schema.links.some(
      ({ from, to }) =>
        schema.columns[from]?.table === table && schema.columns[to]?.table === other,
    );
  return by.length > 0 && by.every(tells) && others.every(isTheirs);
}

/** The only figure of the table that can be so much, or the only one in money. */
function figureWithin(
  amount: number,
  table: number,
  { schema, facts }: RepairContext,
): number | undefined {
  const columns = schema.tables[table]?.columns ?? [];
  const found = columns.filter((k) => {
    const range = facts.numbers.get(factsKey(k, schema));
    if (!isFigure(k, schema) || schema.columns[k]?.time !== null || range === undefined)
      return false;
    return range.low < amount && amount < range.high;
  });
  const paid = found.filter((k) => isMoney(k, schema));
  const [only, ...others] = paid.length > 0 ? paid : found;
  return others.length === 0 ? only : undefined;
}
