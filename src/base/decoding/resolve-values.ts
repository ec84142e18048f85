// From the symbols a model wrote to an outline: each candidate becomes the literal that fits the column
// it is compared with, as the database writes it.

import { OutlineError } from "../../outline/outline-error.ts";
import {
  comparisonWords,
  type OutlineLiteral,
  type OutlineSymbol,
  outlineWords,
  timeWords,
  word,
} from "../../outline/symbols.ts";
import { type DescribedColumn, type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { Pattern } from "../../schema/mentions.ts";
import { convert } from "../../schema/units.ts";
import type { Candidate } from "../encoding/candidates.ts";
import { advance } from "../grammar/advance.ts";
import { leftOf, numberBehind } from "../grammar/allowed-values.ts";
import { type GrammarState, type Left, startGrammar } from "../grammar/state.ts";

export type ResolvedOutline = {
  readonly outline: readonly OutlineSymbol[];
  /** For each symbol of the outline, the candidate it came from. */
  readonly sources: readonly (Candidate | null)[];
  /** True where the query needs a value that nobody said. */
  readonly unsaid: boolean;
};

export function resolveValues(
  numbers: readonly number[],
  candidates: readonly Candidate[],
  schema: DescribedSchema,
): ResolvedOutline {
  const fixed = outlineWords.length;
  const items = schema.columns.length + schema.tables.length;
  const outline: OutlineSymbol[] = [];
  const sources: (Candidate | null)[] = [];
  let unsaid = false;
  let state = startGrammar();
  for (const number of numbers) {
    const fixedWord = outlineWords[number];
    if (fixedWord === "end") break;
    if (fixedWord !== undefined && number < fixed) {
      if (fixedWord === "unsaid") unsaid = true;
      outline.push(word(fixedWord));
      sources.push(null);
      state = advance(state, { kind: "word", word: fixedWord });
      continue;
    }
    const item = number - fixed;
    if (item < items) {
      outline.push({ kind: "item", item });
      sources.push(null);
      const table = item - schema.columns.length;
      state = advance(
        state,
        table < 0 ? { kind: "column", column: item } : { kind: "table", table },
      );
      continue;
    }
    const candidate = candidates[item - items];
    if (candidate === undefined) break;
    const left = leftOf(state);
    const { literal, loosely } = literalFor(candidate, left, state, schema);
    if (loosely !== undefined) loosen(outline, loosely, candidate.mention.pattern !== undefined);
    outline.push({ kind: "value", literal, column: left.column });
    sources.push(candidate);
    state = advance(state, { kind: "value" });
  }
  return { outline, sources, unsaid };
}

/** Said of a part of a text, or several values have it in common: what is meant is all of them. */
function loosen(outline: OutlineSymbol[], how: Pattern, outright: boolean): void {
  const last = outline.at(-1);
  if (last?.kind !== "word" || last.word === "!=") return;
  if (last.word === "=" || (outright && comparisonWords.has(last.word)))
    outline.splice(-1, 1, word(how));
}

type Fitted = { readonly literal: OutlineLiteral; readonly loosely?: Pattern };

function literalFor(
  { mention }: Candidate,
  left: Left,
  state: GrammarState,
  schema: DescribedSchema,
): Fitted {
  const typed: Fitted = { literal: { type: "string", text: mention.text } };
  const column = left.column === null ? undefined : schema.columns[left.column];
  const number = (): Fitted => ({ literal: { type: "number", text: numberFor(mention, column) } });
  if (state.expect === "count") return number();
  if (state.expect === "text") return typed;
  if (left.wrap !== null && timeWords.has(left.wrap))
    return { literal: timeLiteral(mention, left) };
  if (column === undefined || (left.wrap !== null && mention.number !== undefined)) return number();
  if ((column.time === "date" || column.time === "datetime") && mention.period !== undefined) {
    return { literal: { type: "period", ...mention.period } };
  }
  const numeric = isNumeric(column);
  if (numeric) return number();
  if (mention.pattern !== undefined && mention.period === undefined)
    return { ...typed, loosely: mention.pattern };
  const reading = mention.readings.find((one) => one.column === left.column);
  if (reading === undefined)
    return mention.number === undefined
      ? typed
      : { literal: { type: "string", text: String(mention.number) } };
  if (reading.how === "part" && reading.among > 1) return { ...typed, loosely: "like" };
  return { literal: { type: "string", text: reading.value } };
}

/** A word that stands for no number cannot be compared with one. */
function numberFor(mention: Candidate["mention"], column: DescribedColumn | undefined): string {
  if (mention.number !== undefined) return String(amountFor(mention.number, mention, column));
  const text = numberBehind(mention, column);
  if (text === undefined) throw new OutlineError(`"${mention.text}" is no number`);
  return text;
}

/** As the column keeps it: two hours in minutes, 20 % as 0.2. */
function amountFor(
  number: number,
  { unit }: Candidate["mention"],
  column: DescribedColumn | undefined,
): number {
  if (unit !== undefined && column?.unit !== undefined) return convert(number, unit, column.unit);
  return column?.fraction === true && number > 1 ? Number((number / 100).toPrecision(12)) : number;
}

/** What a function of time gives is text: "2024", "03", "2024-03". */
function timeLiteral(mention: Candidate["mention"], { wrap }: Left): OutlineLiteral {
  const { number, month, period } = mention;
  const text = (value: string): OutlineLiteral => ({ type: "string", text: value });
  const day = period?.from ?? "";
  switch (wrap) {
    case "year":
      return text(number === undefined ? day.slice(0, 4) : String(number));
    case "month":
      return text(day.slice(0, 7));
    case "month_of_year":
      return text(String(month ?? number ?? day.slice(5, 7)).padStart(2, "0"));
    case "quarter":
      return text(`${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`);
    case "day":
      return text(day);
    default:
      return text(String(number ?? mention.text).padStart(wrap === "hour" ? 2 : 1, "0"));
  }
}
