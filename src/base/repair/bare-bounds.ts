// "pets over 5", "snacks under 3": a bound that names no column is about how old, or else about what something costs,
// where the thing has the one column for it; not about how many rows of another table it has.
import { word } from "../../outline/symbols.ts";
import {
  type Clauses,
  column,
  columnsIn,
  isAggregate,
  number,
  type Symbols,
} from "../../revise/clauses.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { measuredBy } from "../../schema/magnitudes.ts";
import { stem } from "../../schema/stem.ts";
import { oldest } from "../decoding/unfit-bounds.ts";
import type { Repair, RepairContext } from "./context.ts";

const bound =
  /\b(?<noun>\p{L}+) (?<how>over|under|above|below) (?<much>\d+)(?= (?:in|on|at|from|with|who|that|and|or)\b|$)/u;
const signs = { over: ">", above: ">", under: "<", below: "<" } as const;

export const boundsMeant: Repair = (clauses, context) => {
  const { schema, text } = context;
  const { noun = "", how = "", much = "" } = bound.exec(text)?.groups ?? {};
  const table = schema.tables.findIndex(({ words }) => stem(words.at(-1) ?? "") === stem(noun));
  const sign = Object.entries(signs).find(([said]) => said === how)?.[1];
  if (table < 0 || sign === undefined) return clauses;
  const isSaid = (part: Symbols): boolean => saysNumber(part, Number(much));
  const compared = [...clauses.where, ...clauses.having].filter(isSaid);
  const meant = measureOf(table, Number(much), schema);
  if (meant === undefined || compared.length !== 1) return clauses;
  const [condition = []] = compared;
  if (!isUnnamed(condition, table, context)) return clauses;
  const where = [
    ...clauses.where.filter((part) => !isSaid(part)),
    [...column(meant), word(sign), number(Number(much))],
  ];
  const rows = { ...clauses, where, having: clauses.having.filter((part) => !isSaid(part)) };
  return rows.having.length < clauses.having.length ? ungrouped(rows, table, schema) : rows;
};

const saysNumber = (part: Symbols, much: number): boolean =>
  part.some(
    (one) =>
      one.kind === "value" && one.literal.type !== "period" && Number(one.literal.text) === much,
  );

/** How old it is, where that is known and may be so much; else the one thing about it that is money. */
function measureOf(table: number, much: number, { columns }: DescribedSchema): number | undefined {
  const own = columns.flatMap((one, i) => (one.table === table && one.hidden !== true ? [i] : []));
  const isAge = (i: number): boolean => columns[i]?.words.join(" ") === "age";
  const age = own.find(isAge);
  if (age !== undefined && much <= oldest) return age;
  const [money, ...others] = own.filter((i) => {
    const { type, words = [] } = columns[i] ?? {};
    return /^(?:integer|real)$/.test(type ?? "") && measuredBy(words).includes("money");
  });
  return others.length > 0 ? undefined : money;
}

/** A count, a figure of other rows, or a column of another table that no word speaks of. */
function isUnnamed(condition: Symbols, table: number, { schema, said }: RepairContext): boolean {
  const about = columnsIn(condition, schema.columns.length);
  const isOther = about.every((k) => schema.columns[k]?.table !== table);
  const isNamed = about.some((k) => schema.columns[k]?.words.some((one) => said.has(stem(one))));
  return (isOther || isAggregate(condition)) && !isNamed;
}

/** Rows themselves, where they were only put together to be counted. */
function ungrouped(clauses: Clauses, table: number, { columns }: DescribedSchema): Clauses {
  const parts = [...clauses.select, ...clauses.where, ...clauses.orderBy.map(({ by }) => by)];
  const isOwn = parts
    .flatMap((part) => columnsIn(part, columns.length))
    .every((k) => columns[k]?.table === table);
  if (!isOwn || clauses.having.length > 0 || parts.some(isAggregate)) return clauses;
  return { ...clauses, groupBy: [], from: [{ kind: "item", item: columns.length + table }] };
}
