// The dialogue acts of a conversation about tables, by the names that they have in every domain. What is
// looked up (a frame) and what analysts ask (a report) go on by the same acts, each in its own words.
import { alsoByMove, byMove, overTimeMove, totalMove } from "../analyst/breakdown-moves.ts";
import { dropMove, onlyMove, otherMove } from "../analyst/filter-moves.ts";
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
import type { ReportContext, ReportMove } from "../analyst/report-move.ts";
import { aboveMove, columnMove, listMove, withMeasureMove } from "../analyst/shown-moves.ts";
import { alsoValueMove, compareMove, excludeMove } from "../analyst/value-moves.ts";
import type { Standing, Turned } from "./context.ts";
import { aggregateMove, countMove, distinctMove } from "./count-moves.ts";
import { eachMove, groupMove, havingMove, mostMove } from "./group-moves.ts";
import { contrastMove, forgetMove, renameMove } from "./held.ts";
import type { FrameMove, MoveContext } from "./move.ts";
import { averageMove, narrowMove, noneMove, valueMove } from "./narrow-moves.ts";
import { bestMove, orderMove, turnOrderMove } from "./order-moves.ts";
import { bothMove, eitherMove, exceptMove, widenMove } from "./pair-moves.ts";
import { isReport } from "./query.ts";
import { addItemsMove, relatedMove, showMove } from "./show-moves.ts";

/** How often people go on in that way, and what they then say. */
type Way<Context, Move> = readonly [weight: number, make: (context: Context) => Move | undefined];

export type Going = {
  readonly name: string;
  readonly frame?: Way<MoveContext, FrameMove>;
  readonly report?: Way<ReportContext, ReportMove>;
  readonly either?: Way<Standing, Turned>;
  /** Can be said in one breath with another: "only 2024, by month". */
  readonly beside?: boolean;
  /** Takes the place of something: can be said as a correction, and helps where nothing was found. */
  readonly mends?: boolean;
};

export const goings: readonly Going[] = [
  { name: "add", frame: [16, narrowMove], report: [14, onlyMove], beside: true },
  { name: "replace", frame: [9, valueMove], report: [14, otherMove], beside: true, mends: true },
  { name: "contrast", either: [5, contrastMove], beside: true, mends: true },
  { name: "rename", either: [3, renameMove], beside: true, mends: true },
  { name: "remove", frame: [2, widenMove], report: [3, dropMove], mends: true },
  { name: "forget", either: [5, forgetMove], beside: true, mends: true },
  { name: "widen", frame: [2, eitherMove], report: [2, alsoValueMove] },
  { name: "except", frame: [2.5, exceptMove], report: [3, excludeMove] },
  { name: "both", frame: [4, bothMove] },
  { name: "compare", report: [4, compareMove] },
  { name: "none", frame: [3.5, noneMove] },
  { name: "above", frame: [2.5, averageMove], report: [4, aboveMove] },
  { name: "show", frame: [24, showMove], report: [5, listMove] },
  { name: "show-more", frame: [9, addItemsMove], report: [5, columnMove] },
  { name: "distinct", frame: [3, distinctMove] },
  { name: "refer", frame: [8, relatedMove] },
  { name: "count", frame: [7, countMove], report: [4, howManyMove] },
  { name: "measure", frame: [6, aggregateMove], report: [7, measureMove], beside: true },
  { name: "measure-more", report: [3, alsoMeasureMove] },
  { name: "sum-up", report: [3, sumUpMove] },
  { name: "measure-rows", report: [3, withMeasureMove] },
  { name: "share", report: [3, shareMove] },
  { name: "per", report: [2, perMove] },
  { name: "round", report: [1, roundMove] },
  { name: "group", frame: [6, groupMove], report: [10, byMove], beside: true, mends: true },
  { name: "group-more", frame: [3, eachMove], report: [4, alsoByMove] },
  { name: "over-time", report: [4, overTimeMove], beside: true },
  { name: "ungroup", report: [3, totalMove] },
  { name: "having", frame: [3.5, havingMove] },
  { name: "order", frame: [5, orderMove], report: [6, sortMove], beside: true },
  { name: "turn-order", frame: [2, turnOrderMove], report: [5, flipMove] },
  { name: "top", frame: [8, bestMove], report: [10, topMove], beside: true, mends: true },
  { name: "first-few", report: [3, firstMove], beside: true },
  { name: "most", frame: [9, mostMove] },
];

export const weightOf = ({ frame, report, either }: Going, { query }: Standing): number =>
  (either ?? (isReport(query) ? report : frame))?.[0] ?? 0;

/** The question after that act; undefined where it does not go. */
export function go({ frame, report, either }: Going, standing: Standing): Turned | undefined {
  const { query, random, world, today, history } = standing;
  if (either !== undefined) return either[1](standing);
  if (isReport(query)) {
    const move = report?.[1]({ random, world, report: query, today });
    return move && { query: move.report, text: move.text };
  }
  const frames = history.flatMap((one) => (isReport(one) ? [] : [one]));
  const move = frame?.[1]({ random, world, frame: query, history: frames });
  return move && { query: move.frame, text: move.text };
}
