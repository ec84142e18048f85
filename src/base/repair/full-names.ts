// "full name and country of the customers": first and last name in one column, where they are called so by people who
// look at figures all day; in whole sentences both columns are meant.
import { called, type Symbols } from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import type { Repair } from "./context.ts";

const asked = /\b(?:full|complete|whole) names?\b/;

export const fullNames: Repair = (clauses, { schema, text, terse }) => {
  if (!terse || !asked.test(text) || clauses.distinct) return clauses;
  const itemOf = ([only, ...more]: Symbols): number =>
    only?.kind === "item" && more.length === 0 ? only.item : -1;
  const at = clauses.select.findIndex((item, i) => {
    const table = schema.columns[itemOf(item)]?.table;
    const names = table === undefined ? [] : nameColumns(table, schema);
    const next = clauses.select[i + 1];
    return names.length === 2 && names[0] === itemOf(item) && names[1] === itemOf(next ?? []);
  });
  const [first, last] = at < 0 ? [] : clauses.select.slice(at, at + 2);
  if (first === undefined || last === undefined) return clauses;
  return { ...clauses, select: clauses.select.toSpliced(at, 2, called("concat", first, last)) };
};
