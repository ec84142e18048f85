// For tests: reads a real gold query (flat joins, no alternatives) back into the state that our
// generator would have asked it from, so that both can be run and compared.
import type { Condition, Target } from "../../../generator/domain.ts";
import { type Declared, declared, type Filled } from "../../../generator/slots.ts";
import { tryParse } from "../../../sql/parse-words.ts";
import { printExpression, printSql } from "../../../sql/print.ts";
import type { Expression } from "../../../sql/tree.ts";
import { conjuncts, firstSelect } from "../../../sql/tree-builders.ts";
import { flightsDomain } from "./index.ts";

type Comparison = { readonly column: string; readonly op: string; readonly value: string };

type Gold = {
  readonly select: string;
  /** With their aliases. */
  readonly tables: readonly { readonly name: string; readonly alias: string }[];
  readonly comparisons: readonly Comparison[];
  readonly joined: (column: string) => readonly string[];
  readonly superlative?: {
    readonly column: string;
    readonly pick: string;
    readonly inner: string;
  };
};

const base = (column: string): string => column.replace(/_\d+\./, ".");
const aliasOf = (column: string): string => column.slice(0, column.indexOf("."));

/** The parts of a query, or undefined where it holds alternatives or negations. */
function takeApart(sql: string): Gold | undefined {
  const query = tryParse(sql);
  if (query?.kind !== "select" || query.groupBy.length > 0) return undefined;
  const comparisons: Comparison[] = [];
  const joins: (readonly [string, string])[] = [];
  let superlative: Gold["superlative"];
  for (const part of query.where === undefined ? [] : conjuncts(query.where)) {
    const best = bestOf(part);
    const join = joinOf(part);
    const found = comparisonOf(part);
    if (best !== undefined) superlative = best;
    else if (join !== undefined) joins.push(join);
    else if (found === undefined) return undefined;
    else comparisons.push(found);
  }
  const items = query.items.map(({ expression }) => base(printExpression(expression)));
  return {
    select: `${query.distinct ? "DISTINCT " : ""}${items.join(" , ")}`,
    tables: query.from.flatMap(({ source, alias = "" }) =>
      source.kind === "table" ? [{ name: source.name, alias }] : [],
    ),
    comparisons,
    joined: (column) => joins.flatMap(([a, b]) => (a === column ? [b] : b === column ? [a] : [])),
    ...(superlative && { superlative }),
  };
}

function joinOf(node: Expression): readonly [string, string] | undefined {
  if (node.kind !== "comparison" || node.operator !== "=") return undefined;
  const { left, right } = node;
  return left.kind === "column" && right.kind === "column" ? [left.name, right.name] : undefined;
}

/** `departure_time = ( SELECT MIN ( ... ) ... )` */
function bestOf(node: Expression): Gold["superlative"] {
  if (node.kind !== "comparison" || node.left.kind !== "column") return undefined;
  if (node.operator !== "=" || node.right.kind !== "subquery") return undefined;
  const call = firstSelect(node.right.query).items[0]?.expression;
  if (call?.kind !== "call" || !/^(?:MIN|MAX)$/.test(call.name)) return undefined;
  return { column: base(node.left.name), pick: call.name, inner: printSql(node.right.query) };
}

function comparisonOf(node: Expression): Comparison | undefined {
  const text = (value: Expression): string => printExpression(value).replaceAll("'", "");
  if (node.kind === "is-null" && node.negated && node.operand.kind === "column")
    return { column: node.operand.name, op: "IS NOT NULL", value: "" };
  if (node.kind === "between" && !node.negated && node.left.kind === "column")
    return {
      column: node.left.name,
      op: "BETWEEN",
      value: `${text(node.low)}..${text(node.high)}`,
    };
  if (node.kind !== "comparison" || node.left.kind !== "column" || node.right.kind !== "literal")
    return undefined;
  if (!/^[<>]?=$|^[<>]$/.test(node.operator)) return undefined;
  return { column: node.left.name, op: node.operator, value: text(node.right) };
}

/** Undefined where the domain has no such slot or variant. */
export function filledSlot(
  slot: string,
  variant: string,
  params: Readonly<Record<string, string | number>> = {},
): Filled | undefined {
  const found = flightsDomain.slots
    .find((one) => one.name === slot)
    ?.variants.find((one) => one.name === variant);
  return (
    found && {
      kind: "slot",
      slot,
      variant: found,
      params: new Map(Object.entries(params)),
      texts: new Map(),
      turn: 1,
    }
  );
}

const ends: Readonly<Record<string, string>> = {
  "flight.from_airport": "from",
  "flight.to_airport": "to",
  "flight_stop.stop_airport": "via",
};

/** Conditions that fill one slot by themselves: "column op" -> the slot. */
const simple: Readonly<Record<string, (value: string) => Filled | undefined>> = {
  "flight.airline_code =": (value) => filledSlot("airline", "one", { airline: value }),
  "flight.flight_number =": (value) => filledSlot("number", "flight", { number: Number(value) }),
  "flight.stops =": (value) =>
    filledSlot("stops", value === "0" ? "nonstop" : value === "1" ? "one" : "two"),
  "flight.connections =": () => filledSlot("stops", "direct"),
  "flight.connections >": () => filledSlot("stops", "connecting"),
  "fare.round_trip_required =": () => filledSlot("trip", "oneway"),
  "fare.round_trip_cost IS NOT NULL": () => filledSlot("trip", "round"),
  "fare.one_direction_cost <": (value) => filledSlot("price", "under", { price: Number(value) }),
  "fare.one_direction_cost >": (value) => filledSlot("price", "over", { price: Number(value) }),
  "fare.round_trip_cost <": (value) => filledSlot("price", "under", { price: Number(value) }),
  "fare_basis.class_type =": (value) => filledSlot("class", value.toLowerCase()),
  "fare_basis.economy =": () => filledSlot("class", "economy"),
  "fare.fare_basis_code =": (value) => filledSlot("farecode", "code", { code: value }),
  "food_service.meal_description =": (value) => filledSlot("meal", value.toLowerCase()),
};

const bests: Readonly<Record<string, string>> = {
  "fare.one_direction_cost MIN": "cheapest",
  "fare.round_trip_cost MIN": "cheapest",
  "fare.one_direction_cost MAX": "dearest",
  "fare.round_trip_cost MAX": "dearest",
  "flight.departure_time MIN": "earliest",
  "flight.departure_time MAX": "latest",
  "flight.arrival_time MIN": "arrives-first",
  "flight.arrival_time MAX": "arrives-last",
  "flight.time_elapsed MIN": "shortest",
  "aircraft.capacity MAX": "largest",
  "aircraft.capacity MIN": "smallest",
};

const clockNames: Readonly<Record<string, string>> = {
  "<": "before",
  ">": "after",
  "=": "at",
  "<=": "by",
  ">=": "since",
};

/** The state behind a gold query; undefined where no state of ours asks it. */
export function queryOfGold(sql: string): Declared | undefined {
  const gold = takeApart(sql);
  if (gold === undefined) return undefined;
  const uses = (name: string): boolean => gold.tables.some((table) => table.name === name);
  if (gold.tables.filter(({ name }) => name === "flight").length !== 1) return undefined;
  const slots = new Map<string, Filled>();
  const put = (one: Filled | undefined): boolean => {
    if (one === undefined) return false;
    const known = slots.get(one.slot);
    slots.set(one.slot, one);
    return known === undefined || same(known, one);
  };
  const handled = gold.comparisons.every((one) => readOne(gold, one, put));
  if (!handled || !readTimes(gold, put) || !readPlane(gold, put) || !readDates(gold, put))
    return undefined;
  if (uses("food_service") && !slots.has("meal") && !/food_/.test(gold.select))
    put(filledSlot("meal", "any"));
  if (gold.superlative !== undefined) {
    const { column, pick, inner } = gold.superlative;
    const best = bests[`${column} ${pick}`];
    if (best === undefined || !put(filledSlot("best", best))) return undefined;
    if (column === "fare.round_trip_cost") slots.set("trip", filledSlot("trip", "round")!);
    else if (/round_trip_required/.test(inner) && !put(filledSlot("trip", "oneway")))
      return undefined;
  }
  const target = targetOf(gold, slots);
  return target && declared(target, slots.values());
}

const same = (a: Filled, b: Filled): boolean =>
  JSON.stringify([...a.params]) === JSON.stringify([...b.params]);

type Put = (one: Filled | undefined) => boolean;

function readOne(gold: Gold, { column, op, value }: Comparison, put: Put): boolean {
  const name = base(column);
  const known = simple[`${name} ${op}`];
  if (known !== undefined) return put(known(value));
  switch (name) {
    case "city.city_name":
      return readCity(gold, column, value, put);
    case "airport.airport_code": {
      const joined = gold.joined(column).map((other) => ends[base(other)]);
      if (joined.length === 0) return false;
      return joined.every(
        (end) => end !== undefined && put(filledSlot(end, "airport", { place: value })),
      );
    }
    case "days.day_name":
      return gold
        .joined(`${aliasOf(column)}.days_code`)
        .map(base)
        .includes("flight.flight_days")
        ? put(filledSlot("date", "weekday", { name: value }))
        : true;
    case "flight.flight_days":
      return value === "DAILY" && put(filledSlot("date", "daily"));
    case "city.state_code":
      return value === "DC";
    default:
      // Read together with others of their kind.
      return /^(?:query\.state_name|date_day\.|aircraft\.(?:basic_type|manufacturer|aircraft_code|propulsion)|flight\.(?:departure|arrival)_time)/.test(
        name,
      );
  }
}

function readCity(gold: Gold, column: string, city: string, put: Put): boolean {
  const queries = gold.comparisons.filter(
    (one) =>
      base(one.column) === "query.state_name" &&
      gold
        .joined(`${aliasOf(one.column)}.state_code`)
        .some((other) => aliasOf(other) === aliasOf(column)),
  );
  const services = gold.joined(`${aliasOf(column)}.city_code`);
  return services.every((service) => {
    if (base(service) !== "airport_service.city_code") return false;
    return gold.joined(`${aliasOf(service)}.airport_code`).every((other) => {
      const end = ends[base(other)];
      if (end === undefined) return false;
      const query = queries[0]?.value;
      if (query === undefined || end === "via")
        return put(filledSlot(end, "city", { place: city }));
      return put(filledSlot(end, "query", { place: city, query }));
    });
  });
}

function readTimes(gold: Gold, put: Put): boolean {
  return (["depart", "arrive"] as const).every((slot) => {
    const column = slot === "depart" ? "flight.departure_time" : "flight.arrival_time";
    const list = gold.comparisons.filter((one) => base(one.column) === column);
    const [first, second] = list;
    if (first === undefined) return true;
    if (list.length > 2) return false;
    if (second !== undefined) {
      const low = list.find((one) => one.op === ">=")?.value;
      const high = list.find((one) => one.op === "<=")?.value;
      if (low === undefined || high === undefined) return false;
      return put(filledSlot(slot, "between", { low: Number(low), high: Number(high) }));
    }
    if (first.op === "BETWEEN") {
      const [low, high] = first.value.split("..").map(Number);
      const window: Condition = { kind: "between", column, low: low ?? 0, high: high ?? 0 };
      const variant = { name: "window", weight: 1, conditions: [window] };
      return put({ kind: "slot", slot, variant, params: new Map(), texts: new Map(), turn: 1 });
    }
    return put(filledSlot(slot, clockNames[first.op] ?? "", { time: Number(first.value) }));
  });
}

function readPlane(gold: Gold, put: Put): boolean {
  const value = (column: string): string | undefined =>
    gold.comparisons.find((one) => base(one.column) === `aircraft.${column}`)?.value;
  const plane = value("basic_type");
  const code = value("aircraft_code");
  const propulsion = value("propulsion");
  if (value("manufacturer") !== undefined)
    return plane !== undefined && put(filledSlot("aircraft", "boeing", { plane }));
  if (plane !== undefined) return put(filledSlot("aircraft", "type", { plane }));
  if (code !== undefined) return put(filledSlot("aircraft", "code", { plane: code }));
  return propulsion === undefined || put(filledSlot("aircraft", propulsion.toLowerCase()));
}

function readDates(gold: Gold, put: Put): boolean {
  const aliases = new Set(
    gold.comparisons.map((one) => aliasOf(one.column)).filter((one) => /^date_day/.test(one)),
  );
  return [...aliases].every((alias) => {
    const part = (name: string): number =>
      Number(gold.comparisons.find((one) => one.column === `${alias}.${name}`)?.value);
    const days = gold.joined(`${alias}.day_name`);
    const uses = days.flatMap((day) => gold.joined(`${aliasOf(day)}.days_code`)).map(base);
    if (!uses.includes("flight.flight_days")) return true;
    return put(
      filledSlot("date", "day", {
        "date.year": part("year"),
        "date.month": part("month_number"),
        "date.day": part("day_number"),
      }),
    );
  });
}

function targetOf(gold: Gold, slots: ReadonlyMap<string, Filled>): Target | undefined {
  const { targets } = flightsDomain;
  const fareSlots = ["trip", "price", "class", "farecode", "best"];
  if (
    gold.select === "DISTINCT flight.flight_id" &&
    gold.tables.some(({ name }) => name === "flight_fare") &&
    !fareSlots.some((name) => slots.has(name))
  )
    return targets.find((one) => one.name === "flights-with-fares");
  return targets.find((one) => {
    if (one.topic !== "flight" || one.conditions !== undefined || one.groupBy !== undefined)
      return false;
    const columns = one.select.join(" , ");
    const select =
      one.aggregate === undefined ? `DISTINCT ${columns}` : `COUNT ( DISTINCT ${columns} )`;
    return select === gold.select;
  });
}
