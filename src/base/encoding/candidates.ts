// The literals that a turn's query may use: what was mentioned in this and earlier utterances, and
// what the previous query holds. One candidate for words said twice.

import type { OutlineLiteral } from "../../outline/symbols.ts";
import { type DescribedColumn, type DescribedSchema, isNumeric } from "../../schema/described.ts";
import type { Mention, MentionKind } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import { convert } from "../../schema/units.ts";
import type { ValueIndex } from "../../schema/value-index.ts";
import { tokenize } from "../../text/tokenize.ts";

export type Candidate = {
  readonly kind: MentionKind;
  /** 0: of the current utterance; 5: only of the previous query. */
  readonly age: number;
  /** What makes it one with other mentions of the same. */
  readonly key: string;
  readonly mention: Omit<Mention, "from" | "to">;
  /** The column that the previous query compares it with. */
  readonly column: number | null;
};

const most = 32;
const onlyBefore = 5;

export function collectCandidates(
  utterances: readonly (readonly Mention[])[],
  previous: readonly { readonly literal: OutlineLiteral; readonly column: number | null }[],
  schema: DescribedSchema,
): Candidate[] {
  const found = new Map<string, Candidate>();
  utterances.forEach((mentions, age) => {
    for (const mention of mentions) {
      const key = keyOf(mention);
      if (found.has(key) || found.size >= most) continue;
      found.set(key, { kind: mention.kind, age, key, mention, column: null });
    }
  });
  const candidates = [...found.values()];
  for (const { literal, column } of previous) {
    if (candidateFor(literal, column, candidates, schema) !== null || candidates.length >= most + 8)
      continue;
    const mention = mentionOf(literal, column);
    candidates.push({ kind: "earlier", age: onlyBefore, key: keyOf(mention), mention, column });
  }
  return candidates;
}

export function keyOf({
  kind,
  stems,
  number,
  readings,
}: Pick<Mention, "kind" | "stems" | "number" | "readings">): string {
  if (kind === "implied")
    return `~${readings.map(({ column, value }) => `${column}=${value}`).join() || stems}`;
  if (kind === "flag") return `${stems}=${readings[0]?.value}`;
  return number === undefined ? stems : `#${number}`;
}

function wordsOf(text: string): string[] {
  const words = tokenize(text).map((token) => token.text);
  return words.length === 0 ? ["?"] : words.slice(0, 8);
}

function mentionOf(literal: OutlineLiteral, column: number | null): Candidate["mention"] {
  if (literal.type === "period") {
    const period = { from: literal.from, to: literal.to };
    return {
      kind: "earlier",
      text: literal.from,
      words: [literal.from],
      stems: literal.from,
      readings: [],
      period,
    };
  }
  const { text } = literal;
  const number = literal.type === "number" ? { number: Number(text) } : {};
  const readings =
    column === null || literal.type === "number"
      ? []
      : [{ column, value: text, how: "whole" as const, among: 1 }];
  const words = wordsOf(text);
  return { kind: "earlier", text, words, stems: words.map(stem).join(" "), readings, ...number };
}

/** The candidate that says this literal, the surest way of saying it first; null where none does. */
export function candidateFor(
  literal: OutlineLiteral,
  column: number | null,
  candidates: readonly Candidate[],
  { columns }: DescribedSchema,
): number | null {
  const kept = column === null ? undefined : columns[column];
  const ways: ((candidate: Candidate) => boolean)[] =
    literal.type === "period"
      ? [({ mention: { period } }) => period?.from === literal.from && period.to === literal.to]
      : literal.type === "number"
        ? [
            ({ mention }) => mention.number === Number(literal.text),
            ({ mention }) => mention.text === literal.text,
            ({ mention }) => isAmount(Number(literal.text), mention, kept),
          ]
        : waysOfText(literal.text, column);
  for (const way of ways) {
    const at = candidates.findIndex(way);
    if (at >= 0) return at;
  }
  return null;
}

/** "two hours" of a column in minutes. */
const isAmount = (
  kept: number,
  { number, unit }: Candidate["mention"],
  column: DescribedColumn | undefined,
): boolean =>
  number !== undefined &&
  unit !== undefined &&
  column?.unit !== undefined &&
  convert(number, unit, column.unit) === kept;

function waysOfText(text: string, column: number | null): ((candidate: Candidate) => boolean)[] {
  const lower = text.toLowerCase();
  const stems = wordsOf(text).map(stem).join(" ");
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return [
    ({ mention }) =>
      mention.readings.some((one) => one.column === column && one.value.toLowerCase() === lower),
    ({ mention }) => mention.readings.some((one) => one.value.toLowerCase() === lower),
    ({ mention }) => mention.stems === stems,
    ({ mention }) =>
      mention.number !== undefined && Number(text) === mention.number && text.trim() !== "",
    ({ mention }) =>
      mention.month !== undefined && Number(text) === mention.month && text.trim() !== "",
    ({ mention: { period } }) => day !== undefined && (period?.from === day || period?.to === day),
  ];
}

/** How a candidate fits each column: the model's numbers. */
export function fitOf(
  { mention, column: before }: Candidate,
  column: number,
  schema: DescribedSchema,
  values: ValueIndex,
): number {
  const reading = mention.readings.find((one) => one.column === column);
  if (before === column || reading?.how === "whole") return 1;
  if (reading !== undefined) return reading.how === "part" ? 2 : 3;
  const described = schema.columns[column];
  if (described === undefined) return 0;
  if (mention.period !== undefined && described.time !== null) return 5;
  if (mention.number === undefined) return 0;
  if (values.holds(column, mention.number)) return 1;
  return isNumeric(described) ? 4 : 0;
}
