// The measures that can be asked of a table: those the domain file names, counts of rows and of
// different things, and the sum, average and extremes of its amounts.
import type { Random } from "../../random.ts";
import { holdsMoney } from "../../schema/magnitudes.ts";
import type { AggregateName, CompareOp } from "../query.ts";
import { amountsOf, neighbours } from "../tables/choose.ts";
import type { Measure, MeasureUnit } from "../tables/measure.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { reachOf } from "./reach.ts";

export const rowsOf = (subject: Subject): Measure => ({
  aggregate: "COUNT",
  table: subject.key,
  names: subject.plurals,
  unit: "rows",
});

export const isMoney = ({ names: [name = ""] }: Field): boolean => holdsMoney(name.split(" "));

/** Adding these up says nothing. */
const isAdditive = (field: Field): boolean =>
  !/\b(?:rating|score|rank|age|year|latitude|longitude|percent|percentage|rate|grade|gpa|level|height|weight|temperature|unit price|list price|floor|position|altitude|elevation|ratio|average|avg|speed|zip|share)\b/.test(
    field.names[0] ?? "",
  );

const unitOf = (field: Field): MeasureUnit =>
  isMoney(field)
    ? "money"
    : /\b(?:quantity|units)\b/.test(field.names[0] ?? "")
      ? "units"
      : "other";

export const someAggregate = (random: Random): AggregateName =>
  random.pick(["AVG", "MAX", "MIN", "SUM"], [4.5, 3, 3, 2.5]);

export function ofField(field: Field, aggregate: AggregateName): Measure {
  return {
    aggregate,
    of: { kind: "field", field },
    table: field.table,
    names: field.names,
    unit: unitOf(field),
  };
}

/** How many different ones of what it refers to: customers of orders. */
export function distinctParents(world: World, subject: Subject): Measure[] {
  return neighbours(world, subject).flatMap(({ subject: parent, role, childField }): Measure[] => {
    const key = subject.fields.find((field) => field.sql === childField);
    if (role !== "parent" || key === undefined || parent.key.includes("@")) return [];
    return [
      {
        aggregate: "COUNT",
        distinct: true,
        of: { kind: "field", field: key },
        table: subject.key,
        names: parent.plurals,
        unit: "rows",
      },
    ];
  });
}

/** Named measures that add up rows of this table. */
export const namedOf = (world: World, subject: Subject): readonly Measure[] =>
  world.measures.filter((measure) => measure.table === subject.key);

/** "average revenue per customer": a sum or a count, divided by how many of another. */
export function perEach(random: Random, world: World, subject: Subject, measure: Measure): Measure {
  const whole =
    measure.aggregate === "SUM" || (measure.of === undefined && measure.aggregate === "COUNT");
  const others = reachOf(world, subject).filter(
    (one) =>
      one.away > 0 &&
      !one.linked &&
      one.subject.id?.rowKey === true &&
      one.subject.titles.length > 0,
  );
  if (!whole || measure.per !== undefined || others.length === 0) return measure;
  const { subject: other } = random.pick(others);
  const [noun = "row"] = other.names;
  if (other.id === undefined) return measure;
  const names = measure.names.map((name) =>
    measure.aggregate === "COUNT"
      ? `average number of ${name} per ${noun}`
      : `average ${name} per ${noun}`,
  );
  return { ...measure, per: other.id, names, named: true };
}

export function someMeasure(random: Random, world: World, subject: Subject): Measure {
  const measure = plainMeasure(random, world, subject);
  return random.next() < 0.06 ? perEach(random, world, subject, measure) : measure;
}

function plainMeasure(random: Random, world: World, subject: Subject): Measure {
  const named = namedOf(world, subject);
  if (named.length > 0 && random.next() < 0.55) return random.pick(named);
  const amounts = amountsOf(subject).filter((field) => field.table === subject.key);
  if (amounts.length > 0 && random.next() < 0.5) {
    const field = random.pick(amounts);
    const aggregate = isAdditive(field)
      ? random.pick<AggregateName>(["SUM", "AVG", "MAX", "MIN"], [6, 3, 0.6, 0.5])
      : random.pick<AggregateName>(["AVG", "MAX", "MIN"], [6, 1, 1]);
    return ofField(field, aggregate);
  }
  const parents = distinctParents(world, subject);
  if (parents.length > 0 && random.next() < 0.18) return random.pick(parents);
  return rowsOf(subject);
}

/** The same amount otherwise: its average after its sum. */
export function otherAggregate(random: Random, measure: Measure): Measure | undefined {
  if (measure.of === undefined || measure.distinct === true || measure.per !== undefined)
    return undefined;
  const choices = (["SUM", "AVG", "MAX", "MIN"] as const).filter(
    (name) => name !== measure.aggregate,
  );
  const { named: _, ...rest } = measure;
  return {
    ...rest,
    aggregate: random.pick(
      choices,
      choices.map((name) => (name === "AVG" ? 4 : name === "SUM" ? 3 : 1)),
    ),
  };
}

/** A number that such a measure may well pass. */
export function threshold(random: Random, measure: Measure): number {
  if (measure.aggregate === "COUNT")
    return random.pick([1, 2, 3, 4, 5, 10, 20, 50, 100], [1, 3, 3, 1, 4, 4, 2, 1, 1]);
  const fields = measure.of?.kind === "field" ? [measure.of.field] : [];
  const known = fields[0]?.numbers?.sample ?? [];
  const sample = known.length > 0 ? known : [10, 20, 50, 100];
  const value =
    Math.abs(random.pick(sample)) * (measure.aggregate === "SUM" ? 1 + random.below(8) : 1);
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)));
  return Math.max(1, Math.round(value / size) * size);
}

export const someOp = (random: Random): CompareOp =>
  random.pick<CompareOp>([">", ">=", "<", "<="], [6, 3, 2, 0.6]);

export const canShare = (measure: Measure): boolean =>
  measure.per === undefined &&
  measure.distinct !== true &&
  (measure.aggregate === "COUNT" ||
    (measure.aggregate === "SUM" &&
      (measure.of?.kind !== "field" || isAdditive(measure.of.field))));
