// What a turn does to the query before it. The law of conversations: what is not touched stays, and what
// is to go, goes.
import { type PathCondition, shapeOf } from "../sql/query-shape.ts";

export type Changes = {
  /** Conditions that are gone although others stayed, and nobody said that something is to go. */
  readonly lost: number;
  /** 1 where something was to go, and nothing went. */
  readonly unheeded: number;
  /** 1 where the query is what it was: nobody says something to change nothing. */
  readonly unchanged: number;
};

const most = 3;

/** "leave the airline out", "any day will do", "I don't care about the stops". */
const taking =
  /\b(?:forget|drop|remove|ignore|skip|omit|leave .*\bout|without|regardless|whatever|whichever|any|never ?mind|no matter|(?:don't|do not|doesn't|does not|needn't|not) (?:care|matter|mind|need|have to|want)|instead|rather|scratch|take out|no longer|either)\b/i;

/** `before` empty: there was no query. */
export function changesBetween(before: string, after: string, utterance: string): Changes {
  const old = before === "" ? [] : (shapeOf(before)?.conditions ?? []);
  const now = after === "" ? undefined : shapeOf(after)?.conditions;
  const unchanged = before !== "" && before === after ? 1 : 0;
  if (now === undefined || old.length === 0) return { lost: 0, unheeded: 0, unchanged };
  const gone = old.filter((one) => !now.some((other) => isSame(one, other)));
  const paths = new Set(now.map(({ path }) => path));
  const dropped = gone.filter(({ path }) => !paths.has(path)).length;
  const isTaking = taking.test(utterance);
  return {
    lost: isTaking || gone.length === old.length ? 0 : Math.min(most, dropped),
    unheeded: isTaking && gone.length === 0 ? 1 : 0,
    unchanged,
  };
}

const isSame = (one: PathCondition, other: PathCondition): boolean =>
  one.path === other.path && one.operator === other.operator && one.value === other.value;
