// A person's own examples: most are learned from, some kept aside to see what learning is worth.
import type { Interaction } from "../dataset/interaction.ts";

/** Below this all are needed for learning. */
const enough = 5;

/** Every fifth is kept aside. */
export function keepAside(examples: readonly Interaction[]): {
  readonly learned: readonly Interaction[];
  readonly aside: readonly Interaction[];
} {
  if (examples.length < enough) return { learned: examples, aside: [] };
  return {
    learned: examples.filter((_, i) => i % enough !== enough - 1),
    aside: examples.filter((_, i) => i % enough === enough - 1),
  };
}
