// What people see of rows that have no name: what stands in them, with the names of what they belong to. A key
// alone tells nobody which visit it was.
import type { DetailQuery, ValueFormat, Wording } from "../../entities/wording.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { type DescribedColumn, type DescribedSchema, keysOf } from "../../schema/described.ts";
import { isPlainName, quotedName } from "../../sql/quote-name.ts";
import type { SpokenDatabase } from "./spoken.ts";

/** Wider tables are read by nobody. */
const widest = 7;

/** By their keys. */
export function rowDetails({ described, amounts }: SpokenDatabase): Wording["details"] {
  const found: Record<string, DetailQuery> = {};
  described.tables.forEach(({ name, hidden, columns }, table) => {
    const [key, ...others] = keysOf(table, described);
    const bare = hidden !== true && nameColumns(table, described).length === 0;
    if (key === undefined || others.length > 0 || !bare) return;
    const shown = [key, ...columns.filter((k) => k !== key)]
      .filter((k) => described.columns[k]?.hidden !== true)
      .flatMap((k) => detailOf(k, described, amounts))
      .slice(0, widest);
    const sql = [spelt(key, described), ...shown.map((one) => one.sql)].join(" , ");
    const own = quoted(name);
    found[`${name}.${described.columns[key]?.name}`.toLowerCase()] = {
      sql: `SELECT ${sql} FROM ${own} WHERE ${spelt(key, described)} IN ( {keys} )`,
      columns: shown.map((one) => one.column),
    };
  });
  return found;
}

type Detail = { readonly sql: string; readonly column: DetailQuery["columns"][number] };

/** A column as it is, or what its key names; a key of what has no name tells nothing. */
function detailOf(
  k: number,
  schema: DescribedSchema,
  amounts: SpokenDatabase["amounts"],
): Detail[] {
  const { columns, tables, links } = schema;
  const { table = -1, name = "", words = [], measure } = columns[k] ?? {};
  if (measure === true || !tables[table]?.columns.includes(k)) return [];
  const link = links.find(({ from }) => from === k);
  const amount = amounts[`${tables[table]?.name}.${name}`.toLowerCase()];
  const title =
    amount?.unit === undefined ? words.join(" ") : `${words.join(" ")} (${amount.unit})`;
  const format = columns[k] && formatOf(columns[k]);
  const how = { ...(amount && { amount }), ...(format && { format }) };
  if (link === undefined) return [{ sql: spelt(k, schema), column: { title, ...how } }];
  const owner = columns[link.to]?.table ?? -1;
  if (owner === table || tables[owner]?.hidden === true) return [];
  const from = quoted(tables[owner]?.name ?? "");
  return nameColumns(owner, schema).map((item) => ({
    sql: `( SELECT ${spelt(item, schema)} FROM ${from} WHERE ${spelt(link.to, schema)} = ${spelt(k, schema)} )`,
    column: {
      title: [...(tables[owner]?.words ?? []), ...withoutNoun(item, owner, schema)].join(" "),
    },
  }));
}

/** Days and moments that are kept as numbers nobody reads. */
export const formatOf = ({ kept }: DescribedColumn): ValueFormat | undefined =>
  kept === "seconds" || kept === "milliseconds" || kept === "yyyymmdd" ? kept : undefined;

/** The name of a customer is headed so, and so is one that is called "customer name". */
function withoutNoun(item: number, owner: number, { columns, tables }: DescribedSchema): string[] {
  const nouns = tables[owner]?.words ?? [];
  return (columns[item]?.words ?? []).filter((one) => !nouns.includes(one));
}

const quoted = (name: string): string => (isPlainName(name) ? name : quotedName(name));

const spelt = (k: number, { columns, tables }: DescribedSchema): string =>
  `${quoted(tables[columns[k]?.table ?? -1]?.name ?? "")}.${quoted(columns[k]?.name ?? "")}`;
