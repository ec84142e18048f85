// Which words of an outline may come next: the grammar alone.
import {
  aggregateWords,
  comparisonWords,
  type OutlineWord,
  timeWords,
} from "../../sql/outline/symbols.ts";
import { depthOf, type GrammarState, inCondition, innermost, scopeOf } from "./state.ts";

/** Queries inside queries: deeper ones are nobody's question. */
const deepest = 3;
const longest = 90;

const functions: readonly OutlineWord[] = [
  ...(["max", "min", "count", "sum", "avg", "year", "month", "month_of_year", "weekday"] as const),
  ...(["day", "hour", "quarter", "concat", "round", "share"] as const),
];
const sets: readonly OutlineWord[] = ["union", "intersect", "except"];

export function allowedWords(state: GrammarState): readonly OutlineWord[] {
  switch (state.expect) {
    case "select":
      return state.length === 0 ? ["select", "refuse"] : ["select"];
    case "first-item":
      return ["distinct", ...functions, "("];
    case "term":
      return termWords(state);
    case "predicate":
      return ["not", ...functions, "("];
    case "after-term":
      return afterTerm(state);
    case "after-predicate":
      return ["and", "or", ...closing(state)];
    case "open":
    case "in-open":
      return ["("];
    case "call-argument":
      return argumentWords(state);
    case "after-call":
      return callGoesOn(state);
    case "operand":
      return [
        "one",
        "zero",
        "unsaid",
        ...(depthOf(state) < deepest ? (["("] as const) : []),
        ...functions,
      ];
    case "low":
    case "high":
    case "list-value":
      return ["unsaid", "one", "zero"];
    case "between-and":
      return ["and"];
    case "in-first":
      return depthOf(state) < deepest ? ["select", "unsaid"] : ["unsaid"];
    case "in-next":
      return [",", ")"];
    case "after-is":
      return ["not", "null"];
    case "null":
      return ["null"];
    case "after-not":
      return ["in", "like", "starts", "ends", "between"];
    case "text":
    case "period":
      return ["unsaid"];
    case "count":
      return ["one", "unsaid"];
    case "after-count":
      return ["from", ...endings(state)];
    case "table":
    case "done":
      return [];
    case "after-desc":
      return [",", "limit", "from", ...endings(state)];
    default:
      return state.expect satisfies never;
  }
}

function termWords(state: GrammarState): readonly OutlineWord[] {
  const clause = scopeOf(state)?.clause;
  if (clause === "group_by") return [...timeWords] as OutlineWord[];
  return [...functions, "(", "one", "hundred"];
}

function argumentWords(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "call") return [];
  if (timeWords.has(frame.word) || frame.word === "concat") return [];
  const more: readonly OutlineWord[] =
    frame.items === 0 && aggregateWords.has(frame.word) ? ["distinct", "("] : ["("];
  if (frame.word === "round" || frame.word === "share")
    return ["max", "min", "count", "sum", "avg", "("];
  return frame.word === "count" ? ["distinct"] : more;
}

const arithmetic: readonly OutlineWord[] = ["+", "-", "*", "/"];

function callGoesOn(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "call") return [];
  if (frame.word === "concat") return frame.items < 2 ? [","] : [",", ")"];
  if (timeWords.has(frame.word) || frame.word === "count") return [")"];
  return [...arithmetic, ")"];
}

function afterTerm(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind === "group" && !frame.condition) return [...arithmetic, ")"];
  if (!inCondition(state)) {
    const scope = scopeOf(state);
    const more: readonly OutlineWord[] = scope?.clause === "order_by" ? ["desc"] : [];
    const sums = scope?.clause === "group_by" ? [] : arithmetic;
    return [",", ...more, ...sums, ...closing(state)];
  }
  if (state.right) return ["and", "or", ...arithmetic, ...closing(state)];
  return [
    ...([...comparisonWords] as OutlineWord[]),
    ...(["not", "in", "like", "starts", "ends", "between", "is", "during"] as const),
    ...arithmetic,
  ];
}

const order: readonly string[] = [
  "select",
  "where",
  "group_by",
  "having",
  "order_by",
  "limit",
  "from",
];

/** What may end the clause: a later clause, another query, a parenthesis, the end. */
function closing(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind === "group") return [")"];
  if (frame?.kind !== "scope") return [];
  const at = order.indexOf(frame.clause);
  const later = order.filter(
    (clause, i) =>
      i > at && (clause !== "having" || frame.clause === "group_by") && clause !== "limit",
  );
  const limit = frame.clause === "order_by" || frame.clause === "group_by" ? ["limit"] : [];
  return [...(later as OutlineWord[]), ...(limit as OutlineWord[]), ...endings(state)];
}

function endings(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "scope") return [];
  const end: readonly OutlineWord[] = frame.nested ? [")"] : ["end"];
  return state.length < longest ? [...end, ...sets] : end;
}
