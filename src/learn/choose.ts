// Random choices among what a world offers: subjects, columns, conditions with real values.
import type { Random } from "../random.ts";
import type { CompareOp, Comparison, FrameCondition, Item } from "./frame.ts";
import type { Field, Subject, World } from "./world.ts";

export function someSubject(random: Random, world: World): Subject {
  const weights = world.subjects.map((subject) =>
    subject.fields.length === 0 ? 0 : subject.link ? 0.2 : subject.titles.length > 0 ? 1.2 : 0.8,
  );
  return random.pick(world.subjects, weights);
}

const showWeight: Readonly<Record<string, number>> = {
  ...{
    name: 5,
    id: 1,
    entity: 2.2,
    amount: 1.6,
    year: 1.6,
    date: 1.6,
    time: 1,
    flag: 0.8,
    text: 1.2,
  },
};

/** A key of another table: asked for there rather than here. */
const refers = (field: Field): boolean => field.role === "id" && !field.rowKey;

export function someShown(random: Random, fields: readonly Field[]): Field | undefined {
  if (fields.length === 0) return undefined;
  return random.pick(
    fields,
    fields.map((field) => (showWeight[field.role] ?? 1) * (refers(field) ? 0.5 : 1)),
  );
}

/** One to three columns, in the order of choice. */
export function someItems(random: Random, subject: Subject): Item[] {
  const count = random.pick([1, 2, 3], [8, 2.5, 0.8]);
  const chosen: Field[] = [];
  if (random.next() < 0.22) chosen.push(...subject.titles);
  for (let tries = 0; chosen.length < count && tries < 8; tries++) {
    const field = someShown(random, subject.fields);
    if (field !== undefined && !chosen.includes(field)) chosen.push(field);
  }
  return chosen.map((field) => ({ kind: "field", field }));
}

export const titleItems = (random: Random, subject: Subject): Item[] => {
  const fields =
    subject.titles.length > 0
      ? subject.titles
      : subject.id !== undefined
        ? [subject.id]
        : subject.fields.slice(0, 1);
  const shown = fields.length === 2 && random.next() < 0.3 ? [random.pick(fields)] : fields;
  return shown.map((field) => ({ kind: "field", field }));
};

/** Its rows are what they are called: showing them whole would add only keys. */
export const hasOneColumn = (subject: Subject): boolean =>
  subject.titles.length === 1 && subject.fields.filter(({ role }) => role !== "id").length === 1;

export const amountsOf = (subject: Subject): Field[] =>
  subject.fields.filter((field) => field.role === "amount");

export const orderable = (subject: Subject): Field[] =>
  subject.fields.filter((field) => ["amount", "year", "date"].includes(field.role));

/** Columns worth counting by. */
export const groupable = (subject: Subject): Field[] =>
  subject.fields.filter(
    (field) =>
      ["entity", "flag", "year"].includes(field.role) ||
      (field.role === "id" && field.key !== subject.id?.key) ||
      (field.role === "amount" && isCountable(field)),
  );

/** Whole numbers with few values: ages, ratings, levels. */
function isCountable({ numbers }: Field): boolean {
  if (numbers === undefined || numbers.distinct > 12) return false;
  return numbers.sample.every((value) => Number.isInteger(value));
}

/** Tables one join away, with how they are related. */
export type Neighbour = {
  readonly subject: Subject;
  readonly role: "parent" | "child";
  readonly childField: string;
  readonly parentField: string;
};

export function neighbours(world: World, subject: Subject): Neighbour[] {
  return world.edges.flatMap((edge): Neighbour[] => {
    const other =
      edge.child === subject.key
        ? edge.parent
        : edge.parent === subject.key
          ? edge.child
          : undefined;
    const found =
      other === undefined || other === subject.key ? undefined : world.byTable.get(other);
    if (found === undefined || found.key === subject.kindOf) return [];
    return [
      {
        subject: found,
        role: edge.child === subject.key ? "parent" : "child",
        childField: edge.childField,
        parentField: edge.parentField,
      },
    ];
  });
}

/**
 * A table that links two others is spoken of as one of them: "how many employees does each company
 * have" counts rows of their link.
 */
export function spokenAs(random: Random, world: World, link: Subject, besides: string): Subject {
  if (!link.link && link.titles.length > 0) return link;
  const ends = neighbours(world, link).filter(
    (one) => one.role === "parent" && one.subject.key !== besides,
  );
  const verb = /^(?:has|have|lives?|takes?|plays?|works?|belongs?|participates?|is|in|assigned)\b/;
  const named = !verb.test(link.names[0] ?? "");
  if (ends.length === 0 || (named && random.next() < 0.4)) return link;
  const { names, plurals } = random.pick(ends).subject;
  return { ...link, names, plurals };
}

/** Tables one join away; beyond a table that links two others; and what a table's own parents belong to. */
function related(world: World, subject: Subject): { near: Subject[]; far: Subject[] } {
  const around = neighbours(world, subject);
  const apart = (one: Subject): boolean => one.key !== subject.key && one.key !== subject.kindOf;
  const beyond = around.flatMap(({ subject: one, role }) => {
    const next = neighbours(world, one);
    const through = one.link || one.fields.length <= 4;
    return next
      .filter((two) => through || two.role === "parent")
      .map((two) => ({ ...two, role, through }));
  });
  const near = around.map((one) => one.subject);
  const linked = beyond.filter((two) => two.through).map((two) => two.subject);
  const far = beyond.filter((two) => !two.through).map((two) => two.subject);
  return {
    near: [...new Set([...near, ...linked])].filter(apart),
    far: [...new Set(far)].filter((one) => apart(one) && !near.includes(one)),
  };
}

/** A table that this one has to do with, mostly a near one, and that has something to ask about. */
export function someRelated(
  random: Random,
  world: World,
  subject: Subject,
  fits: (one: Subject) => boolean = ({ fields }) => fields.length > 0,
): Subject | undefined {
  const { near, far } = related(world, subject);
  const ok = (one: Subject): boolean => !one.link && fits(one);
  const lists = [near.filter(ok), far.filter(ok)].filter((list) => list.length > 0);
  const list = lists.length > 1 && random.next() < 0.25 ? lists[1] : lists[0];
  return list === undefined ? undefined : random.pick(list);
}

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
      ...{ kind: "compare", field, op, value: String(value), said: String(value) },
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
