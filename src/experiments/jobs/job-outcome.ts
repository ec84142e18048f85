// What a job of an experiment gives back: numbers, how training went, and what tables and figures are
// drawn from without training anything again.
import { z } from "zod";
import { packedMarks } from "../paper/marks.ts";
import { jobSpec } from "./experiment-job.ts";

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
  /** Wrong turns, and of them how many show each kind of error. */
  errors: z.object({ wrong: z.number(), kinds: z.record(z.string(), z.number()) }).optional(),
  /** Words of SQL, and the decoding steps they took. */
  steps: z.object({ words: z.number(), steps: z.number() }).optional(),
  /** For paired comparison, by interaction: a mark a turn, strictly right or wrong ("10-1"; "-" is
   * a turn without a gold). */
  outcomes: z.record(z.string(), z.string()).default({}),
  /** Published results have them so instead; null: what came of single turns was not kept. */
  marks: packedMarks.nullish(),
});
export type Measured = z.infer<typeof measured>;

const epoch = z.object({
  epoch: z.number(),
  trainLoss: z.number(),
  /** On the validation set. */
  loss: z.number(),
  tokenAccuracy: z.number(),
  stringAccuracy: z.number(),
  learningRate: z.number(),
  seconds: z.number(),
  kept: z.boolean(),
});
export type CurvePoint = z.infer<typeof epoch>;

const propagation = z.object({
  turns: z.number(),
  wrongSegment: z.number(),
  missingSegment: z.number(),
  other: z.number(),
});

/** Attention while one turn is answered. */
const attention = z.object({
  /** Which of the figures' conversations. */
  about: z.string(),
  previous: z.enum(["predicted", "gold"]),
  strict: z.boolean(),
  words: z.array(z.object({ text: z.string(), turn: z.number() })),
  steps: z.array(z.object({ text: z.string(), attention: z.array(z.number()) })),
});
export type AttentionMap = z.infer<typeof attention>;

/** A turn of the contextual analysis. */
const contextTurn = z.object({
  id: z.string(),
  turn: z.number(),
  utterance: z.string(),
  sql: z.string(),
  strict: z.boolean(),
});

export const jobOutcome = z.object({
  spec: jobSpec,
  epochs: z.number(),
  parameters: z.number(),
  trainSeconds: z.number(),
  evaluateSeconds: z.number(),
  latency,
  measured: z.array(measured),
  /** When and where; outcomes of before it was written down have neither this nor what follows. */
  made: z
    .object({ date: z.string(), hardware: z.string(), engine: z.string(), database: z.string() })
    .optional(),
  curve: z.array(epoch).default([]),
  /** Unfinished: stopped before either, and measured as it stood. */
  ended: z.enum(["patience", "epochs", "unfinished"]).optional(),
  propagation: propagation.optional(),
  attention: z.array(attention).default([]),
  context: z.array(contextTurn).default([]),
});
export type JobOutcome = z.infer<typeof jobOutcome>;
