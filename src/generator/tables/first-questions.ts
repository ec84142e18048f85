// The kinds of question that begin a conversation, or begin it anew, each making a frame.
import type { Random } from "../../random.ts";
import {
  hasOneColumn,
  neighbours,
  orderable,
  someItems,
  someRelated,
  someShown,
  titleItems,
} from "./choose.ts";
import { conditionOn, fullName, someCondition, someSaid, someWhere } from "./choose-condition.ts";
import type { Frame, FrameCondition, Item } from "./frame.ts";
import { aggregate, groupAggregate, groupCount, having, most } from "./group-questions.ts";
import { none, some } from "./presence-questions.ts";
import type { Subject, World } from "./world.ts";

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
