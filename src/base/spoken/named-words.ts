// Words that a query says in others: those of measures and filters, and what a person calls the tables
// and columns that it uses.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { isMoney } from "../../revise/find-columns.ts";
import type { SpokenDatabase } from "./spoken.ts";

/** What people say of a column that tells how long. */
const lengths =
  "long longer longest short shorter shortest length lengths lasting lasts duration hour hours minute minutes min mins second seconds".split(
    " ",
  );

/** What people say of a column that tells how much money. */
const sums =
  "cost costs costing price prices priced amount amounts money value worth charge charges charged spent spending expense expenses".split(
    " ",
  );

/** What people say of things that go with others, whatever the table between them is called. */
const takingPart =
  "play plays played playing star stars starred starring appear appears appeared appearing act acts acted acting feature features featured featuring perform performs performed participate participated involved deliver delivers delivered supply supplies supplied provide provides provided handle handles handled process processes processed serve serves served".split(
    " ",
  );

/** The time from one day to another, as databases write it. */
const between = /\b(?:julianday|datediff|date_diff|timestampdiff|epoch)\b/i;

/** A column that its table does not have, and what it is made of. */
type MadeColumn = { readonly item: number; readonly symbols: readonly OutlineSymbol[] };

/** In small letters, one by one. `sql`: the query they may have become. */
export function namedWords(
  { described, measures, filters }: Pick<SpokenDatabase, "described" | "measures" | "filters">,
  sql: string,
  made: readonly MadeColumn[] = [],
): string[] {
  const used = new Set(sql.toLowerCase().match(/[\p{L}\d_]+/gu) ?? []);
  const isUsed = ({ name }: { readonly name: string }): boolean =>
    name
      .toLowerCase()
      .split(/\s+/)
      .every((part) => used.has(part));
  const own = [...described.tables, ...described.columns]
    .filter(isUsed)
    .flatMap(({ words, synonyms = [] }) => [words, ...synonyms]);
  const lasting =
    between.test(sql) || described.columns.some((one) => one.unit !== undefined && isUsed(one));
  const dated = described.columns.some(
    (one) => (one.time === "date" || one.time === "datetime") && isUsed(one),
  );
  const paid = described.columns.some((one, k) => isUsed(one) && isMoney(k, described));
  const columnsUsed = (symbols: readonly OutlineSymbol[]): boolean =>
    symbols.every((one) => {
      const column = one.kind === "item" ? described.columns[one.item] : undefined;
      return column === undefined || isUsed(column);
    });
  const written = [...measures.map(({ item, inside }) => ({ item, symbols: inside })), ...made];
  const measured = written.flatMap(({ item, symbols }) => {
    const column = columnsUsed(symbols) ? described.columns[item] : undefined;
    return [column?.words ?? [], ...(column?.synonyms ?? [])];
  });
  const filtered = filters.filter(({ conditions }) =>
    conditions.some(({ where }) => where.every(columnsUsed)),
  );
  // "inactive" is said of a column that tells whether somebody is active, "unpaid" of what is not 'paid'.
  const values = [...sql.toLowerCase().matchAll(/'([^']+)'/g)].map(([, text = ""]) => text);
  const denied = [...own.flat(), ...values].flatMap((one) => [
    `in${one}`,
    `un${one}`,
    `non${one}`,
    `dis${one}`,
  ]);
  const joined = /\bjoin\b/i.test(sql) ? takingPart : [];
  return [
    joined,
    ...own,
    ...measured,
    denied,
    lasting ? lengths : [],
    paid ? sums : [],
    dated ? ["date", "dates"] : [],
    ...filtered.flatMap(({ said }) => said),
  ].flat();
}
