// The kinds of question that begin a conversation, or begin it anew, each making a frame.
import type { Random } from "../random.ts";
import {
  amountsOf,
  conditionOn,
  fullName,
  groupable,
  hasOneColumn,
  neighbours,
  orderable,
  someCondition,
  someItems,
  someRelated,
  someSaid,
  someShown,
  spokenAs,
  titleItems,
} from "./choose.ts";
import type { AggregateName, Frame, FrameCondition, Having, Item } from "./frame.ts";
import { none, some } from "./presence-questions.ts";
import type { Field, Subject, World } from "./world.ts";

type Make = (random: Random, world: World, subject: Subject) => Frame | undefined;
type Kind = { readonly name: string; readonly weight: number; readonly make: Make };

export const questionKinds: readonly Kind[] = [
  { name: "project", weight: 26, make: project },
  { name: "of-one", weight: 9, make: ofOne },
  {
    name: "all",
    weight: 8,
    make: (r, w, s) => ({
      subject: s,
      items: hasOneColumn(s) ? titleItems(r, s) : [{ kind: "all" }],
      where: someWhere(r, w, s, 0.4),
    }),
  },
  {
    name: "count",
    weight: 9,
    make: (r, w, s) => ({
      subject: s,
      items: [{ kind: "count" }],
      where: someWhere(r, w, s, 0.55),
    }),
  },
  { name: "distinct", weight: 4, make: distinct },
  { name: "count-distinct", weight: 2.5, make: countDistinct },
  { name: "aggregate", weight: 9, make: aggregate },
  { name: "group-count", weight: 7, make: groupCount },
  { name: "most", weight: 7, make: most },
  { name: "having", weight: 3, make: having },
  { name: "group-aggregate", weight: 2.5, make: groupAggregate },
  { name: "order", weight: 4, make: order },
  { name: "best", weight: 8, make: best },
  { name: "none", weight: 5, make: none },
  { name: "some", weight: 2, make: some },
  { name: "set", weight: 3, make: set },
  { name: "across", weight: 9, make: across },
];

function someWhere(
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

function project(random: Random, world: World, subject: Subject): Frame {
  const items = random.next() < 0.35 ? titleItems(random, subject) : someItems(random, subject);
  return { subject, items, where: someWhere(random, world, subject, 0.55) };
}

/** One row, by its name: its columns, or what it is related to. */
function ofOne(random: Random, world: World, subject: Subject): Frame | undefined {
  const titled = ({ titles }: Subject): boolean => titles.length > 0;
  const other = random.next() < 0.35 ? someRelated(random, world, subject, titled) : undefined;
  const owner = other ?? subject;
  const names = owner.titles.filter((field) => field.values.length > 0);
  if (names.length === 0) return undefined;
  const item = random.pick(random.pick(names).values);
  const field = names.find((one) => one.values.includes(item));
  if (field === undefined) return undefined;
  const where: FrameCondition = (random.next() < 0.6 ? fullName(random, owner) : undefined) ?? {
    kind: "compare",
    field,
    op: "=",
    value: item.value,
    said: someSaid(random, item.said),
  };
  const items =
    owner !== subject && random.next() < 0.6
      ? titleItems(random, subject)
      : someItems(random, subject);
  return { subject, items, where: [where] };
}

function distinct(random: Random, world: World, subject: Subject): Frame | undefined {
  const field = someShown(
    random,
    subject.fields.filter((one) => one.role !== "id" && one.role !== "name"),
  );
  if (field === undefined) return undefined;
  return {
    subject,
    items: [{ kind: "field", field }],
    distinct: true,
    where: someWhere(random, world, subject, 0.25),
  };
}

function countDistinct(random: Random, world: World, subject: Subject): Frame | undefined {
  const field = someShown(
    random,
    subject.fields.filter((one) => one.role !== "amount"),
  );
  if (field === undefined) return undefined;
  return {
    subject,
    items: [{ kind: "field", field, aggregate: "COUNT", distinct: true }],
    where: someWhere(random, world, subject, 0.3),
  };
}

export const someAggregate = (random: Random): AggregateName =>
  random.pick(["AVG", "MAX", "MIN", "SUM"], [4.5, 3, 3, 2.5]);

function aggregate(random: Random, world: World, subject: Subject): Frame | undefined {
  const amounts = amountsOf(subject);
  const days = subject.fields.filter(({ role }) => role === "date" || role === "year");
  if (days.length > 0 && (amounts.length === 0 || random.next() < 0.15)) {
    const when = random.pick(days);
    const end: AggregateName = random.next() < 0.6 ? "MAX" : "MIN";
    return {
      subject,
      items: [{ kind: "field", field: when, aggregate: end }],
      where: someWhere(random, world, subject, 0.3),
    };
  }
  if (amounts.length === 0) return undefined;
  const field = random.pick(amounts);
  const names =
    random.next() < 0.75
      ? [someAggregate(random)]
      : random.shuffle<AggregateName>(["AVG", "MAX", "MIN"]).slice(0, 2 + random.below(2));
  return {
    subject,
    items: names.map((name): Item => ({ kind: "field", field, aggregate: name })),
    where: someWhere(random, world, subject, 0.35),
  };
}

/** Its rows have a key that settles what they are called. */
export const canGroupBy = (subject: Subject): boolean =>
  subject.id?.rowKey === true && subject.titles.every((field) => field.table === subject.key);

/** Rows of the subject counted by one of its columns, or by a row of a table it refers to. */
function grouping(
  random: Random,
  world: World,
  subject: Subject,
): { group: Field; shown: Item[]; through?: string[]; said?: Subject } | undefined {
  const fields = groupable(subject);
  const parents = neighbours(world, subject).filter(
    (one) => one.role === "parent" && canGroupBy(one.subject),
  );
  if (parents.length > 0 && (fields.length === 0 || random.next() < 0.5)) {
    const { subject: parent } = random.pick(parents);
    if (parent.id !== undefined) {
      const shown =
        random.next() < 0.7 ? titleItems(random, parent) : someItems(random, parent).slice(0, 2);
      const said = spokenAs(random, world, subject, parent.key);
      return { group: parent.id, shown, through: [subject.key], said };
    }
  }
  const other = random.next() < 0.2 ? someRelated(random, world, subject) : undefined;
  if (other !== undefined) {
    const field = someShown(
      random,
      groupable(other).filter(({ role }) => role !== "id"),
    );
    if (field !== undefined)
      return { group: field, shown: [{ kind: "field", field }], through: [subject.key] };
  }
  if (fields.length === 0) return undefined;
  const group = random.pick(fields);
  return { group, shown: [{ kind: "field", field: group }] };
}

function groupCount(random: Random, world: World, subject: Subject): Frame | undefined {
  const found = grouping(random, world, subject);
  if (found === undefined) return undefined;
  const { group, shown, through, said = subject } = found;
  return {
    subject: said,
    items: [...shown, { kind: "count" }],
    group,
    where: random.next() < 0.08 ? someWhere(random, world, subject, 1) : [],
    ...(through && { through }),
  };
}

function most(random: Random, world: World, subject: Subject): Frame | undefined {
  const found = grouping(random, world, subject);
  if (found === undefined) return undefined;
  const { group, shown, through, said = subject } = found;
  const amounts = through === undefined ? [] : amountsOf(subject);
  const total = amounts.length > 0 && random.next() < 0.25 ? random.pick(amounts) : undefined;
  const counted = total === undefined && random.next() < 0.12;
  const items: Item[] = counted ? [...shown, { kind: "count" }] : shown;
  const aggregate = random.next() < 0.8 ? "SUM" : "AVG";
  const by = total === undefined ? ("count" as const) : ({ aggregate, field: total } as const);
  const frame: Frame = {
    subject: said,
    items,
    group,
    where: random.next() < 0.1 ? someWhere(random, world, subject, 1) : [],
    order: { by, descending: random.next() < 0.82 },
    ...(through && { through }),
  };
  return random.next() < 0.85 ? { ...frame, limit: 1 } : frame;
}

export const someHaving = (random: Random): Having => ({
  op: random.pick([">=", ">", "=", "<", "<="], [5, 5, 1.5, 1, 0.5]),
  value: 1 + random.below(random.next() < 0.8 ? 4 : 10),
});

function having(random: Random, world: World, subject: Subject): Frame | undefined {
  const found = grouping(random, world, subject);
  if (found === undefined) return undefined;
  const { group, shown, through, said = subject } = found;
  return {
    subject: said,
    items: shown,
    group,
    where: random.next() < 0.1 ? someWhere(random, world, subject, 1) : [],
    having: someHaving(random),
    ...(through && { through }),
  };
}

function groupAggregate(random: Random, world: World, subject: Subject): Frame | undefined {
  const found = grouping(random, world, subject);
  const amounts = amountsOf(subject).filter((field) => field !== found?.group);
  if (found === undefined || amounts.length === 0) return undefined;
  const { group, shown, through, said = subject } = found;
  return {
    subject: said,
    items: [
      ...shown,
      { kind: "field", field: random.pick(amounts), aggregate: someAggregate(random) },
    ],
    group,
    where: [],
    ...(through && { through }),
  };
}

function order(random: Random, world: World, subject: Subject): Frame | undefined {
  const fields = [...orderable(subject), ...subject.titles];
  if (fields.length === 0) return undefined;
  const by = random.pick(fields);
  const items: Item[] =
    random.next() < 0.25
      ? [{ kind: "all" }]
      : random.next() < 0.4
        ? titleItems(random, subject)
        : someItems(random, subject);
  return {
    subject,
    items,
    where: someWhere(random, world, subject, 0.2),
    order: { by, descending: random.next() < 0.5 },
  };
}

function best(random: Random, world: World, subject: Subject): Frame | undefined {
  const fields = orderable(subject);
  if (fields.length === 0) return undefined;
  const parents = neighbours(world, subject).filter((one) => one.role === "parent");
  const parent =
    parents.length > 0 && random.next() < 0.15 ? random.pick(parents).subject : undefined;
  const items: Item[] =
    parent !== undefined
      ? parent.id !== undefined && random.next() < 0.4
        ? [{ kind: "field", field: parent.id }]
        : titleItems(random, parent)
      : random.next() < 0.15
        ? [{ kind: "all" }]
        : random.next() < 0.5
          ? titleItems(random, subject)
          : someItems(random, subject);
  return {
    subject,
    items,
    where: someWhere(random, world, subject, 0.2),
    order: { by: random.pick(fields), descending: random.next() < 0.7 },
    limit: random.next() < 0.85 ? 1 : 2 + random.below(9),
  };
}

function set(random: Random, world: World, subject: Subject): Frame | undefined {
  const items =
    random.next() < 0.5 ? titleItems(random, subject) : someItems(random, subject).slice(0, 1);
  const first = someCondition(random, world, subject, 0.7);
  if (first?.kind !== "compare" || first.op === "!=") return undefined;
  const second = conditionOn(random, first.field);
  if (second?.kind !== "compare" || second.op === "!=" || second.said === first.said)
    return undefined;
  const other: Frame = { subject, items, where: [second] };
  if (random.next() < 0.25)
    return {
      subject,
      items,
      where: [],
      set: { op: "EXCEPT", other: { ...other, where: [first] } },
    };
  return {
    subject,
    items,
    where: [first],
    set: { op: random.next() < 0.8 ? "INTERSECT" : "UNION", other },
  };
}

/** Columns of two tables side by side. */
function across(random: Random, world: World, subject: Subject): Frame | undefined {
  const other = someRelated(random, world, subject);
  if (other === undefined) return undefined;
  const own =
    random.next() < 0.6 ? titleItems(random, subject) : someItems(random, subject).slice(0, 2);
  const theirs =
    random.next() < 0.65 ? titleItems(random, other) : someItems(random, other).slice(0, 1);
  return { subject, items: [...own, ...theirs], where: someWhere(random, world, subject, 0.3) };
}
