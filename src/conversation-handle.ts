// A conversation in somebody's hands: one question at a time, with a way back, aside and onwards.
import type { Answer } from "./answer.ts";
import { heldBytes, lightened } from "./conversation-light.ts";
import {
  type AskOptions,
  type Conversation,
  type ConversationOptions,
  describeError,
  emptyAnswer,
  showRows,
  type Turn,
} from "./conversation-turn.ts";
import { UserError } from "./errors.ts";

/** `sql`: the turn's query, where a person gives it. */
type TakeOptions = AskOptions & { readonly sql?: string };

type Steps = {
  /** A turn with the state that follows from its query. */
  keep(turn: Omit<Turn, "state">): Turn;
  take(turns: readonly Turn[], utterance: string, asked: TakeOptions): Promise<Turn>;
};

const givenUp = { code: "aborted", message: "The question was given up." };

export function holdConversation(
  walk: Required<ConversationOptions>,
  start: readonly Turn[],
  steps: Steps,
): Conversation {
  const slimmed = (all: readonly Turn[]): readonly Turn[] =>
    walk.light ? lightened(all, walk.model.runtime.config) : all;
  let turns = slimmed(start);
  /** Questions asked before the last one was answered wait for it. */
  let busy: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = busy.then(work);
    busy = result.catch(() => {});
    return result;
  };
  const replaceLast = (change: (turn: Turn) => Partial<Turn>): Answer => {
    const turn = turns.at(-1);
    if (turn === undefined) throw new UserError("this conversation has no turn yet: ask first");
    turns = [...turns.slice(0, -1), steps.keep({ ...turn, ...change(turn) })];
    return turns.at(-1)!.answer;
  };
  const add = (utterance: string, asked: TakeOptions): Promise<Answer> =>
    inTurn(async () => {
      const { signal } = asked;
      try {
        signal?.throwIfAborted();
        const turn = await steps.take(turns, utterance, asked);
        signal?.throwIfAborted();
        turns = slimmed([...turns, turn]);
        return turn.answer;
      } catch (error) {
        const described = signal?.aborted ? givenUp : describeError(error);
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
        const { database, model, limits, now } = walk;
        const since = now();
        const { wording } = model.domain;
        const shown = await showRows(sql, { database, wording, limits, signal });
        return replaceLast(({ answer: { turn, utterance, values }, previous }) => {
          const blank = { ...emptyAnswer(turn, utterance), values, confidence: 1 };
          return {
            answer: { ...blank, sql, ...shown, ms: now() - since },
            previous: shown.error === undefined ? sql : previous,
          };
        });
      }),
    supplyPrevious: (sql) => void replaceLast(() => ({ previous: sql })),
    undo() {
      if (walk.light) throw new UserError("a light conversation does not go back: fork it before");
      turns = turns.slice(0, -1);
    },
    reset() {
      turns = [];
    },
    fork: () => holdConversation(walk, turns, steps),
    store: () => ({
      date: walk.date,
      turns: turns.map(({ answer, previous }) => ({ answer, previous })),
    }),
  };
}
