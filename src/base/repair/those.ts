// Who points at what was chosen asks of it, and not of all there is: "how much stock is left of each", "on which
// stages", "who are the customers there". Where a query has lost all that chose it, that comes back.
import { isFirst, keyOf, manyFrom, ofChosen } from "../../revise/chosen.ts";
import { type Clauses, column, columnsIn, isAggregate, isWord } from "../../revise/clauses.ts";
import { nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { listedTable } from "../../revise/place-edits.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { areLinked } from "../../schema/join-path.ts";
import { contracted } from "../../text/sides.ts";
import type { Repair, RepairContext } from "./context.ts";

const pointing =
  /\b(?:they|them|those|these|of each)\b|^(?!how many\b).*(?<!\b(?:is|are|was|were|be) )\bthere$|^(?:and )?(?:from|in|on|at|to|for|with|by|of) (?:which|what) [a-z ]+$/;
/** Others than those, or all after all. */
const elsewhere = new RegExp(
  `\\b(?:others?|another|else|instead|again|back|overall|not|never|without|all(?! of\\b)|${contracted})\\b`,
);

export const askedOfThose: Repair = (clauses, { before, schema, text }) => {
  if (before == null || !pointing.test(text) || elsewhere.test(text)) return clauses;
  if (!isLost(before, clauses, schema)) return clauses;
  if (isFirst(before) || before.having.length > 0)
    return ofGroups(before, clauses, { schema, text });
  return ofRows(before, clauses, schema);
};

/** Whether nothing that chose rows or groups before is left. */
function isLost(before: Clauses, clauses: Clauses, schema: DescribedSchema): boolean {
  const columnsOf = (parts: Clauses["where"]): number[] =>
    parts.flatMap((part) => columnsIn(part, schema.columns.length));
  const chose = new Set(columnsOf([...before.where, ...before.having]));
  const now = clauses.where;
  if (now.flat().some((one) => isWord(one, "select"))) return false;
  const chosen = clauses.limit !== null || clauses.having.length > 0;
  return !chosen && !columnsOf(now).some((k) => chose.has(k));
}

/** What each of them has is shown beside it. */
function ofGroups(
  before: Clauses,
  clauses: Clauses,
  { schema, text }: Pick<RepairContext, "schema" | "text">,
): Clauses {
  const thing = schema.columns[keyOf(before, schema) ?? -1]?.table ?? -1;
  const shown = tablesOf(clauses, schema);
  const chosen = areLinked(schema, [...shown, thing]) ? ofChosen(before, clauses, schema) : null;
  if (chosen === null || !shown.every((table) => table === thing)) return chosen ?? clauses;
  const names = /\beach\b/.test(text) ? nameColumns(thing, schema).map(column) : [];
  const figured = clauses.select.some(isAggregate);
  return {
    ...chosen,
    distinct: false,
    select: figured ? chosen.select : [...names, ...chosen.select],
  };
}

/** Rows that were listed by conditions keep them; a figure of others must not count some of these twice. */
function ofRows(before: Clauses, clauses: Clauses, schema: DescribedSchema): Clauses {
  const rows = listedTable(before, schema);
  if (rows === undefined || before.where.length === 0) return clauses;
  const shown = tablesOf(clauses, schema);
  const used = tablesOf(before, schema);
  if (!areLinked(schema, [...shown, ...used])) return clauses;
  const several = manyFrom(shown, used, schema);
  if (several && clauses.select.some(isAggregate)) return clauses;
  return {
    ...clauses,
    distinct: clauses.distinct || several,
    where: [...before.where, ...clauses.where],
    from: [...clauses.from, { kind: "item", item: itemOfTable(schema, rows) }],
  };
}
