// Acts that put two sets of rows together, or let one go: both, either, except.

import {
  type Filter,
  filterKey,
  isList,
  isWhole,
  plainQuery,
  showsSame,
  type TalkQuery,
} from "../query.ts";
import { many, say } from "../realise/say.ts";
import { columnsText } from "../realise/say-columns.ts";
import { filterText } from "../realise/say-filter.ts";
import { fill, holds } from "../slots.ts";
import { filterOn, isNegated, isPlain, someCondition } from "./choose-filter.ts";
import { askingOf, type Standing, type Turned } from "./context.ts";

/** One condition on one column of a plain list, which another can be set beside; or such as were declared. */
function onlyCondition(query: TalkQuery): Filter | undefined {
  const slots = query.where.filter(({ kind }) => kind === "slot");
  const [own, ...more] = query.where.filter(({ kind }) => kind !== "slot");
  const { order, limit, set, distinct } = query;
  const repeats = distinct === true && slots.length === 0;
  const plain = set === undefined && order === undefined && limit === undefined && !repeats;
  if (!plain || !isList(query) || isWhole(query) || more.length > 0) return undefined;
  if (own === undefined) return slots[0];
  return isPlain(own) && !isNegated(own) ? own : undefined;
}

/** The one condition that tells a query from another. */
function apart(query: TalkQuery, other: TalkQuery): Filter | undefined {
  const [one, ...more] = query.where.filter((held) => !holds(other, held));
  return more.length > 0 ? undefined : one;
}

const isSame = (a: Filter, b: Filter): boolean => JSON.stringify(a) === JSON.stringify(b);

/** "which belong to both", after a value was replaced. */
export function bothMove({ random, world, query, history }: Standing): Turned | undefined {
  const own = onlyCondition(query);
  if (own === undefined) return undefined;
  const before = history.at(-2);
  const paired = before !== undefined && onlyCondition(before) !== undefined;
  const [old, fresh] = paired ? [apart(before, query), apart(query, before)] : [];
  const parts = { items: columnsText(random, world, query, true), many: many(random, query.of) };
  if (
    before !== undefined &&
    old !== undefined &&
    fresh !== undefined &&
    filterKey(old) === filterKey(fresh) &&
    before.of === query.of &&
    showsSame(before, query)
  ) {
    const union = random.next() < 0.25;
    const text = say(
      random,
      union
        ? ":2 (combine|merge) (both|them|the two|those) | :2 {show} (either|both of them together) | :1 what are the {items} in either (group|list)"
        : ":3 which {items} (are in|belong to|appear in) both | :3 {show} [the] {items} that (belong to|are in|appear in) both [groups|lists] | :2 which (ones|of {those}) are in both | :2 which ones (satisfy|have|fulfill|meet) both | :1 who (has|have|is in) both | :1 what are the {items} (in common|shared by both)",
      parts,
    );
    const op = union ? "UNION" : "INTERSECT";
    return { query: { ...before, set: { op, other: plainQuery(query) } }, text };
  }
  const second = "field" in own ? filterOn(random, own.field) : undefined;
  if (second === undefined || !isPlain(second) || isNegated(second) || isSame(own, second))
    return undefined;
  const other = fill({ ...plainQuery(query) }, [second]);
  return {
    query: { ...query, set: { op: "INTERSECT", other } },
    text: say(random, "{alsoHaving}", {
      ...parts,
      cond: filterText(random, world, query.of, second),
    }),
  };
}

/** "also show the ones below 100": these or those. */
export function eitherMove(standing: Standing): Turned | undefined {
  const { random, world, query } = standing;
  const [last] = query.where;
  if (query.where.length !== 1 || last === undefined || query.set !== undefined) return undefined;
  if (!isPlain(last) || !("field" in last)) return undefined;
  const second =
    random.next() < 0.75 ? filterOn(random, last.field) : someCondition(askingOf(standing), 0);
  if (second === undefined || !isPlain(second) || isSame(second, last)) return undefined;
  const parts = {
    cond: filterText(random, world, query.of, second),
    many: many(random, query.of),
  };
  return {
    query: { ...query, where: [{ kind: "either", of: [last, second] }] },
    text: say(random, "{alsoThose}", parts),
  };
}

/** "show all of them except those": what the conditions leave out. */
export function exceptMove({ random, world, query }: Standing): Turned | undefined {
  if (onlyCondition(query) === undefined) return undefined;
  const { of, columns } = query;
  const parts = { items: columnsText(random, world, query, true), many: many(random, of) };
  const rest = { ...plainQuery(query), where: [] };
  return {
    query: { ...rest, columns, set: { op: "EXCEPT", other: plainQuery(query) } },
    text: say(random, "{allExcept}", parts),
  };
}
