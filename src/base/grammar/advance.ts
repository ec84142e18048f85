// One symbol further: the state after a symbol that was allowed.
import {
  aggregateWords,
  type Clause,
  clauseOrder,
  comparisonWords,
  type OutlineWord,
  setWords,
  timeWords,
} from "../../outline/symbols.ts";
import {
  type GrammarState,
  innermost,
  noLeft,
  type OutlineFrame,
  type SelectFrame,
  scopeOf,
} from "./state.ts";

/** What stands for a symbol here: words by themselves, items by kind, any literal. */
export type Step =
  | { readonly kind: "word"; readonly word: OutlineWord }
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "table"; readonly table: number }
  | { readonly kind: "value" };

const functionWords: ReadonlySet<string> = new Set([
  ...aggregateWords,
  ...timeWords,
  "concat",
  "round",
  "share",
]);
const patterns: ReadonlySet<string> = new Set(["like", "starts", "ends"]);

export function advance(before: GrammarState, step: Step): GrammarState {
  const state = { ...before, length: before.length + 1 };
  switch (step.kind) {
    case "word":
      return afterWord(state, step.word);
    case "column":
      return afterColumn(state, step.column);
    case "table":
      if (state.expect === "table") return { ...state, expect: "after-count" };
      return innermost(state)?.kind === "call"
        ? countArgument(state)
        : { ...inScope(state, { star: step.table }), expect: "after-star", left: noLeft };
    case "value":
      return afterValue(state);
    default:
      return step satisfies never;
  }
}

function afterColumn(state: GrammarState, column: number): GrammarState {
  if (state.expect === "key") return { ...state, expect: "after-count" };
  const frame = innermost(state);
  if (frame?.kind === "call") {
    const known =
      frame.items === 0 ? { column, wrap: frame.word } : { column: null, wrap: frame.word };
    return {
      ...replaceTop(state, { ...frame, items: frame.items + 1, left: known }),
      expect: "after-call",
      awaited: null,
    };
  }
  if (state.expect === "operand") return { ...state, expect: "after-term", right: true };
  const left = state.right ? state.left : { column: sumGoesOn(state) ? null : column, wrap: null };
  return { ...state, expect: "after-term", left };
}

/** After an operator of arithmetic the left side is no longer one column. */
function sumGoesOn(state: GrammarState): boolean {
  return state.awaited === "+";
}

function countArgument(state: GrammarState): GrammarState {
  const frame = innermost(state);
  if (frame?.kind !== "call") return state;
  const left = { column: null, wrap: frame.word };
  return { ...replaceTop(state, { ...frame, items: frame.items + 1, left }), expect: "after-call" };
}

function afterValue(state: GrammarState): GrammarState {
  switch (state.expect) {
    case "low":
      return { ...state, expect: "between-and" };
    case "in-first": {
      const list: OutlineFrame = { kind: "list", left: state.left };
      return { ...state, stack: [...state.stack, list], expect: "in-next" };
    }
    case "list-value":
      return { ...state, expect: "in-next" };
    case "count":
      return { ...state, expect: "after-count" };
    case "operand":
      return { ...state, expect: "after-predicate" };
    default:
      return { ...state, expect: "after-predicate" };
  }
}

function afterWord(state: GrammarState, word: OutlineWord): GrammarState {
  if (word === "end" || word === "refuse") return { ...state, expect: "done" };
  if (word === "select") return openScope(state);
  if (setWords.has(word)) return { ...state, expect: "select" };
  if (word === "unsaid" || ((word === "one" || word === "zero") && state.expect !== "term"))
    return afterValue(state);
  if (word === "one" || word === "hundred") return { ...state, expect: "after-term", left: noLeft };
  if (word === "(") return openParenthesis(state);
  if (word === ")") return closeParenthesis(state);
  if (functionWords.has(word)) return { ...noted(state, word), expect: "open", awaited: word };
  const clause = clauseOrder.find((one) => one === word);
  if (clause !== undefined) return startClause(state, clause);
  if (word === "distinct")
    return state.expect === "first-item"
      ? { ...state, expect: "term" }
      : { ...state, expect: "call-argument", awaited: word };
  if (word === ",") return comma(state);
  if (word === "+" || word === "-" || word === "*" || word === "/") return sumOn(state);
  return inPredicate(state, word);
}

function inPredicate(state: GrammarState, word: OutlineWord): GrammarState {
  const to = (expect: GrammarState["expect"]): GrammarState => ({
    ...state,
    expect,
    awaited: null,
  });
  if (word === "and" && state.expect === "between-and") return to("high");
  if (word === "and" || word === "or") return { ...to("predicate"), left: noLeft, right: false };
  if (word === "not")
    return to(
      state.expect === "after-is"
        ? "null"
        : state.expect === "after-term"
          ? "after-not"
          : "predicate",
    );
  if (comparisonWords.has(word)) return { ...to("operand"), right: true };
  if (patterns.has(word)) return to("text");
  if (word === "in") return to("in-open");
  if (word === "between") return to("low");
  if (word === "is") return to("after-is");
  if (word === "null") return to("after-predicate");
  if (word === "during") return to("period");
  if (word === "desc") return to("after-desc");
  return state;
}

function openScope(state: GrammarState): GrammarState {
  const set = state.expect === "select" && state.stack.length > 0;
  const before = set ? scopeOf(state) : undefined;
  const frame: OutlineFrame = {
    kind: "scope",
    clause: "select",
    nested: before?.nested ?? state.stack.length > 0,
    items: 1,
    star: null,
    aggregates: false,
    grouped: false,
    beside: before?.beside ?? besideOf(state),
    like: before === undefined ? null : { items: before.items, star: before.star },
  };
  const stack = set ? [...state.stack.slice(0, -1), frame] : [...state.stack, frame];
  return { ...state, stack, expect: "first-item", left: noLeft, right: false, awaited: null };
}

function besideOf({ expect, left }: GrammarState): number | null {
  return expect === "in-first" && left.wrap === null ? left.column : null;
}

/** An aggregate among what is shown. */
function noted(state: GrammarState, word: OutlineWord): GrammarState {
  const counts = aggregateWords.has(word) && scopeOf(state)?.clause === "select";
  return counts ? inScope(state, { aggregates: true }) : state;
}

/** The nearest query around, changed. */
function inScope(state: GrammarState, change: Partial<SelectFrame>): GrammarState {
  const at = state.stack.findLastIndex(({ kind }) => kind === "scope");
  const stack = state.stack.map((frame, i) =>
    i === at && frame.kind === "scope" ? { ...frame, ...change } : frame,
  );
  return { ...state, stack };
}

function openParenthesis(state: GrammarState): GrammarState {
  if (state.expect === "in-open") return { ...state, expect: "in-first" };
  if (state.expect === "operand") return { ...state, expect: "in-first" };
  if (state.expect === "open" && state.awaited !== null) {
    const frame: OutlineFrame = { kind: "call", word: state.awaited, items: 0, left: noLeft };
    return { ...state, stack: [...state.stack, frame], expect: "call-argument", awaited: null };
  }
  const condition = state.expect === "predicate";
  const frame: OutlineFrame = { kind: "group", condition };
  return { ...state, stack: [...state.stack, frame], expect: condition ? "predicate" : "term" };
}

function closeParenthesis(state: GrammarState): GrammarState {
  const frame = innermost(state);
  const stack = state.stack.slice(0, -1);
  const outer: GrammarState = { ...state, stack };
  switch (frame?.kind) {
    case "call": {
      const inside = stack.at(-1);
      if (inside?.kind === "call") {
        return {
          ...replaceTop(outer, { ...inside, items: inside.items + 1 }),
          expect: "after-call",
        };
      }
      return { ...outer, expect: "after-term", left: state.right ? state.left : frame.left };
    }
    case "list":
      return { ...outer, expect: "after-predicate" };
    case "group":
      return { ...outer, expect: frame.condition ? "after-predicate" : closedTerm(outer) };
    case "scope":
      return { ...outer, expect: "after-predicate", right: true };
    default:
      return state;
  }
}

function closedTerm(outer: GrammarState): GrammarState["expect"] {
  return innermost(outer)?.kind === "call" ? "after-call" : "after-term";
}

function startClause(state: GrammarState, clause: Clause): GrammarState {
  const scope = scopeOf(state);
  if (scope === undefined) return state;
  const grouped = scope.grouped || clause === "group_by";
  const next = replaceTop(state, { ...scope, clause, grouped });
  const fresh = { ...next, left: noLeft, right: false, awaited: null };
  if (clause === "where" || clause === "having") return { ...fresh, expect: "predicate" };
  if (clause === "limit") return { ...fresh, expect: "count" };
  if (clause === "via") return { ...fresh, expect: "key" };
  return { ...fresh, expect: clause === "from" ? "table" : "term" };
}

function comma(state: GrammarState): GrammarState {
  const frame = innermost(state);
  if (frame?.kind === "list") return { ...state, expect: "list-value" };
  if (frame?.kind === "call") return { ...state, expect: "call-argument" };
  const scope = scopeOf(state);
  const shown = scope?.clause === "select" ? inScope(state, { items: scope.items + 1 }) : state;
  return { ...shown, expect: "term", left: noLeft, awaited: null };
}

function sumOn(state: GrammarState): GrammarState {
  if (innermost(state)?.kind === "call") return { ...state, expect: "call-argument" };
  return { ...state, expect: "term", awaited: "+", left: state.right ? state.left : noLeft };
}

function replaceTop(state: GrammarState, frame: OutlineFrame): GrammarState {
  return { ...state, stack: [...state.stack.slice(0, -1), frame] };
}
