// Conditions of people who look things up: on any column at hand, with values that it has.
import type { Random } from "../../random.ts";
import { personFilter, someValues } from "../analyst/filters.ts";
import { type CompareOp, type Filter, filterKey } from "../query.ts";
import { someRelated } from "./choose.ts";
import type { Asking } from "./context.ts";
import type { Field } from "./world.ts";

const weights: Readonly<Record<string, number>> = { name: 2, entity: 3, id: 0.3, flag: 1 };

export function someCondition({ random, world, of }: Asking, foreign = 0.35): Filter | undefined {
  const owner = (random.next() < foreign ? someRelated(random, world, of) : undefined) ?? of;
  const away = owner.key !== of.key;
  const fields = owner.fields.filter(canAsk);
  if (fields.length === 0) return undefined;
  const field = random.pick(
    fields,
    fields.map(({ role }) => (away && role === "name" ? 5 : (weights[role] ?? 2))),
  );
  const whole = owner.titles.length === 2 && owner.titles.includes(field) && random.next() < 0.6;
  return (whole ? personFilter(random, owner) : undefined) ?? filterOn(random, field);
}

const canAsk = (field: Field): boolean =>
  field.numeric
    ? field.numbers !== undefined && field.numbers.distinct > 0
    : field.values.length > 0 && field.role !== "text";

/** A condition on a column with a value it has, or might have. */
export function filterOn(random: Random, field: Field): Filter | undefined {
  if (!canAsk(field)) return undefined;
  if (field.numeric) return numberOn(random, field);
  const { value } = random.pick(field.values);
  if (field.role === "date") {
    const [low = "", high = ""] = [value, random.pick(field.values).value].sort();
    if (low < high && random.next() < 0.2) return { kind: "between", field, low, high };
    const op: CompareOp = random.pick(["=", ">", "<"], [2, 3, 3]);
    return { kind: "day", field, op, value };
  }
  // A value of one word is named, not searched in.
  const parts = value.split(/[^\p{L}\p{N}]+/u);
  const word = random.pick(parts);
  if (random.next() < 0.1 && parts.length > 1 && word.length > 1)
    return { kind: "like", field, value: word.toLowerCase() };
  return someValues(random, field);
}

function numberOn(random: Random, field: Field): Filter {
  const amount = (op: CompareOp, value: number): Filter => ({ kind: "amount", field, op, value });
  const value = someNumber(random, field);
  if (field.role === "id") return amount("=", value);
  const other = someNumber(random, field);
  const [low, high] = [Math.min(value, other), Math.max(value, other)];
  const roll = random.next();
  if (roll > 0.95) return { kind: "either", of: [amount("<", low), amount(">", high)] };
  if (field.role === "amount" && roll < 0.08)
    return { kind: "average", field, op: random.next() < 0.75 ? ">" : "<" };
  if (roll < 0.17 && low < high)
    return { kind: "between", field, low: String(low), high: String(high) };
  const op: CompareOp =
    field.role === "entity"
      ? random.pick(["=", "!=", ">", "<"], [8, 0.4, 0.5, 0.5])
      : field.role === "year"
        ? random.pick(["=", ">", "<", ">=", "<="], [4, 3, 3, 1.2, 0.3])
        : random.pick([">", "<", "=", ">=", "<=", "!="], [5, 3.5, 2, 1, 0.7, 0.3]);
  return amount(op, value);
}

/** A value of the column, or a rounder one near it. */
function someNumber(random: Random, { numbers, role }: Field): number {
  if (numbers === undefined || numbers.sample.length === 0) return 1 + random.below(100);
  const value = random.pick(numbers.sample);
  if (random.next() < 0.5 || role === "year") return value;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)));
  return Math.round(value / size) * size || value;
}

/** None, one or two. */
export function someConditions(asking: Asking, chance: number): Filter[] {
  const { random } = asking;
  if (random.next() >= chance) return [];
  const first = someCondition(asking);
  if (first === undefined) return [];
  if (random.next() > 0.28 || first.kind === "either") return [first];
  const second = someCondition(asking, 0.1);
  if (second === undefined || second.kind === "either") return [first];
  const apart = filterKey(first) !== filterKey(second);
  if (isPlain(first) && isPlain(second) && apart && random.next() < 0.25)
    return [{ kind: "either", of: [first, second] }];
  return apart ? [first, second] : [first];
}

/** Says one thing of one column. */
export const isPlain = (filter: Filter): boolean =>
  filter.kind === "amount" ||
  filter.kind === "day" ||
  (filter.kind === "values" && filter.values.length === 1);

/** Leaves something out. */
export const isNegated = (filter: Filter): boolean =>
  (filter.kind === "values" && filter.negated === true) ||
  (filter.kind === "amount" && filter.op === "!=");
