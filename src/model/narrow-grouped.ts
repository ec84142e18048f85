// "only delta" after a query with groups, which a person may have written: decoding would begin anew, so
// plain narrowing is done on the query itself. Nothing here guesses: where a word is left over or two
// columns may be meant, the model reads the turn.
import type { ColumnTypes, Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printSql } from "../sql/print.ts";
import type { Expression, Select } from "../sql/tree.ts";
import { conjunction, conjuncts } from "../sql/tree-builders.ts";
import { tokenize } from "../text/tokenize.ts";
import { functionWords, politeWords } from "../words/english.ts";

export type Narrowing = {
  readonly utterance: string;
  readonly values: readonly ResolvedValue[];
  readonly placeholders: readonly Placeholder[];
};

/** Null where the turn is no plain narrowing of such a query. */
export function narrowGrouped(
  sql: string,
  { utterance, values, placeholders }: Narrowing,
  types: ColumnTypes,
): string | null {
  const query = tryParse(sql);
  if (query?.kind !== "select" || query.groupBy.length === 0) return null;
  if (values.length === 0 || !isNarrowing(utterance, values)) return null;
  const conditions: Expression[] = [];
  for (const value of values) {
    const named = placeholders.find(({ name }) => name === value.placeholders[0]);
    const columns = named === undefined ? [] : columnsOf(query, named.type, types);
    const [column, other] = columns;
    if (value.kind !== "entity" || named === undefined) return null;
    if (column === undefined || other !== undefined) return null;
    const condition = tryParse(`SELECT 1 FROM one WHERE ${column} = ${named.sql}`);
    if (condition?.kind !== "select" || condition.where === undefined) return null;
    conditions.push(condition.where);
  }
  const where = conjunction([
    ...(query.where === undefined ? [] : conjuncts(query.where)),
    ...conditions,
  ]);
  return where === undefined ? null : printSql({ ...query, where });
}

/** "only", values, and words that say nothing. */
function isNarrowing(utterance: string, values: readonly ResolvedValue[]): boolean {
  const rest = tokenize(utterance).filter(
    ({ start, end, text }) =>
      /\p{L}/u.test(text) && !values.some((value) => start >= value.start && end <= value.end),
  );
  const narrows = rest.some(({ text }) => narrowing.has(text));
  return narrows && rest.every(({ text }) => functionWords.has(text) || politeWords.has(text));
}

const narrowing: ReadonlySet<string> = new Set([
  "only",
  "just",
  "for",
  "with",
  "on",
  "about",
  "of",
]);

/** The columns of the query's own tables whose values are of this type. */
function columnsOf({ from }: Select, type: string, types: ColumnTypes): string[] {
  const tables = new Set(
    from.flatMap(({ source }) => (source.kind === "table" ? [source.name] : [])),
  );
  return [...types].flatMap(([column, own]) =>
    own === type && tables.has(column.slice(0, column.indexOf("."))) ? [column] : [],
  );
}
