// "as percent of their orders", of the late ones; "in percent of sales": a figure as a part of another of the same
// groups.

import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  figureOf,
  isCalled,
  isSame,
  isWord,
  measureOf,
  type Symbols,
} from "../clauses.ts";
import { oneValueSaid } from "../conditions/filter-edits.ts";
import {
  columnNamed,
  figureNamed,
  isFigure,
  leafTables,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import type { Revision } from "../said.ts";

const asked =
  /^(?:(?:show|give|me|it|that|them|this|what|and|express|as|in|a|the|is|are) )*(?:percent(?:age)?s?|%|shares?|proportions?|rates?) of (?<whose>their |its |all their |the total |each one s )?(?:own |total )?(?<what>[a-z ]+?)(?: is that| are those)?$/;

export const hundred: OutlineSymbol = {
  kind: "value",
  literal: { type: "number", text: "100.0" },
  column: null,
};

const isPeriod = (part: Symbols): boolean => part.some((one) => isWord(one, "during"));

export const partOfTheirs: Revision = ({ text }, clauses, schema) => {
  const { whose, what } = asked.exec(text)?.groups ?? {};
  const measure = measureOf(clauses);
  if (what === undefined || measure === undefined || clauses.having.length > 0) return null;
  const figure = figureOf(measure);
  const other = figureNamed(what, clauses, schema) ?? ofEach(what, clauses, schema);
  if (other !== undefined && !isSame(other, figure))
    return inPlace(measure, [...figure, word("/"), ...other], clauses);
  // Of what was counted under a condition, all that there are: the condition moves into the figure.
  const [leaf, ...leaves] = leafTables(tablesOf(clauses, schema), schema);
  const table = tableNamed(what, clauses, schema);
  const narrowed = clauses.where.filter((part) => !isPeriod(part));
  const counts = isCalled(figure, "count") && leaves.length === 0 && leaf === table;
  if (whose === undefined || narrowed.length === 0 || !counts) return null;
  const condition = narrowed.flatMap((part, i) => (i === 0 ? [...part] : [word("and"), ...part]));
  const part = called("within", figure, condition);
  const whole = { ...clauses, where: clauses.where.filter(isPeriod) };
  return inPlace(measure, [...part, word("/"), ...figure], whole);
};

/** The budget of projects, where each group is one: its own, once. */
function ofEach(what: string, clauses: Clauses, schema: DescribedSchema): Symbols | undefined {
  const known = /^(?:all|total|whole|sum)\b/.test(what)
    ? undefined
    : columnNamed(what, clauses, schema);
  if (known === undefined || !isFigure(known, schema)) return undefined;
  const table = schema.columns[known]?.table;
  const one = clauses.groupBy.some(
    ([by, ...more]) =>
      by?.kind === "item" &&
      more.length === 0 &&
      schema.columns[by.item]?.primary === true &&
      schema.columns[by.item]?.table === table,
  );
  return one ? called("max", column(known)) : undefined;
}

const shareWord = /^(?:shares?|percent|percentage|part|proportion|fraction|%)$/;
const besideShare =
  /^(?:what|which|how|big|large|is|are|was|were|the|a|of|it|that|this|them|those|these|total|whole|all|comes?|came|from|for|by|to|goes|and|in|do|does|did|make|makes|up|have|has|\W)$/;

/** "what share is beverages", after figures by category: the figure of those as a part of all. */
export const shareOfValue: Revision = (said, clauses, schema) => {
  const measure = measureOf(clauses);
  const figure = measure && figureOf(measure);
  if (figure === undefined || !(isCalled(figure, "sum") || isCalled(figure, "count"))) return null;
  const value = oneValueSaid(said, clauses, schema);
  if (value === null || clauses.having.length > 0 || clauses.limit !== null) return null;
  const { condition, rest } = value;
  if (!rest.some((one) => shareWord.test(one))) return null;
  if (!rest.every((one) => shareWord.test(one) || besideShare.test(one))) return null;
  const table = schema.columns[condition.column]?.table;
  const by = clauses.groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  if (by.length === 0 || !by.every((k) => schema.columns[k]?.table === table)) return null;
  const part = called("within", figure, condition.symbols);
  const select = [[hundred, word("*"), ...part, word("/"), ...figure]];
  return { ...clauses, select, groupBy: [], orderBy: [] };
};

const ofAllRows =
  /^(?:(?:what|which|how (?:big|large|high)) (?:a )?(?:shares?|percent|percentage|part|proportion|fraction|%)(?: of (?:all|the total|the whole|them all|everything))? (?:is|are|was|were) (?:that|those|these|it|they|this)|(?:(?:show|give|me|that|it|this|as|in|a|the) )*(?:shares?|percent|percentage|proportion|%)(?: of (?:all|the total|the whole|everything))?)$/;

/** "what share is that", of what a condition leaves: in per cent of all, of the same time. */
export const shareOfAll: Revision = ({ text }, clauses) => {
  return ofAllRows.test(text) && clauses.groupBy.length === 0 ? partOfAll(clauses) : null;
};

/** The figure under the last condition that is none of time, in per cent of that without it; null where there is none. */
export function partOfAll(clauses: Clauses): Clauses | null {
  const measure = measureOf(clauses);
  const figure = measure && figureOf(measure);
  const narrowed = clauses.where.findLast((part) => !isPeriod(part));
  if (measure === undefined || figure === undefined || narrowed === undefined) return null;
  const adds = isCalled(figure, "sum") || isCalled(figure, "count");
  if (!adds || clauses.select.length > 1 || clauses.having.length > 0) return null;
  const nested = narrowed.some((one) => isWord(one, "select") || isWord(one, "or"));
  if (nested || figure.some((one) => isWord(one, "distinct"))) return null;
  const ratio = [...called("within", figure, narrowed), word("/"), ...figure];
  const whole = { ...clauses, where: clauses.where.filter((part) => part !== narrowed) };
  return { ...whole, select: [[hundred, word("*"), ...ratio]], orderBy: [], limit: null };
}

function inPlace(measure: Symbols, ratio: Symbols, clauses: Clauses): Clauses {
  const made = [hundred, word("*"), ...ratio];
  const before = figureOf(measure);
  return {
    ...clauses,
    select: clauses.select.map((item) => (item === measure ? made : item)),
    orderBy: clauses.orderBy.map((one) =>
      isSame(figureOf(one.by), before) ? { ...one, by: made } : one,
    ),
  };
}
