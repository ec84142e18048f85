// Which column a value that was said is of, where several know it.
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { type Clauses, columnsIn, isAggregate } from "../clauses.ts";
import { isBeside, isNear, tablesOf, timeColumn } from "../find-columns.ts";

/** Of the columns that know the value: asked about already, shown, used, near. */
export function bestReading(mention: Mention, clauses: Clauses, schema: DescribedSchema) {
  const count = schema.columns.length;
  const asked = new Set(clauses.where.flatMap((part) => columnsIn(part, count)));
  const shown = new Set(
    [...clauses.groupBy, ...clauses.select].flatMap((p) => columnsIn(p, count)),
  );
  const used = tablesOf(clauses, schema);
  const tableOf = (column: number): number => schema.columns[column]?.table ?? -1;
  const ways: ((column: number) => boolean)[] = [
    (column) => asked.has(column),
    (column) => shown.has(column),
    (column) => used.includes(tableOf(column)),
    (column) => isBeside(used, tableOf(column), schema),
    (column) => isNear(used, tableOf(column), schema),
  ];
  const whole = mention.readings.filter(({ how }) => how === "whole");
  const readings = whole.length > 0 ? whole : mention.readings;
  for (const [i, way] of ways.entries()) {
    // A word of some far text is no reason to ask for it, nor is a number for a key that is called so.
    const near = /^\d+$/.test(mention.text) ? 2 : 3;
    const found = readings.filter(
      ({ column, how }) => way(column) && (i < near || (how === "whole" && near === 3)),
    );
    if (found.length === 1) return found[0];
    if (found.length > 1) return whereItHappened(found, clauses, schema);
  }
  return undefined;
}

/** Sales in Germany are sold there, wherever what is sold comes from. */
function whereItHappened(
  readings: Mention["readings"],
  clauses: Clauses,
  schema: DescribedSchema,
): Mention["readings"][number] | undefined {
  const time = clauses.select.some(isAggregate) ? timeColumn(clauses, schema) : undefined;
  const table = time === undefined ? undefined : schema.columns[time]?.table;
  const own = readings.filter(({ column }) => schema.columns[column]?.table === table);
  return own.length === 1 ? own[0] : undefined;
}
