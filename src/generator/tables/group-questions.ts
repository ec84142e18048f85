// Questions for aggregates and groups that begin a conversation: counts for each, the most, having.
import type { Random } from "../../random.ts";
import {
  amountsOf,
  groupable,
  neighbours,
  someItems,
  someRelated,
  someShown,
  spokenAs,
  titleItems,
} from "./choose.ts";
import { someWhere } from "./choose-condition.ts";
import type { AggregateName, Frame, Having, Item } from "./frame.ts";
import type { Field, Subject, World } from "./world.ts";

export const someAggregate = (random: Random): AggregateName =>
  random.pick(["AVG", "MAX", "MIN", "SUM"], [4.5, 3, 3, 2.5]);

export function aggregate(random: Random, world: World, subject: Subject): Frame | undefined {
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

export function groupCount(random: Random, world: World, subject: Subject): Frame | undefined {
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

export function most(random: Random, world: World, subject: Subject): Frame | undefined {
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

export function having(random: Random, world: World, subject: Subject): Frame | undefined {
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

export function groupAggregate(random: Random, world: World, subject: Subject): Frame | undefined {
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
