// Questions about rows that others refer to, and about rows that none does.
import type { Random } from "../../random.ts";
import { neighbours, someItems, spokenAs, titleItems } from "./choose.ts";
import type { Frame, FrameCondition, Item } from "./frame.ts";
import type { Subject, World } from "./world.ts";

export function noneOf(random: Random, world: World, subject: Subject): FrameCondition | undefined {
  const children = neighbours(world, subject).filter((one) => one.role === "child");
  if (children.length === 0) return undefined;
  const { subject: found, childField, parentField } = random.pick(children);
  const child = spokenAs(random, world, found, subject.key);
  return { kind: "none", child, childField, parentField };
}

export function none(random: Random, world: World, subject: Subject): Frame | undefined {
  const condition = noneOf(random, world, subject);
  if (condition === undefined) return undefined;
  const items: Item[] =
    random.next() < 0.5
      ? titleItems(random, subject)
      : random.pick<Item[]>([[{ kind: "all" }], [{ kind: "count" }], someItems(random, subject)]);
  return { subject, items, where: [condition] };
}

/** Rows that others refer to, whatever these are; each counted once. */
export function some(random: Random, world: World, subject: Subject): Frame | undefined {
  const children = neighbours(world, subject).filter((one) => one.role === "child");
  if (children.length === 0) return undefined;
  if (random.next() < 0.35) {
    const condition = noneOf(random, world, subject);
    const where: FrameCondition[] =
      condition?.kind === "none" ? [{ ...condition, some: true }] : [];
    return { subject, items: [{ kind: "count" }], where };
  }
  const items = random.next() < 0.7 ? titleItems(random, subject) : someItems(random, subject);
  return { subject, items, where: [], through: [random.pick(children).subject.key] };
}
