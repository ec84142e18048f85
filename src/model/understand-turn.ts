// One utterance understood, step by step: put otherwise where it corrects or shortens itself; changed plainly, or made of
// what the model knows; else decoded by the network, and mended by what was said. The first step that has an answer gives it.
import type { Heard, ReadingOptions, Understanding } from "../conversation/interpreter.ts";
import type { Schema } from "../database/database.ts";
import type { InputSymbol } from "../entities/placeholder.ts";
import type { ReportWords } from "../entities/wording.ts";
import { ofReports, surely } from "../revise/revise.ts";
import { saidText } from "../revise/said.ts";
import { tokenize } from "../text/tokenize.ts";
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
import { contrasted, lastSaid } from "./before-decoding/last-said.ts";
import { listedValues, withListed } from "./before-decoding/listed-values.ts";
import { madeOfTwo, sureOfPlainChange } from "./before-decoding/made-of-two.ts";
import { nothingAtAll } from "./before-decoding/nothing-at-all.ts";
import type { PlainChange, ReadUtterance } from "./before-decoding/plain-change.ts";
import { saidOfEarlier } from "./before-decoding/said-of-earlier.ts";
import { shownBeside } from "./before-decoding/shown-beside.ts";
import {
  answerTurn,
  type FoundQuery,
  hear,
  type TurnAnswer,
  type TurnQuestion,
} from "./decoding/answer-turn.ts";
import type { ModelState } from "./decoding/state.ts";
import type { Model } from "./model.ts";
import type { Reporter } from "./reports/ask-report.ts";
import { isListOf, type MadeReport, reportOf, rowsListed } from "./reports/report-sql.ts";
import type { MendedReading } from "./vocabulary/mend-words.ts";

/** What every turn about one database is understood with. */
export type TurnGround = {
  readonly model: Model;
  readonly schema: Schema;
  readonly constraint: TurnQuestion["constraint"];
  readonly changed: PlainChange;
  readonly reports: ReportWords | undefined;
  readonly reporting: Reporter | undefined;
  /** The report that a query is, where no training query is one of its kind. */
  readonly madeReport: (sql: string) => MadeReport | null;
};

/** An utterance read, with all that it stands on. */
export type HeardTurn = {
  readonly utterance: string;
  readonly read: MendedReading;
  readonly state: ModelState;
  /** Up to the last one, which is "" where there is none. */
  readonly queries: readonly string[];
  readonly last: string;
  readonly options: ReadingOptions;
  /** What another utterance would mean in its place, or at the start of a conversation. */
  readonly ask: (text: string) => Promise<Understanding>;
  readonly anew: (text: string) => Promise<Understanding>;
  readonly valuesOf: (text: string) => MendedReading["values"];
  /** As later turns know it, once the network is in this state. */
  readonly heardIn: (state: ModelState) => Heard;
};

export async function understandTurn(turn: HeardTurn, ground: TurnGround): Promise<Understanding> {
  const corrected = lastSaid(turn.utterance, saidIn(turn));
  const plain = corrected === null ? plainlyChanged(turn, ground) : null;
  return (
    (plain === null ? await putOtherwise(turn, ground, corrected) : null) ??
    (await withoutNetwork(turn, ground, plain)) ??
    (await mended(turn, ground, decode(turn, ground, againstIn(turn, ground))))
  );
}

/** The network by itself: as it writes it, and nothing is made of that. */
export function decodedAlone(turn: HeardTurn, ground: TurnGround): Understanding {
  const { state, evidence: _, ...decoded } = decode(turn, ground);
  const written = decoded.refused ? { sql: "", provenance: [] } : {};
  const accounted = turn.read.putOtherwise;
  return { ...decoded, ...written, heard: turn.heardIn(state), accounted };
}

/** A query that no network wrote. */
export function madePlainly(sql: string, heard: Heard): Understanding {
  const nothing = { provenance: [], attended: [], alternatives: [] };
  return { ...nothing, sql, refused: false, confidence: sureOfPlainChange, heard };
}

const saidIn = ({ utterance, read }: HeardTurn): ReadUtterance => ({
  utterance,
  values: read.values,
  placeholders: read.state.placeholders,
});

/** Heard, without a query decoded. */
const heardAlone = ({ read, state, heardIn }: HeardTurn, { model }: TurnGround): Heard =>
  heardIn(hear(model, state, read.symbols));

/** The last query changed by what is said of it or of earlier ones, and by nothing else. */
function plainlyChanged(
  turn: HeardTurn,
  { schema, changed, madeReport }: TurnGround,
): string | null {
  const { utterance, read, queries, last } = turn;
  const table = madeReport(last) === null ? surely : ofReports;
  return (
    (isLookup(last) ? null : changed(queries, saidIn(turn), table)) ??
    saidOfEarlier(utterance, read.values, { queries, schema })
  );
}

/** Said in other words, which mean the same: corrected, in full, without what is set against it. */
async function putOtherwise(
  turn: HeardTurn,
  ground: TurnGround,
  corrected: string | null,
): Promise<Understanding | null> {
  const { utterance, read, last, ask, valuesOf } = turn;
  const nothing = nothingAtAll(utterance, ground.model.domain.said);
  const meant =
    corrected ??
    fullName(utterance, last, { values: read.values, valuesOf }) ??
    contrasted(utterance, saidIn(turn)) ??
    nothing;
  const own = meant === null ? null : await ask(meant);
  if (meant === null || own === null || (corrected === null && own.refused)) return null;
  const told = asTold(own, heardAlone(turn, ground), utterance, meant);
  // That there is none was said, in other words.
  return meant === nothing ? { ...told, vouched: [own.sql] } : told;
}

/** The plain change, or a query made of others that the model knows. */
async function withoutNetwork(
  turn: HeardTurn,
  ground: TurnGround,
  plain: string | null,
): Promise<Understanding | null> {
  const { utterance, read, last, ask } = turn;
  const { said, words } = ground.model.domain;
  const list = listedValues(utterance, saidIn(turn));
  const first = list && (await ask(list.alone));
  const wide = list && first && withListed(first.sql, list, words.types);
  const listed = first && wide ? { sql: wide, confidence: first.confidence } : null;
  const composed = listed ?? (plain === null ? await madeOfTwo(turn, ground) : null);
  const isThere = read.values.length === 0 && shownBeside(utterance, last, said) !== undefined;
  const sql = plain ?? composed?.sql ?? (isThere ? last : undefined);
  if (sql === undefined) return null;
  const { confidence = sureOfPlainChange } = composed ?? {};
  const accounted = tokenize(utterance).map(({ text }) => text);
  const vouched = list?.values.flatMap((one) => [...one.values()]) ?? [];
  return { ...madePlainly(sql, heardAlone(turn, ground)), confidence, accounted, vouched };
}

type Decoded = TurnAnswer & { readonly probability: number };

/** As the network writes it, and how sure that is. */
function decode(
  { read, state, options }: HeardTurn,
  { model, constraint }: TurnGround,
  against: Pick<TurnQuestion, "against"> = {},
): Decoded {
  const { symbols, asSaid } = read;
  const { placeholders } = read.state;
  const question = { ...options, ...against, symbols, state, placeholders, constraint };
  const decoded = declinedAsSaid(model, question, asSaid) ?? answerTurn(model, question);
  const { refuseBelow } = model.runtime.config.decoding;
  return {
    ...decoded,
    refused: decoded.refused || decoded.confidence < refuseBelow,
    probability: Math.exp(decoded.evidence.logProbability),
  };
}

/** A word that nobody knows is declined, whatever known one might stand in its place. */
function declinedAsSaid(
  model: Model,
  { onStep: _, ...question }: TurnQuestion,
  symbols: readonly InputSymbol[] | null,
): TurnAnswer | null {
  const answer = symbols && answerTurn(model, { ...question, symbols });
  return answer?.refused === true ? answer : null;
}

const againstIn = (turn: HeardTurn, { schema }: TurnGround): Pick<TurnQuestion, "against"> => ({
  against: (reading: FoundQuery) => againstReading(reading, turn.queries, saidIn(turn), schema),
});

/** What was decoded, as the words and the last query have it. */
async function mended(
  turn: HeardTurn,
  ground: TurnGround,
  decoded: Decoded,
): Promise<Understanding> {
  const { utterance, read, queries, last, ask } = turn;
  const { schema, reports } = ground;
  const { sql, provenance, attended, confidence, probability, refused } = decoded;
  const heard = turn.heardIn(decoded.state);
  const asMeant = (one: string): string => readAsMeant(one, { queries, utterance, schema });
  const kept = reportOfFewer(sql, turn, ground) ?? sameGroups(sql, last) ?? asMeant(sql);
  const alternatives = othersThan(
    kept,
    decoded.alternatives.map((one) => ({ ...one, sql: asMeant(one.sql) })),
  );
  const found = { refused, confidence, probability, attended, heard };
  const asking = { last, values: read.values, ask };
  const missing = refused ? null : otherEnd(utterance, kept, { ...asking, alternatives });
  if (missing !== null) {
    const rest = othersThan(missing.sql, [{ ...missing, sql: kept }, ...alternatives]);
    const accounted = read.putOtherwise;
    return { ...found, sql: missing.sql, provenance: [], alternatives: rest, accounted };
  }
  const told = refused ? "" : kept;
  const rows = reports?.rows[0]?.words[0];
  const other =
    (await eitherOf(utterance, told, asking)) ??
    (await fromWhere(utterance, told, asking)) ??
    (await valueAlone(utterance, told, asking)) ??
    (await valueItself(utterance, told, { ...asking, rows }));
  if (other !== null) return { ...other, heard };
  const denied = await keptOut(utterance, kept, asking);
  if (denied !== null) return asTold(denied, heard, utterance, denied.meant);
  const written = refused ? { sql: "", provenance: [] } : { sql: kept, provenance };
  const beside = shownBeside(utterance, kept, ground.model.domain.said) ?? [];
  const accounted = [...read.putOtherwise, ...[beside].flat()];
  return { ...found, ...written, alternatives, accounted };
}

/** The last report made of fewer rows, where the query lists such; null where nothing is narrowed. */
function reportOfFewer(
  sql: string,
  { utterance, last }: HeardTurn,
  ground: TurnGround,
): string | null {
  const { reports, reporting, madeReport } = ground;
  if (reports === undefined) return null;
  const report = madeReport(last) ?? reportOf(last, reports);
  const isNarrowed =
    report?.isList === true
      ? isListOf(sql, reports)
      : report !== null && reporting?.narrows(saidText(utterance)) === true;
  const rows = isNarrowed ? rowsListed(sql, reports) : null;
  return rows !== null && rows.table === report?.rows.table ? report.of(rows) : null;
}
