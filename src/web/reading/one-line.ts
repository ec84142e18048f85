// A query as one line, for whoever only wants to know what it is about: a long list of columns is told by
// what they are called.
import { layOutSql } from "../../display/layout-sql.ts";

export function oneLine(sql: string, columns: readonly string[]): string {
  const lines = layOutSql(sql).split("\n");
  const from = lines.findIndex((line) => line.startsWith("FROM "));
  const told =
    from > 1 && columns.length > 0 ? [`SELECT ${columns.join(", ")}`] : lines.slice(0, from);
  return (from < 0 ? lines : [...told, ...lines.slice(from)]).join(" ").replaceAll(/\s+/g, " ");
}
