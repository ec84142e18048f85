// What the network wrote as SQL: values filled in, mended by words and schema, one query for each meaning.

import { formatDate } from "../../dates/civil.ts";
import { withExactRatios } from "../../outline/exact-ratios.ts";
import { OutlineError } from "../../outline/outline-error.ts";
import { type OutlineSymbol, outlineWords, word } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { clausesOf } from "../../revise/clauses.ts";
import { isTyped, readSaid } from "../../revise/said.ts";
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { meaningOf } from "../../sql/normal-form.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import type { ReadTurn } from "../encoding/encode-turn.ts";
import type { Question } from "../question.ts";
import type { RepairContext } from "../repair/context.ts";
import { sideSaid } from "../repair/ends.ts";
import { isSaidToOwn } from "../repair/owners.ts";
import { repairOutline } from "../repair/repair.ts";
import { toldValues } from "../repair/told.ts";
import { bareMonths } from "../spoken/bare-months.ts";
import { inDefaultOrder } from "../spoken/default-order.ts";
import { expandDerived } from "../spoken/derived.ts";
import { addFilters } from "../spoken/filters.ts";
import { expandMeasures } from "../spoken/measures.ts";
import { inSeriesOrder } from "../spoken/series-order.ts";
import { withSettledGroups } from "../spoken/settled-groups.ts";
import { comparesItself } from "./contradictions.ts";
import type { Ranked } from "./rank.ts";
import { resolveValues } from "./resolve-values.ts";

/** Utterances before this one whose words a repair may still look at. */
const sight = 5;

export type WrittenHypothesis = {
  readonly sql: string;
  readonly hypothesis: Ranked;
  /** The values said, as the query writes them, with the age of the utterance that said them. */
  readonly values: readonly { readonly text: string; readonly age: number }[];
  /** Of those that nobody said outright: the words that implied them. */
  readonly implied: readonly { readonly words: readonly string[]; readonly value: string }[];
};

/** Empty SQL: refused, or a value is needed that nobody said. */
export function writeHypothesis(
  hypothesis: Ranked,
  question: Question,
  candidates: Parameters<typeof resolveValues>[1],
  mending: Omit<RepairContext, "sure">,
): WrittenHypothesis[] {
  const { filters } = question;
  const { described, orders } = question.known;
  try {
    const resolved = resolveValues(hypothesis.symbols, candidates, described);
    const { sources, unsaid } = resolved;
    const outline = asDenied(resolved);
    const first = outline[0];
    if (unsaid || (first?.kind === "word" && first.word === "refuse"))
      return [{ sql: "", hypothesis, values: [], implied: [] }];
    const context = { ...mending, sure: sureItems(hypothesis) };
    const repaired = addFilters(repairOutline(outline, context), filters, described);
    if (comparesItself(expandMeasures(repaired, question.known.measures))) return [];
    const sql = writeQuery(inDefaultOrder(repaired, orders, described), question);
    const taken = outline.flatMap((symbol, i) => {
      const source = sources[i];
      if (symbol.kind !== "value" || source === undefined || source === null) return [];
      const text = symbol.literal.type === "period" ? symbol.literal.from : symbol.literal.text;
      return [{ text, source }];
    });
    const values = taken.map(({ text, source }) => ({ text, age: source.age }));
    const implied = taken.flatMap(({ text, source: { kind, mention } }) =>
      kind === "implied" ? [{ words: mention.text.toLowerCase().split(/\s+/), value: text }] : [],
    );
    return [{ sql, hypothesis, values, implied }];
  } catch (error) {
    if (error instanceof OutlineError) return [];
    throw error;
  }
}

/** What a word denies is not so, whatever the network makes of it. */
const asDenied = ({ outline, sources }: ReturnType<typeof resolveValues>): OutlineSymbol[] =>
  outline.map((symbol, i) => {
    const isEqual = symbol.kind === "word" && symbol.word === "=";
    return isEqual && sources[i + 1]?.mention.denies === true ? word("!=") : symbol;
  });

/** With everything that has a name of its own written out. */
export function writeQuery(
  outline: readonly OutlineSymbol[],
  { known, derived, dialect, today, read }: Question,
): string {
  const dated = bareMonths(outline, read, known, formatDate(today));
  const whole = expandDerived(expandMeasures(dated, known.measures), derived, today);
  const exact = withExactRatios(inSeriesOrder(whole), known.described);
  const grouped = withSettledGroups(exact, known.described, dialect);
  return writeOutline(grouped, known.described, dialect);
}

/** What is written with this probability is left as it is. */
const sureEnough = 0.9;

function sureItems({ symbols, probabilities }: Ranked): Set<number> {
  const sure = symbols.filter((_, i) => (probabilities[i] ?? 0) >= sureEnough);
  return new Set(sure.map((symbol) => symbol - outlineWords.length));
}

/** Of queries that mean the same, the most probable. */
export function distinctQueries(queries: readonly WrittenHypothesis[]): WrittenHypothesis[] {
  const meanings = new Set<string>();
  return queries.filter(({ sql }) => {
    const meaning = sql === "" ? "" : meaningOf(toldApart(sql));
    if (meanings.has(meaning)) return false;
    meanings.add(meaning);
    return true;
  });
}

/** Groups are told apart already, whether a query says so or not. */
function toldApart(sql: string): string {
  const select = trySelect(sql);
  const isTwice = select?.distinct === true && select.groupBy.length > 0;
  return isTwice ? printSql({ ...select, distinct: false }) : sql;
}

function touches(column: number, { mentions }: ReadTurn, { columns }: DescribedSchema): boolean {
  const figure = isNumeric(columns[column]) || columns[column]?.time != null;
  return mentions.some(
    ({ readings, number, period }) =>
      readings.some((one) => one.column === column) ||
      (figure && (number !== undefined || period !== undefined)),
  );
}

export function repairContext(
  { known, past, read, filters, today }: Question,
  before: readonly OutlineSymbol[],
): Omit<RepairContext, "sure"> {
  const stems = (turn: ReadTurn): string[] => turn.tokens.map(({ text }) => stem(text));
  const said = new Set(stems(read));
  return {
    schema: known.described,
    facts: known.facts,
    measures: known.measures,
    today,
    told: toldValues(read, known),
    said,
    owned: read.mentions.flatMap((one) =>
      isSaidToOwn(read.tokens, one) ? [one.readings.filter(({ how }) => how === "whole")] : [],
    ),
    ends: read.mentions.flatMap((one) => {
      const side = sideSaid(read.tokens.slice(0, one.from));
      return side === undefined ? [] : [{ side, readings: one.readings }];
    }),
    named: new Set(
      read.mentions.flatMap(({ readings }) => readings.map(({ value }) => value.toLowerCase())),
    ),
    periods: read.mentions.flatMap(({ period, ...one }) => (period ? [{ ...one, period }] : [])),
    touched: (column) => touches(column, read, known.described),
    text: readSaid(read).text,
    terse: isTyped(read.utterance),
    filtered: filters.length > 0,
    everSaid: new Set([...said, ...past.slice(0, sight).flatMap((one) => stems(one.read))]),
    before: before.length === 0 ? null : clausesOf(before),
    settled: new Set(before.flatMap((one) => (one.kind === "item" ? [one.item] : []))),
  };
}
