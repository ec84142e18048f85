// Words that a query says in others: those of measures and filters, and what a person calls the tables
// and columns that it uses.
import type { SpokenDatabase } from "./spoken.ts";

/** In small letters, one by one. `sql`: the query they may have become. */
export function namedWords(
  { described, measures, filters }: Pick<SpokenDatabase, "described" | "measures" | "filters">,
  sql: string,
): string[] {
  const used = new Set(sql.toLowerCase().match(/[\p{L}\d_]+/gu) ?? []);
  const own = [...described.tables, ...described.columns]
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .every((part) => used.has(part)),
    )
    .flatMap(({ words, synonyms = [] }) => [words, ...synonyms]);
  const measured = measures.flatMap(({ item }) => {
    const column = described.columns[item];
    return [column?.words ?? [], ...(column?.synonyms ?? [])];
  });
  // "inactive" is said of a column that tells whether somebody is active.
  const denied = own.flat().flatMap((one) => [`in${one}`, `un${one}`, `non${one}`, `dis${one}`]);
  return [...own, ...measured, denied, ...filters.flatMap(({ said }) => said)].flat();
}
