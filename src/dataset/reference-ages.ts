// How old what a turn leaves unsaid is (paper, appendix D.1): values that the gold needs and that
// were last said so many turns ago.
import type { Interaction } from "./interaction.ts";
import { queryValues } from "./query-template.ts";
import { shortest } from "./statistics.ts";

const oldest = 10;

/** By kind, the share of later turns with a reference of age 1, 2, ... 10. */
export function referenceAges(
  interactions: readonly Interaction[],
): Readonly<Record<string, readonly number[]>> {
  const counts = {
    constraints: new Array<number>(oldest).fill(0),
    referring: new Array<number>(oldest).fill(0),
  };
  let later = 0;
  for (const { turns } of interactions) {
    const said = new Map<string, number>();
    for (const [index, turn] of turns.entries()) {
      const gold = shortest(turn.sql);
      const utterance = turn.utterance.toLowerCase();
      const ages = new Set<number>();
      for (const value of gold === undefined ? [] : queryValues(gold)) {
        const before = said.get(value);
        const again = value.startsWith("'") && utterance.includes(value.slice(1, -1).toLowerCase());
        if (before === undefined || again) said.set(value, index);
        else ages.add(index - before);
      }
      if (index === 0) continue;
      later++;
      for (const age of ages) if (age <= oldest) counts.constraints[age - 1]!++;
      if (turn.labels?.includes("reference") === true) counts.referring[0]!++;
    }
  }
  const shares = (numbers: readonly number[]): number[] =>
    numbers.map((n) => (later === 0 ? 0 : n / later));
  return {
    "omitted constraints": shares(counts.constraints),
    "referring expressions": shares(counts.referring),
  };
}
