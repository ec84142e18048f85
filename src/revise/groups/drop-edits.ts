// "forget the months", "never mind the genre", of figures in such groups: these groups less; "drop the prices",
// "without the sales", of what is shown: the same rows without it.
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import {
  type Clauses,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  isSame,
  type Symbols,
} from "../clauses.ts";
import { takenBack } from "../conditions/period-edits.ts";
import {
  callings,
  columnNamed,
  leafTables,
  nameColumns,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import { wordsOfGroup } from "../order/order-edits.ts";
import { phraseStems, type Revision } from "../said.ts";
import { manyFrom } from "../things/chosen.ts";

export const dropGroup: Revision = (said, clauses, schema) => {
  const { what, clause } = takenBack(said) ?? {};
  const { groupBy, select, having, limit } = clauses;
  if (what === undefined || clause !== undefined || having.length > 0 || limit !== null)
    return null;
  const words = phraseStems(what);
  if (!select.some(isAggregate) || words.length === 0) return null;
  const isNamed = (group: Symbols): boolean => {
    const known = wordsOfGroup(group, schema);
    return words.every((one) => known.includes(one));
  };
  const left = groupBy.filter((group) => !isNamed(group));
  if (left.length !== groupBy.length - 1) return null;
  const [gone] = groupBy.filter(isNamed);
  if (left.length === 0)
    return {
      ...clauses,
      groupBy: [],
      orderBy: [],
      keep: [],
      made: [],
      select: select.filter(isAggregate).map(figureOf),
    };
  const tables = new Set(tablesIn(gone ?? [], schema));
  // Rows are grouped by their key and shown by their names.
  const isOfGone = (part: Symbols): boolean =>
    !isAggregate(part) &&
    !left.some((group) => isSame(group, part)) &&
    (isSame(part, gone) ||
      (isKey(gone ?? [], schema) && tablesIn(part, schema).every((table) => tables.has(table))));
  return {
    ...clauses,
    groupBy: left,
    select: select.filter((part) => !isOfGone(part)),
    orderBy: clauses.orderBy.filter(({ by }) => !isOfGone(by)),
  };
};

const tablesIn = (part: Symbols, { columns }: DescribedSchema): number[] =>
  columnsIn(part, columns.length).flatMap((k) => columns[k]?.table ?? []);

const isKey = (part: Symbols, { columns }: DescribedSchema): boolean =>
  columnsIn(part, columns.length).some((k) => columns[k]?.primary === true);

const hiding =
  /^(?:(?:please )?(?:drop|remove|hide|leave out|leave off|take out|take away|get rid of|without|omit|skip|lose|(?:do not|don t) show)(?: me)?) (?:the |their |its )?(?<what>[a-z ]+?)(?: columns?| again)?$/;

/** Something has to be left, and what goes must be shown: "without orders", of customers, are those who have none. */
export const hideShown: Revision = ({ text, turn }, clauses, schema) => {
  const what = hiding.exec(text)?.groups?.["what"];
  const named = turn.mentions.some(({ kind }) => kind === "whole" || kind === "flag");
  if (what === undefined || named) return null;
  const select = clauses.select.filter((item) => !isCalledSo(item, what, clauses, schema));
  if (select.length === clauses.select.length || select.length === 0) return null;
  // Things are told by their names.
  if (select.every(isAggregate)) return null;
  const left = { ...clauses, select };
  const now = tablesOf(left, schema);
  const gone = tablesOf(clauses, schema).filter((table) => !now.includes(table));
  // Those that have no purchases are still none of them.
  const choosing = gone.filter((table) => manyFrom(now, [table], schema));
  const from = choosing.map(
    (table) => ({ kind: "item", item: itemOfTable(schema, table) }) as const,
  );
  return { ...left, from: [...clauses.from, ...from] };
};

function isCalledSo(
  item: Symbols,
  what: string,
  clauses: Clauses,
  schema: DescribedSchema,
): boolean {
  const columns = columnsIn(item, schema.columns.length);
  if (!isAggregate(item)) {
    const table = tableNamed(what, clauses, schema);
    const names = table === undefined ? [] : nameColumns(table, schema);
    return (
      columns.length > 0 &&
      columns.every((k) => names.includes(k) || k === columnNamed(what, clauses, schema))
    );
  }
  const said = phraseStems(what.replace(/^(?:total|sum of|average|number of|count of) /, ""));
  const counts = isCalled(figureOf(item), "count");
  if (/^(?:numbers?|counts?|figures?|totals?)$/.test(what)) return true;
  const tables = counts ? leafTables(tablesOf(clauses, schema), schema) : [];
  const names = [
    ...columns.flatMap((k) => [
      schema.columns[k]?.words ?? [],
      ...(schema.columns[k]?.synonyms ?? []),
    ]),
    ...tables.map((table) => callings(schema.tables[table])),
  ];
  return names.some((name) => phraseStems(name.join(" ")).join(" ") === said.join(" "));
}
