// A measure that was named is what is worked out: "sales by category" adds up sales, and counts no rows.

import {
  type Clauses,
  called,
  column,
  columnsIn,
  inParts,
  isAggregate,
  isSame,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { stem } from "../../schema/stem.ts";
import type { BaseMeasure } from "../spoken/measures.ts";
import type { Repair, RepairContext } from "./context.ts";

export const measureMeant: Repair = (clauses, context) => {
  const { said, text, measures } = context;
  const counting = (said.has("many") || said.has("number")) && !pieces.test(text);
  if (measures.length === 0 || counting) return clauses;
  const [measure, ...others] = measures.filter((one) => isNamed(one, context));
  if (measure === undefined || others.length > 0 || usesAny(clauses, measures)) return clauses;
  const figures = [...clauses.select, ...clauses.orderBy.map(({ by }) => by)].filter(isAggregate);
  const [figure] = figures;
  if (figure === undefined || !figures.every((one) => isSame(one, figure))) return clauses;
  if (!isMadeUp(figure, measure, context)) return clauses;
  const meant = called("sum", column(measure.item));
  const mend = (symbols: Symbols): Symbols => (isSame(symbols, figure) ? meant : symbols);
  return inParts(clauses, ["select", "orderBy"], mend);
};

/** "how many copies did each store sell": what was handed over, not how often. */
const pieces = /\bhow many (?:copies|units|pieces)\b/;
/** "how much did we sell": what came in, whatever it is called. */
const money = /\bhow much\b.*\b(?:sell|sold|spend|spent|earn|earned|make|made|pay|paid|take)\b/;

function isNamed({ item }: BaseMeasure, { schema, text }: RepairContext): boolean {
  const { words = [], synonyms = [] } = schema.columns[item] ?? {};
  const name = words.join(" ");
  if (pieces.test(text)) return name === "units sold";
  if (money.test(text)) return name === "revenue";
  const stems = ` ${text.split(" ").map(stem).join(" ")} `;
  return [words, ...synonyms].some((name) => stems.includes(` ${name.map(stem).join(" ")} `));
}

function usesAny(clauses: Clauses, measures: readonly BaseMeasure[]): boolean {
  const items = new Set(measures.map(({ item }) => item));
  const parts = [...clauses.select, ...clauses.having, ...clauses.orderBy.map(({ by }) => by)];
  return parts.flat().some((symbol) => symbol.kind === "item" && items.has(symbol.item));
}

/** A count, arithmetic of columns, or the sum of what nobody spoke of. */
function isMadeUp(figure: Symbols, { inside }: BaseMeasure, context: RepairContext): boolean {
  const { schema, said } = context;
  if (isWord(figure[0], "count")) return true;
  if (!isWord(figure[0], "sum")) return false;
  const columns = columnsIn(figure, schema.columns.length);
  if (columns.length !== 1) return true;
  const own = columnsIn(inside, schema.columns.length);
  const words = columns.flatMap((k) => schema.columns[k]?.words ?? []);
  if (own.includes(columns[0] ?? -1) || words.some((one) => said.has(stem(one)))) return false;
  // "how much did each customer pay" is about payments.
  const table = schema.tables[schema.columns[columns[0] ?? -1]?.table ?? -1]?.words ?? [];
  return !table.some((one) => [...said].some((verb) => verb.length > 2 && one.startsWith(verb)));
}
