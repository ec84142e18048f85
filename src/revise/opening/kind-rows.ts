// "how many refunds in 2023", "list the sopranos", "credit notes by month": rows called by their kind, counted or
// listed, and plain changes of that.
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { column, noClauses, outlineOfClauses, type Symbols } from "../clauses.ts";
import { isValue } from "../conditions/value-lists.ts";
import { countOfRows, nameColumns } from "../find-columns.ts";
import type { SaidKind } from "../things/kinds.ts";

const counting = /^(?:how many|(?:total )?number of|count(?: of)?)(?: (?:the|our|all))*$/;
const listing =
  /^(?:(?:(?:show|list|give|name|find|display|see|me|us|all|the|our)|which are|what are|who are)(?: |$))*$/;
const idle = /^(?:(?:are|were) there|do we have|did we have|have we had|in total)(?: |$)/;
const grouping = /^(?:by|per|for each|for every)\b/;

export function kindRows(
  text: string,
  kinds: readonly SaidKind[],
  schema: DescribedSchema,
  changed: (rest: string, outline: Symbols) => Symbols | null,
): Symbols | null {
  const words = text.split(" ");
  const [kind, ...others] = kinds;
  const [reading, ...more] = kind?.readings ?? [];
  if (kind === undefined || reading === undefined || others.length + more.length > 0) return null;
  const before = words.slice(0, kind.from).join(" ");
  const rest = words.slice(kind.to).join(" ").replace(idle, "");
  const counts = counting.test(before);
  if (!counts && !listing.test(before)) return null;
  const table = schema.columns[reading.column]?.table ?? -1;
  const select =
    counts || grouping.test(rest)
      ? [countOfRows(table, schema)]
      : rowsOf(table, schema).map(column);
  const where = [isValue(reading.column, reading.value, schema)];
  return changed(rest, outlineOfClauses({ ...noClauses, select, where }));
}

/** By their names, or by those of the one thing that they belong to; else by their keys. */
function rowsOf(table: number, schema: DescribedSchema): number[] {
  const { columns, links } = schema;
  const names = nameColumns(table, schema);
  if (names.length > 0) return names;
  const owners = links.flatMap(({ from, to }) =>
    columns[from]?.table === table ? nameColumns(columns[to]?.table ?? -1, schema) : [],
  );
  const one = new Set(owners.map((k) => columns[k]?.table)).size === 1;
  return one ? owners : [itemOfTable(schema, table)];
}
