// Where a conversation stands: what the model remembers, and which turns it remembers. Turns that were
// taken back, and talk about the conversation itself, are not among them.
import { tryParse } from "../../sql/parse-words.ts";
import { printExpression } from "../../sql/print.ts";
import { tablesIn } from "../../sql/query-shape.ts";
import { firstSelect } from "../../sql/tree-builders.ts";
import type { Answer } from "../answer.ts";
import type { Context, Interpreter, Understanding } from "../interpreter.ts";
import { type Manner, mannerOf } from "../talk/manners.ts";
import { unheard } from "../talk/unheard.ts";
import { choiceMeant, readingPassedOver } from "./clarify.ts";
import { freshStanding } from "./fresh-question.ts";
import { awaitsRest, wholeUtterance } from "./whole-utterance.ts";

export type WalkState = {
  readonly context: Context;
  /** By the model's own count, the number of each turn that it remembers. */
  readonly numbers: readonly number[];
  /** The turns after which it stood on its way here: what is taken back is the last step of it. */
  readonly way: readonly number[];
};

export type ToldTurn = { readonly answer: Answer; readonly previous: string | null };

export function startStanding(interpreter: Interpreter, date: string): WalkState {
  return { context: interpreter.start(date), numbers: [], way: [] };
}

/** Where the conversation stood before its first turn and after each, told again from the start. */
export function standingsOf(turns: readonly ToldTurn[], start: WalkState): readonly WalkState[] {
  const standings = [start];
  for (const [i, { answer, previous }] of turns.entries()) {
    const manner = previous === null ? mannerOf(answer.utterance) : undefined;
    const stood = standings[i] ?? start;
    if (previous === null && unheard(answer.utterance, turns[i - 1]?.answer.clarify)) {
      standings.push(stood);
      continue;
    }
    const found =
      manner === undefined
        ? foundBy(answer.utterance, turns.slice(0, i), standings[i - 1] ?? start, stood)
        : stood;
    const before = freshStanding(answer.utterance, found, start);
    if (previous === null && awaitsRest(answer)) {
      standings.push(before);
      continue;
    }
    const whole = wholeUtterance(turns[i - 1]?.answer, answer.utterance);
    standings.push(
      manner === undefined
        ? heardBy(before, whole, previous, i + 1)
        : movedBy(manner, before, turns.slice(0, i), standings),
    );
  }
  return standings;
}

/** Where an utterance finds the conversation: whoever goes on without a choice takes the likeliest reading. */
export function foundBy(
  utterance: string,
  turns: readonly ToldTurn[],
  beforeLast: WalkState,
  afterLast: WalkState,
): WalkState {
  const last = turns.at(-1);
  const reading = last === undefined ? null : queryOf(last);
  const { clarify } = last?.answer ?? {};
  if (last?.previous !== null || clarify === undefined || reading === null) return afterLast;
  if (choiceMeant(clarify, utterance) !== undefined) return afterLast;
  return heardBy(beforeLast, last.answer.utterance, reading, turns.length);
}

/** What a turn asked of the database, or would have. */
export function queryOf({ answer: { clarify }, previous }: ToldTurn): string | null {
  return previous ?? (clarify && readingPassedOver(clarify)) ?? null;
}

/** After one more turn. */
export function remembering(
  { numbers, way }: WalkState,
  context: Context,
  turn: number,
): WalkState {
  return { context, numbers: [...numbers, turn], way: [...way, turn] };
}

/** After this utterance and its query. */
export function heardBy(
  before: WalkState,
  utterance: string,
  sql: string | null,
  number: number,
): WalkState {
  return remembering(before, before.context.hear(utterance).remember(sql), number);
}

/** Where talk about the conversation leads; `before` itself where it stays. */
export function movedBy(
  manner: Manner,
  before: WalkState,
  turns: readonly ToldTurn[],
  standings: readonly WalkState[],
): WalkState {
  const target = targetOf(manner, before, turns);
  const there = target === undefined ? undefined : standings[target];
  if (target === undefined || there === undefined) return before;
  const way =
    manner.kind === "undo"
      ? before.way.slice(0, before.way.lastIndexOf(target) + 1)
      : [...before.way, target];
  return { ...there, way };
}

/** The turn after which the conversation stands then; undefined where it stays where it is. */
export function targetOf(
  manner: Manner,
  { numbers, way }: WalkState,
  turns: readonly ToldTurn[],
): number | undefined {
  switch (manner.kind) {
    case "restart":
      return 0;
    case "undo":
      return way.slice(0, -1).findLast((number) => !isOpen(turns[number - 1])) ?? 0;
    case "return":
      return turnCounted(manner.about, numbers, turns) ?? turnAbout(manner.about, turns);
    default:
      return undefined;
  }
}

/** A question back that nobody has settled: what settled it goes with it. */
const isOpen = (turn: ToldTurn | undefined): boolean =>
  turn?.previous === null && turn.answer.clarify !== undefined && queryOf(turn) === null;

const places: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 0,
    second: 1,
    third: 2,
    fourth: 3,
    previous: -2,
    last: -2,
  }),
);

/** "the first one": the first turn with a query; "the previous one": the one before the latest. */
function turnCounted(
  about: string,
  numbers: readonly number[],
  turns: readonly ToldTurn[],
): number | undefined {
  const place = places.get(about);
  if (place === undefined) return undefined;
  return numbers.filter((number) => turns[number - 1]?.previous != null).at(place);
}

/** "back to the trains": the latest that lists those, as they were listed first, and not a time or a number of them. */
function turnListing(words: readonly string[], turns: readonly ToldTurn[]): number | undefined {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) return undefined;
  const shown = turns.map(({ previous }) => {
    const query = previous === null ? undefined : tryParse(previous);
    const isOf = tablesIn(previous ?? "")[0]?.toLowerCase() === name.replace(/s$/, "");
    const items = query === undefined || !isOf ? [] : firstSelect(query).items;
    const isPlain = items.every(({ expression }) => expression.kind === "column");
    return isPlain ? items.map(({ expression }) => printExpression(expression)).join() : "";
  });
  const first = shown.find((columns) => columns !== "");
  return first === undefined ? undefined : shown.lastIndexOf(first) + 1;
}

/** The latest turn with a query that speaks of this, in its own words or in those of its answer. */
function turnAbout(about: string, turns: readonly ToldTurn[]): number | undefined {
  const words = about.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2);
  // More than a name says more than where to go back to.
  if (words.length > 3) return undefined;
  const listed = turnListing(words, turns);
  if (listed !== undefined) return listed;
  const speaks = (text: string): boolean =>
    words.length > 0 && words.every((word) => text.toLowerCase().includes(word.replace(/s$/, "")));
  for (const part of ["utterance", "paraphrase", "sql"] as const) {
    const found = turns.findLastIndex(
      ({ answer, previous }) => previous !== null && speaks(answer[part]),
    );
    if (found >= 0) return found + 1;
  }
  return undefined;
}

/** What was understood, with turns numbered as people count them; `own` is the latest. */
export function inTurnsOf(
  understood: Understanding,
  { numbers }: WalkState,
  own: number,
): Understanding {
  const numbered = (turn: number): number => numbers[turn - 1] ?? own;
  if (numbers.every((number, i) => number === i + 1) && numbers.length === own - 1) {
    return understood;
  }
  return {
    ...understood,
    attended: understood.attended.map((word) => ({ ...word, turn: numbered(word.turn) })),
    provenance: understood.provenance.map((step) => ({
      ...step,
      turn: numbered(step.turn),
      ...(step.first_turn !== undefined && { first_turn: numbered(step.first_turn) }),
    })),
  };
}
