// Random conditions on what a world offers, with real values.
import type { Random } from "../../random.ts";
import { someRelated } from "./choose.ts";
import type { CompareOp, Comparison, FrameCondition } from "./frame.ts";
import type { Field, Subject, World } from "./world.ts";

/** A condition on a column with a value it has, or might have. */
export function someCondition(
  random: Random,
  world: World,
  subject: Subject,
  foreign = 0.35,
): FrameCondition | undefined {
  const other = random.next() < foreign ? someRelated(random, world, subject) : undefined;
  const owner = other ?? subject;
  const away = owner.key !== subject.key;
  const fields = owner.fields.filter((field) => canAsk(field));
  if (fields.length === 0) return undefined;
  const weights = fields.map((field) =>
    field.role === "name"
      ? away
        ? 5
        : 2
      : field.role === "entity"
        ? 3
        : field.role === "id"
          ? 0.3
          : field.role === "flag"
            ? 1
            : 2,
  );
  const field = random.pick(fields, weights);
  const whole = owner.titles.includes(field) && random.next() < 0.6;
  return (whole ? fullName(random, owner) : undefined) ?? conditionOn(random, field);
}

/** Many write small whatever a value is. */
export function someSaid(random: Random, said: readonly string[]): string {
  const text = random.pick(said);
  return random.next() < 0.3 ? text.toLowerCase() : text;
}

/** Where rows have a first and a last name. */
export function fullName(random: Random, { titles }: Subject): FrameCondition | undefined {
  const [first, last] = titles.map((field): Comparison | undefined => {
    if (field.values.length === 0) return undefined;
    const { value, said } = random.pick(field.values);
    return { kind: "compare", field, op: "=", value, said: someSaid(random, said) };
  });
  return first === undefined || last === undefined ? undefined : { kind: "full-name", first, last };
}

const canAsk = (field: Field): boolean =>
  field.numeric
    ? field.numbers !== undefined && field.numbers.distinct > 0
    : field.values.length > 0 && field.role !== "text";

export function conditionOn(random: Random, field: Field): FrameCondition | undefined {
  if (!canAsk(field)) return undefined;
  if (!field.numeric) {
    const item = random.pick(field.values);
    if (field.role === "date") {
      const [low = "", high = ""] = [item.value, random.pick(field.values).value].sort();
      if (low < high && random.next() < 0.2) return { kind: "between", field, low, high };
      const op: CompareOp = random.pick(["=", ">", "<"], [2, 3, 3]);
      return { kind: "compare", field, op, value: item.value, said: item.value };
    }
    const roll = random.next();
    if (random.next() < 0.1) {
      // A value of one word is named, not searched in.
      const parts = item.value.split(/[^\p{L}\p{N}]+/u);
      const word = random.pick(parts);
      if (parts.length > 1 && word.length > 1)
        return { kind: "like", field, value: word.toLowerCase() };
    }
    if (roll < 0.07 && field.values.length > 2)
      return {
        kind: "compare",
        field,
        op: "!=",
        value: item.value,
        said: someSaid(random, item.said),
      };
    const first: FrameCondition = {
      kind: "compare",
      field,
      op: "=",
      value: item.value,
      said: someSaid(random, item.said),
    };
    const second = random.pick(field.values);
    if (roll > 0.93 && second.value !== item.value)
      return {
        kind: "either",
        of: [
          first,
          {
            kind: "compare",
            field,
            op: "=",
            value: second.value,
            said: someSaid(random, second.said),
          },
        ],
      };
    return first;
  }
  const number = (): string => someNumber(random, field);
  if (field.role === "id") {
    const value = number();
    return { kind: "compare", field, op: "=", value, said: value };
  }
  const roll = random.next();
  if (roll > 0.95) {
    const [low, high] = [Number(number()), Number(number())].sort((a, b) => a - b);
    const side = (op: CompareOp, value: number | undefined): FrameCondition => ({
      kind: "compare",
      field,
      op,
      value: String(value),
      said: String(value),
    });
    return { kind: "either", of: [side("<", low), side(">", high)] };
  }
  if (field.role === "amount" && roll < 0.08)
    return { kind: "average", field, op: random.next() < 0.75 ? ">" : "<", pick: "AVG" };
  if (roll < 0.17) {
    const [low, high] = [Number(number()), Number(number())].sort((a, b) => a - b);
    if (low !== undefined && high !== undefined && low < high)
      return { kind: "between", field, low: String(low), high: String(high) };
  }
  const op: CompareOp =
    field.role === "entity"
      ? random.pick(["=", "!=", ">", "<"], [8, 0.4, 0.5, 0.5])
      : field.role === "year"
        ? random.pick(["=", ">", "<", ">=", "<="], [4, 3, 3, 1.2, 0.3])
        : random.pick([">", "<", "=", ">=", "<=", "!="], [5, 3.5, 2, 1, 0.7, 0.3]);
  const value = number();
  return { kind: "compare", field, op, value, said: value };
}

/** A value of the column, or a rounder one near it. */
function someNumber(random: Random, field: Field): string {
  const facts = field.numbers;
  if (facts === undefined || facts.sample.length === 0) return String(1 + random.below(100));
  const value = random.pick(facts.sample);
  if (random.next() < 0.5 || field.role === "year") return String(value);
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)));
  const round = Math.round(value / size) * size;
  return String(round === 0 ? value : round);
}

/** None, one or two. */
export function someWhere(
  random: Random,
  world: World,
  subject: Subject,
  chance: number,
): FrameCondition[] {
  if (random.next() >= chance) return [];
  const first = someCondition(random, world, subject);
  if (first === undefined) return [];
  if (random.next() > 0.28 || first.kind === "either") return [first];
  const second = someCondition(random, world, subject, 0.1);
  if (
    first.kind === "compare" &&
    second?.kind === "compare" &&
    first.field !== second.field &&
    random.next() < 0.25
  )
    return [{ kind: "either", of: [first, second] }];
  return second === undefined || second.kind === "either" || fieldOf(second) === fieldOf(first)
    ? [first]
    : [first, second];
}

const fieldOf = (condition: FrameCondition): Field | undefined =>
  "field" in condition ? condition.field : undefined;
