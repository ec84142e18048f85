// Where a query stands while it is written: what is expected next, and what it is inside of.

import type { Clause, OutlineWord } from "../../outline/symbols.ts";
import type { WordsOf } from "../../word-list.ts";

/** The side of a comparison that has been written: which literals fit is its to say. */
export type Left = {
  /** The column, where it is one, bare or inside one function. */
  readonly column: number | null;
  /** An aggregate or a function of time around it. */
  readonly wrap: OutlineWord | null;
};

/** One SELECT: what of it decides what may still come. */
export type SelectFrame = {
  readonly clause: Clause;
  readonly nested: boolean;
  /** What is shown, so far; the table of which every column is, where one of it is that. */
  readonly items: number;
  readonly star: number | null;
  readonly aggregates: boolean;
  readonly grouped: boolean;
  /** The column outside that the first thing shown is compared with. */
  readonly beside: number | null;
  /** Of the query it is united with, intersected with or taken from: what it must show as well. */
  readonly like: { readonly items: number; readonly star: number | null } | null;
};

/** What a closing parenthesis, a comma or the end of an expression goes back to. */
export type OutlineFrame =
  | ({ readonly kind: "scope" } & SelectFrame)
  /** Inside the parentheses of a function. */
  | {
      readonly kind: "call";
      readonly word: OutlineWord;
      readonly items: number;
      readonly left: Left;
    }
  /** Parentheses around a condition or an expression. */
  | { readonly kind: "group"; readonly condition: boolean }
  /** The list of values of IN. */
  | { readonly kind: "list"; readonly left: Left };

type Expect = WordsOf<
  | "select first-item term predicate after-term after-star after-predicate open call-argument after-call"
  | "operand low between-and high in-open in-first in-next list-value"
  | "after-is null after-not text period count after-count table key after-desc done"
>;

export type GrammarState = {
  readonly expect: Expect;
  readonly stack: readonly OutlineFrame[];
  readonly left: Left;
  /** Whether what is being written is the right side of a comparison. */
  readonly right: boolean;
  /** The function whose parenthesis is awaited. */
  readonly awaited: OutlineWord | null;
  readonly length: number;
};

export const noLeft: Left = { column: null, wrap: null };

export function startGrammar(): GrammarState {
  return { expect: "select", stack: [], left: noLeft, right: false, awaited: null, length: 0 };
}

export function innermost(state: GrammarState): OutlineFrame | undefined {
  return state.stack.at(-1);
}

/** The nearest query around. */
export function scopeOf(state: GrammarState): Extract<OutlineFrame, { kind: "scope" }> | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.kind === "scope") return frame;
  }
  return undefined;
}

/** Whether it must show all of a row, as the query it is united with does. */
export function showsRows(frame: SelectFrame | undefined): boolean {
  return (frame?.like?.star ?? null) !== null;
}

export function depthOf(state: GrammarState): number {
  return state.stack.filter(({ kind }) => kind === "scope").length;
}

/** Whether a condition is being written: in WHERE and HAVING, outside the calls of functions. */
export function inCondition(state: GrammarState): boolean {
  const frame = innermost(state);
  if (frame?.kind === "group") return frame.condition;
  if (frame?.kind !== "scope") return false;
  return frame.clause === "where" || frame.clause === "having";
}
