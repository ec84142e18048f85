// Cuts a query into the segments the decoder can copy (paper, section 4.4 and appendix B).
// Scoring them is the model's business.

import { parseWords } from "./parse-words.ts";
import type { Expression, Select, Span } from "./tree.ts";
import { stripGroups } from "./tree-builders.ts";
import { walkQuery } from "./walk.ts";
import { joinWords } from "./words.ts";

/** A balanced run of a query's words. */
export type SegmentSpan = {
  /** Index of the first word. */
  readonly start: number;
  /** Index after the last word. */
  readonly end: number;
  readonly words: readonly string[];
};

export type SegmentOptions = {
  /** Also neighbouring conditions together: what stays when one is added, replaced or removed. */
  readonly runs?: boolean;
};

/**
 * The body of every WHERE, the operands of its conjunctions and disjunctions (BETWEEN's AND is
 * none), and SELECT parts with DISTINCT, MIN, MAX or COUNT up to the table. Each sequence of words
 * once, at its first place. A query that does not parse has no segments.
 */
export function extractSegments(
  words: readonly string[],
  options: SegmentOptions = {},
): SegmentSpan[] {
  const query = parseWords(words);
  if (query === undefined) return [];
  const found = new Map<string, SegmentSpan>();
  const add = ({ start, end }: Span) => {
    const segment = { start, end, words: words.slice(start, end) };
    const key = joinWords(segment.words);
    if (end - start > 1 && !found.has(key)) found.set(key, segment);
  };
  walkQuery(query, {
    select(node) {
      const part = selectPart(node, words);
      if (part !== undefined) add(part);
      if (node.where) addConditions(node.where, add, options.runs === true);
    },
  });
  return [...found.values()];
}

/** `DISTINCT flight.flight_id FROM flight`: after SELECT, through the first table. */
function selectPart(node: Select, words: readonly string[]): Span | undefined {
  const special = ["DISTINCT", "MIN", "MAX", "COUNT"].includes(words[node.start + 1] ?? "");
  const first = node.from[0];
  if (!special || first === undefined) return undefined;
  // A comma list of tables belongs together; joins bring their own conditions and stay out.
  const last = node.from.findLast((item) => item.join === undefined || item.join === ",") ?? first;
  return { start: node.start + 1, end: last.end };
}

/**
 * A condition with its own parentheses and, where it is a conjunction or a disjunction, its
 * operands, all the way down. A group of several also without its parentheses: it may stand alone
 * in the next query.
 */
function addConditions(node: Expression, add: (span: Span) => void, runs: boolean): void {
  add(node);
  const inner = stripGroups(node);
  if (inner !== node && (inner.kind === "and" || inner.kind === "or")) add(inner);
  if (inner.kind === "and" || inner.kind === "or") {
    for (const operand of inner.operands) addConditions(operand, add, runs);
    if (runs && inner.kind === "and") addRuns(inner.operands, add);
  } else if (inner.kind === "not") {
    addConditions(inner.operand, add, runs);
  }
}

/** Two or more neighbours, but not all. */
function addRuns(operands: readonly Expression[], add: (span: Span) => void): void {
  const count = operands.length;
  for (let length = 2; length < count; length++) {
    for (let from = 0; from + length <= count; from++) {
      add({ start: operands[from]!.start, end: operands[from + length - 1]!.end });
    }
  }
}
