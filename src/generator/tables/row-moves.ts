// Acts that point at rows by something else than a value: those without any of another table, those above
// the average, the first by some column, each of them once.
import { linkedFilter } from "../analyst/filters.ts";
import { isKept } from "../analyst/reach.ts";
import { type Filter, isList, isWhole, listOf, plainQuery, type TalkQuery } from "../query.ts";
import { superlativeOf } from "../realise/common-verbs.ts";
import { fieldText, many, one, say } from "../realise/say.ts";
import { columnsText } from "../realise/say-columns.ts";
import { filterText } from "../realise/say-filter.ts";
import { superlativeParts } from "../realise/say-order.ts";
import { countWord } from "../realise/say-rank.ts";
import { amountsOf, orderable, spokenAs, titleColumns } from "./choose.ts";
import { askingOf, type Standing, type Turned } from "./context.ts";

const isOpen = ({ by, set, limit, where }: TalkQuery): boolean =>
  by.length === 0 &&
  set === undefined &&
  limit === undefined &&
  where.every(({ kind }) => kind === "slot");

/** "which ones have no orders". */
export function noneMove(standing: Standing): Turned | undefined {
  const { random, world, query } = standing;
  const [measure] = query.measures;
  if (!isOpen(query) || (measure !== undefined && measure.of !== undefined)) return undefined;
  const found = linkedFilter(askingOf(standing), { none: true });
  if (found === undefined) return undefined;
  const condition = { ...found, child: spokenAs(random, world, found.child, query.of.key) };
  const parts = {
    cond: filterText(random, world, query.of, condition),
    kids: many(random, condition.child),
    kid: one(random, condition.child),
    many: many(random, query.of),
  };
  return {
    query: { ...query, where: [...query.where, condition] },
    text: say(random, "{havingNone}", parts),
  };
}

/** "which ones are above that", after an average or a list of amounts. */
export function averageMove({ random, world, query }: Standing): Turned | undefined {
  const [measure, other] = query.measures;
  if (!isOpen(query) || other !== undefined) return undefined;
  if (measure !== undefined && measure.aggregate !== "AVG") return undefined;
  const asked = measure?.of?.kind === "field" ? measure.of.field : undefined;
  const amounts = amountsOf(query.of);
  const field = asked ?? (amounts.length > 0 ? random.pick(amounts) : undefined);
  if (field?.table !== query.of.key || measure?.per !== undefined) return undefined;
  const condition: Filter = { kind: "average", field, op: random.next() < 0.7 ? ">" : "<" };
  const columns =
    measure === undefined
      ? query.columns
      : random.next() < 0.3
        ? []
        : titleColumns(random, query.of);
  const next = listOf(query.of, columns, [...query.where, condition]);
  const parts = {
    cond: filterText(random, world, query.of, condition),
    cmp: say(random, condition.op === ">" ? "{above}" : "{below}"),
    many: many(random, query.of),
    items: columnsText(random, world, next, true),
    by: fieldText(random, field, false),
  };
  const text = say(
    random,
    asked === undefined
      ? ":3 {whichof} [are] {cond} | :2 {show} (those|the ones) {cond} | :2 {only} (those|the ones) {cond}"
      : ":3 which {many} (have|are) {cmp} (that|this|the average|average) | :3 {show} [the] {items} of {many} {cmp} (that|this|the average|average) | :2 which ones are {cmp} (that|this|average|the average) | :2 {show} {many} with [a] {by} {cmp} (that|this|the average|average) | :2 {show} [the] {items} of (those|the ones|{many}) {cond} | :1 which {many} have [a] {by} {cmp} (that|the average)",
    parts,
  );
  return { query: next, text };
}

/** "which one has the highest price", "the three oldest". */
export function bestMove({ random, query }: Standing): Turned | undefined {
  const { of, set, limit: before, order, by: groups } = query;
  if (groups.length > 0 || set !== undefined || before !== undefined || order !== undefined)
    return undefined;
  const fields = orderable(of).filter((field) => !isKept(field));
  if (fields.length === 0) return undefined;
  const by = random.pick(fields);
  const descending = random.next() < 0.7;
  const limit = random.next() < 0.8 ? 1 : 2 + random.below(6);
  const named = !isList(query) || (isWhole(query) && random.next() < 0.5);
  const columns = named ? titleColumns(random, of) : query.columns;
  const rows = { ...plainQuery(query), measures: [], columns };
  const next: TalkQuery = { ...rows, order: { by, descending }, limit };
  const parts = {
    ...superlativeParts(random, by.role === "year" || by.role === "date", descending),
    by: fieldText(random, by, false),
    k: limit === 1 ? "" : countWord(random, limit),
    one: one(random, of),
    many: many(random, of),
    names: fieldText(random, by, true),
    adjective: superlativeOf(random, by, descending) ?? "",
  };
  const one1 =
    ":6 which (one|of {those}) has the {best} {by} | :4 which {one} has the {best} {by} | :3 who has the {best} {by} | :3 {show} the one with the {best} {by} | :2 what is the one with [the] {best} {by} | :2 {howabout} the one with the {best} {by} | :2 {only} [show] the one with the {best} {by} | :2 among {those} , which [one] has the {best} {by} | :1 the {best} {by} | :1 which one had the {best} {names} | :1 {show} the {one} with [the] {best} {by}";
  const several =
    ":3 {show} the {k} with the {best} {by} | :2 which {k} have the {best} {by} | :2 {show} the top {k} by {by} | :2 among {those} , {show} the {k} {many} with the {best} {by}";
  const oneAdjective =
    ":3 which (one|of {those}) is the {adjective} | :2 who is the {adjective} | :2 {show} the {adjective} one | :2 {howabout} the {adjective} [one] | :1 which {one} is the {adjective} | :1 what is the {adjective} one";
  const severalAdjective =
    ":2 {show} the {k} {adjective} [ones] | :1 which {k} are the {adjective}";
  const short = parts.adjective !== "" && random.next() < 0.45;
  const template = limit === 1 ? (short ? oneAdjective : one1) : short ? severalAdjective : several;
  return { query: next, text: say(random, template, parts) };
}

/** "without repeats". */
export function distinctMove({ random, query }: Standing): Turned | undefined {
  const [column, other] = query.columns;
  if (!isList(query) || column === undefined || other !== undefined) return undefined;
  if (query.distinct === true || query.set !== undefined || query.order !== undefined)
    return undefined;
  return {
    query: { ...query, distinct: true },
    text: say(random, "{onlyDistinct}", { names: fieldText(random, column, true) }),
  };
}
