// Asides: a word about something near by, what was left for it taken up again, and what it found carried
// over ("now the orders of those customers").
import { rowsOf } from "../analyst/quantities.ts";
import { isSafeJoin } from "../analyst/reach.ts";
import { whichText } from "../analyst/say-parts.ts";
import {
  type Filter,
  filterKey,
  isList,
  isOneValue,
  listOf,
  measured,
  type TalkQuery,
} from "../query.ts";
import { neighbours, someRelated, titleColumns } from "./choose.ts";
import { someCondition } from "./choose-filter.ts";
import type { Standing, Turned } from "./context.ts";
import { questionKinds } from "./first-questions.ts";
import { many, one, say, trySay } from "./say.ts";
import { sayQuery } from "./say-query.ts";
import type { Subject } from "./world.ts";

const kinds = questionKinds.filter(({ name }) =>
  ["project", "all", "count", "best"].includes(name),
);

type Near = { readonly of: Subject; readonly filter: Filter };

/** What is spoken of elsewhere in the question: the customers of orders from france. */
function mentioned({ world, query }: Standing): Near | undefined {
  for (const filter of query.where) {
    const key = isOneValue(filter) ? filter.field.table : undefined;
    const of = key === undefined || key === query.of.key ? undefined : world.byTable.get(key);
    if (of !== undefined && !of.link && !of.titles.some((title) => title.key === filterKey(filter)))
      return { of, filter };
  }
  return undefined;
}

/** Some rows of what the question's own rows refer to. */
function somewhere({ random, world, query, today }: Standing): Near | undefined {
  const parents = neighbours(world, query.of).filter(({ role }) => role === "parent");
  const of = parents.length === 0 ? undefined : random.pick(parents).subject;
  const filter = of && someCondition({ random, world, of, today }, 0);
  return filter && { of, filter };
}

/** "by the way how many customers are there in france". */
export function asideMove(standing: Standing): Turned | undefined {
  const { random, world, query: left, today } = standing;
  if (standing.suspended !== undefined) return undefined;
  const near = mentioned(standing) ?? (random.next() < 0.7 ? somewhere(standing) : undefined);
  const of = near?.of ?? someRelated(random, world, left.of);
  if (of === undefined) return undefined;
  const where = near === undefined ? [] : [near.filter];
  const query =
    near === undefined
      ? random.pick(kinds).make({ random, world, of, today })
      : random.next() < 0.5
        ? measured(of, [rowsOf(of)], where)
        : listOf(of, titleColumns(random, of), where);
  const question = query && sayQuery(standing, query);
  const text = question && trySay(random, "{turningAside}", { question });
  if (query === undefined || text === undefined) return undefined;
  return { query, text, labels: ["focus-change"], suspends: left };
}

/** Back from an aside: what was left holds again, with something new perhaps. */
export function resumeMove(
  standing: Standing,
  change: (standing: Standing) => Turned | undefined,
): Turned | undefined {
  const { random, world, suspended } = standing;
  if (suspended === undefined) return undefined;
  const changed = random.next() < 0.7 ? change({ ...standing, query: suspended }) : undefined;
  const query = changed?.query ?? suspended;
  const labels = ["focus-return"];
  if (changed === undefined && isNamed(suspended)) {
    const { of } = suspended;
    const post = whichText(random, world, suspended);
    const parts = { pre: "", post, plural: many(random, of), singular: one(random, of) };
    const text = trySay(random, "{goback}", parts);
    return text === undefined ? undefined : { query, text, labels };
  }
  const question = sayQuery(standing, query);
  const text = question && trySay(random, "{resuming}", { question });
  return text === undefined ? undefined : { query, text, labels };
}

/** Rows by what they are called: saying which is saying all. */
const isNamed = (query: TalkQuery): boolean =>
  isList(query) &&
  query.order === undefined &&
  query.set === undefined &&
  query.through === undefined &&
  query.columns.every((field) => query.of.titles.includes(field));

/** Out of an aside, with what it found: "and the orders of those customers". */
export function carryMove({
  random,
  world,
  query: aside,
  suspended,
}: Standing): Turned | undefined {
  if (suspended === undefined || aside.limit !== undefined || aside.where.length === 0)
    return undefined;
  const { of, set, through } = suspended;
  if (set !== undefined || through !== undefined) return undefined;
  const join = world.join([of.key, aside.of.key], of.key);
  if (join === undefined || !isSafeJoin(world, of.key, join)) return undefined;
  const said = new Set(aside.where.map(filterKey));
  const kept = suspended.where.filter((one) => !said.has(filterKey(one)));
  if (kept.length < suspended.where.length - 1 || aside.where.some(({ kind }) => kind === "linked"))
    return undefined;
  const where = [...kept, ...aside.where];
  const parts = { many: many(random, of), others: many(random, aside.of) };
  const labels = ["focus-return", "reference"];
  if (!isNamed(suspended) || random.next() < 0.3) {
    const same =
      ":4 [and|now] the same for (those|these) {others} | :3 and for (those|these) {others} | :2 back to what i asked , only for (those|these) {others} | :2 now do that for (those|these) {others} only | :1 okay , the same , just for (those|these) {others}";
    return { query: { ...suspended, where }, text: say(random, same, parts), labels };
  }
  const text = say(
    random,
    ":4 [and|now|okay] {show} [the] {many} (of|for) (those|these) {others} | :3 what {many} are there for (those|these) {others} | :2 (how|what) about the {many} of (those|these) {others} | :2 [and] the {many} of (those|these) {others} | :1 which {many} (belong to|are for) (those|these|them) | :1 back to the {many} , only for (those|these) {others}",
    parts,
  );
  return { query: { ...suspended, where }, text, labels };
}
