// Words that a person gave for a value mean that value: "online orders" are those whose flag is 1, whatever the
// network made of the word. So do values that rows are called by: "teachers" are the people whose role is teacher.

import {
  type Clauses,
  columnsIn,
  isAggregate,
  isItem,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { isValue } from "../../revise/conditions/value-lists.ts";
import { isNear, tablesOf } from "../../revise/find-columns.ts";
import { kindsIn } from "../../revise/things/kinds.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import type { ValueIndex } from "../../schema/value-index.ts";
import { contracted } from "../../text/sides.ts";
import type { ReadTurn } from "../encoding/encode-turn.ts";
import type { Repair, RepairContext } from "./context.ts";

export type ToldValue = {
  /** What the word may mean, each in its column. */
  readonly readings: readonly { readonly column: number; readonly value: string }[];
  /** "not online", "without the cancelled". */
  readonly negated: boolean;
};

const negating = new RegExp(
  `\\b(?:not|no|${contracted}|without|except|excluding|exclude|never|ignore|ignoring|but)(?: \\w+)?$`,
  "i",
);

export function toldValues(
  { utterance, mentions, tokens }: ReadTurn,
  { values, described }: Pick<KnownDatabase, "values" | "described">,
): ToldValue[] {
  return [
    ...deniedValues(tokens, values),
    ...toldIn(utterance, mentions),
    ...nounsIn(tokens, values, described),
  ];
}

function nounsIn(
  tokens: ReadTurn["tokens"],
  values: ValueIndex,
  schema: DescribedSchema,
): ToldValue[] {
  const words = tokens.map(({ text }) => text.toLowerCase());
  const found = kindsIn(words, values, schema);
  const columns = found.flatMap(({ readings }) => readings.map(({ column }) => column));
  // Two of a column are not settled here.
  if (columns.length > new Set(columns).size) return [];
  return found.map(({ readings, from }) => ({
    readings,
    negated: negating.test(words.slice(0, from).join(" ")),
  }));
}

/** "unpaid bills", where a status is 'paid': all others. */
function deniedValues(tokens: ReadTurn["tokens"], values: ValueIndex): ToldValue[] {
  return tokens.flatMap(({ text }) => {
    const rest = /^(?:un|non-?)(\p{L}{4,})$/u.exec(text.toLowerCase())?.[1];
    if (rest === undefined || values.whole([stem(text)]).length > 0) return [];
    const readings = values.whole([stem(rest)]);
    return readings.length === 0 ? [] : [{ readings, negated: true }];
  });
}

function toldIn(utterance: string, mentions: readonly Mention[]): ToldValue[] {
  return mentions.flatMap(({ kind, readings, text }) => {
    const told = kind === "whole" ? readings.filter((one) => one.told === true) : [];
    const before = utterance.slice(0, utterance.indexOf(text)).trimEnd();
    return told.length === 0 ? [] : [{ readings: told, negated: negating.test(before) }];
  });
}

export const valuesTold: Repair = (clauses, context) =>
  context.told.reduce((mended, told) => withTold(mended, told, context), clauses);

function withTold(
  clauses: Clauses,
  { readings, negated }: ToldValue,
  { schema }: RepairContext,
): Clauses {
  const count = schema.columns.length;
  const { having, groupBy, select, orderBy } = clauses;
  // "unpaid" of a status that says 'paid' is no missing status.
  const where = clauses.where.filter(
    (part) => !negated || !readings.some(({ column }) => isMissing(part, column)),
  );
  const settled = [...where, ...having, ...groupBy].flatMap((part) => columnsIn(part, count));
  if (readings.some(({ column }) => settled.includes(column))) return clauses;
  const used = tablesOf(clauses, schema);
  const tableOf = (column: number): number => schema.columns[column]?.table ?? -1;
  const meant =
    readings.find(({ column }) => used.includes(tableOf(column))) ??
    readings.find(({ column }) => isNear(used, tableOf(column), schema));
  if (meant === undefined || orderBy.some(({ by }) => columnsIn(by, count).includes(meant.column)))
    return clauses;
  const { column, value: text } = meant;
  const condition = isValue(column, text, schema, negated ? "!=" : "=");
  return {
    ...clauses,
    select: withoutColumn(select, column, schema),
    where: [...where, condition],
  };
}

function isMissing([first, is, none, ...more]: Symbols, column: number): boolean {
  return isItem(first, column) && isWord(is, "is") && isWord(none, "null") && more.length === 0;
}

/** The word was no wish to see the column. */
function withoutColumn(
  select: readonly Symbols[],
  column: number,
  schema: RepairContext["schema"],
): readonly Symbols[] {
  const kept = select.filter(
    ([first, ...more]) => first?.kind !== "item" || first.item !== column || more.length > 0,
  );
  if (kept.some((one) => !isAggregate(one)) || kept.length === select.length) return kept;
  const table = schema.columns[column]?.table ?? 0;
  return kept.length > 0 ? kept : [[{ kind: "item", item: itemOfTable(schema, table) }]];
}
