// The dialogue acts of a conversation about tables, by the names that they have in every domain.

import { createActs } from "../acts.ts";
import { alsoByMove, byMove, overTimeMove, totalMove } from "../analyst/breakdown-moves.ts";
import {
  alsoMeasureMove,
  howManyMove,
  measureMove,
  perMove,
  roundMove,
  shareMove,
  sumUpMove,
} from "../analyst/measure-moves.ts";
import { firstMove, flipMove, sortMove, topMove } from "../analyst/rank-moves.ts";
import { chosenMove, shapeMove } from "../analyst/shape-moves.ts";
import {
  aboveMove,
  chiefMove,
  columnMove,
  listMove,
  withMeasureMove,
} from "../analyst/shown-moves.ts";
import { compareMove, excludeMove } from "../analyst/value-moves.ts";
import type { TalkMove } from "../ground.ts";
import type { TalkQuery } from "../query.ts";
import { say } from "../realise/say.ts";
import type { Standing, TableContext, Turned } from "./context.ts";
import { tableGround } from "./ground.ts";
import { eachMove, groupMove, havingMove, mostMove } from "./group-moves.ts";
import { bothMove, eitherMove, exceptMove } from "./pair-moves.ts";
import { averageMove, bestMove, distinctMove, noneMove } from "./row-moves.ts";
import { relatedMove, showMove } from "./show-moves.ts";

/** How often those who look things up go on in that way, how often analysts do, and what they then say. */
type Way = readonly [
  lookingUp: number,
  analyst: number,
  make: (standing: Standing) => Turned | undefined,
];

export type Going = {
  readonly name: string;
  readonly ways: readonly Way[];
  /** Can be said in one breath with another: "only 2024, by month". */
  readonly beside?: boolean;
  /** Takes the place of something: can be said as a correction, and helps where nothing was found. */
  readonly mends?: boolean;
  /** Goes on from two sets of rows put together. */
  readonly ofSets?: boolean;
  /** Goes on from a report in a shape of its own. */
  readonly ofShapes?: boolean;
};

export const tableActs = createActs(tableGround);

/** An act of every conversation. */
export const asTurned = (move: TalkMove | undefined): Turned | undefined =>
  move?.query && { ...move, query: move.query };

const shared =
  (make: (context: TableContext) => TalkMove | undefined) =>
  (standing: Standing): Turned | undefined =>
    asTurned(make(standing));

const conditionGoings: readonly Going[] = [
  {
    name: "add",
    ways: [[16, 14, shared((c) => tableActs.changeMove(c, "add"))]],
    beside: true,
    ofShapes: true,
  },
  {
    name: "replace",
    ways: [[8.5, 13.5, shared((c) => tableActs.changeMove(c, "replace"))]],
    beside: true,
    mends: true,
    ofShapes: true,
  },
  { name: "fork", ways: [[1, 1, shared(tableActs.forkMove)]] },
  { name: "swap", ways: [[6, 6, shared(tableActs.swapMove)]], mends: true },
  { name: "onward", ways: [[3, 3, shared(tableActs.onwardMove)]] },
  { name: "leaving", ways: [[0.7, 0.7, shared(tableActs.leavingMove)]] },
  {
    name: "contrast",
    ways: [[5, 5, shared(tableActs.contrastMove)]],
    beside: true,
    mends: true,
    ofShapes: true,
  },
  { name: "rename", ways: [[3, 3, shared(tableActs.renameMove)]], beside: true, mends: true },
  { name: "other", ways: [[2.5, 2.5, shared(tableActs.otherMove)]], mends: true },
  { name: "remove", ways: [[2, 3, shared(tableActs.removeMove)]], mends: true, ofShapes: true },
  {
    name: "forget",
    ways: [[5, 5, shared(tableActs.forgetMove)]],
    beside: true,
    mends: true,
    ofShapes: true,
  },
  { name: "compound", ways: [[4, 4, shared(tableActs.compoundMove)]] },
  {
    name: "widen",
    ways: [
      [1.5, 1, eitherMove],
      [0.5, 2, shared(tableActs.widenMove)],
    ],
  },
];

/** Those that need no more than columns with names. */
export const columnGoings: readonly Going[] = [
  {
    name: "except",
    ways: [
      [2.5, 0.5, exceptMove],
      [0.5, 3, excludeMove],
    ],
  },
  { name: "both", ways: [[4, 1, bothMove]] },
  { name: "compare", ways: [[1, 4, compareMove]] },
  { name: "none", ways: [[3.5, 1, noneMove]] },
  {
    name: "above",
    ways: [
      [2.5, 1, averageMove],
      [1, 4, aboveMove],
    ],
  },
  {
    name: "show",
    ways: [
      [24, 4, showMove],
      [4, 5, listMove],
    ],
    ofSets: true,
  },
  { name: "show-more", ways: [[9, 5, columnMove]] },
  { name: "show-chiefs", ways: [[0, 12, chiefMove]] },
  { name: "distinct", ways: [[3, 0.5, distinctMove]] },
  { name: "refer", ways: [[8, 1, relatedMove]] },
  { name: "count", ways: [[7, 4, howManyMove]] },
  { name: "measure", ways: [[4, 7, measureMove]], beside: true },
  { name: "measure-more", ways: [[2, 3, alsoMeasureMove]] },
  { name: "sum-up", ways: [[5, 3, sumUpMove]] },
  { name: "measure-rows", ways: [[2, 3, withMeasureMove]] },
  { name: "share", ways: [[0.5, 3, shareMove]] },
  { name: "per", ways: [[0.3, 2, perMove]] },
  { name: "round", ways: [[0.3, 1, roundMove]] },
  {
    name: "group",
    ways: [
      [5, 2, groupMove],
      [4, 10, byMove],
    ],
    beside: true,
    mends: true,
    ofShapes: true,
  },
  {
    name: "group-more",
    ways: [
      [3, 1, eachMove],
      [0.5, 4, alsoByMove],
    ],
  },
  { name: "over-time", ways: [[0.5, 4, overTimeMove]], beside: true },
  { name: "ungroup", ways: [[1, 3, totalMove]] },
  { name: "having", ways: [[3.5, 1, havingMove]] },
  { name: "order", ways: [[5, 6, sortMove]], beside: true },
  { name: "turn-order", ways: [[2, 5, flipMove]] },
  {
    name: "top",
    ways: [
      [8, 2, bestMove],
      [2, 10, topMove],
    ],
    beside: true,
    mends: true,
  },
  { name: "first-few", ways: [[1, 3, firstMove]], beside: true },
  { name: "most", ways: [[9, 1, mostMove]] },
  { name: "shape", ways: [[0, 12, shapeMove]], ofShapes: true },
  { name: "chosen", ways: [[1, 16, chosenMove]] },
];

export const goings: readonly Going[] = [...conditionGoings, ...columnGoings];

const weigh =
  ({ analyst }: Standing) =>
  ([lookingUp, analysing]: Way): number =>
    analyst ? analysing : lookingUp;

export function weightOf({ ways, ofSets, ofShapes }: Going, standing: Standing): number {
  const { set, shape } = standing.query;
  if ((set !== undefined && ofSets !== true) || (shape !== undefined && ofShapes !== true))
    return 0;
  return ways.map(weigh(standing)).reduce((sum, one) => sum + one, 0);
}

/** The question after that act; undefined where it does not go. */
export function go(going: Going, standing: Standing): Turned | undefined {
  if (weightOf(going, standing) === 0) return undefined;
  const [, , make] = standing.random.pick(going.ways, going.ways.map(weigh(standing)));
  const turned = make(standing);
  return turned && { ...turned, text: turned.text.replace(/\s+/g, " ").trim() };
}

export function someGoing(standing: Standing, fits: (going: Going) => boolean): Turned | undefined {
  const some = goings.filter(fits);
  const weights = some.map((going) => weightOf(going, standing));
  return go(standing.random.pick(some, weights), standing);
}

/** "forget the country, but only 2024": the second goes on from the first. */
export function severalMove(
  standing: Standing,
  fits: (going: Going) => boolean = () => true,
): Turned | undefined {
  const { random } = standing;
  const beside = (going: Going): boolean => going.beside === true && fits(going);
  const first = someGoing(standing, beside);
  const second = first && someGoing({ ...standing, query: first.query }, beside);
  if (first === undefined || second === undefined) return undefined;
  // Nobody takes back in one breath what was just said.
  const added = first.query.where.filter((one) => !isHeld(standing.query, one));
  const changed = ["limit", "order", "by"].filter(
    (key) => partOf(first.query, key) !== partOf(standing.query, key),
  );
  const kept = changed.every((key) => partOf(first.query, key) === partOf(second.query, key));
  if (!kept || !added.every((one) => isHeld(second.query, one))) return undefined;
  const then = second.text.replace(/^and (?:also )?/, "");
  const template =
    ":4 {first}, {then} | :3 {first} and {then} | :2 {first}, and {then} | :2 {first} but {then} | :1 {first}. {then} | :1 {first}, but {then}";
  const text = say(random, template, { first: first.text, then });
  return { query: second.query, text };
}

const partOf = (query: TalkQuery, key: string): unknown => new Map(Object.entries(query)).get(key);

const isHeld = ({ where }: TalkQuery, condition: unknown): boolean =>
  where.some((one) => one === condition);
