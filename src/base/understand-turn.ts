// One utterance understood: a plain change of the last query, or what the network writes, mended and ranked.
import type { ReadingOptions, Understanding } from "../conversation/interpreter.ts";
import { middleFigure } from "../outline/median.ts";
import { OutlineError } from "../outline/outline-error.ts";
import { readOutline } from "../outline/read-outline.ts";
import type { OutlineSymbol } from "../outline/symbols.ts";
import {
  isWhole,
  openingAfter,
  openingOutline,
  openingsBeside,
  shareOfFiltered,
} from "../revise/opening/opening.ts";
import { startsAnew } from "../revise/opening/starts-anew.ts";
import { underWay } from "../revise/opening/under-way.ts";
import { reviseOutline } from "../revise/revise.ts";
import { isTyped, readSaid } from "../revise/said.ts";
import { splitShape } from "../revise/shape-tail.ts";
import { kindsIn } from "../revise/things/kinds.ts";
import { splitChanges } from "../revise/two-changes.ts";
import { meaningOf } from "../sql/normal-form.ts";
import { parseSql } from "../sql/parse.ts";
import { quotedText } from "../sql/quote-name.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import { confidenceOf, evidenceOf, signsOf } from "./decoding/confidence.ts";
import { type OpenReading, openReadings } from "./decoding/open-readings.ts";
import { traceQuery } from "./decoding/provenance.ts";
import { bySaidOrder, rankHypotheses } from "./decoding/rank.ts";
import { searchQueries } from "./decoding/search.ts";
import { boundsIn, type SaidBounds } from "./decoding/unfit-bounds.ts";
import {
  distinctQueries,
  repairContext,
  writeHypothesis,
  writeQuery,
} from "./decoding/write-hypothesis.ts";
import { encodeTurn, type ReadTurn, readTurn } from "./encoding/encode-turn.ts";
import { relevantItems } from "./encoding/relevant-items.ts";
import type { Question } from "./question.ts";
import { saysNow } from "./repair/of-now.ts";
import { foldDerived } from "./spoken/derived.ts";
import { addFilters, filteredOutline } from "./spoken/filters.ts";
import { foldMeasures } from "./spoken/measures.ts";
import { namedWords } from "./spoken/named-words.ts";
import { withoutSeriesOrder } from "./spoken/series-order.ts";

/** What decoding keeps side by side, everywhere the same. */
const beam = 4;

export function understandTurn(question: Question, options: ReadingOptions): Understanding {
  const understood = readingOf(question, options);
  if (understood.refused) return understood;
  const { unfit, heeded } = saidBounds(understood.sql, question);
  const accounted = [...(understood.accounted ?? []), ...heeded];
  const vouched = [
    ...(understood.vouched ?? []),
    ...(understood.sql.includes(middleFigure) ? [middleFigure] : []),
  ];
  const open = openQueries(understood, question);
  return { ...understood, open, unfit, accounted, vouched };
}

function saidBounds(sql: string, { known, read, past }: Question): SaidBounds {
  const before = past.find((one) => one.sql !== null)?.sql;
  return boundsIn(sql, read.utterance, known, before);
}

/** Of two columns that a value stands in, the other must be so likely to be asked about, where more was said. */
const likelyEnough = 0.15;

/** Queries that the words say just as well. */
function openQueries(
  { sql, probability, alternatives }: Understanding,
  question: Question,
): string[] {
  const { past, read, known } = question;
  const earlier = past.map((one) => outlineOf(one.sql, question));
  const open = [
    ...openReadings(outlineOf(sql, question), earlier, read, known.described),
    ...openingsLeft(question),
  ];
  const likely = alternatives.filter((one) => one.probability >= likelyEnough * (probability ?? 1));
  const likelyMeanings = new Set(likely.map((one) => meaningOf(one.sql)));
  const meanings = new Set([meaningOf(sql)]);
  return open.flatMap(({ outline, even }) => {
    const other = writtenAnew(outline, [], question);
    const meaning = other === null ? "" : meaningOf(other);
    if (other === null || meanings.has(meaning)) return [];
    meanings.add(meaning);
    return even || likelyMeanings.has(meaning) ? [other] : [];
  });
}

function readingOf(question: Question, options: ReadingOptions): Understanding {
  const previous = question.past.find(({ sql }) => sql !== null)?.sql ?? null;
  const before = outlineOf(previous, question);
  const anew = (): Understanding | null => readAnew(question, before, options);
  return (
    (question.filters.length > 0 ? anew() : null) ??
    revisedQuery(question, before) ??
    anew() ??
    shapedQuery(question, options) ??
    networkReading(question, before, options)
  );
}

/** About other things than the figures before: as if nothing had been asked. */
function readAnew(
  question: Question,
  before: readonly OutlineSymbol[],
  options: ReadingOptions,
): Understanding | null {
  const { read, known, filters } = question;
  // The words of a named condition are taken out already.
  const { text } = readSaid(read);
  const whole = text.split(" ").length + 2 * filters.length > 2;
  if (!whole || !startsAnew(text, read.utterance, before, known.described)) return null;
  const understood = readingOf({ ...question, past: [] }, options);
  return understood.refused ? null : understood;
}

/** What the network writes, mended and ranked. */
function networkReading(
  question: Question,
  before: readonly OutlineSymbol[],
  options: ReadingOptions,
): Understanding {
  const { model, known, ground, past, read, heard } = question;
  const { described } = ground.known;
  const turns = [read, ...past.map((one) => one.read)];
  const turn = encodeTurn({ turns, previous: before, style: 1 }, ground);
  const { candidates, example } = turn;
  const context = {
    schema: described,
    candidates,
    fits: example.candidates.columns,
    knows: known.values.knows,
    items: example.schema.types.length,
  };
  const kept = relevantItems(turns, before, described);
  const search = { beam, signal: options.signal, kept };
  const found = searchQueries(
    { network: model.network, table: ground.book.table() },
    turn,
    context,
    search,
  );
  const [text = "", last = ""] = turns.slice(0, 2).map((one) => readSaid(one).text);
  const ranked = rankHypotheses(found, turn, { text, sight: `${text} ${last}`, before });
  const mending = repairContext(question, before);
  const written = bySaidOrder(
    distinctQueries(ranked.flatMap((one) => writeHypothesis(one, question, candidates, mending))),
    text,
    (sql) => saidBounds(sql, question).unfit.length > 0,
  );
  const [best, ...others] = written;
  const refusal = { sql: "", refused: true, provenance: [], attended: [], alternatives: [], heard };
  if (best === undefined) return { ...refusal, confidence: 0 };
  const typed = isTyped(read.utterance);
  const evidence = evidenceOf(best.hypothesis, others[0]?.hypothesis, example, typed);
  const confidence = confidenceOf(evidence, model.calibration);
  if (best.sql === "") return { ...refusal, confidence };
  return {
    sql: best.sql,
    refused: false,
    confidence,
    probability: Math.exp(best.hypothesis.score),
    provenance: traceQuery(
      best,
      past.map(({ sql }) => sql),
    ),
    attended: [],
    alternatives: others
      .filter(({ sql }) => sql !== "")
      .map(({ sql, hypothesis }) => ({ sql, probability: Math.exp(hypothesis.score) })),
    heard,
    accounted: [...saidBy(best.sql, question), ...best.implied.flatMap(({ words }) => words)],
    vouched: [
      ...best.implied.map(({ value }) => quotedText(value)),
      // What lasts may have no end yet.
      ...(saysNow.test(read.utterance) ? ["IS NULL"] : []),
    ],
    signs: signsOf(evidence),
  };
}

/** The words of tables, columns, measures and filters that a query uses. */
function saidBy(sql: string, { known, derived, today }: Question): string[] {
  const made = derived.map(({ item, written }) => ({ item, symbols: written(today) }));
  return namedWords(known, sql, made);
}

/** Of a plain change of the last query, before it is weighed as one (`plain` among the signs of doubt). */
const sureOfRevisions = 0.95;

/** The last query, changed in the one plain way that the utterance says; null where it is no such turn. */
function revisedQuery(question: Question, before: readonly OutlineSymbol[]): Understanding | null {
  const { past, read, filters, heard } = question;
  const sql =
    askedAnew(question, before) ??
    changed(read, before, filters, question) ??
    changedTwice(question, before) ??
    opened(question, before);
  if (sql === null) return null;
  const traced = { sql, values: [], hypothesis: { probabilities: [sureOfRevisions] } };
  const queries = past.map((one) => one.sql);
  return {
    sql,
    refused: false,
    confidence: sureOfRevisions,
    heard,
    provenance: traceQuery(traced, queries),
    attended: [],
    alternatives: [],
    accounted: [...read.tokens.map(({ text }) => text), ...saidBy(sql, question)],
    // What a rule writes was said, in words of its own.
    vouched: [sql],
    signs: { plain: 1 },
  };
}

/** How far back people go to what was asked for. */
const furthestBack = 8;

/** Queries before the last one, the latest first. */
function askedBefore(question: Question): (readonly OutlineSymbol[])[] {
  const asked = question.past.filter(({ sql }) => sql !== null).slice(1, furthestBack);
  return asked.map(({ sql }) => outlineOf(sql, question));
}

/** Null where the turn is no plain change, or changes nothing. */
function changed(
  turn: ReadTurn,
  before: readonly OutlineSymbol[],
  filters: Question["filters"],
  question: Question,
): string | null {
  const { described } = question.known;
  const alone = filters.length > 0 ? filteredOutline(turn, before, filters, described) : null;
  const earlier = () => askedBefore(question);
  const outline = alone ?? reviseOutline(turn, before, described, { earlier });
  if (outline === before && filters.length === 0) return writeQuery(before, question);
  return writtenAnew(outline && addFilters(outline, filters, described), before, question);
}

/** Two plain changes in one breath, one after the other. */
function changedTwice(question: Question, before: readonly OutlineSymbol[]): string | null {
  const { ground, today, read, filters } = question;
  if (before.length === 0) return null;
  const { described } = question.known;
  const earlier = () => askedBefore(question);
  for (const parts of splitChanges(read.utterance)) {
    const outline = parts.reduce<readonly OutlineSymbol[] | null>(
      (made, part) =>
        made && reviseOutline(readTurn(part, ground, today), made, described, { earlier }),
      before,
    );
    const whole = outline && addFilters(outline, filters, described);
    const sql = writtenAnew(whole, before, question);
    if (sql !== null) return sql;
  }
  return null;
}

/** A whole question after others that is no change of them, though it may hold one: "who has not ordered since may". */
function askedAnew(question: Question, before: readonly OutlineSymbol[]): string | null {
  const { ground, today, read, filters } = question;
  const { described } = question.known;
  if (before.length === 0) return null;
  const outline = openingAfter(readSaid(read).text, before, described, (said, made) =>
    reviseOutline(readTurn(said, ground, today), made, described),
  );
  return writtenAnew(outline && addFilters(outline, filters, described), before, question);
}

/** A figure that the words ask for and do not name: each that may be meant. */
function openingsLeft({ ground, today, read, known }: Question): OpenReading[] {
  const { described } = known;
  const beside = openingsBeside(readSaid(read).text, described, (said, made) =>
    reviseOutline(readTurn(said, ground, today), made, described),
  );
  return beside.map((outline) => ({ outline, even: true }));
}

const toFormer =
  /\b(?:change|difference|growth|increase)s? (?:to|from|over|on|vs|versus|against|compared (?:to|with)) (?:the |its )?(?:previous|last|prior|former|preceding)\b/;

/** A question that is a figure and plain changes of it; a later one has to be whole by itself. */
function opened(question: Question, before: readonly OutlineSymbol[]): string | null {
  const { ground, today, read, filters, past } = question;
  const { described } = question.known;
  const change = (said: string, made: readonly OutlineSymbol[]) =>
    reviseOutline(readTurn(said, ground, today), made, described);
  const { text } = readSaid(read);
  // What lies between one time and the one before is a shape of the question.
  if (toFormer.test(text)) return null;
  const narrow = (made: readonly OutlineSymbol[]) => addFilters(made, filters, described);
  const share = filters.length > 0 ? shareOfFiltered(text, described, change, narrow) : null;
  if (share !== null) return writtenAnew(share, before, question);
  const kinds = kindsIn(text.split(" "), question.known.values, described);
  // What is asked of now is cut off as if nothing was said with it.
  const now = /\bnow\W*$/i.test(read.utterance) && !text.endsWith(" now") ? `${text} now` : text;
  const outline =
    (before.length === 0 ? underWay({ text: now, known: question.known, today }) : null) ??
    openingOutline(text, described, change, kinds);
  const later = before.length > 0 || past.some(({ sql }) => sql !== null);
  if (later && !(outline !== null && isWhole(outline))) return null;
  return writtenAnew(outline && addFilters(outline, filters, described), before, question);
}

/** Null where nothing was changed, or what was made cannot be written. */
function writtenAnew(
  outline: readonly OutlineSymbol[] | null,
  before: readonly OutlineSymbol[],
  question: Question,
): string | null {
  if (outline === null) return null;
  try {
    const sql = writeQuery(outline, question);
    if (before.length === 0) return sql;
    return meaningOf(sql) === meaningOf(writeQuery(before, question)) ? null : sql;
  } catch (error) {
    if (error instanceof OutlineError) return null;
    throw error;
  }
}

/** A question with the shape it is wanted in: the question is read, then changed as a later turn would. */
function shapedQuery(question: Question, options: ReadingOptions): Understanding | null {
  const { ground, today, read } = question;
  const split = splitShape(read.utterance);
  const isValue = read.mentions.some(
    ({ text, readings }) => readings.length > 0 && text.toLowerCase() === split?.unless,
  );
  if (split === null || isValue) return null;
  const asked = readTurn(split.main, ground, today);
  const main = readingOf({ ...question, read: asked }, options);
  const shape = readTurn(split.shape, ground, today);
  const shaped = main.refused ? null : changed(shape, outlineOf(main.sql, question), [], question);
  const sql = shaped ?? (split.already === true && !main.refused ? main.sql : null);
  if (sql === null) return null;
  // What is not left to the question says its shape; what stands for a time is said by it.
  const left = new Set(asked.tokens.map(({ text }) => text));
  const times = asked.mentions.flatMap(({ period, words }) => (period === undefined ? [] : words));
  const shapes = [...shape.tokens, ...read.tokens.filter(({ text }) => !left.has(text))];
  const accounted = [...(main.accounted ?? []), ...times, ...shapes.map(({ text }) => text)];
  return { ...main, sql, alternatives: [], accounted };
}

/** A query that outlines cannot say leaves nothing to build on. */
function outlineOf(
  sql: string | null,
  { known, derived, today }: Question,
): readonly OutlineSymbol[] {
  if (sql === null) return [];
  try {
    const outline = withoutSeriesOrder(readOutline(parseSql(sql), known.described));
    return foldMeasures(foldDerived(outline, derived, today), known.measures);
  } catch (error) {
    if (error instanceof OutlineError || error instanceof SqlSyntaxError) return [];
    throw error;
  }
}
