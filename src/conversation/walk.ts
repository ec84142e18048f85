// The walk: utterance -> talk about the conversation? -> understood as a query -> every word accounted
// for -> answered, asked back or declined -> run -> shown. Turns are values: going back is standing
// where an earlier one stood, and what was stored can be rebuilt anywhere.

import { parseDate } from "../dates/civil.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { UserError } from "../errors.ts";
import { accountFor } from "../words/account.ts";
import type { Alternative, Answer } from "./answer.ts";
import { defaultAsking } from "./asking.ts";
import { choiceMeant } from "./clarify.ts";
import type {
  Conversation,
  ConversationOptions,
  StoredConversation,
  TakenTurn,
  TakeOptions,
  Walk,
} from "./conversation.ts";
import { lexisOf } from "./database-lexis.ts";
import { confidenceIn, readDoubt } from "./doubt.ts";
import { holdConversation } from "./handle.ts";
import type { Context, Understanding } from "./interpreter.ts";
import { createLessons, recall } from "./lessons.ts";
import { mannerOf } from "./manners.ts";
import { emptyAnswer, runAndShow } from "./show.ts";
import {
  foundBy,
  inTurnsOf,
  queryOf,
  remembering,
  type Standing,
  standingsOf,
  startStanding,
} from "./standing.ts";
import { takeManner } from "./take-manner.ts";
import { judge, type Verdict } from "./trust.ts";
import { awaitsRest, wholeUtterance } from "./whole-utterance.ts";

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
  if (asked.sql === undefined) {
    const manner = mannerOf(utterance);
    const reply = manner && (await takeManner(walk, turns, utterance, manner, stood));
    if (reply !== undefined) return timed(reply, walk.now() - since);
  }
  const standing = foundBy(utterance, turns, turns.at(-2)?.standing ?? start, stood);
  const taught =
    asked.sql === undefined ? lessonFor(walk, turns, utterance, asked, standing) : undefined;
  if (taught !== undefined) {
    const turn = await takeQuestion(walk, turns, utterance, { ...asked, sql: taught }, standing);
    // What cannot be run any more teaches nothing.
    if (turn.answer.error === undefined) return timed(turn, walk.now() - since);
  }
  return timed(await takeQuestion(walk, turns, utterance, asked, standing), walk.now() - since);
}

/** The query of the same kind of question, where a person said once what it means. */
function lessonFor(
  walk: Walk,
  turns: readonly TakenTurn[],
  utterance: string,
  { lessons = walk.lessons.all() }: TakeOptions,
  { context, numbers }: Standing,
): string | undefined {
  const live = numbers.flatMap((n) => queriesOf(turns[n - 1]));
  return recall(lessons, {
    utterance,
    previous: live.at(-1) ?? null,
    valuesOf: (said) => context.hear(said).values,
  });
}

const timed = (turn: TakenTurn, ms: number): TakenTurn => ({
  ...turn,
  answer: { ...turn.answer, ms },
});

async function takeQuestion(
  walk: Walk,
  turns: readonly TakenTurn[],
  utterance: string,
  { sql: given, lessons: _lessons, ...asked }: TakeOptions,
  standing: Standing,
): Promise<TakenTurn> {
  const { database, limits, interpreter } = walk;
  const { wording } = interpreter;
  const number = turns.length + 1;
  const settled = given ?? chosenIn(turns.at(-1)?.answer, utterance);
  const whole = settled === undefined ? wholeUtterance(turns.at(-1)?.answer, utterance) : utterance;
  const understood =
    settled === undefined
      ? inTurnsOf(await standing.context.understand(whole, readings(asked)), standing, number)
      : understoodAs(settled, standing.context, utterance);
  const { sql, heard, attended, provenance } = understood;
  const lexis = await lexisOf(walk);
  const account = accountFor({
    utterance: whole,
    values: heard.values,
    sql,
    lexis,
    accounted: understood.accounted,
  });
  const live = standing.numbers.flatMap((n) => turns[n - 1] ?? []);
  const earlier = live.map(({ answer }) => answer);
  const doubt = readDoubt(understood, whole, earlier, account.words);
  if (settled === undefined) walk.onDoubt(doubt);
  // What a person wrote or chose is what is meant, whatever it stands on.
  const confidence = settled === undefined ? confidenceIn(doubt, earlier, interpreter.doubt) : 1;
  const schema = await database.schema();
  const alternatives = understood.alternatives.map(
    (one): Alternative => ({ ...one, paraphrase: paraphrase(one.sql, wording, schema) }),
  );
  const own = inOwnPart(whole.length - utterance.length);
  const said = {
    ...emptyAnswer(number, utterance),
    values: heard.values.flatMap(own),
    words: account.words.flatMap(own),
    attended,
    confidence,
    alternatives,
  };
  const verdict: Verdict =
    settled !== undefined
      ? { kind: "answer" }
      : await judge({
          utterance: whole,
          understood: { ...understood, confidence },
          account,
          lexis,
          wording,
          schema,
          asking: walk.asking,
          earlier: {
            utterances: earlier.map((answer) => answer.utterance),
            queries: live.flatMap(queriesOf),
          },
          reread: (other) =>
            standing.context.understand(other, asked.signal ? { signal: asked.signal } : {}),
        });
  const after = (previous: string | null): Standing =>
    remembering(standing, heard.remember(previous), number);
  if (verdict.kind !== "answer") {
    const answer: Answer =
      verdict.kind === "ask"
        ? { ...said, clarify: verdict.clarify }
        : { ...said, refused: verdict.why };
    // What awaits its rest is not said yet.
    return { answer, previous: null, standing: awaitsRest(answer) ? standing : after(null) };
  }
  const shown = await runAndShow(sql, { database, wording, limits, signal: asked.signal });
  const previous = shown.error === undefined ? sql : null;
  const answer: Answer = { ...said, sql, provenance, ...shown };
  return { answer, previous, standing: after(previous) };
}

const queriesOf = (turn: TakenTurn | undefined): string[] => {
  const query = turn === undefined ? null : queryOf(turn);
  return query === null ? [] : [query];
};

type Span = { readonly start: number; readonly end: number };

/** Places within the utterance of this turn, where it was put together with the one before. */
const inOwnPart =
  (offset: number) =>
  <T extends Span>(one: T): T[] =>
    one.start < offset ? [] : [{ ...one, start: one.start - offset, end: one.end - offset }];

/** One way of decoding, whoever asks: readings side by side, as long as they are close. */
const readings = (asked: TakeOptions): TakeOptions => ({ beam: 3, ...asked });

/** The query of the choice that an utterance settles a question with. */
function chosenIn(last: Answer | undefined, utterance: string): string | undefined {
  if (last?.clarify === undefined) return undefined;
  const choice = choiceMeant(last.clarify, utterance);
  return choice === undefined ? undefined : last.clarify.choices[choice - 1]?.sql;
}

/** A query that a person gives: the utterance is heard, nothing is decoded. */
function understoodAs(sql: string, context: Context, utterance: string): Understanding {
  const nothing = { provenance: [], attended: [], alternatives: [] };
  return { ...nothing, sql, refused: false, confidence: 1, heard: context.hear(utterance) };
}
