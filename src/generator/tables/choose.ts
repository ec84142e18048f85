// Random choices among what a world offers: subjects, columns, neighbours.
import type { Random } from "../../random.ts";
import { titlesOf } from "../query.ts";
import type { Field, Subject, World } from "./world.ts";

export function someSubject(random: Random, world: World): Subject {
  const weights = world.subjects.map((subject) =>
    subject.fields.length === 0 ? 0 : subject.link ? 0.2 : subject.titles.length > 0 ? 1.2 : 0.8,
  );
  return random.pick(world.subjects, weights);
}

const showWeight: Readonly<Record<string, number>> = {
  name: 5,
  id: 1,
  entity: 2.2,
  amount: 1.6,
  year: 1.6,
  date: 1.6,
  time: 1,
  flag: 0.8,
  text: 1.2,
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
export function someColumns(random: Random, subject: Subject): Field[] {
  const count = random.pick([1, 2, 3], [8, 2.5, 0.8]);
  const chosen: Field[] = [];
  if (random.next() < 0.22) chosen.push(...subject.titles);
  for (let tries = 0; chosen.length < count && tries < 8; tries++) {
    const field = someShown(random, subject.fields);
    if (field !== undefined && !chosen.includes(field)) chosen.push(field);
  }
  return chosen;
}

/** What rows are called; now and then only one of two names. */
export const titleColumns = (random: Random, subject: Subject): readonly Field[] => {
  const fields = titlesOf(subject);
  return fields.length === 2 && random.next() < 0.3 ? [random.pick(fields)] : fields;
};

/** Its rows are what they are called: showing them whole would add only keys. */
export const hasOneColumn = (subject: Subject): boolean =>
  subject.titles.length === 1 && subject.fields.filter(({ role }) => role !== "id").length === 1;

export const amountsOf = (subject: Subject): Field[] =>
  subject.fields.filter((field) => field.role === "amount");

export const orderable = (subject: Subject): Field[] =>
  subject.fields.filter(
    // The oldest were born first: they are put in order by their birth date.
    ({ role, derived }) => ["amount", "year", "date"].includes(role) && derived !== "age",
  );

/** Its rows have a key that settles what they are called. */
export const canGroupBy = (subject: Subject): boolean =>
  subject.id?.rowKey === true && subject.titles.every((field) => field.table === subject.key);

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
