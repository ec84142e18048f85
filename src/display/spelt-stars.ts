// `SELECT *` by the names of its columns, where some of them are written for people otherwise than they are stored.
import type { Dialect, Schema } from "../database/database.ts";
import type { Wording } from "../entities/wording.ts";
import { bind } from "../sql/bind/bind.ts";
import type { Relation } from "../sql/bind/bound.ts";
import { quoteName } from "../sql/quote-name.ts";
import type { Select, SelectItem } from "../sql/tree.ts";

/** What is made of other queries, or joined by columns that become one, stays as it is. */
export function withSpeltStars(
  select: Select,
  dialect: Dialect,
  { formats, names, amounts = {} }: Wording,
  schema: Schema,
): Select {
  const { stars, scopes } = bind(select, schema);
  const written = { ...formats, ...names, ...amounts };
  const isWritten = ({ columns = [] }: Relation): boolean =>
    columns.some(({ stored }) => stored !== undefined && stored.key in written);
  const shown = select.items.flatMap(({ expression }) => stars.get(expression) ?? []);
  const isPlain = scopes.get(select)?.merged.size === 0 && shown.every(({ table }) => table);
  if (!isPlain || !shown.some(isWritten)) return select;
  const columnsOf = ({ from, table }: Relation, { start, end }: SelectItem): SelectItem[] => {
    const owner = from.alias ?? (from.source.kind === "table" ? from.source.name : "");
    return (table?.columns ?? []).map((column) => {
      const name = `${owner}.${quoteName(column.name, dialect)}`;
      return { start, end, expression: { kind: "column", name, start, end } };
    });
  };
  const items = select.items.flatMap(
    (item) => stars.get(item.expression)?.flatMap((one) => columnsOf(one, item)) ?? [item],
  );
  return { ...select, items };
}
