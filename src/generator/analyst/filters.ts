// Which rows an analyst asks about: values, amounts, periods, columns left empty, rows of other tables
// that are there or not.
import type { Random } from "../../random.ts";
import type { CompareOp, Filter } from "../query.ts";
import { neighbours } from "../tables/choose.ts";
import type { Asking } from "../tables/context.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { daysOf, type SpokenPeriod, sincePeriod, somePeriod } from "./periods.ts";
import { dateOf, isContact, mainDate, reachOf } from "./reach.ts";
import { someValue } from "./said-values.ts";

const askable = (field: Field): boolean =>
  (!field.numeric || field.role === "flag") &&
  field.values.length > 1 &&
  !isContact(field) &&
  (field.role === "entity" || field.role === "flag" || field.role === "name");

export function someFilter(context: Asking): Filter | undefined {
  const { random } = context;
  const roll = random.next();
  if (roll < 0.38) return periodFilter(context) ?? valueFilter(context);
  if (roll < 0.82) return valueFilter(context);
  if (roll < 0.94) return amountFilter(context);
  return missingFilter(context) ?? valueFilter(context);
}

export function periodFilter({ random, world, of, today }: Asking): Filter | undefined {
  const field = dateOf(world, of);
  if (field === undefined) {
    const year = of.fields.find(
      (one) => one.role === "year" && one.numeric && (one.numbers?.sample.length ?? 0) > 1,
    );
    return year === undefined ? undefined : yearColumnFilter(random, year);
  }
  const period = somePeriod(random, field, today);
  return period === undefined ? undefined : { kind: "period", field, period };
}

/** A year kept as a number: "in 2013", "since 2010", "before 2000". */
function yearColumnFilter(random: Random, field: Field): Filter {
  const value = random.pick(field.numbers?.sample ?? []);
  const op: CompareOp = random.pick<CompareOp>(["=", ">=", "<", ">"], [5, 2, 1.5, 1.5]);
  return { kind: "amount", field, op, value };
}

export function valueFilter({ random, world, of }: Asking): Filter | undefined {
  const places = reachOf(world, of);
  const people = places.filter(({ subject: { titles } }) => titles.length === 2);
  if (people.length > 0 && random.next() < 0.15)
    return personFilter(random, random.pick(people).subject);
  // Half of a name says little.
  const choices = places.flatMap(({ subject, away }) =>
    subject.fields
      .filter((field) => askable(field) && !(subject.titles.length === 2 && field.role === "name"))
      .map((field) => ({ field, away })),
  );
  const fitting = choices.filter(({ field }) => field.table !== of.kindOf);
  if (fitting.length === 0) return undefined;
  const { field } = random.pick(
    fitting,
    fitting.map(({ field: one, away }) => {
      // Its own name leaves one row; numbers that only look like words are hardly said.
      const odd = of.titles.includes(one) || one.values.every(({ value }) => /^\d+$/.test(value));
      return ((one.role === "name" ? 2 : 3) / (1 + away)) * (odd ? 0.15 : 1);
    }),
  );
  return valuesOn(random, field);
}

export function personFilter(random: Random, owner: Subject): Filter | undefined {
  if (owner.titles.some(({ values }) => values.length === 0)) return undefined;
  const names = owner.titles.map((field) => ({ field, ...someValue(random, field) }));
  return { kind: "person", owner, names };
}

export const valuesOn = (random: Random, field: Field): Filter | undefined =>
  askable(field) ? someValues(random, field) : undefined;

/** One or two values of the column, or all but one. */
export function someValues(random: Random, field: Field): Filter {
  const first = someValue(random, field);
  const roll = random.next();
  if (roll < 0.07 && field.values.length > 2)
    return { kind: "values", field, values: [first], negated: true };
  const second = someValue(random, field);
  if (roll > 0.9 && second.value !== first.value)
    return { kind: "values", field, values: [first, second] };
  return { kind: "values", field, values: [first] };
}

function amountFilter({ random, of }: Asking): Filter | undefined {
  const fields = of.fields.filter(
    ({ role, numeric, numbers }) => role === "amount" && numeric && (numbers?.distinct ?? 0) > 2,
  );
  return fields.length === 0 ? undefined : amountOn(random, random.pick(fields));
}

function amountOn(random: Random, field: Field): Filter {
  if (/\bstock\b/.test(field.names[0] ?? "") && random.next() < 0.3)
    return { kind: "amount", field, op: "=", value: 0 };
  const op: CompareOp = random.pick<CompareOp>([">", "<", ">=", "<="], [5, 3, 1.5, 1]);
  return { kind: "amount", field, op, value: roundNear(random, field) };
}

/** A round number among those the column holds. */
function roundNear(random: Random, { numbers }: Field): number {
  const value = random.pick(
    numbers !== undefined && numbers.sample.length > 0 ? numbers.sample : [10],
  );
  if (random.next() < 0.12) return value;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)));
  const step = random.next() < 0.5 ? size : size / 2;
  const round = Math.round(value / step) * step;
  return round === 0 ? value : round;
}

export function missingFilter({ random, of }: Asking): Filter | undefined {
  const fields = of.fields.filter((field) => field.gaps && field.table === of.key);
  if (fields.length === 0) return undefined;
  const field = random.pick(fields);
  return { kind: "missing", field, ...(random.next() < 0.25 && { negated: true }) };
}

/** "who never ordered", "not sold since march", "who bought lamps", "with orders in 2013". */
export function linkedFilter(
  { random, world, of, today }: Asking,
  given: { readonly none?: true } = {},
): Linked | undefined {
  const children = neighbours(world, of).filter((one) => one.role === "child");
  if (children.length === 0) return undefined;
  const { subject: child, childField, parentField } = random.pick(children);
  const gaps = child.fields.some((field) => field.sql === childField && field.gaps);
  const none = !gaps && (given.none ?? random.next() < 0.6);
  const linked = { kind: "linked", none, child, childField, parentField } as const;
  if (given.none === true) return none ? { ...linked, within: [] } : undefined;
  const date = mainDate(child);
  const roll = random.next();
  const within: Filter[] =
    date !== undefined && roll < 0.45
      ? [{ kind: "period", field: date, period: periodFor(random, date, none, today) }]
      : roll < (none ? 0.6 : 1)
        ? valueNear(random, world, child, of)
        : [];
  if (!none && within.length === 0) return undefined;
  return { ...linked, within };
}

export type Linked = Extract<Filter, { kind: "linked" }>;

/** "who bought both lamps and shelves", "who only bought lamps". */
export function twoLinked(context: Asking): readonly Linked[] | undefined {
  const found = linkedFilter(context);
  const [value] = found?.within ?? [];
  if (found === undefined || value?.kind !== "values" || value.negated === true) return undefined;
  const [first] = value.values;
  if (value.values.length > 1 || first === undefined) return undefined;
  if (context.random.next() < 0.3)
    return [
      { ...found, none: false },
      { ...found, none: true, within: [{ ...value, negated: true }] },
    ];
  const other = someValue(context.random, value.field);
  if (other.value === first.value) return undefined;
  return [
    { ...found, none: false },
    { ...found, none: false, within: [{ ...value, values: [other] }] },
  ];
}

function periodFor(random: Random, date: Field, none: boolean, today: string): SpokenPeriod {
  const since =
    none && random.next() < 0.5 ? sincePeriod(random, random.pick(daysOf(date)), today) : undefined;
  return since ?? somePeriod(random, date, today) ?? sincePeriod(random, today, today);
}

/** What such rows are, or what they refer to is called. */
function valueNear(random: Random, world: World, child: Subject, besides: Subject): Filter[] {
  const parts = neighbours(world, child).flatMap(({ subject, role }) =>
    role === "child" ? reachOf(world, subject) : [],
  );
  const fields = [...reachOf(world, child), ...parts].flatMap(({ subject, away, linked }) =>
    away > 1 || linked || subject.key === besides.key || subject.titles.length === 2
      ? []
      : subject.fields.filter((field) => field.table === subject.key && askable(field)),
  );
  const found = fields.length === 0 ? undefined : valuesOn(random, random.pick(fields));
  return found?.kind !== "values" || found.negated === true ? [] : [found];
}

/** None, one or two that go together. */
export function someWhere(context: Asking, chance: number): Filter[] {
  const { random } = context;
  if (random.next() >= chance) return [];
  const first = someFilter(context);
  if (first === undefined) return [];
  const second = random.next() < 0.2 ? someFilter(context) : undefined;
  const same =
    second === undefined ||
    second.kind === first.kind ||
    second.kind === "linked" ||
    first.kind === "linked" ||
    ("field" in second && "field" in first && second.field === first.field);
  return same ? [first] : [first, second];
}
