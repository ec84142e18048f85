// Which words of an outline may come next: the grammar alone.
import {
  aggregateWords,
  arithmeticWords,
  clauseOrder,
  comparisonWords,
  type OutlineWord,
  outlineWords,
  timeWords,
} from "../../outline/symbols.ts";
import { wordList } from "../../word-list.ts";
import { depthOf, type GrammarState, inCondition, innermost, scopeOf, showsRows } from "./state.ts";

/** Queries inside queries: deeper ones are nobody's question. */
const deepest = 3;
const longest = 90;

const functions: readonly OutlineWord[] = wordList(
  "max min count sum avg year month month_of_year weekday",
  "day hour quarter concat round share",
);
const sets: readonly OutlineWord[] = ["union", "intersect", "except"];

export function allowedWords(state: GrammarState): readonly OutlineWord[] {
  switch (state.expect) {
    case "select":
      return state.length === 0 ? ["select", "refuse"] : ["select"];
    case "first-item":
      return showsRows(scopeOf(state)) ? [] : ["distinct", ...functions, "("];
    case "term":
      return termWords(state);
    case "predicate":
      return ["not", ...functionsIn(state), "("];
    case "after-term":
      return afterTerm(state);
    case "after-star":
      return [...nextItem(state), ...closing(state)];
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
        ...functionsIn(state),
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
      return [...named(state), ...endings(state, { sets: false })];
    case "table":
    case "key":
    case "done":
      return [];
    case "after-desc":
      return [",", "limit", ...named(state), ...endings(state, { sets: false })];
    default:
      return state.expect satisfies never;
  }
}

function termWords(state: GrammarState): readonly OutlineWord[] {
  const clause = scopeOf(state)?.clause;
  if (clause === "group_by") return outlineWords.filter((one) => timeWords.has(one));
  return [...functionsIn(state), "(", "one", "hundred"];
}

/** Rows are chosen before they are added up, and what was added up once is not added up again. */
function functionsIn(state: GrammarState): readonly OutlineWord[] {
  const scope = scopeOf(state);
  const clause = scope?.clause;
  const inner = state.stack.slice(state.stack.findLastIndex(({ kind }) => kind === "scope"));
  const alone =
    clause === "where" ||
    (clause === "order_by" && scope?.grouped === false && !scope.aggregates) ||
    inner.some((frame) => frame.kind === "call" && aggregateWords.has(frame.word));
  if (alone) return functions.filter((w) => !aggregateWords.has(w) && !ofAggregates.has(w));
  return clause === "having" ? functions.filter((word) => word !== "share") : functions;
}

/** Functions of what was added up. */
const ofAggregates: ReadonlySet<string> = new Set(["round", "share"]);

function argumentWords(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "call") return [];
  if (timeWords.has(frame.word) || frame.word === "concat") return [];
  if (frame.word === "share") return ["max", "min", "count", "sum", "avg"];
  if (frame.word === "round") return ["max", "min", "count", "sum", "avg", "("];
  if (frame.word === "count") return state.awaited === "distinct" ? [] : ["distinct"];
  return ["("];
}

function callGoesOn(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "call") return [];
  if (frame.word === "concat") return frame.items < 2 ? [","] : [",", ")"];
  if (timeWords.has(frame.word) || frame.word === "count" || frame.word === "share") return [")"];
  return [...arithmeticWords, ")"];
}

function afterTerm(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind === "group" && !frame.condition) return [...arithmeticWords, ")"];
  if (!inCondition(state)) {
    const scope = scopeOf(state);
    const more: readonly OutlineWord[] = scope?.clause === "order_by" ? ["desc"] : [];
    const sums = scope?.clause === "group_by" ? [] : arithmeticWords;
    return [...nextItem(state), ...more, ...sums, ...closing(state)];
  }
  if (state.right) return ["and", "or", ...arithmeticWords, ...closing(state)];
  return [
    ...([...comparisonWords] as OutlineWord[]),
    "not",
    "in",
    "like",
    "starts",
    "ends",
    "between",
    "is",
    "during",
    ...arithmeticWords,
  ];
}

/** A query inside another shows one thing; one beside another as many as that. */
function nextItem(state: GrammarState): readonly OutlineWord[] {
  const scope = scopeOf(state);
  if (scope?.clause !== "select") return [","];
  if (scope.nested || showsRows(scope)) return [];
  return scope.like === null || scope.items < scope.like.items ? [","] : [];
}

/** Tables and keys that nothing else tells, in this order. */
function named(state: GrammarState): readonly OutlineWord[] {
  return scopeOf(state)?.clause === "via" ? ["via"] : ["from", "via"];
}

/** What may end the clause: a later clause, another query, a parenthesis, the end. */
function closing(state: GrammarState): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind === "group") return [")"];
  if (frame?.kind !== "scope") return [];
  if (frame.clause === "select" && frame.items < (frame.like?.items ?? 1)) return [];
  const at = clauseOrder.indexOf(frame.clause);
  const later = clauseOrder.filter(
    (clause, i) =>
      i > at &&
      (clause !== "having" || frame.clause === "group_by") &&
      clause !== "limit" &&
      (clause !== "order_by" || frame.like === null),
  );
  const ordered = frame.clause === "order_by";
  const limited = frame.like === null && (ordered || frame.clause === "group_by");
  const limit = limited ? (["limit"] as const) : [];
  const end = endings(state, { sets: !ordered });
  return [...later, ...limit, ...end];
}

/** Rows in an order, or the first of them, are no set to unite with another. */
function endings(state: GrammarState, { sets: beside }: { sets: boolean }): readonly OutlineWord[] {
  const frame = innermost(state);
  if (frame?.kind !== "scope") return [];
  const end: readonly OutlineWord[] = frame.nested ? [")"] : ["end"];
  const mixed = frame.star !== null && frame.items > 1;
  return beside && !mixed && state.length < longest ? [...end, ...sets] : end;
}
