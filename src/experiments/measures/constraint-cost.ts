// What keeping to the grammar and the schema costs: the same turns decoded with and without it, in
// turn, by the same model. Later turns build on what was said with it.
import type { Interaction } from "../../dataset/interaction.ts";
import { startState } from "../../model/decoding/advance.ts";
import { answerTurn, remember } from "../../model/decoding/answer-turn.ts";
import type { Model } from "../../model/model.ts";
import { readUtterance, startReading } from "../../reader/read-utterance.ts";
import type { Constraint } from "../../sql/constrain/constraint.ts";

type ConstraintCost = {
  readonly turns: number;
  /** Median milliseconds a turn, from the words read to the query written. */
  readonly ms_free: number;
  readonly ms_constrained: number;
  /** Over the turns that came out the same both ways: what the constraint adds to the whole time. */
  readonly added: number;
  /** Turns where the constraint changed the query. */
  readonly changed: number;
};

export function measureConstraint(
  model: Model,
  constraint: Constraint,
  interactions: readonly Interaction[],
  { now, date }: { readonly now: () => number; readonly date: string },
): ConstraintCost {
  const times: { readonly free: number; readonly constrained: number; readonly same: boolean }[] =
    [];
  for (const interaction of interactions) {
    let reading = startReading(interaction.date ?? date);
    let state = startState(model.runtime.config);
    for (const { utterance } of interaction.turns) {
      const read = readUtterance(utterance, reading, model.reader);
      const { placeholders } = read.state;
      const ask = (with_: Constraint | null) => {
        const since = now();
        const answer = answerTurn(model, { ...read, state, placeholders, constraint: with_ });
        return { answer, ms: now() - since };
      };
      // Whoever goes second finds warm caches: they take turns.
      const first = times.length % 2 === 0 ? ask(null) : undefined;
      const constrained = ask(constraint);
      const free = first ?? ask(null);
      const same = free.answer.sql === constrained.answer.sql;
      times.push({ free: free.ms, constrained: constrained.ms, same });
      const { answer } = constrained;
      reading = read.state;
      state = remember(model, answer.state, answer.refused ? null : answer.words);
    }
  }
  const alike = times.filter(({ same }) => same);
  const sum = (of: "free" | "constrained"): number => alike.reduce((all, one) => all + one[of], 0);
  return {
    turns: times.length,
    ms_free: median(times.map((one) => one.free)),
    ms_constrained: median(times.map((one) => one.constrained)),
    added: alike.length === 0 ? 0 : sum("constrained") / sum("free") - 1,
    changed: times.length - alike.length,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
