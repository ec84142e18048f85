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
import { normalForm } from "../sql/normal-form.ts";
import { OutlineError } from "../sql/outline/outline-error.ts";
import { readOutline } from "../sql/outline/read-outline.ts";
import type { OutlineSymbol } from "../sql/outline/symbols.ts";
import { writeOutline } from "../sql/outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import { baseDoubt, confidenceOf, evidenceOf } from "./confidence.ts";
import { encodeTurn, type Ground, prepareGround, type ReadTurn, readTurn } from "./encode-turn.ts";
import type { BaseModel } from "./model.ts";
import { traceQuery } from "./provenance.ts";
import { type Ranked, rankHypotheses } from "./rank.ts";
import { relevantItems } from "./relevant-items.ts";
import { resolveValues } from "./resolve-values.ts";
import { schemaWording } from "./schema-wording.ts";
import { searchQueries } from "./search.ts";
import { valuesOf } from "./values-of.ts";
import { openWordBook } from "./word-book.ts";

/** What decoding keeps side by side, everywhere the same. */
const beam = 4;
/** On a database it never saw it is seldom very sure: it asks where two readings really compete. */
const askingBack = { below: 0.4, close: 0.5 };
/** Utterances that a later turn can still see. */
const sight = 5;

export function openBase(model: BaseModel): OpenModel {
  const interpreters = new WeakMap<Database, Promise<Interpreter>>();
  return {
    name: "base",
    interpret(database) {
      const known = interpreters.get(database);
      if (known !== undefined) return known;
      const made = readDatabase(database).then((read) =>
        interpreterOf(model, read, database.dialect),
      );
      interpreters.set(database, made);
      return made;
    },
    close: () => model.network.engine.dispose(),
  };
}

/** One turn as later ones see it: what was said, and the query it led to. */
type Past = { readonly read: ReadTurn; readonly sql: string | null };

function interpreterOf(model: BaseModel, known: KnownDatabase, dialect: Dialect): Interpreter {
  const ground = prepareGround(known, openWordBook(model.words));
  const contextAt = (past: readonly Past[], today: CivilDate): Context => ({
    async understand(utterance, options) {
      const read = readTurn(utterance, ground, today);
      const heard = heardAs(past, read, today);
      return understand({ model, ground, dialect, past, read, heard }, options);
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
  readonly ground: Ground;
  readonly dialect: Dialect;
  /** Newest first. */
  readonly past: readonly Past[];
  readonly read: ReadTurn;
  readonly heard: Heard;
};

function understand(question: Question, options: ReadingOptions): Understanding {
  const { model, ground, past, read, heard } = question;
  const { described } = ground.known;
  const previous = past.find(({ sql }) => sql !== null)?.sql ?? null;
  const turns = [read, ...past.map((one) => one.read)];
  const before = outlineOf(previous, ground);
  const turn = encodeTurn(turns, before, ground, 1);
  const { candidates, example } = turn;
  const context = {
    schema: described,
    candidates,
    fits: example.candidates.columns,
    items: example.schema.types.length,
  };
  const kept = relevantItems(turns, before, described);
  const search = { beam: options.beam ?? beam, signal: options.signal, kept };
  const found = searchQueries(model.network, ground.book.table(), turn, context, search);
  const ranked = rankHypotheses(found, turn);
  const written = distinct(ranked.flatMap((one) => write(one, question, candidates)));
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
  };
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
  { ground, dialect }: Question,
  candidates: Parameters<typeof resolveValues>[1],
): WrittenQuery[] {
  const { described } = ground.known;
  const { outline, sources, unsaid } = resolveValues(hypothesis.symbols, candidates, described);
  const first = outline[0];
  if (unsaid || (first?.kind === "word" && first.word === "refuse"))
    return [{ sql: "", hypothesis, values: [] }];
  try {
    const sql = writeOutline(outline, described, dialect);
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
