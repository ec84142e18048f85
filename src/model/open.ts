// The paper's model as conversations know models: read, encode, decode, remember.

import type {
  Context,
  DoubtWeights,
  Heard,
  Interpreter,
  OpenModel,
  ReadingOptions,
  Understanding,
} from "../conversation/interpreter.ts";
import type { Schema } from "../database/database.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import type { ColumnTypes, InputSymbol } from "../entities/placeholder.ts";
import { UserError } from "../errors.ts";
import { startReading } from "../reader/read-utterance.ts";
import type { ReadingState } from "../reader/reader.ts";
import { ofReports, surely } from "../revise/revise.ts";
import { readSaid } from "../revise/said.ts";
import { withPlainNames } from "../sql/plain-names.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import type { Expression } from "../sql/tree.ts";
import { tokenize } from "../text/tokenize.ts";
import { createLexis, type Lexis } from "../words/lexis.ts";
import { againstReading } from "./after-decoding/against-reading.ts";
import {
  asTold,
  eitherOf,
  fromWhere,
  isLookup,
  keptOut,
  othersThan,
  readAsMeant,
  valueAlone,
  valueItself,
} from "./after-decoding/as-meant.ts";
import { otherEnd } from "./after-decoding/two-ends.ts";
import { fullName } from "./before-decoding/full-name.ts";
import { sameGroups } from "./before-decoding/group-figures.ts";
import { understandClauses } from "./before-decoding/in-clauses.ts";
import { contrasted, lastSaid } from "./before-decoding/last-said.ts";
import { type ListedValues, listedValues, withListed } from "./before-decoding/listed-values.ts";
import { madeOfTwo, sureOfPlainChange } from "./before-decoding/made-of-two.ts";
import { nothingAtAll } from "./before-decoding/nothing-at-all.ts";
import { plainChanges } from "./before-decoding/plain-change.ts";
import { saidOfEarlier } from "./before-decoding/said-of-earlier.ts";
import { shownBeside } from "./before-decoding/shown-beside.ts";
import { eitherWay, goingOn, type Told, whoseTurn } from "./before-decoding/threads.ts";
import { startState } from "./decoding/advance.ts";
import {
  answerTurn,
  type FoundQuery,
  hear,
  modelWords,
  remember,
  type TurnAnswer,
  type TurnQuestion,
} from "./decoding/answer-turn.ts";
import { heldBy, withinSight } from "./decoding/sight.ts";
import type { ModelState } from "./decoding/state.ts";
import { constraintFor, type Model } from "./model.ts";
import { reporter } from "./reports/ask-report.ts";
import { isListOf, type MadeReport, reportOf, rowsListed } from "./reports/report-sql.ts";
import type { SaidWords } from "./training/learn-words.ts";
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
  const constraint = constraintFor(model, schema);
  const { types, calendar } = model.domain.words;
  const reports = alone ? undefined : model.domain.wording.reports;
  const changed = plainChanges(schema, types, {
    reports,
    ...(calendar.time.kind !== "none" && { clock: calendar.time.type }),
  });
  const reporting = reports && reporter(reports);
  /** What no training query is: the model goes on from the rows of it. */
  const madeReport = (sql: string): MadeReport | null => {
    const report = reports === undefined ? null : reportOf(sql, reports);
    return report !== null && isOwnKind(report, types) ? null : report;
  };
  const heardAsList = async (list: ListedValues, ask: (text: string) => Promise<Understanding>) => {
    const { sql, confidence } = await ask(list.alone);
    const wide = withListed(sql, list, types);
    return wide === null ? null : { sql: wide, confidence };
  };
  /** As the network writes it, and how sure that is. */
  const decode = (
    { symbols, asSaid, state: { placeholders } }: MendedReading,
    state: ModelState,
    options: ReadingOptions & Pick<TurnQuestion, "against">,
  ) => {
    const question = { ...options, symbols, state, placeholders, constraint };
    const decoded = declinedAsSaid(model, question, asSaid) ?? answerTurn(model, question);
    return {
      ...decoded,
      refused: decoded.refused || decoded.confidence < config.decoding.refuseBelow,
      probability: Math.exp(decoded.evidence.logProbability),
    };
  };
  const wholeAt = (reading: ReadingState, state: ModelState, past: readonly Told[]): Context => {
    const queries = past.map(({ sql }) => sql);
    const last = queries.at(-1) ?? "";
    return {
      async understand(utterance, options) {
        const read = readMended(utterance, reading, model);
        if (alone) {
          const { state: next, evidence: _, ...decoded } = decode(read, state, options);
          const written = decoded.refused ? { sql: "", provenance: [] } : {};
          const heard = heardAs(read, next, past, utterance);
          return { ...decoded, ...written, heard, accounted: read.putOtherwise };
        }
        const { placeholders } = read.state;
        const said = { utterance, values: read.values, placeholders };
        const ask = (text: string) => wholeAt(reading, state, past).understand(text, options);
        const valuesOf = (text: string) => readMended(text, reading, model).values;
        const corrected = lastSaid(utterance, said);
        const before = madeReport(last);
        const table = before === null ? surely : ofReports;
        const plain =
          corrected !== null
            ? null
            : ((isLookup(last) ? null : changed(queries, said, table)) ??
              saidOfEarlier(utterance, read.values, { queries, schema }));
        const isOpen = plain === null;
        const nothing = isOpen ? nothingAtAll(utterance, model.domain.said) : null;
        const inFull = isOpen ? fullName(utterance, last, { values: read.values, valuesOf }) : null;
        const meant = isOpen
          ? (corrected ?? inFull ?? contrasted(utterance, said) ?? nothing)
          : null;
        const own = meant === null ? null : await ask(meant);
        if (meant !== null && own !== null && (corrected !== null || !own.refused)) {
          const heard = heardAs(read, hear(model, state, read.symbols), past, utterance);
          const told = asTold(own, heard, utterance, meant);
          // That there is none was said, in other words.
          return meant === nothing ? { ...told, vouched: [own.sql] } : told;
        }
        const list = listedValues(utterance, said);
        const listed = list && (await heardAsList(list, ask));
        const anew = (text: string) => started(reading.date).understand(text, options);
        const turn = { utterance, tokens: [], mentions: [] };
        const { values } = read;
        const parts = {
          utterance,
          turn,
          last,
          types,
          values,
          ask,
          anew,
          changed,
          reporting,
          reports,
        };
        const composed = listed ?? (isOpen ? await madeOfTwo(parts) : null);
        const beside = (query: string): string | undefined =>
          shownBeside(utterance, query, model.domain.said);
        const isThere = read.values.length === 0 && beside(last) !== undefined;
        const change = plain ?? composed?.sql ?? (isThere ? last : undefined);
        if (change !== undefined) {
          const heard = heardAs(read, hear(model, state, read.symbols), past, utterance);
          const { confidence = sureOfPlainChange } = composed ?? {};
          const accounted = tokenize(utterance).map(({ text }) => text);
          const vouched = list?.values.flatMap((one) => [...one.values()]) ?? [];
          return { ...plainlyChanged(change, heard), confidence, accounted, vouched };
        }
        const against = (reading: FoundQuery): number =>
          againstReading(reading, queries, said, schema);
        const decoded = decode(read, state, { ...options, against });
        const { sql, provenance, attended, confidence, probability, refused } = decoded;
        const report = before ?? (reports === undefined ? null : reportOf(last, reports));
        const fewer =
          report?.isList === true
            ? reports !== undefined && isListOf(sql, reports)
            : report !== null && reporting?.narrows(readSaid(turn).text) === true;
        const rows = fewer && reports ? rowsListed(sql, reports) : null;
        const made = rows !== null && rows.table === report?.rows.table ? report.of(rows) : null;
        const asMeant = (one: string): string => readAsMeant(one, { queries, utterance, schema });
        const kept = made ?? sameGroups(sql, last) ?? asMeant(sql);
        const alternatives = othersThan(
          kept,
          decoded.alternatives.map((one) => ({ ...one, sql: asMeant(one.sql) })),
        );
        const asking = { last, values: read.values, ask };
        const missing = refused ? null : otherEnd(utterance, kept, { ...asking, alternatives });
        if (missing !== null) {
          const heard = heardAs(read, decoded.state, past, utterance);
          const exchanged = { ...missing, sql: kept };
          const rest = othersThan(missing.sql, [exchanged, ...alternatives]);
          const found = { sql: missing.sql, refused, confidence, probability, attended, heard };
          return { ...found, provenance: [], alternatives: rest, accounted: read.putOtherwise };
        }
        const told = refused ? "" : kept;
        const other =
          (await eitherOf(utterance, told, asking)) ??
          (await fromWhere(utterance, told, asking)) ??
          (await valueAlone(utterance, told, asking)) ??
          (await valueItself(utterance, told, { ...asking, rows: reports?.rows[0]?.words[0] }));
        if (other !== null)
          return { ...other, heard: heardAs(read, decoded.state, past, utterance) };
        const denied = await keptOut(utterance, kept, asking);
        if (denied !== null)
          return asTold(
            denied,
            heardAs(read, decoded.state, past, utterance),
            utterance,
            denied.meant,
          );
        const written = refused ? { sql: "", provenance: [] } : { sql: kept, provenance };
        const heard = heardAs(read, decoded.state, past, utterance);
        const accounted = [...read.putOtherwise, ...[beside(kept) ?? []].flat()];
        const found = { ...written, refused, confidence, probability, attended, alternatives };
        return { ...found, heard, accounted };
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

/** What goes on from another thread than the last one; null where it does not. */
async function understandThread(
  whole: Context,
  utterance: string,
  options: ReadingOptions,
  past: readonly Told[],
): Promise<Understanding | null> {
  const going = goingOn(utterance, past);
  if (going === null) return null;
  const there = ({ utterance: told, sql, then }: Told) =>
    then?.() ?? whole.hear(told).remember(sql);
  const heard = whole.hear(utterance);
  const accounted = tokenize(utterance).map(({ text }) => text);
  const [first, second] = going.from;
  if (first === undefined) return null;
  if (going.rest === "") return { ...plainlyChanged(first.sql, heard), accounted };
  const one = await there(first).understand(going.rest, options);
  if (one.refused) return null;
  const said = new Set(tokenize(going.rest).map(({ text }) => text));
  const gone = accounted.filter((text) => !said.has(text));
  if (second === undefined)
    return { ...one, heard, accounted: [...(one.accounted ?? []), ...gone] };
  const other = await there(second).understand(going.rest, options);
  const sql = other.refused ? null : eitherWay(one.sql, other.sql);
  if (sql === null) return null;
  const confidence = Math.min(one.confidence, other.confidence);
  return { ...plainlyChanged(sql, heard), confidence, accounted: gone };
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

/** A word that nobody knows is declined, whatever known one might stand in its place. */
function declinedAsSaid(
  model: Model,
  { onStep: _, ...question }: TurnQuestion,
  symbols: readonly InputSymbol[] | null,
): TurnAnswer | null {
  const answer = symbols && answerTurn(model, { ...question, symbols });
  return answer?.refused === true ? answer : null;
}

function plainlyChanged(sql: string, heard: Heard): Understanding {
  const nothing = { provenance: [], attended: [], alternatives: [] };
  return { ...nothing, sql, refused: false, confidence: sureOfPlainChange, heard };
}

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
const lexes = new WeakMap<Model, Map<string, Lexis>>();

/** What it was trained with: the words of its questions, and the values its reader finds. */
function lexisFor(model: Model, schema: Schema): Lexis | undefined {
  const { said, words } = model.domain;
  if (said === undefined) return undefined;
  const own = lexes.get(model) ?? new Map<string, Lexis>();
  lexes.set(model, own);
  const key = JSON.stringify(schema);
  const made = own.get(key) ?? learnedLexis(words, said, schema);
  own.set(key, made);
  return made;
}

function learnedLexis(words: DomainWords, said: SaidWords, schema: Schema): Lexis {
  const values = words.lexicon.entries.map(({ value, column }) => ({
    text: String(value),
    column,
  }));
  return createLexis({ schema, values, learned: new Map(Object.entries(said)) });
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
