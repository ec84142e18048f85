// What rows can be broken down by: columns with few values, the rows they refer to, stretches of time.
import type { Random } from "../../random.ts";
import type { Field } from "../world.ts";
import type { FilterContext } from "./filters.ts";
import { dateOf, isContact, reachOf } from "./reach.ts";
import type { Bucket, Dimension } from "./report.ts";

/** What its rows can be broken down by. */
export function someDimension(
  { random, world, of }: FilterContext,
  timed = 0.25,
): Dimension | undefined {
  const date = dateOf(world, of);
  if (date !== undefined && random.next() < timed) return timeDimension(random, date);
  const choices: { dimension: Dimension; weight: number }[] = [];
  for (const { subject, away, linked: far } of reachOf(world, of)) {
    const near = (far ? 0.4 : 1) / (1 + 0.4 * away);
    if (
      away > 0 &&
      subject.id?.rowKey === true &&
      subject.titles.every(({ table }) => table === subject.key) &&
      !subject.link
    )
      choices.push({ dimension: { kind: "row", subject }, weight: 3 * near });
    for (const field of subject.fields) {
      if (field.table !== subject.key || isContact(field)) continue;
      if (field.role === "entity" || field.role === "flag" || field.role === "year")
        if (field.values.length > 1 || field.numeric)
          choices.push({
            dimension: { kind: "field", field },
            weight: (repeats(field) ? 2 : 0.3) * near,
          });
    }
  }
  if (choices.length === 0) return undefined;
  return random.pick(
    choices.map((one) => one.dimension),
    choices.map((one) => one.weight),
  );
}

/** Few values: worth a group each. */
const repeats = ({ values, numbers }: Field): boolean =>
  values.length + (numbers?.distinct ?? 0) <= 40;

export function timeDimension(random: Random, field: Field): Dimension {
  const bucket = random.pick<Bucket>(
    ["year", "month", "quarter", "weekday", "day", "month-of-year", "hour"],
    [5, 7, 2, 1.5, 1, 0.8, field.moments ? 0.8 : 0],
  );
  return { kind: "time", field, bucket };
}
