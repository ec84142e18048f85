// Asides: a word about something near by, what was left for it taken up again, and what it found carried
// over ("now the orders of those customers").
import { rowsOf } from "../analyst/quantities.ts";
import { isSafeJoin } from "../analyst/reach.ts";
import type { SaidNext, Way } from "../ground.ts";
import {
  type Filter,
  filterKey,
  isList,
  isOneValue,
  listOf,
  measured,
  type TalkQuery,
} from "../query.ts";
import { many } from "../realise/say.ts";
import { neighbours, someRelated, titleColumns } from "./choose.ts";
import { someCondition } from "./choose-filter.ts";
import type { Standing, TableContext } from "./context.ts";
import { questionKinds } from "./first-questions.ts";
import type { Subject } from "./world.ts";

const kinds = questionKinds.filter(({ name }) =>
  ["project", "all", "count", "best"].includes(name),
);

type TableWay = Way<Filter, TalkQuery>;

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
export function* tableAsides(context: TableContext, left: TalkQuery): Iterable<TableWay> {
  const { random, world, today } = context;
  if (context.suspended !== undefined) return;
  const standing = { ...context, query: left };
  const near = mentioned(standing) ?? (random.next() < 0.7 ? somewhere(standing) : undefined);
  const of = near?.of ?? someRelated(random, world, left.of);
  if (of === undefined) return;
  const where = near === undefined ? [] : [near.filter];
  const query =
    near === undefined
      ? random.pick(kinds).make({ random, world, of, today })
      : random.next() < 0.5
        ? measured(of, [rowsOf(of)], where)
        : listOf(of, titleColumns(random, of), where);
  if (query !== undefined) yield { query, around: "{turningAside}" };
}

/** Back from an aside: what was left holds again, with something new perhaps. */
export function* tableResumes(
  context: TableContext,
  left: TalkQuery,
  change: SaidNext<TalkQuery, TableContext>,
): Iterable<TableWay> {
  const changed = context.random.next() < 0.7 ? change({ ...context, query: left }) : undefined;
  if (changed === undefined && isNamed(left))
    yield { query: left, template: "{goback}", express: left.where };
  else yield { query: changed?.query ?? left, around: "{resuming}" };
}

/** Rows by what they are called: saying which is saying all. */
const isNamed = (query: TalkQuery): boolean =>
  isList(query) &&
  query.order === undefined &&
  query.set === undefined &&
  query.through === undefined &&
  query.columns.every((field) => query.of.titles.includes(field));

/** Out of an aside, with what it found: "and the orders of those customers". */
export function* tableCarries(
  { random, world, suspended }: TableContext,
  aside: TalkQuery,
): Iterable<TableWay> {
  if (suspended === undefined || aside.limit !== undefined || aside.where.length === 0) return;
  const { of, set, through } = suspended;
  if (set !== undefined || through !== undefined) return;
  const join = world.join([of.key, aside.of.key], of.key);
  if (join === undefined || !isSafeJoin(world, of.key, join)) return;
  const said = new Set(aside.where.map(filterKey));
  const kept = suspended.where.filter((one) => !said.has(filterKey(one)));
  if (kept.length < suspended.where.length - 1 || aside.where.some(({ kind }) => kind === "linked"))
    return;
  const template = !isNamed(suspended) || random.next() < 0.3 ? "{sameForThose}" : "{ofThose}";
  const texts = new Map([["others", many(random, aside.of)]]);
  yield { query: { ...suspended, where: [...kept, ...aside.where] }, template, texts };
}
