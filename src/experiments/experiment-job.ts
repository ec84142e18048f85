// What one job of an experiment is: train one system with one seed, evaluate it, keep the numbers.
import { z } from "zod";

const changes = z.record(
  z.string(),
  z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
);

export const jobSpec = z.object({
  /** Names the rows of the tables: the same for every seed. */
  row: z.string(),
  system: z.string(),
  preset: z.string(),
  seed: z.number().int(),
  /** On top of preset and system, as in createConfig. */
  changes: changes.default({}),
  epochs: z.number().int().optional(),
  data: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("standard"),
      split: z.enum(["scenario", "leaking"]),
      /** Fingerprint of its content; jobs queued before it was written down have none. */
      set: z.string().optional(),
    }),
    z.object({ kind: z.literal("questions"), fold: z.number().int(), folds: z.number().int() }),
  ]),
  evaluate: z.array(
    z.object({ part: z.enum(["dev", "test"]), previous: z.enum(["predicted", "gold"]) }),
  ),
});
export type JobSpec = z.infer<typeof jobSpec>;

const accuracy = z.object({
  turns: z.number(),
  query: z.number(),
  strict: z.number(),
  relaxed: z.number(),
});

/** Some conversations one at a time, as a person has them: how long a turn takes, and how many turns
 * were answered otherwise than side by side. */
const latency = z.object({
  turns: z.number(),
  ms_p50: z.number(),
  ms_p95: z.number(),
  differing: z.number(),
});
export type Latency = z.infer<typeof latency>;

const measured = accuracy.extend({
  part: z.enum(["dev", "test"]),
  previous: z.enum(["predicted", "gold"]),
  interactions: z.number(),
  interaction: z.number(),
  valid: z.number(),
  strict_nonempty: z.number(),
  by_turn: z.array(accuracy.extend({ turn: z.number() })),
  by_phenomenon: z.record(z.string(), accuracy),
  /** For paired comparison, by interaction: a mark a turn, strictly right or wrong ("10-1"; "-" is
   * a turn without a gold). Left out of published results. */
  outcomes: z.record(z.string(), z.string()).default({}),
});
export type Measured = z.infer<typeof measured>;

export const jobOutcome = z.object({
  spec: jobSpec,
  epochs: z.number(),
  parameters: z.number(),
  trainSeconds: z.number(),
  evaluateSeconds: z.number(),
  latency,
  measured: z.array(measured),
});
export type JobOutcome = z.infer<typeof jobOutcome>;
