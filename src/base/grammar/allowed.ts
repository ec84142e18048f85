// What may come next in a query, as a mask over symbols: words, items of the schema, values.

import { oncePer } from "../../once-per.ts";
import {
  aggregateWords,
  arithmeticWords,
  type OutlineWord,
  outlineWords,
  timeWords,
} from "../../outline/symbols.ts";
import { type DescribedColumn, type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { otherKeys } from "../../schema/join-path.ts";
import { shareWords } from "../../schema/units.ts";
import { fitsHere, type GrammarContext, takesValue } from "./allowed-values.ts";
import { allowedWords } from "./allowed-words.ts";
import {
  type GrammarState,
  inCondition,
  innermost,
  type Left,
  scopeOf,
  showsRows,
} from "./state.ts";

const fixed = outlineWords.length;

/** 1 for every symbol that may follow, of F + items + candidates. */
export function allowedSymbols(state: GrammarState, context: GrammarContext): Uint8Array {
  const mask = new Uint8Array(fixed + context.items + context.candidates.length);
  for (const word of allowedWords(state)) mask[outlineWords.indexOf(word)] = 1;
  if (state.expect === "after-term" && inCondition(state) && !state.right)
    forbidMisfits(mask, state.left, context);
  if (!isQuantity(leftHere(state), context.schema))
    for (const sign of arithmeticWords) mask[outlineWords.indexOf(sign)] = 0;
  if (state.expect === "term" && !context.schema.columns.some(isShare))
    mask[outlineWords.indexOf("one")] = 0;
  if (keysToChoose(context.schema).size === 0) mask[outlineWords.indexOf("via")] = 0;
  if (onlyItself(state)) mask[outlineWords.indexOf(")")] = 0;
  if (afterMeasure(state, context)) mask.fill(0, 0, fixed)[outlineWords.indexOf(")")] = 1;
  const { columns, tables } = allowedItems(state, context);
  const beside = comparedWith(state);
  context.schema.columns.forEach((column, k) => {
    if (column.hidden === true || !columns(column, k)) return;
    if (isOperand(state) && !isQuantity(k, context.schema)) return;
    if (beside !== null && !goWith(beside, k, context.schema)) return;
    if (column.measure !== true || takesMeasure(state)) mask[fixed + k] = 1;
  });
  const first = fixed + context.schema.columns.length;
  const same = state.expect === "first-item" ? (scopeOf(state)?.like?.star ?? null) : null;
  if (same !== null) mask[first + same] = 1;
  else if (tables) mask.fill(1, first, fixed + context.items);
  context.schema.tables.forEach(({ hidden }, t) => {
    if (hidden === true) mask[first + t] = 0;
  });
  if (!takesValue(state)) return mask;
  context.candidates.forEach((candidate, v) => {
    if (fitsHere(candidate, v, state, context)) mask[fixed + context.items + v] = 1;
  });
  return mask;
}

/** Found once: a query takes many steps, and a schema does not change. */
const keysToChoose = oncePer((schema: DescribedSchema) => otherKeys(schema));

/** Periods go with columns of time, patterns with columns of text. */
function forbidMisfits(mask: Uint8Array, left: Left, { schema }: GrammarContext): void {
  const column = left.column === null ? undefined : schema.columns[left.column];
  const bare = left.wrap === null;
  const forbid = (word: OutlineWord): void => {
    mask[outlineWords.indexOf(word)] = 0;
  };
  if (!bare || (column?.time !== "date" && column?.time !== "datetime")) forbid("during");
  if (!bare || column === undefined || isNumeric(column)) {
    forbid("like");
    forbid("starts");
    forbid("ends");
  }
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
      return { columns: () => !showsRows(scopeOf(state)), tables: takesStar(state) };
    case "term":
      return { columns: () => true, tables: takesStar(state) && state.awaited !== "+" };
    case "predicate":
    case "operand":
      return { columns: () => true, tables: false };
    case "call-argument":
      return argumentItems(state, context);
    case "table":
      return { columns: none, tables: true };
    case "key": {
      const keys = keysToChoose(context.schema);
      return { columns: (_, k) => keys.has(k), tables: false };
    }
    default:
      return { columns: none, tables: false };
  }
}

/** In a query inside a comparison: the column outside that what comes is compared with. */
function comparedWith(state: GrammarState): number | null {
  const frame = innermost(state);
  if (state.expect !== "first-item" && state.expect !== "term") return null;
  return frame?.kind === "scope" && frame.clause === "select" && frame.items === 1
    ? frame.beside
    : null;
}

/** `c IN ( SELECT c`: true of every row, if it ended here. */
function onlyItself(state: GrammarState): boolean {
  const frame = innermost(state);
  if (state.expect !== "after-term" || frame?.kind !== "scope" || frame.beside === null)
    return false;
  return (
    frame.clause === "select" && state.left.column === frame.beside && state.left.wrap === null
  );
}

/** Whether two columns hold the same things: by name, or as keys of the same. */
function goWith(a: number, b: number, { columns, links }: DescribedSchema): boolean {
  const name = (k: number): string | undefined => columns[k]?.name.toLowerCase();
  if (name(a) === name(b)) return true;
  const partners = (k: number): number[] =>
    links.flatMap(({ from, to }) => (from === k ? [to] : to === k ? [from] : []));
  const near = partners(a);
  return near.includes(b) || partners(b).some((k) => near.includes(k));
}

/** The column just written, where it stands by itself. */
function leftHere(state: GrammarState): number | null {
  const frame = innermost(state);
  if (state.expect === "after-call") return frame?.kind === "call" ? frame.left.column : null;
  return state.expect === "after-term" && state.left.wrap === null && !state.right
    ? state.left.column
    : null;
}

/** Whether what comes is multiplied, added or taken away. */
function isOperand(state: GrammarState): boolean {
  const frame = innermost(state);
  if (state.expect === "call-argument")
    return frame?.kind === "call" && frame.items > 0 && aggregateWords.has(frame.word);
  if (state.expect !== "term") return false;
  return state.awaited === "+" || (frame?.kind === "group" && !frame.condition);
}

/** Numbers that are no keys; true of no column at all. */
function isQuantity(column: number | null, schema: DescribedSchema): boolean {
  return column === null || (isNumeric(schema.columns[column]) && !isKey(column, schema));
}

const shares = new Set([...shareWords, "pct", "tax", "vat"]);

/** A part of one: nothing else is taken away from it. */
const isShare = ({ words }: DescribedColumn): boolean => words.some((one) => shares.has(one));

/** What is worked out over many rows is added up by itself: no part of what is added up. */
function takesMeasure(state: GrammarState): boolean {
  const frames = state.stack.slice(state.stack.findLastIndex(({ kind }) => kind === "scope"));
  const calls = frames.filter(
    (frame) => frame.kind === "call" || (frame.kind === "group" && !frame.condition),
  );
  if (scopeOf(state)?.clause === "group_by" || state.awaited === "+") return false;
  if (calls.length === 0) return true;
  const frame = innermost(state);
  if (calls.length > 1 || frame?.kind !== "call" || frame.items > 0) return false;
  return aggregateWords.has(frame.word);
}

function afterMeasure(state: GrammarState, { schema }: GrammarContext): boolean {
  const frame = innermost(state);
  if (state.expect !== "after-call" || frame?.kind !== "call") return false;
  return frame.left.column !== null && schema.columns[frame.left.column]?.measure === true;
}

/** Whether every column of a table may be shown here. */
function takesStar(state: GrammarState): boolean {
  const frame = innermost(state);
  if (frame?.kind !== "scope" || frame.clause !== "select" || frame.nested) return false;
  return frame.like === null || showsRows(frame);
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
  return { columns: () => true, tables: word === "count" && state.awaited !== "distinct" };
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
