// The base model as conversations know models: it reads any database's schema and answers at once.
import type {
  Context,
  Heard,
  Interpreter,
  OpenModel,
  ReadingOptions,
  Understanding,
} from "../conversation/interpreter.ts";
import type { Database, Dialect } from "../database/database.ts";
import { type CivilDate, parseDate } from "../dates/civil.ts";
import { type KnownDatabase, readDatabase } from "../schema/read-database.ts";
import { stem } from "../schema/stem.ts";
import { normalForm } from "../sql/normal-form.ts";
import { OutlineError } from "../sql/outline/outline-error.ts";
import { readOutline } from "../sql/outline/read-outline.ts";
import { type OutlineSymbol, outlineWords } from "../sql/outline/symbols.ts";
import { writeOutline } from "../sql/outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import { baseDoubt, confidenceOf, evidenceOf } from "./confidence.ts";
import { encodeTurn, type Ground, prepareGround, type ReadTurn, readTurn } from "./encode-turn.ts";
import { addFilters, type BaseFilter, takeFilters } from "./filters.ts";
import { expandMeasures, foldMeasures } from "./measures.ts";
import type { BaseModel } from "./model.ts";
import { traceQuery } from "./provenance.ts";
import { type Ranked, rankHypotheses } from "./rank.ts";
import { relevantItems } from "./relevant-items.ts";
import type { RepairContext } from "./repair/context.ts";
import { repairOutline } from "./repair/repair.ts";
import { resolveValues } from "./resolve-values.ts";
import { reviseOutline } from "./revise/revise.ts";
import { schemaWording } from "./schema-wording.ts";
import { searchQueries } from "./search.ts";
import { plainlySpoken, type SpokenDatabase } from "./spoken.ts";
import { valuesOf } from "./values-of.ts";
import { openWordBook } from "./word-book.ts";

/** What decoding keeps side by side, everywhere the same. */
const beam = 4;
/** On a database it never saw it is seldom very sure: it asks where two readings really compete. */
const askingBack = { below: 0.4, close: 0.5 };
/** Utterances that a later turn can still see. */
const sight = 5;

/** `speak`: what is known of a database, with what a person says about it; it counts at once. */
export function openBase(
  model: BaseModel,
  speak: (known: KnownDatabase) => SpokenDatabase = plainlySpoken,
): OpenModel {
  const interpreters = new WeakMap<Database, Promise<Interpreter>>();
  return {
    name: "base",
    interpret(database) {
      const known = interpreters.get(database);
      if (known !== undefined) return known;
      const made = readDatabase(database).then((read) =>
        interpreterOf(model, speak(read), database.dialect),
      );
      interpreters.set(database, made);
      return made;
    },
    close: () => model.network.engine.dispose(),
  };
}

/** One turn as later ones see it: what was said, and the query it led to. */
type Past = { readonly read: ReadTurn; readonly sql: string | null };

function interpreterOf(model: BaseModel, known: SpokenDatabase, dialect: Dialect): Interpreter {
  const ground = prepareGround(known, openWordBook(model.words));
  const contextAt = (past: readonly Past[], today: CivilDate): Context => ({
    async understand(utterance, options) {
      const heard = heardAs(past, readTurn(utterance, ground, today), today);
      const { filters, utterance: rest } = takeFilters(
        utterance,
        known.filters,
        ground.names.stems,
      );
      const read = readTurn(rest, ground, today);
      return understand({ model, known, ground, dialect, past, read, filters, heard }, options);
    },
    hear: (utterance) => heardAs(past, readTurn(utterance, ground, today), today),
    lighten: () => contextAt(past.slice(0, sight), today),
    held: () => past.map((one) => [one, 400 + 40 * one.read.matches.length] as const),
  });
  const heardAs = (past: readonly Past[], read: ReadTurn, today: CivilDate): Heard => ({
    values: valuesOf(read, known.described),
    remember: (sql) => contextAt([{ read, sql }, ...past], today),
  });
  return {
    wording: schemaWording(known),
    doubt: baseDoubt,
    asking: askingBack,
    notes: known.described.notes,
    start: (date) => contextAt([], parseDate(date) ?? { year: 1970, month: 1, day: 1 }),
  };
}

type Question = {
  readonly model: BaseModel;
  readonly known: SpokenDatabase;
  readonly ground: Ground;
  readonly dialect: Dialect;
  /** Newest first. */
  readonly past: readonly Past[];
  readonly read: ReadTurn;
  /** Named conditions that were said; their words are not in `read`. */
  readonly filters: readonly BaseFilter[];
  readonly heard: Heard;
};

function understand(question: Question, options: ReadingOptions): Understanding {
  const { model, known, ground, past, read, heard } = question;
  const { described } = ground.known;
  const previous = past.find(({ sql }) => sql !== null)?.sql ?? null;
  const before = foldMeasures(outlineOf(previous, ground), known.measures);
  const revised = revisedQuery(question, before);
  if (revised !== null) return revised;
  const turns = [read, ...past.map((one) => one.read)];
  const turn = encodeTurn(turns, before, ground, 1);
  const { candidates, example } = turn;
  const context = {
    schema: described,
    candidates,
    fits: example.candidates.columns,
    items: example.schema.types.length,
  };
  const kept = relevantItems(turns, before, described);
  const search = { beam, signal: options.signal, kept };
  const found = searchQueries(model.network, ground.book.table(), turn, context, search);
  const ranked = rankHypotheses(found, turn);
  const mending = repairContext(question, before);
  const written = distinct(ranked.flatMap((one) => write(one, question, candidates, mending)));
  const [best, ...others] = written;
  const refusal = { sql: "", refused: true, provenance: [], attended: [], alternatives: [], heard };
  if (best === undefined) return { ...refusal, confidence: 0 };
  const confidence = confidenceOf(
    evidenceOf(best.hypothesis, others[0]?.hypothesis, example),
    model.calibration,
  );
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
    accounted: namedWords(known),
  };
}

/** The words of measures and filters: the query says them in others. */
function namedWords({ described, measures, filters }: SpokenDatabase): string[] {
  const names = measures.flatMap(({ item }) => {
    const column = described.columns[item];
    return [column?.words ?? [], ...(column?.synonyms ?? [])];
  });
  return [...names, ...filters.flatMap(({ said }) => said)].flat();
}

/** Of a plain change of the last query: it is what was said, where it was understood at all. */
const sureOfRevisions = 0.9;

/** The last query, changed in the one plain way that the utterance says; null where it is no such turn. */
function revisedQuery(
  { known, dialect, past, read, filters, heard }: Question,
  before: readonly OutlineSymbol[],
): Understanding | null {
  const { described, measures } = known;
  const outline = reviseOutline(read, before, described);
  if (outline === null || filters.length > 0) return null;
  const written = (symbols: readonly OutlineSymbol[]): string =>
    writeOutline(expandMeasures(symbols, measures), described, dialect);
  try {
    const sql = written(outline);
    if (meaningOf(sql) === meaningOf(written(before))) return null;
    const traced = { sql, values: [], hypothesis: { probabilities: [sureOfRevisions] } };
    const queries = past.map((one) => one.sql);
    return {
      ...{ sql, refused: false, confidence: sureOfRevisions, heard },
      ...{ provenance: traceQuery(traced, queries), attended: [], alternatives: [] },
      accounted: read.tokens.map(({ text }) => text),
    };
  } catch (error) {
    if (error instanceof OutlineError) return null;
    throw error;
  }
}

export type WrittenQuery = {
  readonly sql: string;
  readonly hypothesis: Ranked;
  /** The values said, as the query writes them, with the age of the utterance that said them. */
  readonly values: readonly { readonly text: string; readonly age: number }[];
};

/** Empty SQL: refused, or a value is needed that nobody said. */
function write(
  hypothesis: Ranked,
  { known, dialect, filters }: Question,
  candidates: Parameters<typeof resolveValues>[1],
  mending: Omit<RepairContext, "sure">,
): WrittenQuery[] {
  const { described, measures } = known;
  const { outline, sources, unsaid } = resolveValues(hypothesis.symbols, candidates, described);
  const first = outline[0];
  if (unsaid || (first?.kind === "word" && first.word === "refuse"))
    return [{ sql: "", hypothesis, values: [] }];
  try {
    const context = { ...mending, sure: sureItems(hypothesis) };
    const repaired = addFilters(repairOutline(outline, context), filters, described);
    const mended = expandMeasures(repaired, measures);
    const sql = writeOutline(mended, described, dialect);
    const values = outline.flatMap((symbol, i) => {
      const source = sources[i];
      if (symbol.kind !== "value" || source === undefined || source === null) return [];
      const text = symbol.literal.type === "period" ? symbol.literal.from : symbol.literal.text;
      return [{ text, age: source.age }];
    });
    return [{ sql, hypothesis, values }];
  } catch (error) {
    if (error instanceof OutlineError) return [];
    throw error;
  }
}

/** What is written with this probability is left as it is. */
const sureEnough = 0.9;

function sureItems({ symbols, probabilities }: Ranked): Set<number> {
  const sure = symbols.filter((_, i) => (probabilities[i] ?? 0) >= sureEnough);
  return new Set(sure.map((symbol) => symbol - outlineWords.length));
}

/** Of queries that mean the same, the most probable. */
function distinct(queries: readonly WrittenQuery[]): WrittenQuery[] {
  const meanings = new Set<string>();
  return queries.filter(({ sql }) => {
    const meaning = sql === "" ? "" : meaningOf(sql);
    if (meanings.has(meaning)) return false;
    meanings.add(meaning);
    return true;
  });
}

function meaningOf(sql: string): string {
  try {
    return normalForm(sql);
  } catch (error) {
    if (error instanceof SqlSyntaxError) return sql;
    throw error;
  }
}

function repairContext(
  { known, past, read }: Question,
  before: readonly OutlineSymbol[],
): Omit<RepairContext, "sure"> {
  const stems = (turn: ReadTurn): string[] => turn.tokens.map(({ text }) => stem(text));
  const said = new Set(stems(read));
  return {
    ...{ schema: known.described, facts: known.facts, said },
    everSaid: new Set([...said, ...past.slice(0, sight).flatMap((one) => stems(one.read))]),
    settled: new Set(before.flatMap((one) => (one.kind === "item" ? [one.item] : []))),
  };
}

/** A query that outlines cannot say leaves nothing to build on. */
function outlineOf(sql: string | null, { known }: Ground): readonly OutlineSymbol[] {
  if (sql === null) return [];
  try {
    return readOutline(parseSql(sql), known.described);
  } catch (error) {
    if (error instanceof OutlineError || error instanceof SqlSyntaxError) return [];
    throw error;
  }
}
