// How old what a turn leaves unsaid is (paper, appendix D.1): values that the gold needs and that were
// last said so many turns ago, targets that the words do not name, and expressions that point back.
import type { GoldTurn, Interaction } from "./interaction.ts";
import { queryValues } from "./query-template.ts";
import { shortest } from "./statistics.ts";

const oldest = 10;

/** By kind, the share of later turns with a reference of age 1, 2, ... 10. */
export function referenceAges(
  interactions: readonly Interaction[],
): Readonly<Record<string, readonly number[]>> {
  const counts = {
    constraints: new Array<number>(oldest).fill(0),
    target: new Array<number>(oldest).fill(0),
    referring: new Array<number>(oldest).fill(0),
  };
  let later = 0;
  for (const { turns } of interactions) {
    const said = new Map<string, number>();
    for (const [index, turn] of turns.entries()) {
      const omitted = omittedAges(turn, index, said);
      if (index === 0) continue;
      later++;
      const count = (kind: keyof typeof counts, ages: Iterable<number>): void => {
        for (const age of ages) if (age >= 1 && age <= oldest) counts[kind][age - 1]!++;
      };
      count("constraints", omitted);
      if (has(turn, "target-ellipsis")) count("target", ageOf(turns, index, namesTarget));
      if (has(turn, "reference")) count("referring", ageOf(turns, index, isReferredTo(turn)));
    }
  }
  const shares = (numbers: readonly number[]): number[] =>
    numbers.map((n) => (later === 0 ? 0 : n / later));
  return {
    "omitted constraints": shares(counts.constraints),
    "omitted target": shares(counts.target),
    "referring expressions": shares(counts.referring),
  };
}

/** Ages of the values that the query needs and the words lack; notes in `said` those that are said. */
function omittedAges(turn: GoldTurn, index: number, said: Map<string, number>): Set<number> {
  const gold = shortest(turn.sql);
  const utterance = turn.utterance.toLowerCase();
  const ages = new Set<number>();
  for (const value of gold === undefined ? [] : queryValues(gold)) {
    const before = said.get(value);
    const again = value.startsWith("'") && utterance.includes(value.slice(1, -1).toLowerCase());
    if (before === undefined || again) said.set(value, index);
    else ages.add(index - before);
  }
  return ages;
}

const has = (turn: GoldTurn, label: string): boolean => turn.labels?.includes(label) === true;

const namesTarget = (turn: GoldTurn): boolean =>
  turn.sql.length > 0 && !has(turn, "target-ellipsis");

/** "Those" are the last answer; back from an aside, the answer before it. */
const isReferredTo =
  (referring: GoldTurn) =>
  (turn: GoldTurn): boolean =>
    turn.sql.length > 0 && !(has(referring, "focus-return") && has(turn, "focus-change"));

/** One age, or none where no earlier turn is meant. */
function ageOf(
  turns: readonly GoldTurn[],
  index: number,
  meant: (turn: GoldTurn) => boolean,
): number[] {
  const found = turns.slice(0, index).findLastIndex(meant);
  return found < 0 ? [] : [index - found];
}
