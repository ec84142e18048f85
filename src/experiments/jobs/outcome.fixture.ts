// For tests: a job's outcome of which only the marks of its conversations matter.
import { jobSpec } from "./experiment-job.ts";
import type { JobOutcome } from "./job-outcome.ts";

export const onDevelopment = { part: "dev", previous: "predicted" } as const;

export function outcomeOf(
  row: string,
  seed: number,
  outcomes: Readonly<Record<string, string>>,
): JobOutcome {
  const data = { kind: "standard", split: "scenario" };
  const spec = { row, seed, system: "full", preset: "small", evaluate: [onDevelopment], data };
  const accuracy = { turns: 0, query: 0, strict: 0, relaxed: 0, valid: 0, strict_nonempty: 0 };
  const whole = { interactions: 0, interaction: 0, by_turn: [], by_phenomenon: {} };
  return {
    spec: jobSpec.parse(spec),
    epochs: 1,
    parameters: 1,
    trainSeconds: 1,
    evaluateSeconds: 1,
    latency: { turns: 0, ms_p50: 0, ms_p95: 0, differing: 0 },
    curve: [],
    attention: [],
    context: [],
    measured: [{ ...onDevelopment, ...accuracy, ...whole, outcomes }],
  };
}
