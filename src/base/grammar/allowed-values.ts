// Which values that were said may come next: those that fit what they are compared with.

import { timeWords } from "../../outline/symbols.ts";
import { type DescribedColumn, type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { Candidate } from "../encoding/candidates.ts";
import { type GrammarState, innermost, type Left } from "./state.ts";

export type GrammarContext = {
  readonly schema: DescribedSchema;
  readonly candidates: readonly Candidate[];
  /** [candidates, items] as the example has them. */
  readonly fits: Uint8Array;
  /** Whether all that a column of text holds is known. */
  readonly knows?: ((column: number) => boolean) | undefined;
  readonly items: number;
};

export function takesValue({ expect }: GrammarState): boolean {
  return /^(?:operand|low|high|list-value|in-first|text|period|count)$/.test(expect);
}

export function fitsHere(
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
    return isNumber || mention.period !== undefined || isBucketOfBefore(candidate);
  const column = context.schema.columns[left.column];
  const numeric = isNumeric(column);
  if (numeric && !isNumber && numberBehind(mention, column) === undefined) return false;
  const fit = context.fits[v * context.items + left.column] ?? 0;
  if (fit > 0) return true;
  if (column?.type === "text" && column.time === null) {
    return (
      candidate.kind === "quoted" ||
      candidate.kind === "unknown" ||
      isNumber ||
      (mention.readings.length > 0 && !(candidate.kind === "whole" && context.knows?.(left.column)))
    );
  }
  if (numeric) return mention.readings.length > 0 && /^\d/.test(mention.text);
  return (
    column?.type === "boolean" ||
    column?.type === "date" ||
    column?.type === "time" ||
    column?.type === "datetime"
  );
}

/** A year or month as the query before compares it. */
const isBucketOfBefore = ({ kind, mention }: Candidate): boolean =>
  kind === "earlier" && /^\d/.test(mention.text);

/** What a word comes to in a column of numbers: a value that is called so, July in a column of months. */
export function numberBehind(
  { readings, month }: Candidate["mention"],
  column: DescribedColumn | undefined,
): string | undefined {
  if (month !== undefined && column?.words.includes("month") === true) return String(month);
  return readings.find(({ value }) => value !== "" && Number.isFinite(Number(value)))?.value;
}

export function leftOf(state: GrammarState): Left {
  const frame = innermost(state);
  return frame?.kind === "list" ? frame.left : state.left;
}
