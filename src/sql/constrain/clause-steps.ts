// What may follow a finished clause, and the clauses after WHERE: GROUP BY to set operations.

import type { CatalogColumn } from "./catalog.ts";
import { canCondition, comparisons } from "./condition-steps.ts";
import { type Frame, newFrame, type Phase, stay, type Transition } from "./frame.ts";
import type { Lexicon, Word } from "./lexicon.ts";
import {
  aggregateNames,
  canCall,
  canFill,
  canGroupBy,
  hasAllTables,
  joinStep,
} from "./select-steps.ts";

const maxSetOperations = 3;
const maxOrderItems = 3;

/** Phases after which a query may be whole, with how far its clauses have come. */
const stages: Partial<Record<Phase, number>> = {
  table: 0,
  condition: 1,
  "group-column": 2,
  "having-value": 3,
  "order-item": 4,
  "order-direction": 4,
  "limit-value": 5,
};

/** Nothing is missing: the query may end here. */
export function isWhole(frame: Frame): boolean {
  return stages[frame.phase] !== undefined && frame.open === 0 && isSettled(frame);
}

function isSettled(frame: Frame): boolean {
  const groups = frame.grouped.length > 0 || (frame.aggregates && frame.plain.length > 0);
  return (
    hasAllTables(frame) &&
    (!groups || frame.plain.every((column) => isGrouped(column, frame.grouped)))
  );
}

/** Named itself, or settled by the key of its row. */
function isGrouped(column: CatalogColumn, grouped: readonly CatalogColumn[]): boolean {
  return grouped.some((one) => one === column || (one.rowKey && one.table === column.table));
}

/** After a table, a condition or a later clause. */
export function clauseStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  const stage = stages[frame.phase];
  if (word.kind !== "fixed" || stage === undefined || frame.open > 0) return undefined;
  const possible = (condition: boolean, phase: Phase) =>
    condition && hasAllTables(frame) ? stay(frame, { phase }) : undefined;
  switch (word.text) {
    case "JOIN":
      return stage === 0 ? joinStep(frame, lexicon) : undefined;
    case "WHERE":
      return possible(stage < 1 && canCondition(frame, lexicon), "where");
    case "GROUP":
      return possible(stage < 2 && canGroup(frame, lexicon), "group");
    case "HAVING":
      return possible(stage === 2 && isSettled(frame) && canHave(frame, lexicon), "having");
    case "ORDER":
      return possible(stage < 4 && isSettled(frame) && canOrder(frame, lexicon), "order");
    case "LIMIT": {
      const free = frame.role.kind === "top" && frame.compound === 0 && lexicon.hasLimit;
      return possible(stage < 5 && isSettled(frame) && free, "limit");
    }
    case "UNION":
    case "INTERSECT":
    case "EXCEPT":
      return stage < 4 && isSettled(frame) ? setOperation(frame, word.text, lexicon) : undefined;
    case ")":
      return frame.role.kind !== "top" && isSettled(frame) ? { kind: "pop" } : undefined;
    default:
      return undefined;
  }
}

function setOperation(frame: Frame, operator: string, lexicon: Lexicon): Transition {
  const { role, star, classes, compound } = frame;
  if (role.kind === "scalar" || star || compound >= maxSetOperations) return undefined;
  if (classes.includes("blob")) return undefined;
  if (!lexicon.has("SELECT", "FROM") || !canFill(classes, undefined, lexicon)) return undefined;
  if (role.kind === "in" && !lexicon.canLink(frame.chain, role.column)) return undefined;
  const phase = operator === "UNION" ? "union" : "begin";
  const next = newFrame(role, frame.depth, phase, frame);
  return { kind: "stay", frame: { ...next, shape: classes, compound: compound + 1 } };
}

/** Strict engines want every plain column grouped, so all of them must be sayable. */
function canGroup(frame: Frame, lexicon: Lexicon): boolean {
  if (frame.star || frame.role.kind === "scalar" || !lexicon.has("BY")) return false;
  return canGroupBy(frame.plain, lexicon) && groupable(frame, lexicon).length > 0;
}

export function groupColumnStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "column" || !frame.tables.includes(word.column.table)) return undefined;
  if (frame.grouped.includes(word.column) || word.column.valueClass === "blob") return undefined;
  const grouped = [...frame.grouped, word.column];
  const last = frame.plain.every((column) => isGrouped(column, grouped));
  return last || lexicon.has(",") ? stay(frame, { phase: "group-column", grouped }) : undefined;
}

export function groupCommaStep(frame: Frame, word: Word, lexicon: Lexicon): Transition {
  if (word.kind !== "fixed" || word.text !== ",") return undefined;
  return groupable(frame, lexicon).length > 0 ? stay(frame, { phase: "group-by" }) : undefined;
}

function groupable(frame: Frame, lexicon: Lexicon): readonly CatalogColumn[] {
  return lexicon
    .columnsOf(frame.tables)
    .filter((column) => !frame.grouped.includes(column) && column.valueClass !== "blob");
}

function canHave(frame: Frame, lexicon: Lexicon): boolean {
  const called = aggregateNames.some((name) =>
    canCall(frame, { name, place: "having", distinct: false }, lexicon),
  );
  return called && lexicon.hasCount && comparisons.some((operator) => lexicon.has(operator));
}

function canOrder(frame: Frame, lexicon: Lexicon): boolean {
  if (frame.role.kind !== "top" || frame.compound > 0 || !lexicon.has("BY")) return false;
  return orderColumns(frame, lexicon).length > 0 || canOrderByCall(frame, lexicon);
}

/** Aggregates order groups; with DISTINCT only what is selected may order. */
export function allowsOrderCall(frame: Frame): boolean {
  return frame.grouped.length > 0 && !frame.distinct;
}

function canOrderByCall(frame: Frame, lexicon: Lexicon): boolean {
  return (
    allowsOrderCall(frame) &&
    aggregateNames.some((name) =>
      canCall(frame, { name, place: "order", distinct: false }, lexicon),
    )
  );
}

function orderColumns(frame: Frame, lexicon: Lexicon): readonly CatalogColumn[] {
  const sayable = lexicon.columnsOf(frame.tables).filter((c) => c.valueClass !== "blob");
  return sayable.filter((column) => allowsOrderColumn(frame, column));
}

function allowsOrderColumn(frame: Frame, column: CatalogColumn): boolean {
  if (!frame.tables.includes(column.table)) return false;
  if (frame.distinct && !frame.star) return frame.plain.includes(column);
  if (frame.grouped.length > 0) return frame.grouped.includes(column);
  return !frame.aggregates;
}

export function orderColumnStep(frame: Frame, word: Word): Transition {
  if (word.kind !== "column" || !allowsOrderColumn(frame, word.column)) return undefined;
  return stay(frame, { phase: "order-item", ordered: frame.ordered + 1 });
}

export function afterOrderItemStep(frame: Frame, word: Word): Transition {
  if (word.kind !== "fixed") return undefined;
  if (word.text === "," && frame.ordered < maxOrderItems) return stay(frame, { phase: "order-by" });
  const direction = word.text === "ASC" || word.text === "DESC";
  return direction && frame.phase === "order-item"
    ? stay(frame, { phase: "order-direction" })
    : undefined;
}
