// Acts that need columns with names (groups, sets, averages, absences, shapes), on what a person declared:
// its questions are seen as the drafted tables behind them have it, and its slots go on holding.
import { formatDate } from "../dates/civil.ts";
import { isSensible } from "./analyst/sensible.ts";
import { settledColumns } from "./condition-sql.ts";
import { isAside, type Moment, type Move } from "./context.ts";
import type { Act } from "./converse.ts";
import { type Dimension, isField, isMeasure, type TalkQuery } from "./query.ts";
import { querySql } from "./query-sql.ts";
import { type Declared, isAsDeclared, tableAsked } from "./slots.ts";
import { columnGoings, type Going, go, severalMove, weightOf } from "./tables/acts.ts";
import type { Standing } from "./tables/context.ts";
import type { Measure } from "./tables/measure.ts";
import type { Field, World } from "./tables/world.ts";

/** How often, beside the acts of slots. */
const share = 0.2;

/** The query with the columns and names that drafted tables have; undefined where one is not there. */
export function asTables(world: World, declared: TalkQuery): TalkQuery | undefined {
  const query = settledColumns(declared);
  const of = world.byTable.get(query.of.key);
  let whole = of !== undefined;
  const field = (one: Field): Field => {
    if (one.names.length > 0) return one;
    const found = world.byTable.get(one.table)?.fields.find(({ key }) => key === one.key);
    if (found === undefined) whole = false;
    return found ?? one;
  };
  const measure = (one: Measure): Measure => {
    if (one.of?.kind !== "field") return one;
    const own = field(one.of.field);
    return { ...one, of: { kind: "field", field: own }, names: own.plurals };
  };
  const dimension = (one: Dimension): Dimension =>
    one.kind === "field" ? { ...one, field: field(one.field) } : one;
  const { order } = query;
  const by =
    order &&
    (isMeasure(order.by)
      ? measure(order.by)
      : isField(order.by)
        ? field(order.by)
        : dimension(order.by));
  const seen: TalkQuery = {
    ...query,
    of: of ?? query.of,
    columns: query.columns.map(field),
    measures: query.measures.map(measure),
    by: query.by.map(dimension),
    ...(order !== undefined && by !== undefined && { order: { ...order, by } }),
  };
  return whole ? seen : undefined;
}

/** As it was declared, or as the tables behind it have it. */
export function slotSql({ machine }: Moment, query: Declared): string | undefined {
  const { tables } = machine;
  if (tables === undefined || isAsDeclared(query)) return querySql(machine, query);
  // What was declared holds on along its own links alone.
  const leads = machine.links.leads(query.of.sql, tableAsked(query.target));
  const seen = leads ? asTables(tables, query) : undefined;
  return seen && querySql({ ...tables, declared: machine }, seen);
}

function standing(context: Moment): Standing | undefined {
  const { machine, query, today, analyst = false, random, turn, empty } = context;
  if (machine.tables === undefined || query === undefined) return undefined;
  const world = machine.tables;
  const seen = asTables(world, query);
  const history = context.history.slice(-2).flatMap((past) => asTables(world, past) ?? []);
  const at = { random, turn, history, empty, analyst, today: formatDate(today) };
  return seen && { ...at, world, query: seen };
}

const act = (
  name: string,
  weight: (standing: Standing) => number,
  make: (standing: Standing) => ReturnType<typeof go>,
): Act<Moment, Move> => ({
  name,
  weight: (context) => {
    if (context.machine.tables === undefined) return 0;
    const at = context.query && !isAside(context, context.query) ? standing(context) : undefined;
    return at === undefined ? 0 : weight(at) * share;
  },
  make: (context) => {
    const at = standing(context);
    const turned = at && make(at);
    if (turned === undefined || context.query === undefined) return undefined;
    const query = { ...turned.query, target: context.query.target };
    if (!isSensible(query)) return undefined;
    return { act: name, text: turned.text, query, labels: [name, ...(turned.labels ?? [])] };
  },
});

const onColumns = (going: Going): boolean => columnGoings.includes(going);

export const columnActs: readonly Act<Moment, Move>[] = [
  ...columnGoings.map((going) =>
    act(
      going.name,
      (at) => weightOf(going, at),
      (at) => go(going, at),
    ),
  ),
  act(
    "several",
    () => 12,
    (at) => severalMove(at, onColumns),
  ),
];
