// A conversation about the tables of any database: questions of people who look something up, or of
// analysts, and every way to go on from them.
import { whichText } from "../analyst/say-parts.ts";
import { isSensible } from "../analyst/sensible.ts";
import { type Act, type SaidAct, someMove, type Talk } from "../converse.ts";
import { beyond, smallTalk } from "../english.ts";
import { isDated, isList, type Query, titlesOf } from "../query.ts";
import { querySql } from "../query-sql.ts";
import type { VoiceManner } from "../voice.ts";
import { type Going, go, goings, weightOf } from "./acts.ts";
import { asideMove, carryMove, resumeMove } from "./asides.ts";
import type { Standing, TableContext, Turned } from "./context.ts";
import { freshQuestion } from "./fresh.ts";
import { many, one, say, trySay } from "./say.ts";
import { sayQuery } from "./say-query.ts";

type TableMove = SaidAct & Partial<Turned> & { readonly sql?: string };

export function worldTalk(
  setting: Pick<TableContext, "world" | "random" | "today" | "analyst">,
  manner: VoiceManner,
): Talk<TableContext, TableMove> {
  return {
    start: { ...setting, history: [], dated: false, empty: false },
    manner,
    length: (random) => 2 + random.pick([0, 1, 2, 3, 4], [3, 5, 3, 1, 0.5]),
    next: (context) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const move = someMove(acts, context, context.random);
        if (move === undefined || move.text.includes("{")) continue;
        if (move.query === undefined) return move;
        const { query } = move;
        const sql = isSensible(query) ? querySql(context.world, query) : undefined;
        if (sql === undefined) continue;
        if (sql !== context.sql || move.act === "repeat") return { ...move, sql };
      }
      return undefined;
    },
    golds: (_, { sql }) => (sql === undefined ? [] : [sql]),
    probe: ({ sql }) => sql ?? "",
    goOn: (context, { act, query, sql, suspends }, empty) => {
      if (query === undefined || sql === undefined) return context;
      const history = [...context.history, query];
      // An age is that of the day of the conversation.
      const dated = context.dated || isDated(query) || sql.includes(`'${context.today}'`);
      const suspended = suspends ?? (leaving.has(act) ? undefined : context.suspended);
      return { ...context, query, sql, history, dated, empty, suspended };
    },
  };
}

/** After these nothing waits to be taken up again. */
const leaving: ReadonlySet<string> = new Set(["fresh", "resume", "carry", "go-back"]);

const isStanding = (context: TableContext): context is Standing => context.query !== undefined;

/** An act that goes on from a question. */
const later = (
  name: string,
  weight: (standing: Standing) => number,
  make: (standing: Standing) => Turned | undefined,
): Act<TableContext, TableMove> => ({
  name,
  weight: (context) => (isStanding(context) ? weight(context) : 0),
  make: (context) => {
    const turned = isStanding(context) ? make(context) : undefined;
    const labels = [name, ...(turned?.labels ?? [])];
    return turned && { act: name, ...turned, text: tidy(turned.text), labels };
  },
});

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

const acts: readonly Act<TableContext, TableMove>[] = [
  ...goings.map((going) =>
    later(
      going.name,
      (standing) => weightOf(going, standing) * (standing.empty && going.mends === true ? 4 : 1),
      (standing) => go(going, standing),
    ),
  ),
  later("several", () => 12, severalMove),
  later("correct", () => 6, correctMove),
  later("restate", ({ analyst }) => (analyst ? 18 : 34), restateMove),
  later("repeat", ({ empty }) => (empty ? 0 : 1.5), repeatMove),
  later("aside", ({ suspended }) => (suspended === undefined ? 6 : 0), asideMove),
  later(
    "resume",
    ({ suspended }) => (suspended === undefined ? 0 : 120),
    (standing) => resumeMove(standing, (left) => someGoing(left, ({ beside }) => beside === true)),
  ),
  later("carry", ({ suspended }) => (suspended === undefined ? 0 : 160), carryMove),
  later("go-back", ({ history }) => (history.length > 2 ? 14 : 0), goBackMove),
  {
    name: "fresh",
    weight: ({ analyst }) => (analyst ? 33 : 50),
    make: (context) => {
      const turned = freshQuestion(context);
      const act = context.query === undefined ? "first" : "fresh";
      const labels = [act, ...(turned?.labels ?? [])];
      return turned && { act, ...turned, text: tidy(turned.text), labels };
    },
  },
  { name: "unanswerable", weight: asked(1.2), make: (c) => unasked(c, beyond, "unanswerable") },
  { name: "chitchat", weight: asked(0.8), make: (c) => unasked(c, smallTalk, "chitchat") },
];

/** Rarely the first thing that is said, where little else can be. */
function asked(weight: number): (context: TableContext) => number {
  return ({ query }) => (query === undefined ? weight / 3 : weight);
}

function unasked({ random, world }: TableContext, template: string, act: string): TableMove {
  const { plurals, names } = random.pick(world.subjects);
  const nouns = { plural: plurals[0] ?? "things", singular: names[0] ?? "thing" };
  return { act, text: say(random, template, nouns), plain: true, labels: [act] };
}

function someGoing(standing: Standing, fits: (going: Going) => boolean): Turned | undefined {
  const some = goings.filter(fits);
  const weights = some.map((going) => weightOf(going, standing));
  return go(standing.random.pick(some, weights), standing);
}

/** "forget the country, but only 2024": the second goes on from the first. */
function severalMove(standing: Standing): Turned | undefined {
  const { random } = standing;
  const beside = ({ beside: can }: Going): boolean => can === true;
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
  const text = say(random, template, { first: tidy(first.text), then });
  return { query: second.query, text };
}

const partOf = (query: Query, key: string): unknown => new Map(Object.entries(query)).get(key);

const isHeld = ({ where }: Query, condition: unknown): boolean =>
  where.some((one) => one === condition);

/** What takes the place of something may be said as a slip that is mended. */
function correctMove(standing: Standing): Turned | undefined {
  const move = someGoing(standing, ({ mends }) => mends === true);
  if (move === undefined) return undefined;
  const text = tidy(move.text).replace(/^(?:and|how about|what about|now|no|sorry) /, "");
  const template =
    ":3 no, {text} | :3 i meant {text} | :2 sorry, {text} | :2 actually {text} | :1 wait, {text} | :1 no i meant {text}";
  return { query: move.query, text: say(standing.random, template, { text }) };
}

/** "show me those again". */
function repeatMove({ random, query }: Standing): Turned | undefined {
  const parts = { plural: many(random, query.of), singular: one(random, query.of) };
  const text = trySay(random, "{again}", parts);
  return text === undefined ? undefined : { query, text };
}

/** Something is changed, and everything said once more in full. */
function restateMove(standing: Standing): Turned | undefined {
  const move = someGoing(standing, () => true);
  const text = move && sayQuery(standing, move.query);
  return text === undefined || move === undefined ? move : { ...move, text };
}

/** "back to the orders from france": rows that were listed before. */
function goBackMove(standing: Standing): Turned | undefined {
  const { random, history, world, query: now } = standing;
  const old = random.pick(history.slice(0, -1));
  if (old === now || !listsRows(old)) return undefined;
  const post = whichText(random, world, old);
  // What tells them apart is said, or there is nothing to tell apart.
  if (post === "" && old.of === now.of) return undefined;
  const parts = { pre: "", post, plural: many(random, old.of), singular: one(random, old.of) };
  const text = trySay(random, "{goback}", parts);
  return text === undefined ? undefined : { query: old, text };
}

/** Rows by their names or whole, in no order: nothing else need be said of them. */
function listsRows(query: Query): boolean {
  const { order, limit, set, distinct, through, columns, of } = query;
  const plain = order === undefined && limit === undefined && set === undefined;
  if (!plain || !isList(query) || distinct === true || through !== undefined) return false;
  return columns.every((field) => titlesOf(of).includes(field));
}
