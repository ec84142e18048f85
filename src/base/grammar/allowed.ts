// What may come next in a query: grammar, types, and values that fit what they are compared with.
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import {
  aggregateWords,
  comparisonWords,
  type OutlineWord,
  outlineWords,
  timeWords,
} from "../../sql/outline/symbols.ts";
import type { Candidate } from "../candidates.ts";
import { depthOf, type GrammarState, inCondition, innermost, type Left, scopeOf } from "./state.ts";

export type GrammarContext = {
  readonly schema: DescribedSchema;
  readonly candidates: readonly Candidate[];
  /** [candidates, items] as the example has them. */
  readonly fits: Uint8Array;
  readonly items: number;
};

/** Queries inside queries: deeper ones are nobody's question. */
const deepest = 3;
const longest = 90;
const fixed = outlineWords.length;

/** 1 for every symbol that may follow, of F + items + candidates. */
export function allowedSymbols(state: GrammarState, context: GrammarContext): Uint8Array {
  const mask = new Uint8Array(fixed + context.items + context.candidates.length);
  for (const word of allowedWords(state)) mask[outlineWords.indexOf(word)] = 1;
  if (state.expect === "after-term" && inCondition(state) && !state.right)
    forbidMisfits(mask, state.left, context);
  const { columns, tables } = allowedItems(state, context);
  context.schema.columns.forEach((column, k) => {
    if (column.hidden !== true && columns(column, k)) mask[fixed + k] = 1;
  });
  if (tables) mask.fill(1, fixed + context.schema.columns.length, fixed + context.items);
  if (!takesValue(state)) return mask;
  context.candidates.forEach((candidate, v) => {
    if (fitsHere(candidate, v, state, context)) mask[fixed + context.items + v] = 1;
  });
  return mask;
}

/** Periods go with columns of time, patterns with columns of text. */
function forbidMisfits(mask: Uint8Array, left: Left, { schema }: GrammarContext): void {
  const column = left.column === null ? undefined : schema.columns[left.column];
  const bare = left.wrap === null;
  const forbid = (word: OutlineWord): void => {
    mask[outlineWords.indexOf(word)] = 0;
  };
  if (!bare || (column?.time !== "date" && column?.time !== "datetime")) forbid("during");
  if (!bare || column === undefined || column.type === "integer" || column.type === "real") {
    forbid("like");
    forbid("starts");
    forbid("ends");
  }
}

const functions: readonly OutlineWord[] = [
  ...(["max", "min", "count", "sum", "avg", "year", "month", "month_of_year", "weekday"] as const),
  ...(["day", "hour", "quarter", "concat", "round", "share"] as const),
];
const sets: readonly OutlineWord[] = ["union", "intersect", "except"];

function allowedWords(state: GrammarState): readonly OutlineWord[] {
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

function allowedItems(
  state: GrammarState,
  context: GrammarContext,
): {
  columns: (column: DescribedColumn, item: number) => boolean;
  tables: boolean;
} {
  const none = () => false;
  switch (state.expect) {
    case "first-item":
      return { columns: () => true, tables: true };
    case "term":
      return {
        columns: () => true,
        tables: scopeOf(state)?.clause === "select" && innermost(state)?.kind === "scope",
      };
    case "predicate":
    case "operand":
      return { columns: () => true, tables: false };
    case "call-argument":
      return argumentItems(state, context);
    case "table":
      return { columns: none, tables: true };
    default:
      return { columns: none, tables: false };
  }
}

function argumentItems(
  state: GrammarState,
  { schema }: GrammarContext,
): ReturnType<typeof allowedItems> {
  const frame = innermost(state);
  const word = frame?.kind === "call" ? frame.word : "none";
  if (timeWords.has(word))
    return { columns: ({ time }) => time === "date" || time === "datetime", tables: false };
  if (word === "sum" || word === "avg")
    return { columns: (column, k) => summable(column) && !isKey(k, schema), tables: false };
  return { columns: () => true, tables: word === "count" };
}

/** What names rows is no quantity. */
function isKey(column: number, { columns, links }: DescribedSchema): boolean {
  if (links.some(({ from, to }) => from === column || to === column)) return true;
  return columns[column]?.primary === true && columns[column]?.words.at(-1) === "id";
}

/** Numbers, and text: many databases keep their numbers as text. */
function summable({ type, time }: DescribedColumn): boolean {
  return type !== "blob" && type !== "boolean" && time !== "date" && time !== "datetime";
}

function takesValue({ expect }: GrammarState): boolean {
  return /^(?:operand|low|high|list-value|in-first|text|period|count)$/.test(expect);
}

function fitsHere(
  candidate: Candidate,
  v: number,
  state: GrammarState,
  context: GrammarContext,
): boolean {
  const { mention } = candidate;
  const isNumber = mention.number !== undefined;
  const left = leftOf(state);
  switch (state.expect) {
    case "count":
      return isNumber && Number.isInteger(mention.number) && (mention.number ?? 0) > 0;
    case "period":
      return mention.period !== undefined;
    case "text":
      return true;
    default:
  }
  if (left.wrap !== null && left.wrap !== "max" && left.wrap !== "min" && !timeWords.has(left.wrap))
    return isNumber;
  if (left.column === null) return isNumber;
  if (left.wrap !== null && timeWords.has(left.wrap))
    return isNumber || mention.period !== undefined;
  const column = context.schema.columns[left.column];
  const fit = context.fits[v * context.items + left.column] ?? 0;
  if (fit > 0) return true;
  if (column?.type === "text" && column.time === null) {
    return (
      candidate.kind === "quoted" ||
      candidate.kind === "unknown" ||
      isNumber ||
      mention.readings.length > 0
    );
  }
  if (column?.type === "integer" || column?.type === "real")
    return mention.readings.length > 0 && /^\d/.test(mention.text);
  return (
    column?.type === "boolean" ||
    column?.type === "date" ||
    column?.type === "time" ||
    column?.type === "datetime"
  );
}

export function leftOf(state: GrammarState): Left {
  const frame = innermost(state);
  return frame?.kind === "list" ? frame.left : state.left;
}
