// Splits that do not leak: interactions that share a scenario, a query template or a database
// stand on the same side.
import type { Random } from "../random.ts";
import type { Interaction } from "./interaction.ts";
import { queryTemplate } from "./query-template.ts";

export type SplitBy = "scenario" | "template" | "database";

/** Interactions go into as many parts as there are sizes; parts are shares or counts. */
export function splitInteractions(
  interactions: readonly Interaction[],
  by: SplitBy,
  sizes: readonly number[],
  random: Random,
): Interaction[][] {
  return spread(groupsOf(interactions, by), sizes, random);
}

/** Not a split to measure with: scenarios are shared, as in the original ATIS. */
export function splitLeaking(
  interactions: readonly Interaction[],
  sizes: readonly number[],
  random: Random,
): Interaction[][] {
  return spread(
    interactions.map((one) => [one]),
    sizes,
    random,
  );
}

/** The keys an interaction must not share with the other side; none: it stands alone. */
function keysOf(interaction: Interaction, by: SplitBy): readonly string[] {
  switch (by) {
    case "scenario":
      return interaction.scenario == null ? [] : [interaction.scenario];
    case "database":
      return [interaction.database];
    case "template":
      return interaction.turns.flatMap((turn) => turn.sql.map(queryTemplate));
    default:
      return by satisfies never;
  }
}

/** Interactions connected by a shared key, directly or through others, form one group. */
function groupsOf(interactions: readonly Interaction[], by: SplitBy): Interaction[][] {
  const parent = interactions.map((_, i) => i);
  const root = (i: number): number => {
    let top = i;
    while (parent[top] !== top) top = parent[top]!;
    parent[i] = top;
    return top;
  };
  const owner = new Map<string, number>();
  for (const [i, interaction] of interactions.entries()) {
    for (const key of keysOf(interaction, by)) {
      const known = owner.get(key);
      if (known === undefined) owner.set(key, i);
      else parent[root(i)] = root(known);
    }
  }
  const groups = new Map<number, Interaction[]>();
  for (const [i, interaction] of interactions.entries()) {
    const group = groups.get(root(i));
    if (group === undefined) groups.set(root(i), [interaction]);
    else group.push(interaction);
  }
  return [...groups.values()];
}

/**
 * Large groups first, each to the part that lacks the largest share of its size, so that every
 * part has scenarios with many and with few interactions (paper, section 5).
 */
function spread(
  groups: readonly (readonly Interaction[])[],
  sizes: readonly number[],
  random: Random,
): Interaction[][] {
  const total = groups.reduce((sum, group) => sum + group.length, 0);
  const wanted = wholeSizes(sizes, total);
  const parts: Interaction[][] = wanted.map(() => []);
  const ordered = random.shuffle(groups).sort((a, b) => b.length - a.length);
  for (const group of ordered) {
    const lack = (i: number): number => wanted[i]! - parts[i]!.length;
    const fits = parts.map((_, i) => i).filter((i) => lack(i) >= group.length);
    const choices = fits.length > 0 ? fits : parts.map((_, i) => i);
    const best = choices.reduce((a, b) =>
      lack(b) / Math.max(1, wanted[b]!) > lack(a) / Math.max(1, wanted[a]!) ? b : a,
    );
    parts[best]!.push(...group);
  }
  return parts.map((part) => random.shuffle(part));
}

/** Shares or counts to counts that sum to the total (largest remainders get the rest). */
function wholeSizes(sizes: readonly number[], total: number): number[] {
  const sum = sizes.reduce((a, b) => a + b, 0);
  const exact = sizes.map((size) => (size / sum) * total);
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, rest)) whole[i]!++;
  return whole;
}
