// The one configuration of a model: what it can see, how large it is, how it learns.
// Saved beside every checkpoint; an unknown or missing key fails. Presets and systems: presets.ts.
import { z } from "zod";
import { UserError } from "../errors.ts";
import { fitted } from "../misfits.ts";

const size = z.int().min(1).max(8192);
const probability = z.number().min(0).max(1);

/** Which mechanisms of the paper are on (sections 4 and 6). */
const mechanisms = z.strictObject({
  /** Turn-level encoder (4.3); without it the last `history` utterances are concatenated (4.2). */
  turnLevelEncoder: z.boolean(),
  /** What its recurrence starts from: the learned state that the first utterance reads, as in the
   * paper, or zeros beside it, as in the published code and in models of before there was a choice. */
  discourseStart: z.enum(["learned", "zero"]).default("zero"),
  /** Previous utterances the decoder attends to; the paper's h = 3, 0 for the systems ending in -0. */
  history: z.int().min(0).max(16),
  /** Relative position embeddings in attention keys and values (4.3). */
  positionEmbeddings: z.boolean(),
  /** Copying of query segments (4.4). */
  segments: z.boolean(),
  /** Placeholders scored by attention (6); without it `CITY#0` is an ordinary word on both sides. */
  placeholderScoring: z.boolean(),
  /** Numbers, dates and entities become placeholders; without it the model sees raw words. */
  preprocessing: z.boolean(),
});

/** Widths of the learned parts. */
const sizes = z.strictObject({
  inputEmbedding: size,
  outputEmbedding: size,
  /** A direction; the encoder's state is twice as wide. */
  encoder: size,
  discourse: size,
  /** Equal to twice `encoder`: the decoder starts from the encoder's final state. */
  decoder: size,
  /** The vector m that scores words and segments. */
  intermediate: size,
  /** A direction. */
  segmentEncoder: size,
  position: size,
  age: size,
  /** Ages from here on share one embedding; the paper's g = 4. */
  maxAge: size,
});

/** Beyond the paper: each an independent switch. */
const improvements = z.strictObject({
  /** Decoding allows only what the grammar and the schema allow. */
  constrained: z.boolean(),
  /** Share of training interactions that the model answers, to learn from its mistakes; 0 is the paper. */
  ownPredictions: probability,
  /** Epochs between refreshing those predictions. */
  ownPredictionsEvery: z.int().min(1),
  /** Ways of producing the gold query that are summed over; 1 is the paper. */
  alignments: z.int().min(1).max(8),
  /** Most runs of SQL words that can be said in one step; 0 is the paper. */
  phrases: z.int().min(0).max(2048).default(0),
  /** Neighbouring conditions are segments too; the paper has each alone and all together. */
  segmentRuns: z.boolean().default(false),
  /** Queries whose segments can be copied; 1 is the paper. */
  focusQueries: z.int().min(1).max(8),
  /** A segment of an older query says so by its age; the paper has only the latest query. */
  staleSegments: z.boolean().default(false),
  /** Placeholder mentions older than the history that attention still reaches; 0 is the paper. */
  focusPlaceholders: z.int().min(0).max(64),
  /** Vectors for words the training set never had, added to the learned embedding. */
  wordVectors: z.boolean(),
  /** Probability that a word's own embedding is hidden in training. */
  wordDropout: probability,
  /** Hashed character trigrams added to the embedding of a word; 0 for none. */
  characterBuckets: z.int().min(0).max(65536),
  /** Turns that the database cannot answer teach to decline; in the paper they give no loss. */
  refusing: z.boolean().default(true),
  /** Literals that hardly ever stand in a query are no output words; in the paper all are. */
  commonLiteralsOnly: z.boolean().default(true),
  /** Without placeholder scoring, only placeholders that were mentioned can be said; in the paper
   * `CITY#3` is a word like any other. */
  knownPlaceholdersOnly: z.boolean().default(true),
});

const learning = z.strictObject({
  learningRate: z.number().positive(),
  /** Applied when the validation loss rises. */
  learningRateDecay: probability,
  /** Share of the learning rate that is left at the last epoch, falling along a cosine; 1 is the paper. */
  anneal: probability.default(1),
  /** After decoder layer 1 and on m. */
  dropout: z.number().min(0).max(0.95),
  /** Uniform in [-scale, scale]. */
  initScale: z.number().positive(),
  forgetBias: z.number(),
  /** Global norm; 0 for no clipping. */
  clipNorm: z.number().min(0),
  /** B of the paper: utterances a batch without the turn-level encoder, and of re-weighting n/B. */
  batchUtterances: z.int().min(1),
  /** Interactions an update with the turn-level encoder; 1 is the paper. */
  batchInteractions: z.int().min(1),
  /** n/B of section 5. */
  reweight: z.boolean(),
  maxEpochs: z.int().min(1),
  patience: z.number().positive(),
  patienceGrowth: z.number().min(1),
  /** Targets longer than this give no loss. */
  maxTrainSymbols: z.int().min(1),
  /** Words seen fewer times are unknown. */
  minWordCount: z.int().min(1),
  validationShare: z.number().min(0).max(0.5),
  /** How the kept model is chosen: real decoding, or the published code's teacher-forced measure. */
  selectBy: z.enum(["greedy", "teacher-forced"]),
});

const decoding = z.strictObject({
  maxSymbols: z.int().min(1),
  /** 1 is greedy. */
  beam: z.int().min(1).max(32),
  /** Below this calibrated confidence the answer is refused; 0 never refuses by confidence. */
  refuseBelow: probability,
});

const modelConfigSchema = z.strictObject({
  system: z.string(),
  preset: z.string(),
  mechanisms,
  sizes,
  improvements,
  learning,
  decoding,
});

export type ModelConfig = z.infer<typeof modelConfigSchema>;

/** Validates a configuration from outside (a file, a caller). */
export function parseConfig(value: unknown, where: string): ModelConfig {
  const config = fitted(modelConfigSchema, value, where);
  const { sizes, mechanisms } = config;
  if (sizes.decoder !== 2 * sizes.encoder) {
    throw new UserError(
      `${where}: sizes.decoder must be twice sizes.encoder (${2 * sizes.encoder}), got ${sizes.decoder}: the decoder starts from the encoder's final state`,
    );
  }
  if (mechanisms.placeholderScoring && !mechanisms.preprocessing) {
    throw new UserError(
      `${where}: mechanisms.placeholderScoring needs mechanisms.preprocessing, which makes the placeholders`,
    );
  }
  return config;
}
