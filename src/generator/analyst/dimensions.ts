// What rows can be broken down by: columns with few values, the rows they refer to, stretches of time.
import type { Random } from "../../random.ts";
import type { Bucket, Dimension } from "../query.ts";
import type { Asking } from "../tables/context.ts";
import type { Field, World } from "../tables/world.ts";
import { dateOf, isContact, reachOf } from "./reach.ts";

/** What its rows can be broken down by. */
export function someDimension({ random, world, of }: Asking, timed = 0.25): Dimension | undefined {
  const date = dateOf(world, of);
  if (date !== undefined && random.next() < timed) return timeDimension(random, world, date);
  const choices: { dimension: Dimension; weight: number }[] = [];
  for (const { subject, away, linked: far } of reachOf(world, of)) {
    const near = (far ? 0.4 : 1) / (1 + 0.4 * away);
    if (
      away > 0 &&
      subject.id?.rowKey === true &&
      subject.titles.every(({ table }) => table === subject.key) &&
      !subject.link
    )
      choices.push({
        dimension: { kind: "row", subject },
        weight: (subject.titles.length > 0 && !subject.titles.some(isContact) ? 3 : 0.6) * near,
      });
    for (const field of subject.fields) {
      if (field.table !== subject.key || isContact(field)) continue;
      if (field.role === "entity" || field.role === "flag" || field.role === "year")
        if (countOf(field) > 1)
          choices.push({
            dimension: { kind: "field", field },
            weight: (repeats(field) ? (field.role === "flag" ? 0.7 : 2) : 0.3) * near,
          });
    }
  }
  if (choices.length === 0) return undefined;
  return random.pick(
    choices.map((one) => one.dimension),
    choices.map((one) => one.weight),
  );
}

/** How many different values are known of it. */
const countOf = ({ values, numbers }: Field): number =>
  Math.max(values.length, numbers?.distinct ?? 0);

/** Few values: worth a group each. */
const repeats = (field: Field): boolean => countOf(field) <= 40;

/** Of fewer groups than that there are no first ones. */
export function canRank(dimension: Dimension, limit: number): boolean {
  if (dimension.kind === "time") return dimension.bucket !== "weekday" || limit < 7;
  return (
    dimension.kind === "row" ||
    (dimension.field.role !== "flag" && countOf(dimension.field) > limit)
  );
}

export function timeDimension(random: Random, { fiscalStart }: World, field: Field): Dimension {
  if (fiscalStart !== undefined && fiscalStart !== 1 && random.next() < 0.2)
    return { kind: "time", field, bucket: "year", starts: fiscalStart };
  const bucket = random.pick<Bucket>(
    ["year", "month", "quarter", "weekday", "day", "month-of-year", "hour"],
    [5, 7, 2, 1.5, 1, 0.8, field.moments ? 0.8 : 0],
  );
  return { kind: "time", field, bucket };
}
