// A scenario: the task that several people are given, so that their conversations share places,
// companies and wishes. What it does not fix is free, and people do stray from it.
import type { Random } from "../random.ts";
import type { Domain, ValueItem } from "./domain.ts";

export type Scenario = {
  /** How much more often than usual a slot, a target or a variant ("slot:variant") is chosen. */
  readonly liking: (key: string) => number;
  /** The few values of a source that the task speaks of. */
  readonly items: ReadonlyMap<string, readonly ValueItem[]>;
};

/** Each wish of a scenario is this much more likely than elsewhere. */
const strength = 4;

export function someScenario(domain: Domain, random: Random): Scenario {
  const items = new Map<string, readonly ValueItem[]>();
  for (const [name, count] of Object.entries(domain.scenario?.values ?? {})) {
    const source = domain.values[name];
    if (source?.kind !== "items") continue;
    const weights = source.items.map((item) => item.weight ?? 1);
    const chosen = new Set<ValueItem>();
    for (let i = 0; i < 4 * count && chosen.size < count; i++)
      chosen.add(random.pick(source.items, weights));
    items.set(name, [...chosen]);
  }
  const liked = new Set<string>();
  for (let i = 0; i < (domain.scenario?.wishes ?? 0); i++) {
    const slot = random.pick(
      domain.slots,
      domain.slots.map((one) => one.moves),
    );
    const variant = random.pick(
      slot.variants,
      slot.variants.map((one) => one.weight),
    );
    liked.add(slot.name).add(`${slot.name}:${variant.name}`);
    const target = random.pick(
      domain.targets,
      domain.targets.map((one) => one.moves),
    );
    liked.add(target.name);
  }
  return { items, liking: (key) => (liked.has(key) ? strength : 1) };
}
