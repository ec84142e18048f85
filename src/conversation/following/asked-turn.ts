// A question read with what it follows: what it goes on from, whether it settles a choice or ends what was left unfinished.
import type { Answer } from "../answer.ts";
import type { TakenTurn, TakeOptions } from "../conversation.ts";
import type { ReadingOptions } from "../interpreter.ts";
import { mannerOf } from "../talk/manners.ts";
import { choiceMeant } from "./clarify.ts";
import { queryOf, type WalkState } from "./standing.ts";
import { wholeUtterance } from "./whole-utterance.ts";

export type AskedTurn = {
  readonly utterance: string;
  /** After the part that the turn before left unfinished. */
  readonly whole: string;
  readonly number: number;
  /** The query where a person wrote or chose it: nothing is decoded or doubted then. */
  readonly settled: string | undefined;
  /** Whether it goes on after a question back without settling it. */
  readonly passesOver: boolean;
  readonly standing: WalkState;
  /** The turns that it builds on. */
  readonly live: readonly TakenTurn[];
  /** What these said, and asked of the database. */
  readonly earlier: { readonly utterances: readonly string[]; readonly queries: readonly string[] };
  readonly reading: ReadingOptions;
};

export function readAsked(
  turns: readonly TakenTurn[],
  utterance: string,
  { sql: given, lessons: _lessons, ...reading }: TakeOptions,
  standing: WalkState,
): AskedTurn {
  const last = turns.at(-1)?.answer;
  const settled = given ?? chosenIn(last, utterance);
  const whole = settled === undefined ? wholeUtterance(last, utterance) : utterance;
  const live = standing.numbers.flatMap((n) => sureOnceAffirmed(turns[n - 1], turns[n]) ?? []);
  const earlier = {
    utterances: live.map(({ answer }) => answer.utterance),
    queries: live.flatMap((turn) => queryOf(turn) ?? []),
  };
  const passesOver = settled === undefined && last?.clarify !== undefined;
  const number = turns.length + 1;
  return { utterance, whole, number, settled, passesOver, standing, live, earlier, reading };
}

/** What a person said yes to is no longer doubted. */
function sureOnceAffirmed(
  turn: TakenTurn | undefined,
  next: TakenTurn | undefined,
): TakenTurn | undefined {
  const isAffirmed =
    turn !== undefined &&
    turn.previous !== null &&
    next?.previous === null &&
    mannerOf(next.answer.utterance)?.kind === "yes";
  return isAffirmed ? { ...turn, answer: { ...turn.answer, confidence: 1 } } : turn;
}

/** The query of the choice that an utterance settles a question with. */
function chosenIn(last: Answer | undefined, utterance: string): string | undefined {
  if (last?.clarify === undefined) return undefined;
  const choice = choiceMeant(last.clarify, utterance);
  return choice === undefined ? undefined : last.clarify.choices[choice - 1]?.sql;
}
