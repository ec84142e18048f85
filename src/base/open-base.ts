// The base model as conversations know models: it reads any database's schema and answers at once.
import type {
  Context,
  DoubtWeights,
  Heard,
  Interpreter,
  OpenModel,
} from "../conversation/interpreter.ts";
import type { Database, Dialect } from "../database/database.ts";
import { type CivilDate, parseDate } from "../dates/civil.ts";
import type { ColumnValues } from "../entities/collect-values.ts";
import { type KnownDatabase, readDatabase } from "../schema/read-database.ts";
import { withRoles } from "../schema/roles.ts";
import { stem } from "../schema/stem.ts";
import { baseDoubt } from "./decoding/confidence.ts";
import { type Ground, prepareGround, type ReadTurn, readTurn } from "./encoding/encode-turn.ts";
import { valuesOf } from "./encoding/values-of.ts";
import { openWordBook } from "./encoding/word-book.ts";
import type { BaseModel } from "./model.ts";
import type { Past } from "./question.ts";
import { type DerivedColumn, deriveColumns, hideDerived } from "./spoken/derived.ts";
import { takeFilters, valuesIn } from "./spoken/filters.ts";
import { gapFilters } from "./spoken/gap-filters.ts";
import { schemaWording } from "./spoken/schema-wording.ts";
import { shortNamesSaid, spellNames } from "./spoken/short-names.ts";
import { plainlySpoken, type SpokenDatabase } from "./spoken/spoken.ts";
import { understandTurn } from "./understand-turn.ts";

/** On a database it never saw it is seldom very sure: it asks where two readings compete, or hardly one is likely. */
const askingBack = { below: 0.3, close: 0.5, unsure: 0.2 };
/** Ways of spelling its names out that are kept ready. */
const mostSpelt = 50;
/** Utterances that a later turn can still see. */
const sight = 5;

/**
 * `speak`: what is known of a database, with what a person says about it; it counts at once. `doubt`:
 * what its confidence is worth, where that was fitted for these weights.
 */
export function openBase(
  model: BaseModel,
  speak: (known: KnownDatabase) => SpokenDatabase = plainlySpoken,
  doubt: DoubtWeights = baseDoubt,
): OpenModel {
  const interpreters = new WeakMap<Database, Promise<Interpreter>>();
  return {
    name: "base",
    interpret(database) {
      const known = interpreters.get(database);
      if (known !== undefined) return known;
      const made = readDatabase(database).then((read) => {
        const { known: whole, derived } = deriveColumns(read);
        const told = hideDerived(speak(whole), derived);
        const spoken = { ...told, described: withRoles(told.described) };
        const texts = textsShown(spoken);
        return { ...interpreterOf(model, spoken, derived, database.dialect), doubt, texts };
      });
      interpreters.set(database, made);
      return made;
    },
    close: () => model.network.engine.dispose(),
  };
}

/** Nobody is offered, or told of, values of what is hidden. */
function textsShown({ described, facts }: SpokenDatabase): ColumnValues[] {
  const hidden = new Set(
    described.columns.flatMap(({ hidden: is, table, name }) =>
      is === true ? [`${described.tables[table]?.name}.${name}`.toLowerCase()] : [],
    ),
  );
  return facts.values.filter(({ column }) => !hidden.has(column.toLowerCase()));
}

function interpreterOf(
  model: BaseModel,
  known: SpokenDatabase,
  derived: readonly DerivedColumn[],
  dialect: Dialect,
): Interpreter {
  const book = openWordBook(model.words);
  const ground = prepareGround(known, book);
  const spelt = new Map<string, { known: SpokenDatabase; ground: Ground }>();
  /** The database in the words of an utterance that its names are shortened from. */
  const spokenAs = (utterance: string): { known: SpokenDatabase; ground: Ground } => {
    const short = shortNamesSaid(utterance, known, ground.names.stems);
    const key = short.map((one) => Object.values(one).join()).join(" ");
    const own = spelt.get(key);
    if (short.length === 0 || own !== undefined) return own ?? { known, ground };
    const all = spellNames(known, short);
    const made = { known: all, ground: prepareGround(all, book) };
    if (spelt.size < mostSpelt) spelt.set(key, made);
    return made;
  };
  const filters = [...known.filters, ...gapFilters(known)];
  const names = known.described.tables.flatMap(({ words, synonyms = [] }) => [words, ...synonyms]);
  const things = new Set(names.flat().map(stem));
  const contextAt = (past: readonly Past[], today: CivilDate): Context => ({
    async understand(utterance, options) {
      const spoken = spokenAs(utterance);
      const heard = heardAs(past, readTurn(utterance, spoken.ground, today), today);
      const { filters: taken, utterance: rest } = takeFilters(utterance, filters, things);
      const read = readTurn(rest, spoken.ground, today);
      const about = { model, ...spoken, derived, dialect, today };
      const turn = { ...about, past, read, filters: taken, heard };
      const understood = await understandTurn(turn, options);
      const vouched = [...(understood.vouched ?? []), ...taken.flatMap(valuesIn)];
      return { ...understood, vouched };
    },
    hear: (utterance) =>
      heardAs(past, readTurn(utterance, spokenAs(utterance).ground, today), today),
    lighten: () => contextAt(past.slice(0, sight), today),
    held: () => past.map((one) => [one, 400 + 40 * one.read.matches.length] as const),
  });
  const heardAs = (past: readonly Past[], read: ReadTurn, today: CivilDate): Heard => ({
    values: valuesOf(read, known.described),
    remember: (sql) => contextAt([{ read, sql }, ...past], today),
  });
  return {
    wording: schemaWording(known),
    asking: askingBack,
    notes: known.described.notes,
    hidden: known.hidden,
    start: (date) => contextAt([], parseDate(date) ?? { year: 1970, month: 1, day: 1 }),
  };
}
