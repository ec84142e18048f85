// "how many pets does he have", "how many volunteers work there": how many there are of what belongs to those that
// were just chosen.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { type Clauses, columnsIn, isAggregate, noClauses, type Symbols } from "../clauses.ts";
import { countOfTable, listedTable, tableNamed } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { isFirst, keyOf, ofChosen } from "./chosen.ts";

const they = "(?:it|that|this|they|those|these|he|she)";
const counting = new RegExp(
  `^how many (?<what>[a-z]+(?: [a-z]+)?) (?:(?:is|was|are|were) ${they}|(?:do|does|did|has|have|had) ${they}(?: [a-z]+)?|(?!is |are |was |were )[a-z]+ there)$`,
);

export const howManyOfTheirs: Revision = ({ text }, clauses, schema) => {
  const { what } = counting.exec(text)?.groups ?? {};
  const way = what === undefined ? undefined : wayTo(what, clauses, schema);
  if (way === undefined) return null;
  const from = way.tables.map(
    (table): OutlineSymbol => ({ kind: "item", item: itemOfTable(schema, table) }),
  );
  const figure = countOfTable(way.table, { ...noClauses, from }, schema);
  return ofThem(clauses, figure, way, schema);
};

type Way = {
  readonly table: number;
  /** Those between, and those that were chosen. */
  readonly tables: readonly number[];
};

/** Undefined where nothing was chosen, or nothing leads there. */
function wayTo(what: string, clauses: Clauses, schema: DescribedSchema): Way | undefined {
  const { groupBy, select, where, having } = clauses;
  const grouped = groupBy.length > 0;
  const chosen = isFirst(clauses) || where.length > 0 || having.length > 0;
  if (!chosen && !grouped) return undefined;
  if (!grouped && select.some(isAggregate)) return undefined;
  const key = grouped ? keyOf(clauses, schema) : undefined;
  const rows = grouped ? schema.columns[key ?? -1]?.table : listedTable(clauses, schema);
  const table = tableNamed(what, clauses, schema);
  if (rows === undefined || table === undefined || rows === table) return undefined;
  const steps = joinTables(schema, [rows, table]);
  if (steps.slice(1).some(({ link }) => link === null)) return undefined;
  return { table, tables: steps.map((step) => step.table) };
}

function ofThem(
  clauses: Clauses,
  figure: Symbols,
  { tables }: Way,
  schema: DescribedSchema,
): Clauses | null {
  const select = [figure];
  const asked = {
    ...clauses,
    select,
    distinct: false,
    groupBy: [],
    orderBy: [],
    keep: [],
    made: [],
  };
  if (!isFirst(clauses) && clauses.having.length === 0) return { ...asked, limit: null };
  const chosen = ofChosen(clauses, { ...asked, having: [], limit: null }, schema);
  // What was said of the rows between still holds: the hours of 2025 were worked on stages of 2025.
  const between = tables.slice(1);
  const kept = clauses.where.filter((part) => {
    const used = columnsIn(part, schema.columns.length).map((k) => schema.columns[k]?.table ?? -1);
    return used.some((table) => between.includes(table)) && used.every((t) => tables.includes(t));
  });
  return chosen && { ...chosen, distinct: false, where: [...kept, ...chosen.where] };
}
