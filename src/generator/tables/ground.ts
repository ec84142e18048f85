// The tables of any database as ground for conversations: its conditions stand on columns, and are said by the
// names and values of these.
import { bareOf, otherOf, someMore } from "../analyst/filter-moves.ts";
import { whichText } from "../analyst/say-parts.ts";
import { isSensible } from "../analyst/sensible.ts";
import { beyond, smallTalk } from "../english.ts";
import type { Phrasing, TalkGround } from "../ground.ts";
import { type Filter, isList, isOneValue, type TalkQuery, titlesOf } from "../query.ts";
import { querySql } from "../query-sql.ts";
import { drop, fill, holds } from "../slots.ts";
import { isPlain } from "./choose-filter.ts";
import type { TableContext } from "./context.ts";
import { fieldText, many, one, say, trySay } from "./say.ts";
import { sayQuery } from "./say-query.ts";

export const tableGround: TalkGround<Filter, TalkQuery, TableContext> = {
  say: ({ random, world }, template, { query, express = [], texts = new Map() }) => {
    const [first, ...more] = express;
    const alone = first !== undefined && more.length === 0 && hasValue(first);
    const bare = alone ? bareOf(random, first) : undefined;
    const text = trySay(random, template, {
      plural: many(random, query.of),
      singular: one(random, query.of),
      pre: "",
      post: whichText(random, world, { ...query, where: express }),
      ...(bare !== undefined && { bare }),
      ...Object.fromEntries(texts),
    });
    return text?.replace(nounless, "$1those ");
  },
  main: (_, query) => query,
  conditions: ({ where }) => where,
  held: (_, { where, set }) => (set === undefined ? where.filter(hasValue) : []),
  // What has no name can be taken back only where nothing else could be meant.
  droppable: (_, { where, set }) =>
    set !== undefined || where.length === 1
      ? where.slice(0, set === undefined ? 1 : 0)
      : where.filter((one) => "field" in one || one.kind === "person"),
  dropping: ({ random }, query, held) => dropping(random, query, held),
  valueOf: ({ random }, held) => (hasValue(held) ? bareOf(random, held) : undefined),
  called: ({ random }, held) => calledOf(random, held),
  // "skip france" would leave france out.
  named: ({ random }, held) => {
    const called = calledOf(random, held);
    return called && `the ${called}`;
  },
  needless:
    ":3 i don't need {bare} [anymore|after all] | :2 it doesn't have to be {bare} [anymore|after all] | :1 it (needn't|doesn't need to) be {bare} | :2 not necessarily {bare} | :1 not just {bare}",
  again: (_, held) => held,
  another: (context, _, held) => {
    const other = otherOf(context, held);
    return other !== undefined && hasValue(other) ? other : undefined;
  },
  wider: (_, held, other) => {
    if (!isOneValue(held) || held.field.role === "flag") return undefined;
    if (other === undefined) return held;
    return isOneValue(other) ? { ...held, values: [...held.values, ...other.values] } : undefined;
  },
  isBest: () => false,
  change: (context, query, kind) => {
    const { where, set } = query;
    const before = where[context.random.below(Math.max(1, where.length))];
    const fresh =
      kind === "add"
        ? someMore({ ...context, query })
        : before && set === undefined
          ? otherOf(context, before)
          : undefined;
    return fresh && [fresh];
  },
  fits: () => true,
  read: (_, { query, changed, removed = [] }) => ({
    query: fill(drop(query, removed), changed),
    alternatives: [],
  }),
  others: ({ random }, query) =>
    query.where.filter(isOneValue).flatMap((held) => {
      const { field } = held;
      if (field.role === "flag") return [];
      return () => ({
        query: fill(query, [{ ...held, negated: true }]),
        template: "{otherOnes}",
        texts: new Map([
          ["name", fieldText(random, field, false)],
          ["names", fieldText(random, field, true)],
        ]),
      });
    }),
  isPlace: listsRows,
  apart: (_, past, query) => {
    if (past === query || !listsRows(past)) return undefined;
    if (past.of !== query.of) return past.where;
    const apart = past.where.filter((held) => !holds(query, held));
    return apart.length === 0 ? undefined : apart;
  },
  inFull: (context, query) => {
    const text = sayQuery(context, query);
    return text === undefined ? undefined : { query, alternatives: [], text };
  },
  isLoose: (_, { kind }) => kind !== "linked",
  suspended: ({ suspended }, { act, suspends }) =>
    suspends ?? (leaving.has(act) ? undefined : suspended),
  print: ({ world }, query) => printed(world, query),
  probe: ({ world }, query) => printed(world, query),
  isOdd: ({ world, query: last }, { act, query }) => {
    if (query === undefined) return false;
    const sql = isSensible(query) ? printed(world, query) : undefined;
    const same = last !== undefined && sql === printed(world, last);
    return sql === undefined || (same && act !== "repeat");
  },
  talk: ({ random, world }, act) => {
    const { plurals, names } = random.pick(world.subjects);
    const nouns = { plural: plurals[0] ?? "things", singular: names[0] ?? "thing" };
    return say(random, act === "chitchat" ? smallTalk : beyond, nouns);
  },
};

/** "only whose price is above 5". */
const nounless =
  /(^|\b(?:only|just|it|also|now|ideally|preferably|and|but|then|something|anything) )(?=(?:whose|who|where|having)\b)/g;

/** After these nothing waits to be taken up again. */
const leaving: ReadonlySet<string> = new Set(["fresh", "resume", "carry", "go-back"]);

const known = new WeakMap<TalkQuery, { readonly sql: string | undefined }>();

function printed(world: TableContext["world"], query: TalkQuery): string | undefined {
  const found = known.get(query) ?? { sql: querySql(world, query) };
  known.set(query, found);
  return found.sql;
}

/** Can be said by a value alone: "rock", "2013", "last month". */
function hasValue(filter: Filter): boolean {
  switch (filter.kind) {
    case "values":
      return filter.negated !== true;
    case "amount":
      return filter.field.role === "year" && filter.op === "=";
    case "day":
      return filter.op === "=";
    default:
      return filter.kind === "person" || filter.kind === "period" || filter.kind === "years";
  }
}

function calledOf(random: TableContext["random"], filter: Filter): string | undefined {
  if (filter.kind === "person") return filter.owner.names[0];
  if (filter.kind === "period" || filter.kind === "years") return say(random, "period|dates|time");
  return "field" in filter ? filter.field.names[0] : undefined;
}

/** "for all years", "drop the country", "show it for all of them". */
function dropping(random: TableContext["random"], query: TalkQuery, gone: Filter): Phrasing {
  const texts = new Map([
    ["bare", (hasValue(gone) && bareOf(random, gone)) || "those"],
    ["name", "field" in gone ? (gone.field.plurals[0] ?? "") : ""],
  ]);
  const period = gone.kind === "period" || gone.kind === "years";
  const flag = "field" in gone && gone.field.role === "flag" && hasValue(gone);
  const named = flag
    ? ":2 {bare} or not | :1 whether {bare} or not"
    : isPlain(gone) || gone.kind === "values"
      ? ":4 for all {name} | :3 all {name} | :2 for any {name} | :1 not only {bare}"
      : period
        ? ":4 for all (years|time) | :3 (all time|over all years) | :2 drop the date | :2 regardless of the (date|year|period) | :1 not only {bare}"
        : ":2 without that (filter|condition) | :1 drop that condition";
  const all =
    " | :2 for all {plural} | :2 {howabout} all [of the] {plural} | :1 overall | :1 {show} (it|that|them) for all {plural} | :1 {show} all {plural} instead | :1 not only those , all {plural}";
  return { template: query.where.length === 1 ? named + all : named, texts };
}

/** Rows by their names or whole, in no order: nothing else need be said of them. */
function listsRows(query: TalkQuery): boolean {
  const { order, limit, set, distinct, through, columns, of } = query;
  const plain = order === undefined && limit === undefined && set === undefined;
  if (!plain || !isList(query) || distinct === true || through !== undefined) return false;
  return columns.every((field) => titlesOf(of).includes(field));
}
