// A conversation about the tables of any database: questions of people who look something up, or of
// analysts, and every way to go on from them.
import { type Act, someMove, type Talking } from "../converse.ts";
import type { TalkMove } from "../ground.ts";
import { type Filter, isDated, type TalkQuery } from "../query.ts";
import type { VoiceManner } from "../voice.ts";
import {
  asTurned,
  type Going,
  go,
  goings,
  severalMove,
  someGoing,
  tableActs,
  weightOf,
} from "./acts.ts";
import type { Standing, TableContext, Turned } from "./context.ts";
import { tableGround } from "./ground.ts";

/** Somebody who looks something up, or an analyst. */
export const tableTalk = (
  setting: Pick<TableContext, "world" | "random" | "today" | "analyst">,
  manner: VoiceManner,
): Talking<Filter, TalkQuery, TableContext> => ({
  ground: tableGround,
  start: { ...setting, turn: 1, history: [], empty: false },
  manner,
  length: (random) => 2 + random.pick([0, 1, 2, 3, 4], [3, 5, 3, 1, 0.5]),
  begin: (context) => someMove(acts, context, context.random),
  acts,
});

/** Whether something was counted from the day of the conversation, as an age is. */
export const isDatedTalk = (end: TableContext): boolean =>
  end.history.some(
    (query) => isDated(query) || tableGround.print(end, query)?.includes(`'${end.today}'`) === true,
  );

const isStanding = (context: TableContext): context is Standing => context.query !== undefined;

const some = (
  context: TableContext,
  fits: (going: Going) => boolean | undefined,
): Turned | undefined =>
  isStanding(context) ? someGoing(context, (going) => fits(going) === true) : undefined;

const mending = (context: TableContext): Turned | undefined => some(context, ({ mends }) => mends);

/** An act that goes on from a question. */
const later = (
  name: string,
  weight: (standing: Standing) => number,
  make: (standing: Standing) => Turned | undefined,
): Act<TableContext, TalkMove> => ({
  name,
  weight: (context) => (isStanding(context) ? weight(context) : 0),
  make: (context) => {
    const turned = isStanding(context) ? make(context) : undefined;
    const labels = [name, ...(turned?.labels ?? [])];
    return turned && { act: name, ...turned, labels };
  },
});

const acts: readonly Act<TableContext, TalkMove>[] = [
  ...goings.map((going) =>
    later(
      going.name,
      (standing) => weightOf(going, standing) * (standing.empty && going.mends === true ? 4 : 1),
      (standing) => go(going, standing),
    ),
  ),
  later(
    "several",
    () => 12,
    (standing) => severalMove(standing),
  ),
  later(
    "correct",
    () => 6,
    (standing) => asTurned(tableActs.correctMove(standing, mending)),
  ),
  later(
    "correct",
    () => 2,
    (standing) => asTurned(tableActs.changeMove(standing, "correct")),
  ),
  {
    name: "restate",
    weight: (context) => (isStanding(context) ? (context.analyst ? 18 : 34) : 0),
    make: (context) => tableActs.restateMove(context, (one) => some(one, () => true)),
  },
  {
    name: "repeat",
    weight: ({ query, empty }) => (query && !empty ? 1.5 : 0),
    make: tableActs.repeatMove,
  },
  later(
    "aside",
    ({ suspended }) => (suspended === undefined ? 6 : 0),
    (standing) => asTurned(tableActs.asideMove(standing)),
  ),
  later(
    "resume",
    ({ suspended }) => (suspended === undefined ? 0 : 120),
    (standing) =>
      asTurned(tableActs.resumeMove(standing, (left) => some(left, ({ beside }) => beside))),
  ),
  later(
    "carry",
    ({ suspended }) => (suspended === undefined ? 0 : 160),
    (standing) => asTurned(tableActs.carryMove(standing)),
  ),
  {
    name: "go-back",
    weight: ({ history }) => (history.length > 2 ? 14 : 0),
    make: tableActs.goBackMove,
  },
  {
    name: "fresh",
    weight: ({ analyst }) => (analyst ? 33 : 50),
    make: (context) =>
      tableActs.firstMove(context, context.query === undefined ? "first" : "fresh"),
  },
  { name: "unanswerable", weight: asked(1.2), make: (c) => tableActs.talkMove(c, "unanswerable") },
  { name: "chitchat", weight: asked(0.8), make: (c) => tableActs.talkMove(c, "chitchat") },
];

/** Rarely the first thing that is said, where little else can be. */
function asked(weight: number): (context: TableContext) => number {
  return ({ query }) => (query === undefined ? weight / 3 : weight);
}
