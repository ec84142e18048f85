// "where are they", "which bikes are there": the places of what was listed, and what is in the places that were
// asked about.
import { type DescribedSchema, keysOf } from "../schema/described.ts";
import { areLinked } from "../schema/join-path.ts";
import { type Clauses, column, columnsIn, isAggregate } from "./clauses.ts";
import { nameColumns, tableNamed, tablesOf } from "./find-columns.ts";
import type { Revision } from "./said.ts";

const asking =
  /^where (?:(?:are|is|were|was) (?:they|those|these|it|that)(?: (?:all|now|located|kept|stored|based|found|held))?|(?:can|do) (?:i|we|you) (?:find|get|have) (?:them|those|these|it|that))$/;
const place =
  /^(?:place|location|address|city|town|district|region|room|floor|building|site|shelf|station|store|shop|branch|warehouse|depot|garage|office|library|hospital|clinic|museum|airport|campus|hall|venue|hotel|house|park|zone|area)$/;

/** By a column of theirs that names a place, else by the one place that they belong to. */
export const whereTheyAre: Revision = ({ text }, clauses, schema) => {
  const listed = listedTable(clauses, schema);
  if (!asking.test(text) || listed === undefined) return null;
  const isPlace = (words: readonly string[]): boolean => place.test(words.at(-1) ?? "");
  const own = schema.tables[listed]?.columns ?? [];
  const isKey = (k: number): boolean => schema.links.some(({ from }) => from === k);
  const columns = own.filter((k) => isPlace(schema.columns[k]?.words ?? []) && !isKey(k));
  const around = schema.links.flatMap(({ from, to }) => {
    const table = schema.columns[to]?.table ?? -1;
    const belongs = schema.columns[from]?.table === listed && table !== listed;
    return belongs && isPlace(schema.tables[table]?.words ?? []) ? [table] : [];
  });
  const [only, ...more] = around;
  const names = only === undefined ? [] : nameColumns(only, schema);
  const shown = columns.length > 0 ? columns : more.length > 0 ? [] : names;
  if (shown.length === 0 || clauses.where.length === 0) return null;
  return { ...clauses, select: shown.map(column), distinct: true, orderBy: [], limit: null };
};

const there =
  /^(?:which|what|show(?: me)?|list)(?: all)?(?: the)? (?<what>[a-z]+)(?: (?:are|is|do (?:we|you|they) have|can i find|can i get))? (?:there|in there|at (?:it|them|those)|in (?:it|them|those))$/;

/** Of the places that were asked about, which something of its own stands in. */
export const whatIsThere: Revision = ({ text }, clauses, schema) => {
  const what = there.exec(text)?.groups?.["what"];
  const asked = listedTable(clauses, schema);
  const table = what === undefined ? undefined : tableNamed(what, clauses, schema);
  if (table === undefined || asked === undefined || table === asked) return null;
  if (!place.test(schema.tables[asked]?.words.at(-1) ?? "") || clauses.where.length === 0)
    return null;
  const belongs = schema.links.some(
    ({ from, to }) => schema.columns[from]?.table === table && schema.columns[to]?.table === asked,
  );
  if (!belongs || !areLinked(schema, [table, asked])) return null;
  const names = nameColumns(table, schema);
  const keys = keysOf(table, schema);
  const select = (names.length > 0 ? names : keys).map(column);
  if (select.length === 0) return null;
  return { ...clauses, select, distinct: false, orderBy: [], limit: null };
};

/** The one table whose rows are listed. */
export function listedTable(clauses: Clauses, schema: DescribedSchema): number | undefined {
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return undefined;
  const [first] = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  return schema.columns[first ?? -1]?.table ?? tablesOf(clauses, schema)[0];
}
