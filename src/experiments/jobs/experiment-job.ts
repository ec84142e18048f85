// What one job of an experiment is: train one system with one seed, evaluate it. What comes back is in
// job-outcome.ts.
import { z } from "zod";
import type { Interaction } from "../../dataset/interaction.ts";

/** What a job learns from and is measured on. */
export type JobData = {
  readonly train: readonly Interaction[];
  readonly dev: readonly Interaction[];
  readonly test: readonly Interaction[];
};

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
  /** On top of all that, for every row alike: what --set gave. */
  settings: changes.default({}),
  epochs: z.number().int().optional(),
  data: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("standard"),
      split: z.enum(["scenario", "leaking"]),
      /** Fingerprint of its content; jobs queued before it was written down have none. */
      set: z.string().optional(),
    }),
    z.object({
      kind: z.literal("corpus"),
      corpus: z.enum(["sparc", "cosql"]),
      split: z.enum(["interaction", "database"]),
    }),
    z.object({ kind: z.literal("questions"), fold: z.number().int(), folds: z.number().int() }),
  ]),
  evaluate: z.array(
    z.object({ part: z.enum(["dev", "test"]), previous: z.enum(["predicted", "gold"]) }),
  ),
  /** Also shows what it attends to in the conversations of the paper's figures. */
  attention: z.boolean().default(false),
  /** Also answers the conversations of the paper's contextual analysis. */
  context: z.boolean().default(false),
});
export type JobSpec = z.infer<typeof jobSpec>;

/** Row and seed, as folders and files of a job are named. */
export const labelOf = ({ row, seed }: Pick<JobSpec, "row" | "seed">): string =>
  `${row}-s${seed}`.replace(/[^\w.+-]+/g, "_");
