// The walk: utterance -> talk about the conversation? -> read with what it follows -> understood as a query, or
// decoded -> every word weighed -> answered, asked back or declined -> run -> shown. Turns are values: going back
// is standing where an earlier one stood, and what was stored can be rebuilt anywhere.

import { parseDate } from "../dates/civil.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { UserError } from "../errors.ts";
import { tablesIn } from "../sql/query-shape.ts";
import { type Account, accountFor } from "../words/account.ts";
import type { Lexis } from "../words/lexis.ts";
import { piecesOf } from "../words/query-pieces.ts";
import type { Alternative, Answer } from "./answer.ts";
import { defaultAsking } from "./asking.ts";
import type {
  Conversation,
  ConversationOptions,
  StoredConversation,
  TakenTurn,
  TakeOptions,
  Walk,
} from "./conversation.ts";
import { lexisOf } from "./database-lexis.ts";
import { confidenceIn, readDoubt, type TurnDoubt } from "./doubt/doubt.ts";
import { foundSigns } from "./doubt/found-signs.ts";
import { saidRivals } from "./doubt/said-rivals.ts";
import { type Find, finderIn } from "./doubt/same-rows.ts";
import { type AskedTurn, readAsked } from "./following/asked-turn.ts";
import { choiceMeant } from "./following/clarify.ts";
import { freshStanding } from "./following/fresh-question.ts";
import {
  foundBy,
  inTurnsOf,
  queryOf,
  remembering,
  standingsOf,
  startStanding,
  type WalkState,
} from "./following/standing.ts";
import { awaitsRest } from "./following/whole-utterance.ts";
import { holdConversation } from "./handle.ts";
import type { Understanding } from "./interpreter.ts";
import { emptyAnswer, failureInWords, runAndShow } from "./show.ts";
import { takeManner } from "./take-manner.ts";
import { mannerOf } from "./talk/manners.ts";
import { unheard } from "./talk/unheard.ts";
import { createLessons, recall } from "./taught/lessons.ts";
import { keptFrom } from "./trust/hidden-things.ts";
import { columnMeant } from "./trust/other-words.ts";
import { judge } from "./trust/trust.ts";
import type { Verdict } from "./trust/verdict.ts";

/** Given a stored conversation, goes on with it: utterances are heard again, nothing is decoded. */
export async function openConversation(
  options: ConversationOptions,
  stored?: StoredConversation,
): Promise<Conversation> {
  const { date, model, database } = options;
  if (parseDate(date) === null) {
    throw new UserError(`"${date}" is no day: a conversation's date is YYYY-MM-DD, as 1993-02-05`);
  }
  const interpreter = await model.interpret(database);
  const asking = { ...defaultAsking, ...interpreter.asking, ...options.asking };
  const lessons = createLessons();
  const ignore = (): void => {};
  const defaults = {
    now: () => performance.now(),
    limits: {},
    light: false,
    lessons,
    onDoubt: ignore,
  };
  const walk: Walk = { ...defaults, ...options, asking, interpreter };
  const start = startStanding(interpreter, date);
  const told = stored?.turns ?? [];
  const standings = standingsOf(told, start);
  const turns = told.map(({ answer, previous }, i): TakenTurn => {
    return { answer, previous, standing: standings[i + 1] ?? start };
  });
  return holdConversation(walk, turns, (before, utterance, asked) =>
    takeTurn(walk, before, utterance, asked),
  );
}

async function takeTurn(
  walk: Walk,
  turns: readonly TakenTurn[],
  utterance: string,
  asked: TakeOptions,
): Promise<TakenTurn> {
  const since = walk.now();
  const start = startStanding(walk.interpreter, walk.date);
  const stood = turns.at(-1)?.standing ?? start;
  const talk = asked.sql === undefined ? await takeTalk(walk, turns, utterance, stood) : undefined;
  const read = (): AskedTurn => {
    const found = foundBy(utterance, turns, turns.at(-2)?.standing ?? start, stood);
    return readAsked(turns, utterance, asked, freshStanding(utterance, found, start));
  };
  const turn = talk ?? (await takeAsTaught(walk, read(), asked));
  return { ...turn, answer: { ...turn.answer, ms: walk.now() - since } };
}

/** What no model has to look at, and talk about the conversation itself; undefined for a question. */
async function takeTalk(
  walk: Walk,
  turns: readonly TakenTurn[],
  utterance: string,
  standing: WalkState,
): Promise<TakenTurn | undefined> {
  const clarify = turns.at(-1)?.answer.clarify;
  const declined = unheard(utterance, clarify);
  if (declined !== undefined) {
    const answer = { ...emptyAnswer(turns.length + 1, utterance), refused: declined };
    return { answer, previous: null, standing };
  }
  // "yes" to a question back is its answer.
  if (clarify !== undefined && choiceMeant(clarify, utterance) !== undefined) return undefined;
  const manner = mannerOf(utterance);
  return manner && (await takeManner(walk, turns, { utterance, manner, standing }));
}

/** As a person said that it is meant, where that can be run; else as the model understands it. */
async function takeAsTaught(
  walk: Walk,
  question: AskedTurn,
  asked: TakeOptions,
): Promise<TakenTurn> {
  const taught = asked.sql === undefined ? lessonFor(walk, question, asked) : undefined;
  if (taught !== undefined) {
    const whole = question.utterance;
    const turn = await takeQuestion(walk, { ...question, whole, settled: taught });
    // What cannot be run any more teaches nothing.
    if (turn.answer.error === undefined) return turn;
  }
  return takeQuestion(walk, question);
}

/** Understood, weighed, decided on, run and shown. */
async function takeQuestion(walk: Walk, question: AskedTurn): Promise<TakenTurn> {
  const weighed = await inOtherWords(
    walk,
    question,
    await weigh(walk, question, await understand(question)),
  );
  const { understood, doubt } = weighed;
  if (doubt !== undefined) walk.onDoubt(doubt);
  const verdict = await decide(walk, question, weighed);
  const said = await accountOf(walk, question, weighed);
  const after = (previous: string | null): WalkState =>
    remembering(question.standing, understood.heard.remember(previous), question.number);
  if (verdict.kind !== "answer") {
    const answer: Answer =
      verdict.kind === "ask"
        ? { ...said, clarify: verdict.clarify }
        : { ...said, refused: verdict.why };
    // What awaits its rest is not said yet.
    return {
      answer,
      previous: null,
      standing: awaitsRest(answer) ? question.standing : after(null),
    };
  }
  const { database, limits, interpreter } = walk;
  const { sql, provenance } = understood;
  const { signal } = question.reading;
  const shown = await runAndShow(sql, { database, wording: interpreter.wording, limits, signal });
  const previous = shown.error === undefined ? sql : null;
  const answer = { ...said, sql, provenance, ...shown };
  const inWords = question.settled === undefined && shown.error !== undefined;
  const told = inWords ? { ...answer, error: failureInWords(shown.error) } : answer;
  return { answer: told, previous, standing: after(previous) };
}

/** As the query that a person gave, of which nothing has to be decoded; else as the model decodes it. */
function understand(question: AskedTurn): Promise<Understanding> | Understanding {
  const { settled, standing, whole } = question;
  if (settled === undefined) return decode(question);
  const nothing = { provenance: [], attended: [], alternatives: [] };
  const heard = standing.context.hear(whole);
  return { ...nothing, sql: settled, refused: false, confidence: 1, heard };
}

/** One way of decoding, whoever asks: readings side by side, as long as they are close. */
async function decode({ standing, whole, number, reading }: AskedTurn): Promise<Understanding> {
  const decoded = await standing.context.understand(whole, { beam: 3, ...reading });
  return inTurnsOf(decoded, standing, number);
}

/** What was understood with what became of every word of it, and how sure that makes. */
type Weighed = {
  readonly understood: Understanding;
  readonly account: Account;
  readonly rivals: Understanding["alternatives"];
  readonly lexis: Lexis;
  readonly find: Find;
  readonly doubt?: TurnDoubt;
};

async function weigh(walk: Walk, question: AskedTurn, read: Understanding): Promise<Weighed> {
  const { whole, settled, live } = question;
  const { sql, heard, accounted, unfit } = read;
  const lexis = await lexisOf(walk);
  const before = live.flatMap(queriesOf).at(-1);
  const account = accountFor({ ...heard, utterance: whole, sql, before, lexis, accounted, unfit });
  // What a person wrote or chose is what is meant, whatever it stands on.
  const find = finderIn(walk.database, question.reading.signal);
  if (settled !== undefined)
    return { understood: { ...read, confidence: 1 }, account, rivals: [], lexis, find };
  const said = { utterance: whole, understood: read, account, earlier: saidBefore(live), lexis };
  const rivals = saidRivals(said);
  const earlier = live.map(({ answer }) => answer);
  // Where words were learned, what is found tells nothing more.
  const found = lexis.learned ? {} : await foundSigns(read, find);
  const signs = { ...read.signs, ...found };
  const doubt = readDoubt({ ...read, signs }, whole, earlier, { ...account, rivals });
  // The same question with the same answer is no surer and no less sure than it was.
  const same = earlier.findLast((turn) => turn.sql === sql && isSaidAgain(turn.utterance, whole));
  const confidence = same?.confidence ?? confidenceIn(doubt, earlier, walk.interpreter.doubt);
  return { understood: { ...read, confidence }, account, rivals, lexis, find, doubt };
}

/** As sure as it has to be. */
const sureEnough = 0.3;

/** With a word read as the one column that it may be said for, where that leaves nothing open. */
async function inOtherWords(walk: Walk, question: AskedTurn, first: Weighed): Promise<Weighed> {
  const { whole, settled } = question;
  const meant = settled === undefined ? columnMeant(whole, first.account, first.lexis) : undefined;
  if (meant === undefined) return first;
  const { word, name, piece, utterance } = meant;
  const read = await decode({ ...question, whole: utterance });
  const isColumn = tablesIn(read.sql).some((one) => first.lexis.columnsOf(one).includes(piece));
  if (read.refused || !isColumn || !piecesOf(read.sql).names.has(piece)) return first;
  const readAs = new Map([[word.text.toLowerCase(), { word: name, sure: true }]]);
  const { heard } = first.understood;
  const anew = await weigh(walk, question, { ...read, heard: { ...heard, readAs } });
  const isWhole = anew.account.unknown.length + anew.account.unmet.length === 0;
  return isWhole && anew.understood.confidence >= sureEnough ? anew : first;
}

const isSaidAgain = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The query of the same kind of question, where a person said once what it means. */
function lessonFor(
  walk: Walk,
  { utterance, standing, live }: AskedTurn,
  { lessons = walk.lessons.all() }: TakeOptions,
): string | undefined {
  return recall(lessons, {
    utterance,
    previous: live.flatMap(queriesOf).at(-1) ?? null,
    valuesOf: (said) => standing.context.hear(said).values,
  });
}

async function decide(walk: Walk, question: AskedTurn, weighed: Weighed): Promise<Verdict> {
  const { whole, settled, passesOver, standing, live, reading } = question;
  if (settled !== undefined) return { kind: "answer" };
  const { hidden = [] } = walk.interpreter;
  const kept = keptFrom(whole, hidden, weighed.understood.heard.values);
  if (kept !== undefined) return { kind: "decline", why: kept };
  return await judge({
    ...weighed,
    utterance: whole,
    wording: walk.interpreter.wording,
    schema: await walk.database.schema(),
    asking: walk.asking,
    passesOver,
    earlier: saidBefore(live),
    reread: (other) =>
      standing.context.understand(other, reading.signal ? { signal: reading.signal } : {}),
  });
}

/** What the answer says of the utterance, whatever becomes of its query. */
async function accountOf(walk: Walk, question: AskedTurn, weighed: Weighed): Promise<Answer> {
  const { utterance, whole, number } = question;
  const { heard, attended, confidence, alternatives } = weighed.understood;
  const schema = await walk.database.schema();
  const { wording } = walk.interpreter;
  const own = inOwnPart(whole.length - utterance.length);
  return {
    ...emptyAnswer(number, utterance),
    values: heard.values.flatMap(own),
    words: weighed.account.words.flatMap(own),
    attended,
    confidence,
    alternatives: alternatives.map(
      (one): Alternative => ({ ...one, paraphrase: paraphrase(one.sql, wording, schema) }),
    ),
  };
}

const saidBefore = (live: AskedTurn["live"]) => ({
  utterances: live.map(({ answer }) => answer.utterance),
  queries: live.flatMap(queriesOf),
});

const queriesOf = (turn: TakenTurn): string[] => {
  const query = queryOf(turn);
  return query === null ? [] : [query];
};

type Span = { readonly start: number; readonly end: number };

/** Places within the utterance of this turn, where it was put together with the one before. */
const inOwnPart =
  (offset: number) =>
  <T extends Span>(one: T): T[] =>
    one.start < offset ? [] : [{ ...one, start: one.start - offset, end: one.end - offset }];
