// The paper's model as conversations know models: read, encode, decode, remember.
import type { Context, Heard, Interpreter, OpenModel } from "../conversation/interpreter.ts";
import type { Schema } from "../database/database.ts";
import { UserError } from "../errors.ts";
import {
  type ReadingState,
  readUtterance,
  startReading,
  type UtteranceReading,
} from "../reader/read-utterance.ts";
import { startState } from "./advance.ts";
import { answerTurn, hear, modelWords, remember } from "./answer-turn.ts";
import { constraintFor, type Model } from "./model.ts";
import { heldBy, withinSight } from "./sight.ts";
import type { ModelState } from "./state.ts";

export function openTrained(model: Model): OpenModel {
  return {
    name: model.runtime.config.system,
    async interpret(database) {
      const schema = await database.schema();
      checkFit(model, schema, database.name);
      return interpreterOf(model, schema);
    },
    close: () => model.runtime.engine.dispose(),
  };
}

function interpreterOf(model: Model, schema: Schema): Interpreter {
  const { config } = model.runtime;
  const constraint = constraintFor(model, schema);
  const contextAt = (reading: ReadingState, state: ModelState): Context => ({
    async understand(utterance, options) {
      const read = readUtterance(utterance, reading, model.reader);
      const { placeholders } = read.state;
      const question = { ...options, symbols: read.symbols, state, placeholders, constraint };
      const said = answerTurn(model, question);
      const { sql, provenance, attended, alternatives, confidence } = said;
      const refused = said.refused || confidence < config.decoding.refuseBelow;
      const written = refused ? { sql: "", provenance: [] } : { sql, provenance };
      const heard = heardAs(read, said.state);
      return { ...written, refused, confidence, attended, alternatives, heard };
    },
    hear(utterance) {
      const read = readUtterance(utterance, reading, model.reader);
      return heardAs(read, hear(model, state, read.symbols));
    },
    lighten: () => contextAt(reading, withinSight(state, config)),
    held: () => heldBy(state),
  });
  const heardAs = (read: UtteranceReading, state: ModelState): Heard => ({
    values: read.values,
    remember(sql) {
      const words = sql === null ? null : modelWords(model, sql, read.state.placeholders);
      return contextAt(read.state, remember(model, state, words));
    },
    lighten: () => heardAs(read, withinSight(state, config)),
    held: () => heldBy(state),
  });
  return {
    wording: model.domain.wording,
    start: (date) => contextAt(startReading(date), startState(config)),
  };
}

/** A model learned the tables of one database: about another it has nothing to say. */
function checkFit(model: Model, schema: Schema, database: string): void {
  const here = new Set(schema.tables.map(({ name }) => name));
  const learned = [...new Set([...model.domain.words.types.keys()].map(tableOf))];
  const missing = learned.filter((table) => !here.has(table));
  if (missing.length * 2 <= learned.length) return;
  const some = missing.slice(0, 3).join(", ");
  throw new UserError(
    `${database}: has no table ${some}${missing.length > 3 ? ", ..." : ""}, which this model talks ` +
      `about. Make a model for this database: segue learn ${database} --out FOLDER`,
  );
}

const tableOf = (column: string): string => column.slice(0, column.indexOf("."));
