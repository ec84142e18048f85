// The walk: utterance -> talk about the conversation? -> read with what it follows -> taught before? or understood as
// a query -> every word weighed -> answered, asked back or declined -> run -> shown. Turns are values: going back
// is standing where an earlier one stood, and what was stored can be rebuilt anywhere.

import { parseDate } from "../dates/civil.ts";
import { UserError } from "../errors.ts";
import type { Answer } from "./answer.ts";
import { defaultAsking } from "./asking.ts";
import type {
  Conversation,
  ConversationOptions,
  StoredConversation,
  TakenTurn,
  TakeOptions,
  Walk,
} from "./conversation.ts";
import { type AskedTurn, readAsked } from "./following/asked-turn.ts";
import { freshStanding } from "./following/fresh-question.ts";
import {
  foundBy,
  remembering,
  standingsOf,
  startStanding,
  type WalkState,
} from "./following/standing.ts";
import { awaitsRest } from "./following/whole-utterance.ts";
import { holdConversation } from "./handle.ts";
import { heardAnswer } from "./heard-answer.ts";
import { failureInWords, runAndShow } from "./show.ts";
import { takeTalk } from "./take-talk.ts";
import { createLessons, recall } from "./taught/lessons.ts";
import { keptFrom } from "./trust/hidden-things.ts";
import { judge } from "./trust/trust.ts";
import type { Verdict } from "./trust/verdict.ts";
import { inOrder, understand } from "./understand.ts";
import { type Weighed, weigh } from "./weigh.ts";

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
  const weighed = await weigh(walk, question, await understand(question, walk.interpreter.wording));
  const { understood, doubt } = weighed;
  if (doubt !== undefined) walk.onDoubt(doubt);
  const verdict = await decide(walk, question, weighed);
  const said = await heardAnswer(walk, question, weighed);
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

/** The query of the same kind of question, where a person said once what it means. */
function lessonFor(
  walk: Walk,
  { utterance, standing, earlier }: AskedTurn,
  { lessons = walk.lessons.all() }: TakeOptions,
): string | undefined {
  return recall(lessons, {
    utterance,
    previous: earlier.queries.at(-1) ?? null,
    valuesOf: (said) => standing.context.hear(said).values,
  });
}

async function decide(walk: Walk, question: AskedTurn, weighed: Weighed): Promise<Verdict> {
  const { whole, settled, passesOver, standing, earlier, reading } = question;
  if (settled !== undefined) return { kind: "answer" };
  const { hidden = [], wording } = walk.interpreter;
  const kept = keptFrom(whole, hidden, weighed.understood.heard.values);
  if (kept !== undefined) return { kind: "decline", why: kept };
  return await judge({
    ...weighed,
    utterance: whole,
    wording,
    schema: await walk.database.schema(),
    asking: walk.asking,
    passesOver,
    earlier,
    reread: async (other) => {
      const options = reading.signal ? { signal: reading.signal } : {};
      return inOrder(await standing.context.understand(other, options), wording);
    },
  });
}
