// "best paid teachers", "who is the worst paid": those who are paid, by their pay, whatever else was paid for.
import { column, columnsIn } from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { countOf } from "../../revise/said.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair } from "./context.ts";

const paid =
  /\b(?:(?:top|first) (?<top>\w+) )?(?:(?<many>\w+) )?(?<end>best|better|highest|most highly|most|top|worst|lowest|least|most poorly)[- ]paid\b(?<rest>.*)/;
const pay = /^(?:salary|wages?|pay|income|earnings|compensation|stipend)$/;

/** The column of what people get, one for each table that has one. */
const payColumns = ({ columns, tables }: DescribedSchema): number[] =>
  [...columns.keys()].filter((k) => {
    const { words = [], hidden, table } = columns[k] ?? {};
    const shown = hidden !== true && tables[table ?? -1]?.hidden !== true;
    return shown && isNumeric(columns[k]) && words.some((one) => pay.test(one));
  });

export const bestPaid: Repair = (clauses, { schema, text, before }) => {
  const { top, many, end = "", rest = "" } = paid.exec(text)?.groups ?? {};
  const found = end === "" ? [] : payColumns(schema);
  const words = rest.trim().split(" ");
  const nouns = (k: number): string[] =>
    [schema.tables[schema.columns[k]?.table ?? -1]]
      .flatMap((table) => [table?.words ?? [], ...(table?.synonyms ?? [])])
      .map((name) => stem(name.at(-1) ?? ""));
  const said = found.filter((k) => words.some((one) => nouns(k).includes(stem(one))));
  const [by, ...others] = said.length > 0 ? said : found;
  const table = schema.columns[by ?? -1]?.table;
  const names = table === undefined ? [] : nameColumns(table, schema);
  if (by === undefined || others.length > 0 || names.length === 0) return clauses;
  const noun = words.find((one) => nouns(by).includes(stem(one)));
  const one = noun === undefined ? !/^ ones\b/.test(rest) : stem(noun) === noun;
  // What was paid for is no pay.
  const where = (
    /^ ones?\b|^$/.test(rest) ? (before?.where ?? clauses.where) : clauses.where
  ).filter(
    (part) =>
      !columnsIn(part, schema.columns.length).some((k) =>
        schema.columns[k]?.words.includes("paid"),
      ),
  );
  return {
    ...clauses,
    distinct: false,
    select: names.map(column),
    where,
    groupBy: [],
    having: [],
    orderBy: [{ by: column(by), descending: !/^(?:worst|lowest|least|most poorly)$/.test(end) }],
    limit: countOf(top ?? many ?? "") ?? (one ? 1 : null),
  };
};
