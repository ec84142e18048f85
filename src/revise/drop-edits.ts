// "forget the months", "never mind the genre", of figures in such groups: these groups less.
import type { DescribedSchema } from "../schema/described.ts";
import { columnsIn, figureOf, isAggregate, isSame, type Symbols } from "./clauses.ts";
import { wordsOfGroup } from "./order-edits.ts";
import { takenBack } from "./period-edits.ts";
import { phraseStems, type Revision } from "./said.ts";

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
