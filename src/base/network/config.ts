// The one configuration of a base model: how large it is and how it learns. Saved beside the weights;
// an unknown or missing key fails.
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { fitted } from "../../misfits.ts";

const size = z.int().min(1).max(65536);
const probability = z.number().min(0).max(1);

const sizes = z.strictObject({
  /** d: of every position. */
  width: size,
  /** H: attention heads; each sees d / H columns. */
  heads: size,
  encoderLayers: size,
  decoderLayers: size,
  feedForward: size,
  /** e: of a word. */
  embedding: size,
  /** n-gram buckets; row 0 of the table is none. */
  buckets: size,
  /** Rows of the table of learned words; row 0 is none. */
  learnedWords: size,
  /** Of the open word vectors that come from outside. */
  vector: size,
  /** F: symbols that are not items. */
  fixedSymbols: size,
  /** Longest query that can be written. */
  positions: size,
});

const learning = z.strictObject({
  /** After warm-up; then it falls along half a cosine. */
  learningRate: z.number().positive(),
  warmUpSteps: z.int().min(0),
  /** Of the learning rate, reached at the end. */
  finalShare: probability,
  beta1: probability,
  beta2: probability,
  /** Decoupled; on matrices only, never on rows, biases and norms. */
  weightDecay: z.number().min(0),
  clipNorm: z.number().positive(),
  dropout: z.number().min(0).max(0.95),
  /** How often a word's learned row is left out. */
  wordDropout: probability,
  /** Turns of a batch, where they are of ordinary length. */
  batchTurns: z.int().min(1),
  /** Parts of a batch that are computed apart and summed in order, whatever the number of threads. */
  shards: z.int().min(1).max(64),
});

const baseConfigSchema = z.strictObject({
  sizes,
  /** Whether pieces of the previous query can be copied in one step; weights before that cannot. */
  segments: z.boolean().default(false),
  /** For each fixed symbol, the clause (0 to 5) that begins with it, or -1. */
  clauses: z.array(z.int().min(-1).max(5)),
  learning,
});

export type BaseConfig = z.infer<typeof baseConfigSchema>;

export const ordinaryWidth = 192;

const ordinary = {
  sizes: {
    heads: 8,
    encoderLayers: 4,
    decoderLayers: 2,
    embedding: 128,
    buckets: 12000,
    vector: 100,
    positions: 128,
  },
  learning: {
    learningRate: 8e-4,
    warmUpSteps: 300,
    finalShare: 0.005,
    beta1: 0.9,
    beta2: 0.98,
    weightDecay: 0.02,
    clipNorm: 1,
    dropout: 0.1,
    wordDropout: 0.15,
    batchTurns: 110,
    shards: 8,
  },
};

/** The shipped sizes, for so many learned words and these fixed symbols. */
export function ordinaryConfig(
  learnedWords: number,
  clauses: readonly number[],
  { segments = false, width = ordinaryWidth } = {},
): BaseConfig {
  const sizes = { ...ordinary.sizes, width, feedForward: 4 * width };
  return {
    segments,
    sizes: { ...sizes, learnedWords, fixedSymbols: clauses.length },
    clauses: [...clauses],
    learning: ordinary.learning,
  };
}

/** Validates a configuration from outside (a file, a caller). */
export function parseBaseConfig(value: unknown, where: string): BaseConfig {
  const config = fitted(baseConfigSchema, value, where);
  const { sizes: given, clauses } = config;
  if (given.width % (4 * given.heads) !== 0) {
    throw new UserError(
      `${where}: sizes.width must be a multiple of 4 x sizes.heads (${4 * given.heads}), got ${given.width}`,
    );
  }
  if (clauses.length !== given.fixedSymbols) {
    throw new UserError(
      `${where}: clauses has ${clauses.length} entries, expected one for each of sizes.fixedSymbols (${given.fixedSymbols})`,
    );
  }
  return config;
}
