// An analyst's side of a conversation: questions to begin with, and follow-ups that say only what
// changes. The weights are how often people go on in that way.
import type { Random } from "../../random.ts";
import type { World } from "../world.ts";
import { alsoByMove, byMove, overTimeMove, totalMove } from "./breakdown-moves.ts";
import { dropMove, onlyMove, otherMove } from "./filter-moves.ts";
import { reportKinds, someFact } from "./first-reports.ts";
import {
  alsoMeasureMove,
  howManyMove,
  measureMove,
  perMove,
  roundMove,
  shareMove,
  sumUpMove,
} from "./measure-moves.ts";
import { firstMove, flipMove, sortMove, topMove } from "./rank-moves.ts";
import type { Filter, Report } from "./report.ts";
import type { ReportContext, ReportMove } from "./report-move.ts";
import { sayReport } from "./say-report.ts";
import { aboveMove, columnMove, listMove, withMeasureMove } from "./shown-moves.ts";
import { alsoValueMove, compareMove, excludeMove } from "./value-moves.ts";

type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly make: (context: ReportContext) => ReportMove | undefined;
};

const reportMoves: readonly Kind[] = [
  { name: "top", weight: 10, make: topMove },
  { name: "first", weight: 3, make: firstMove },
  { name: "flip", weight: 5, make: flipMove },
  { name: "sort", weight: 6, make: sortMove },
  { name: "by", weight: 10, make: byMove },
  { name: "also-by", weight: 4, make: alsoByMove },
  { name: "total", weight: 3, make: totalMove },
  { name: "measure", weight: 7, make: measureMove },
  { name: "also-measure", weight: 3, make: alsoMeasureMove },
  { name: "how-many", weight: 4, make: howManyMove },
  { name: "sum-up", weight: 3, make: sumUpMove },
  { name: "over-time", weight: 4, make: overTimeMove },
  { name: "share", weight: 3, make: shareMove },
  { name: "per", weight: 2, make: perMove },
  { name: "round", weight: 1, make: roundMove },
  { name: "only", weight: 14, make: onlyMove },
  { name: "other", weight: 14, make: otherMove },
  { name: "drop", weight: 3, make: dropMove },
  { name: "compare", weight: 4, make: compareMove },
  { name: "also-value", weight: 2, make: alsoValueMove },
  { name: "exclude", weight: 3, make: excludeMove },
  { name: "column", weight: 5, make: columnMove },
  { name: "list", weight: 5, make: listMove },
  { name: "above", weight: 4, make: aboveMove },
  { name: "with-measure", weight: 3, make: withMeasureMove },
];

/** A question of its own, mostly about what was spoken of. */
export function firstReport(
  random: Random,
  world: World,
  today: string,
  last: Report | undefined,
): ReportMove | undefined {
  const of = last !== undefined && random.next() < 0.55 ? last.of : someFact(random, world);
  const kind = random.pick(
    reportKinds,
    reportKinds.map((one) => one.weight),
  );
  const report = kind.make({ random, world, of, today });
  const text = report === undefined ? undefined : sayReport(random, world, report);
  if (report === undefined || text === undefined) return undefined;
  return { report, text, label: last === undefined ? "first" : "fresh" };
}

/** A follow-up, said by what changes or, now and then, in full. */
export function nextReport(context: ReportContext): ReportMove | undefined {
  const { random, world } = context;
  const kind = random.pick(
    reportMoves,
    reportMoves.map((one) => one.weight),
  );
  const move = kind.make(context);
  if (move === undefined || random.next() > 0.12) return move;
  const text = sayReport(random, world, move.report);
  return text === undefined ? move : { ...move, text, label: "restate" };
}

/** Whether what is meant depends on the day of the conversation. */
export function isRelative({ where }: Report): boolean {
  const relative = (filter: Filter): boolean =>
    filter.kind === "period"
      ? filter.period.relative
      : filter.kind === "linked" && filter.within.some(relative);
  return where.some(relative);
}
