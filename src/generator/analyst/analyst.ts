// An analyst's side of a conversation: questions to begin with, and follow-ups that say only what
// changes. The weights are how often people go on in that way.
import type { Random } from "../../random.ts";
import { say } from "../tables/say.ts";
import type { World } from "../tables/world.ts";
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

/** A follow-up, said by what changes or, now and then, in full; two at once; or as a correction. */
export function nextReport(context: ReportContext): ReportMove | undefined {
  const { random, world } = context;
  const roll = random.next();
  if (roll < 0.1) return twoAtOnce(context);
  const move = someMove(context);
  if (move === undefined || roll > 0.27) return move;
  if (roll > 0.22) return corrected(random, move);
  const text = sayReport(random, world, move.report);
  return text === undefined ? move : { ...move, text, label: "restate" };
}

function someMove(context: ReportContext): ReportMove | undefined {
  const kind = context.random.pick(
    reportMoves,
    reportMoves.map((one) => one.weight),
  );
  return kind.make(context);
}

/** "only 2024, by month instead": the second goes on from the first. */
function twoAtOnce(context: ReportContext): ReportMove | undefined {
  const { random } = context;
  const first = someMove(context);
  const second = first === undefined ? undefined : someMove({ ...context, report: first.report });
  if (first === undefined || second === undefined || first.label === second.label) return undefined;
  // "not only london" says little beside anything else.
  if (first.label === "remove" || second.label === "remove") return undefined;
  const then = second.text.replace(/^and (?:also )?/, "");
  return {
    report: second.report,
    text: say(
      random,
      ":4 {first}, {then} | :3 {first} and {then} | :1 {first}, and {then} | :1 {first} but {then}",
      {
        first: first.text,
        then,
      },
    ),
    label: "several",
  };
}

/** What takes the place of something may be said as a slip that is mended. */
function corrected(random: Random, move: ReportMove): ReportMove {
  if (!/^(?:replace|breakdown|limit)$/.test(move.label)) return move;
  const text = move.text.replace(/^(?:and|how about|what about|now) /, "");
  return {
    ...move,
    text: say(
      random,
      ":3 no, {text} | :3 i meant {text} | :2 sorry, {text} | :2 actually {text} | :1 wait, {text} | :1 no i meant {text}",
      {
        text,
      },
    ),
  };
}

/** Whether what is meant depends on the day of the conversation. */
export function isRelative({ where }: Report): boolean {
  const relative = (filter: Filter): boolean =>
    filter.kind === "period"
      ? filter.period.relative
      : filter.kind === "linked" && filter.within.some(relative);
  return where.some(relative);
}
