// Grammar- and schema-constrained decoding: at each step, which words can still lead to a query that
// parses, binds and runs.

import type { Schema } from "../../database/database.ts";
import type { ColumnTypes, Placeholder } from "../../entities/placeholder.ts";
import { UserError } from "../../errors.ts";
import { Automaton, type ConstraintState, Spots } from "./automaton.ts";
import { createCatalog, plain } from "./catalog.ts";
import { createLexicons } from "./lexicon.ts";
import type { Nesting } from "./nesting.ts";

export type ConstraintOptions = {
  readonly schema: Schema;
  readonly columnTypes: ColumnTypes;
  /** The words the decoder can say. Those that are no SQL, such as an end mark, are never allowed. */
  readonly vocabulary: readonly string[];
  /** "outer.column inner.column": subqueries seen in training. Default: keys, names, types. */
  readonly pairs?: ReadonlySet<string>;
  /** Literals seen with a column in training. Default: any that its type can hold. */
  readonly values?: ReadonlyMap<string, ReadonlySet<string>>;
  /** How training queries go into one another. Default: no bound but that of any parser. */
  readonly nesting?: Nesting;
  /** The placeholder type of plain numbers, for LIMIT, HAVING and columns without a type. */
  readonly numberType?: string;
};

export type Constraint = {
  /** The placeholders are those of the interaction so far; only their types and values matter. */
  start(placeholders: readonly Pick<Placeholder, "type" | "value">[]): ConstraintState;
};

/** Throws UserError when the vocabulary cannot say any query about the schema. */
export function createConstraint(options: ConstraintOptions): Constraint {
  const { vocabulary, numberType = "NUMBER" } = options;
  const catalog = createCatalog(options);
  const values =
    options.values && new Map([...options.values].map(([name, words]) => [plain(name), words]));
  const automata = new Map<string, Automaton>();
  const spots = new Spots();
  let states = 0;
  /** All automata share one limit: a service that runs for weeks meets many kinds of questions. */
  const count = (): void => {
    states += 1;
    if (states < maxStates) return;
    automata.clear();
    states = 0;
    if (spots.size >= maxSpots) spots.clear();
  };
  const lexiconFor = createLexicons({
    catalog,
    vocabulary,
    numberType,
    ...(values && { values }),
    ...(options.nesting && { nesting: options.nesting }),
  });
  const create = (types: ReadonlySet<string>, wholeNumbers: boolean): Automaton => {
    const lexicon = lexiconFor({ types, wholeNumbers });
    if (lexicon.has("SELECT", "FROM") && lexicon.columns.length > 0) {
      return new Automaton(lexicon, vocabulary, spots, count);
    }
    throw new UserError(
      "constraint: the vocabulary has no SELECT, FROM and column of the schema to say; " +
        "train the model on queries of this database",
    );
  };
  return {
    start(placeholders) {
      const types = new Set(placeholders.map(({ type }) => type));
      const wholeNumbers = placeholders
        .filter(({ type }) => type === numberType)
        .every(({ value }) => Number.isInteger(Number(value)) && Number(value) >= 0);
      const key = [...types].sort().join(" ") + (wholeNumbers ? "" : " fractions");
      const automaton = automata.get(key) ?? create(types, wholeNumbers);
      automata.set(key, automaton);
      return automaton.start;
    },
  };
}

/** Beyond this they are forgotten: made anew of the spots they stand at, they cost little. */
const maxStates = 8_000;
/** What was worked out, and costs; looked at when states are forgotten. */
const maxSpots = 16_000;
