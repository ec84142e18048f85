// "only longer than 10 minutes", "under an hour": rows by the one column that says how long, in the unit that it
// keeps; "how long did they take": that column beside what is listed.
import { word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { convert, durationUnit } from "../../schema/units.ts";
import { plainSide, sideBefore } from "../../text/sides.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  number,
} from "../clauses.ts";
import { callings, leafTables, tablesOf } from "../find-columns.ts";
import { timeBetween } from "../opening/figures.ts";
import { countOf, type Revision } from "../said.ts";

const asked = new RegExp(
  `^(?:(?:and|but|only|just|those|these|the|ones?|that|which|are|is|of them|lasting|with|show|keep|any) )*(?:(?<things>(?!(?:no|not|nothing|none)\\b)[a-z]+) (?:that are |which are )?)?(?<how>(?:(?:no|not|nothing|none) )?(?:longer|shorter) than|${plainSide}) (?<amount>\\d+(?:\\.\\d+)?|an?|[a-z]+) (?<unit>[a-z]+)(?: long| only)*$`,
);

/** Of lists, so many of each group, and rows by their noun: a figure of groups is limited otherwise. */
export const filterByLength: Revision = ({ text }, clauses, schema) => {
  const { how = "", amount: said = "", unit: named = "", things } = asked.exec(text)?.groups ?? {};
  const unit = durationUnit(named);
  const operator = sideBefore(how);
  const amount = /^an?$/.test(said) ? 1 : /^\d/.test(said) ? Number(said) : countOf(said);
  if (unit === undefined || operator === undefined || amount === undefined) return null;
  const used = tablesOf(clauses, schema);
  // "only films longer than two hours", of their average by rating: the films, and not the groups.
  const rows = isLeaf(things, used, schema);
  const numbered = rows || clauses.select.some((item) => isCalled(item, "per"));
  if (clauses.select.some(isAggregate) && !rows) return null;
  if (clauses.groupBy.length > 0 && !numbered) return null;
  const names = used.flatMap((table) => callings(schema.tables[table]));
  if (things !== undefined && !names.includes(stem(things))) return null;
  const own = used.flatMap((table) => schema.tables[table]?.columns ?? []);
  const [long, ...others] = own.filter((k) => schema.columns[k]?.unit !== undefined);
  const kept = schema.columns[long ?? -1]?.unit;
  if (long === undefined || kept === undefined || others.length > 0) return null;
  const isSame = (part: Clauses["where"][number]): boolean =>
    [...new Set(columnsIn(part, schema.columns.length))].join() === String(long);
  const condition = [...column(long), word(operator), number(convert(amount, unit, kept))];
  return { ...clauses, where: [...clauses.where.filter((part) => !isSame(part)), condition] };
};

/** Whether these are the rows that figures are worked out of. */
function isLeaf(
  things: string | undefined,
  used: readonly number[],
  schema: DescribedSchema,
): boolean {
  const [leaf, ...others] = leafTables(used, schema);
  const names = others.length === 0 ? callings(schema.tables[leaf ?? -1]) : [];
  return things !== undefined && names.includes(stem(things));
}

const taking =
  /^how (?:long|many days) (?:did|do|does|has|have) (?:they|those|these|it|that|each(?: one| of (?:them|these|those))?) (?:usually )?(?:take|taken|took|last)(?: to (?:be |get )?(?<deed>[a-z]+))?(?<mean> on average)?$/;

/** Of groups, and where an average is asked for, the average. */
export const timeTaken: Revision = ({ text }, clauses, schema) => {
  const found = taking.exec(text);
  if (found === null) return null;
  const times = tablesOf(clauses, schema).flatMap(
    (table) => timeBetween(table, found.groups?.["deed"], schema) ?? [],
  );
  const [time, ...others] = times;
  if (time === undefined || others.length > 0) return null;
  const figures = clauses.select.some(isAggregate) || found.groups?.["mean"] !== undefined;
  const shown = clauses.select.filter((item) => !isAggregate(item));
  if (!figures) return { ...clauses, select: [...shown, column(time)] };
  const kept = clauses.groupBy.length > 0 ? shown : [];
  return { ...clauses, select: [...kept, called("avg", column(time))] };
};
