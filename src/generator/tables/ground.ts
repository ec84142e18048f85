// The tables of any database as ground for conversations: its conditions stand on columns, and are said by the
// names and values of these.
import { bareOf, otherOf, someMore } from "../analyst/later-filters.ts";
import { isSensible } from "../analyst/sensible.ts";
import type { ChangeKind, ReadAs, SaidChange, TalkGround } from "../ground.ts";
import { type Filter, filterKey, isList, isOneValue, type TalkQuery, titlesOf } from "../query.ts";
import { querySql } from "../query-sql.ts";
import { tableLexicon } from "../realise/lexicon.ts";
import { fieldText } from "../realise/say.ts";
import { sayQuery } from "../realise/say-query.ts";
import { calledOf, changeWords, dropping, hasValue, tableWords } from "../realise/table-words.ts";
import { drop, fill, holds, keysOf } from "../slots.ts";
import { tableAsides, tableCarries, tableResumes } from "./asides.ts";
import type { TableContext } from "./context.ts";
import { tableEnds } from "./ends.ts";
import { someOpening } from "./openings.ts";

export const tableGround: TalkGround<Filter, TalkQuery, TableContext> = {
  words: tableWords,
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
  returns: () => undefined,
  change: (context, query, kind) => {
    const fresh = someChange(context, query, kind);
    return fresh && [fresh];
  },
  changing: (context, change) => {
    if (change.kind !== "fork") return changeWords(context, change);
    const { query, changed } = change;
    const left = readAs({ ...change, query, changed }).query;
    const question = sayQuery(context, left);
    const texts = new Map([["question", question ?? ""]]);
    return question === undefined
      ? undefined
      : { template: "{question}", texts, query, pointing: false, labels: [] };
  },
  fits: () => true,
  read: (_, change) => readAs(change),
  opening: someOpening,
  runsOn: ({ set, limit }) => (set === undefined && limit === undefined ? 0.06 : 0),
  others: function* ({ random }, query) {
    const ways = query.where.filter(isOneValue).filter(({ field }) => field.role !== "flag");
    if (ways.length === 0) return;
    const held = random.pick(ways);
    const texts = new Map([
      ["name", fieldText(random, held.field, false)],
      ["names", fieldText(random, held.field, true)],
      ["bare", bareOf(random, held) ?? ""],
    ]);
    yield { query: fill(query, [{ ...held, negated: true }]), template: "{othersThan}", texts };
  },
  asides: tableAsides,
  resumes: tableResumes,
  carries: tableCarries,
  ends: tableEnds,
  thatDay: () => undefined,
  leaving: function* (_, { of, columns }, start) {
    yield { query: { of, columns, measures: [], by: [], where: [start] } };
  },
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
  suspended: ({ suspended, query }, { act }) =>
    act === "aside" ? query : leaving.has(act) ? undefined : suspended,
  print: ({ world }, query) => printed(world, query),
  probe: ({ world }, query) => printed(world, query),
  isOdd: ({ world, query: last }, { act, query }) => {
    if (query === undefined) return false;
    const sql = isSensible(query) ? printed(world, query) : undefined;
    const same = last !== undefined && sql === printed(world, last);
    return sql === undefined || (same && act !== "repeat");
  },
  talk: ({ random, world }) => {
    const { plurals, names } = random.pick(world.subjects);
    const nouns = { plural: plurals[0] ?? "things", singular: names[0] ?? "thing" };
    // "who won the world cup" is about nobody.
    return { lexicon: { ...tableLexicon, seams: [] }, names: nouns };
  },
};

/** Said after what it is about, as they stand. */
const laterThan = (where: readonly Filter[], { changed: [fresh] }: Changed): readonly Filter[] => {
  const at = where.findIndex((one) => fresh !== undefined && filterKey(one) === filterKey(fresh));
  return at < 0 ? [] : where.slice(at + 1);
};

type Changed = Pick<SaidChange<Filter, TalkQuery>, "kind" | "query" | "changed" | "removed">;

function readAs(change: Changed): ReadAs<TalkQuery> {
  const { kind, query, changed, removed = [] } = change;
  const later = kind === "fork" ? laterThan(query.where, change) : [];
  // What has no name of its own takes the place of its like.
  const like = query.where.filter(
    (held) =>
      held.kind === "linked" &&
      changed.some((one) => one.kind === "linked" && one.childField === held.childField),
  );
  const gone = [...removed, ...keysOf(later), ...(kind === "add" ? [] : like)];
  const forked = later.length > 0;
  return { query: fill(drop(query, gone), changed), alternatives: [], forked };
}

/** A condition more, or another in the place of one. */
function someChange(context: TableContext, query: TalkQuery, kind: ChangeKind): Filter | undefined {
  const { random, history } = context;
  const { where, set } = query;
  if (kind === "add") {
    const fresh = someMore({ ...context, query });
    return where.length > 0 && fresh?.kind === "either" ? undefined : fresh;
  }
  const before = history.at(-2)?.where ?? [];
  const held =
    kind === "correct"
      ? where.filter((one) => !before.includes(one))
      : kind === "fork"
        ? where.slice(0, -1).filter(hasValue)
        : where;
  return held.length === 0 || set !== undefined ? undefined : otherOf(context, random.pick(held));
}

/** After these nothing waits to be taken up again. */
const leaving: ReadonlySet<string> = new Set(["fresh", "resume", "carry", "go-back"]);

const known = new WeakMap<TalkQuery, { readonly sql: string | undefined }>();

function printed(world: TableContext["world"], query: TalkQuery): string | undefined {
  const found = known.get(query) ?? { sql: querySql(world, query) };
  known.set(query, found);
  return found.sql;
}

/** Rows by their names or whole, in no order: nothing else need be said of them. */
function listsRows(query: TalkQuery): boolean {
  const { order, limit, set, distinct, through, columns, of } = query;
  const plain = order === undefined && limit === undefined && set === undefined;
  if (!plain || !isList(query) || distinct === true || through !== undefined) return false;
  return columns.every((field) => titlesOf(of).includes(field));
}
