// Sets interactions aside for validation so that no scenario stands on both sides.
import type { Interaction } from "../../dataset/interaction.ts";
import { UserError } from "../../errors.ts";
import type { Random } from "../../random.ts";

export type Split = {
  readonly training: readonly Interaction[];
  readonly validation: readonly Interaction[];
};

/** With share 0, or a single scenario, validation is measured on the training interactions. */
export function splitByScenario(
  interactions: readonly Interaction[],
  share: number,
  random: Random,
): Split {
  if (interactions.length === 0) {
    throw new UserError(
      "the training data holds no interactions. Make some with: segue synthesize",
    );
  }
  const scenarioOf = ({ scenario, id }: Interaction): string => scenario ?? `id:${id}`;
  const scenarios = random.shuffle([...new Set(interactions.map(scenarioOf))].sort());
  const wanted = Math.round(share * interactions.length);
  const held = new Set<string>();
  let count = 0;
  for (const scenario of scenarios.slice(1)) {
    if (count >= wanted) break;
    held.add(scenario);
    count += interactions.filter((interaction) => scenarioOf(interaction) === scenario).length;
  }
  if (held.size === 0) return { training: interactions, validation: interactions };
  return {
    training: interactions.filter((interaction) => !held.has(scenarioOf(interaction))),
    validation: interactions.filter((interaction) => held.has(scenarioOf(interaction))),
  };
}
