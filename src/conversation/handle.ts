// A conversation in somebody's hands: one thing at a time, with a way back, aside and onwards.

import { UserError } from "../errors.ts";
import type { Answer } from "./answer.ts";
import type { Conversation, TakenTurn, TakeOptions, Walk } from "./conversation.ts";
import { freshStanding } from "./following/fresh-question.ts";
import { heardBy, standingsOf, startStanding } from "./following/standing.ts";
import { wholeUtterance } from "./following/whole-utterance.ts";
import { heldBytes, lightened } from "./light.ts";
import { describeError, emptyAnswer, failureInWords, runAndShow } from "./show.ts";

type Take = (
  turns: readonly TakenTurn[],
  utterance: string,
  asked: TakeOptions,
) => Promise<TakenTurn>;

const givenUp = { code: "aborted", message: "The question was given up." };

export function holdConversation(
  walk: Walk,
  start: readonly TakenTurn[],
  take: Take,
): Conversation {
  const slimmed = (all: readonly TakenTurn[]): readonly TakenTurn[] =>
    walk.light ? lightened(all) : all;
  let turns = slimmed(start);
  /** What is asked before the last is answered waits for it. */
  let busy: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const result = busy.then(work);
    busy = result.catch(() => {});
    return result;
  };
  const lastTurn = (): TakenTurn => {
    const turn = turns.at(-1);
    if (turn === undefined) throw new UserError("this conversation has no turn yet: ask first");
    return turn;
  };
  const replaceLast = (answer: Answer, previous: string | null): void => {
    const before = turns.slice(0, -1);
    const start = startStanding(walk.interpreter, walk.date);
    const stood = walk.light ? standingsOf(before, start).at(-1) : before.at(-1)?.standing;
    const said = wholeUtterance(before.at(-1)?.answer, answer.utterance);
    const found = freshStanding(answer.utterance, stood ?? start, start);
    const standing = heardBy(found, said, previous, turns.length);
    turns = slimmed([...before, { answer, previous, standing }]);
  };
  const add = (utterance: string, asked: TakeOptions): Promise<Answer> =>
    inTurn(async () => {
      const { signal } = asked;
      try {
        signal?.throwIfAborted();
        const turn = await take(turns, utterance, asked);
        signal?.throwIfAborted();
        turns = slimmed([...turns, turn]);
        return turn.answer;
      } catch (error) {
        const failure = signal?.aborted ? givenUp : describeError(error);
        const described = asked.sql === undefined ? failureInWords(failure) : failure;
        return { ...emptyAnswer(turns.length + 1, utterance), error: described };
      }
    });
  return {
    date: walk.date,
    get turns() {
      return turns.map(({ answer }) => answer);
    },
    get bytes() {
      return heldBytes(turns);
    },
    ask: (utterance, asked = {}) => add(utterance, asked),
    answerWith: (sql, utterance, { signal } = {}) =>
      add(utterance, { sql, ...(signal && { signal }) }),
    runSql: (sql, { signal } = {}) =>
      inTurn(async () => {
        const { database, limits, now, interpreter } = walk;
        const { turn, utterance, values } = lastTurn().answer;
        const blank = { ...emptyAnswer(turn, utterance), values, sql };
        if (signal?.aborted) return { ...blank, error: givenUp };
        const since = now();
        const { wording } = interpreter;
        const shown = await runAndShow(sql, { database, wording, limits, signal });
        const answer = { ...blank, ...shown, ms: now() - since };
        if (signal?.aborted) return { ...answer, error: givenUp };
        if (shown.error !== undefined) return answer;
        const sure = { ...answer, confidence: 1 };
        replaceLast(sure, sql);
        return sure;
      }),
    choose: (choice, { signal } = {}) =>
      inTurn(async () => {
        const { utterance, clarify } = lastTurn().answer;
        const sql = clarify?.choices[choice - 1]?.sql;
        if (sql === undefined) {
          const count = clarify?.choices.length ?? 0;
          throw new UserError(`there is no choice ${choice}: the last turn offers ${count}`);
        }
        const before = turns.slice(0, -1);
        const turn = await take(before, utterance, { sql, ...(signal && { signal }) });
        if (!signal?.aborted) turns = slimmed([...before, turn]);
        return turn.answer;
      }),
    confirm: () =>
      inTurn(() => {
        const { utterance, sql, error } = lastTurn().answer;
        if (sql === "" || error !== undefined)
          throw new UserError("the last turn has no query: there is nothing to confirm");
        const before = turns.slice(0, -1).findLast(({ previous }) => previous !== null);
        const previous = before && {
          utterance: before.answer.utterance,
          sql: before.previous ?? "",
        };
        const lesson = { utterance, sql, previous: previous ?? null };
        walk.lessons.add(lesson);
        const sure = { ...lastTurn(), answer: { ...lastTurn().answer, confidence: 1 } };
        turns = [...turns.slice(0, -1), sure];
        return lesson;
      }),
    supplyPrevious: (sql) =>
      inTurn(() => {
        const { answer } = lastTurn();
        // What is known to be meant is not doubted.
        replaceLast(sql === null ? answer : { ...answer, confidence: 1 }, sql);
      }),
    undo: () =>
      inTurn(() => {
        if (walk.light) {
          throw new UserError("a light conversation does not go back: fork it before");
        }
        turns = turns.slice(0, -1);
      }),
    reset: () =>
      inTurn(() => {
        turns = [];
      }),
    fork: () => holdConversation(walk, turns, take),
    store: () => ({
      date: walk.date,
      turns: turns.map(({ answer, previous }) => ({ answer, previous })),
    }),
  };
}
