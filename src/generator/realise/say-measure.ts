// How analysts name quantities and what they break them down by.
import type { Random } from "../../random.ts";
import { reachOf } from "../analyst/reach.ts";
import type { Bucket, Dimension } from "../query.ts";
import type { Measure } from "../tables/measure.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { fieldText, many, one, say } from "./say.ts";
import type { SayingOf } from "./say-linked.ts";

const aggregates: Readonly<Record<string, string>> = {
  SUM: ":5 total {name} | :2 {name} | :1 sum of {name} | :1 overall {name} | :0.5 {name} in total",
  AVG: ":6 average {name} | :1 avg {name} | :1 mean {name} | :0.5 {name} on average",
  MAX: ":3 highest {name} | :2 maximum {name} | :1 max {name} | :1 largest {name}",
  MIN: ":3 lowest {name} | :2 minimum {name} | :1 min {name} | :1 smallest {name}",
};

/** "revenue", "number of orders", "average price". */
export function measureText(random: Random, measure: Measure): string {
  const name = nameText(random, measure);
  if (measure.aggregate === "COUNT" && measure.per === undefined) {
    if (measure.named === true) return name;
    return measure.distinct === true
      ? say(random, "{distinctCount}", { name })
      : say(random, ":6 number of {name} | :2 {name} | :1 count of {name} | :1 {name} count", {
          name,
        });
  }
  if (measure.named === true) {
    const plain = measure.aggregate === "SUM" && !/^(?:total|average)\b/.test(name);
    return plain && random.next() < 0.3 ? `total ${name}` : name;
  }
  return say(random, aggregates[measure.aggregate] ?? "{name}", { name });
}

/** Without its aggregate. */
export function nameText(random: Random, { names }: Measure): string {
  return names.length < 2 || random.next() < 0.45 ? (names[0] ?? "") : random.pick(names.slice(1));
}

const buckets: Readonly<Record<Bucket, string>> = {
  year: "year",
  quarter: "quarter",
  month: "month",
  "month-of-year": "(calendar month|month of the year)",
  weekday: "(weekday|day of the week|day of week)",
  day: "day",
  hour: "(hour|hour of the day)",
};

export const adverbs: Readonly<Partial<Record<Bucket, string>>> = {
  year: "(yearly|annual)",
  quarter: "quarterly",
  month: "monthly",
  day: "daily",
  hour: "hourly",
};

/** One of what it is broken down by: "country", "customer", "month". */
export function dimensionText(
  { random, world, of }: SayingOf,
  dimension: Dimension,
  plural = false,
): string {
  switch (dimension.kind) {
    case "row":
      return plural ? many(random, dimension.subject) : one(random, dimension.subject);
    case "time": {
      if (dimension.starts !== undefined)
        return `${say(random, ":3 fiscal | :1 financial")} ${plural ? "years" : "year"}`;
      const text = say(random, buckets[dimension.bucket]);
      return plural ? text.replace(/^(\w+( month)?)/, "$1s") : text;
    }
    case "field": {
      const { field } = dimension;
      const text = fieldText(random, field, plural);
      const owner = world.byTable.get(field.table);
      if (owner === undefined || of.fields.includes(field) || text.startsWith(owner.names[0] ?? ""))
        return text;
      return random.next() < (isShared(world, of, field) ? 0.95 : 0.25)
        ? `${one(random, owner)} ${text}`
        : text;
    }
    default:
      return dimension satisfies never;
  }
}

/** Another table at hand has a column of that name. */
function isShared(world: World, of: Subject, field: Field): boolean {
  return reachOf(world, of).some(
    ({ subject }) =>
      subject.key !== field.table &&
      subject.fields.some((one) => one.names[0] === field.names[0] && one.table !== field.table),
  );
}
