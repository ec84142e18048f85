// The paper's model as conversations know models: read, encode, decode, remember.

import type {
  Context,
  DoubtWeights,
  Heard,
  Interpreter,
  OpenModel,
  ReadingOptions,
} from "../conversation/interpreter.ts";
import type { Schema } from "../database/database.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import type { ColumnTypes } from "../entities/placeholder.ts";
import { UserError } from "../errors.ts";
import { oncePer } from "../once-per.ts";
import { startReading } from "../reader/read-utterance.ts";
import type { ReadingState } from "../reader/reader.ts";
import { withPlainNames } from "../sql/plain-names.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import type { Expression } from "../sql/tree.ts";
import { createLexis, type Lexis } from "../words/lexis.ts";
import { understandClauses } from "./before-decoding/in-clauses.ts";
import { plainChanges } from "./before-decoding/plain-change.ts";
import { type Told, understandThread, whoseTurn } from "./before-decoding/threads.ts";
import { startState } from "./decoding/advance.ts";
import { hear, modelWords, remember } from "./decoding/answer-turn.ts";
import { heldBy, withinSight } from "./decoding/sight.ts";
import type { ModelState } from "./decoding/state.ts";
import { constraintFor, type Model } from "./model.ts";
import { reporter } from "./reports/ask-report.ts";
import { type MadeReport, reportOf } from "./reports/report-sql.ts";
import type { SaidWords } from "./training/learn-words.ts";
import {
  decodedAlone,
  type HeardTurn,
  type TurnGround,
  understandTurn,
} from "./understand-turn.ts";
import { type MendedReading, readMended } from "./vocabulary/mend-words.ts";

export type TrainedOptions = {
  /** What its confidence is worth, where that was fitted. */
  readonly doubt?: DoubtWeights | undefined;
  /** The network by itself, as the paper's systems are: nothing is changed plainly or heard in clauses. */
  readonly alone?: boolean;
};

export function openTrained(
  model: Model,
  { doubt, alone = false }: TrainedOptions = {},
): OpenModel {
  return {
    name: model.runtime.config.system,
    async interpret(database) {
      const schema = await database.schema();
      checkFit(model, schema, database.name);
      return { ...interpreterOf(model, schema, alone), ...(doubt && { doubt }) };
    },
    close: () => model.runtime.engine.dispose(),
  };
}

function interpreterOf(model: Model, schema: Schema, alone: boolean): Interpreter {
  const { config } = model.runtime;
  const { types, calendar } = model.domain.words;
  const reports = alone ? undefined : model.domain.wording.reports;
  /** What no training query is: the model goes on from the rows of it. */
  const madeReport = (sql: string): MadeReport | null => {
    const report = reports === undefined ? null : reportOf(sql, reports);
    return report !== null && isOwnKind(report, types) ? null : report;
  };
  const ground: TurnGround = {
    model,
    schema,
    constraint: constraintFor(model, schema),
    changed: plainChanges(schema, types, {
      reports,
      ...(calendar.time.kind !== "none" && { clock: calendar.time.type }),
    }),
    reports,
    reporting: reports && reporter(reports),
    madeReport,
  };
  const wholeAt = (reading: ReadingState, state: ModelState, past: readonly Told[]): Context => {
    const queries = past.map(({ sql }) => sql);
    const last = queries.at(-1) ?? "";
    return {
      async understand(utterance, options) {
        const read = readMended(utterance, reading, model);
        const turn: HeardTurn = {
          utterance,
          read,
          state,
          queries,
          last,
          options,
          ask: (text) => wholeAt(reading, state, past).understand(text, options),
          anew: (text) => started(reading.date).understand(text, options),
          valuesOf: (text) => readMended(text, reading, model).values,
          heardIn: (next) => heardAs(read, next, past, utterance),
        };
        return alone ? decodedAlone(turn, ground) : understandTurn(turn, ground);
      },
      hear(utterance) {
        const read = readMended(utterance, reading, model);
        return heardAs(read, hear(model, state, read.symbols), past, utterance);
      },
      lighten: () => contextAt(reading, withinSight(state, config), past),
      held: () => heldBy(state),
    };
  };
  const contextAt = (reading: ReadingState, state: ModelState, past: readonly Told[]): Context => {
    const whole = wholeAt(reading, state, past);
    const last = past.at(-1)?.sql ?? "";
    const before = { last, turn: state.turns.length + 1 };
    if (last === "" || alone) return whole;
    const inClauses = (utterance: string, options: ReadingOptions) =>
      understandClauses(whole, utterance, options, before);
    return {
      ...whole,
      understand: async (...said) =>
        (await understandThread(whole, ...said, past)) ?? inClauses(...said),
    };
  };
  const heardAs = (
    read: MendedReading,
    state: ModelState,
    past: readonly Told[],
    utterance: string,
  ): Heard => ({
    values: read.values,
    readAs: read.readAs,
    remember(sql) {
      const own = sql === null ? null : inOwnStyle(sql, schema);
      const known = own === null ? null : (madeReport(own)?.listed ?? own);
      const words = known === null ? null : modelWords(model, known, read.state.placeholders);
      const next = remember(model, state, words);
      if (own === null) return contextAt(read.state, next, past);
      const whose = whoseTurn(utterance, past);
      const then = () => contextAt(read.state, withinSight(next, config), after);
      const told = { utterance, sql: own, whose, then };
      const after: readonly Told[] = [...past, told].slice(-queriesKept);
      return contextAt(read.state, next, after);
    },
  });
  const started = (date: string): Context => contextAt(startReading(date), startState(config), []);
  const lexis = lexisFor(model, schema);
  return {
    wording: model.domain.wording,
    ...(lexis && { lexis }),
    start: started,
  };
}

/** Counted by one column that the model has values of, and nothing else: as its own queries are. */
function isOwnKind({ select }: MadeReport, types: ColumnTypes): boolean {
  const [group, ...more] = select.groupBy;
  const plain = select.from.length === 1 && select.orderBy.length === 0;
  const counts = select.items.length === 2 && /^COUNT/i.test(nameOf(select.items[1]?.expression));
  const known = group?.kind === "column" && types.has(group.name) && more.length === 0;
  return plain && counts && known && select.having === undefined && select.limit === undefined;
}

const nameOf = (node: Expression | undefined): string => (node?.kind === "call" ? node.name : "");

/** As far back as people go to where something was said. */
const queriesKept = 8;

/** As the model itself writes: it learned to copy from its own style. What does not parse stays. */
function inOwnStyle(sql: string, schema: Schema): string {
  try {
    return withPlainNames(sql, schema);
  } catch (error) {
    if (error instanceof SqlSyntaxError) return sql;
    throw error;
  }
}

/** Made once for each model and schema. */
const lexesOf = oncePer((_: Model) => new Map<string, Lexis>());

/** What it was trained with: the words of its questions, and the values its reader finds. */
function lexisFor(model: Model, schema: Schema): Lexis | undefined {
  const { said, asked, words } = model.domain;
  if (said === undefined) return undefined;
  const own = lexesOf(model);
  const key = JSON.stringify(schema);
  const made = own.get(key) ?? learnedLexis(words, { said, asked }, schema);
  own.set(key, made);
  return made;
}

function learnedLexis(
  words: DomainWords,
  { said, asked }: { readonly said: SaidWords; readonly asked?: readonly string[] | undefined },
  schema: Schema,
): Lexis {
  const values = words.lexicon.entries.map(({ value, column }) => ({
    text: String(value),
    column,
  }));
  return createLexis({ schema, values, learned: new Map(Object.entries(said)), asked });
}

/** A model learned the tables of one database: about another it has nothing to say. */
function checkFit(model: Model, schema: Schema, database: string): void {
  const here = new Set(schema.tables.map(({ name }) => name.toLowerCase()));
  const learned = [...new Set([...model.domain.words.types.keys()].map(tableOf))];
  const missing = learned.filter((table) => !here.has(table));
  if (missing.length * 2 <= learned.length) return;
  const some = missing.slice(0, 3).join(", ");
  throw new UserError(
    `${database}: has no table ${some}${missing.length > 3 ? ", ..." : ""}, which this model talks ` +
      `about. Make a model for this database: segue learn ${database} --out FOLDER`,
  );
}

const tableOf = (column: string): string => column.slice(0, column.indexOf(".")).toLowerCase();
