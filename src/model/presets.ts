// Named configurations: a preset gives sizes and learning, a system says which mechanisms are on.
import { UserError } from "../errors.ts";
import { type ModelConfig, parseConfig } from "./config.ts";

type Mechanisms = ModelConfig["mechanisms"];
type Preset = Pick<ModelConfig, "sizes" | "improvements" | "learning" | "decoding">;

const full: Mechanisms = {
  turnLevelEncoder: true,
  discourseStart: "learned",
  history: 3,
  positionEmbeddings: true,
  segments: true,
  placeholderScoring: true,
  preprocessing: true,
};
const plain: Mechanisms = {
  turnLevelEncoder: false,
  discourseStart: "learned",
  history: 0,
  positionEmbeddings: false,
  segments: false,
  placeholderScoring: false,
  preprocessing: true,
};

type System = { readonly mechanisms: Mechanisms; readonly reweight?: boolean };

/** The paper's systems (section 7) and the ablations of `full`. */
const systemTable = {
  "seq2seq-0": { mechanisms: plain },
  "seq2seq-h": { mechanisms: { ...plain, history: 3 } },
  "s2s+anon": { mechanisms: { ...plain, history: 3, placeholderScoring: true } },
  "full-0": { mechanisms: { ...full, history: 0 } },
  full: { mechanisms: full },
  "full-turn-level": { mechanisms: { ...full, turnLevelEncoder: false } },
  "full-reweight": { mechanisms: full, reweight: false },
  "full-position": { mechanisms: { ...full, positionEmbeddings: false } },
  "full-segments": { mechanisms: { ...full, segments: false } },
  "full-placeholder-scoring": { mechanisms: { ...full, placeholderScoring: false } },
  "full-preprocessing": {
    mechanisms: { ...full, placeholderScoring: false, preprocessing: false },
  },
} satisfies Record<string, System>;

type SystemName = keyof typeof systemTable;

/** Every switch off, each by name: a preset that turns one on changes nothing here. */
export const asInPaper: ModelConfig["improvements"] = {
  constrained: false,
  ownPredictions: 0,
  ownPredictionsEvery: 3,
  alignments: 1,
  phrases: 0,
  segmentRuns: false,
  focusQueries: 1,
  staleSegments: false,
  focusPlaceholders: 0,
  wordVectors: false,
  wordDropout: 0,
  characterBuckets: 0,
  refusing: false,
  commonLiteralsOnly: false,
  knownPlaceholdersOnly: false,
};

const paper: Preset = {
  sizes: {
    inputEmbedding: 400,
    outputEmbedding: 400,
    encoder: 400,
    discourse: 800,
    decoder: 800,
    intermediate: 800,
    // Two ends of 2 x 384 and an age of 64: 1600, as the paper's matrix says.
    segmentEncoder: 384,
    position: 50,
    age: 64,
    maxAge: 4,
  },
  improvements: asInPaper,
  learning: {
    learningRate: 0.001,
    learningRateDecay: 0.8,
    anneal: 1,
    dropout: 0.5,
    initScale: 0.1,
    forgetBias: 0,
    clipNorm: 5,
    batchUtterances: 16,
    batchInteractions: 1,
    reweight: true,
    maxEpochs: 100,
    patience: 10,
    patienceGrowth: 1.01,
    maxTrainSymbols: 200,
    // As in the published code: words that were seen once teach what an unknown one is.
    minWordCount: 2,
    validationShare: 0.05,
    selectBy: "greedy",
  },
  decoding: { maxSymbols: 300, beam: 1, refuseBelow: 0 },
};

const presetTable = {
  paper,
  flights: {
    sizes: {
      inputEmbedding: 100,
      outputEmbedding: 100,
      encoder: 128,
      discourse: 128,
      decoder: 256,
      intermediate: 192,
      segmentEncoder: 64,
      position: 16,
      age: 16,
      maxAge: 4,
    },
    improvements: {
      constrained: true,
      ownPredictions: 0.3,
      ownPredictionsEvery: 3,
      alignments: 1,
      phrases: 256,
      segmentRuns: true,
      focusQueries: 5,
      staleSegments: true,
      focusPlaceholders: 8,
      wordVectors: true,
      wordDropout: 0.1,
      characterBuckets: 0,
      refusing: true,
      commonLiteralsOnly: true,
      knownPlaceholdersOnly: true,
    },
    learning: {
      ...paper.learning,
      // Faster than the paper's, with more interactions an update: measured on the flights set.
      learningRate: 0.003,
      anneal: 0.05,
      dropout: 0.15,
      forgetBias: 1,
      batchInteractions: 4,
      maxEpochs: 14,
      patience: 4,
      validationShare: 0.03,
    },
    decoding: { ...paper.decoding, refuseBelow: 0 },
  },
  small: {
    sizes: {
      inputEmbedding: 64,
      outputEmbedding: 64,
      encoder: 64,
      discourse: 64,
      decoder: 128,
      intermediate: 96,
      segmentEncoder: 32,
      position: 16,
      age: 8,
      maxAge: 4,
    },
    improvements: asInPaper,
    learning: {
      ...paper.learning,
      // For experiments of many jobs, with the paper's schedule. Four interactions and 32 utterances
      // are about as many turns, so that every system makes as many updates.
      learningRate: 0.003,
      dropout: 0.3,
      forgetBias: 1,
      batchInteractions: 4,
      batchUtterances: 32,
    },
    decoding: paper.decoding,
  },
  tiny: {
    sizes: {
      inputEmbedding: 24,
      outputEmbedding: 24,
      encoder: 24,
      discourse: 24,
      decoder: 48,
      intermediate: 48,
      segmentEncoder: 16,
      position: 8,
      age: 8,
      maxAge: 4,
    },
    improvements: asInPaper,
    learning: {
      ...paper.learning,
      learningRate: 0.005,
      dropout: 0,
      forgetBias: 1,
      batchInteractions: 4,
      minWordCount: 1,
      maxEpochs: 60,
      patience: 60,
      validationShare: 0,
    },
    decoding: { ...paper.decoding, maxSymbols: 120 },
  },
} satisfies Record<string, Preset>;

type PresetName = keyof typeof presetTable;

export const systemNames = Object.keys(systemTable);
export const presetNames = Object.keys(presetTable);

const isSystem = (name: string): name is SystemName => Object.hasOwn(systemTable, name);
const isPreset = (name: string): name is PresetName => Object.hasOwn(presetTable, name);

/** What may be changed on top of a preset and a system. */
export type ConfigChanges = {
  readonly mechanisms?: Partial<Mechanisms>;
  readonly sizes?: Partial<ModelConfig["sizes"]>;
  readonly improvements?: Partial<ModelConfig["improvements"]>;
  readonly learning?: Partial<ModelConfig["learning"]>;
  readonly decoding?: Partial<ModelConfig["decoding"]>;
};

/** `createConfig("full", "tiny", { learning: { maxEpochs: 3 } })` */
export function createConfig(
  system: string,
  preset: string,
  changes: ConfigChanges = {},
): ModelConfig {
  if (!isSystem(system)) {
    throw new UserError(`unknown system "${system}". Known: ${systemNames.join(", ")}`);
  }
  if (!isPreset(preset)) {
    throw new UserError(`unknown preset "${preset}". Known: ${presetNames.join(", ")}`);
  }
  const chosen: System = systemTable[system];
  const base: Preset = presetTable[preset];
  return parseConfig(
    {
      system,
      preset,
      mechanisms: { ...chosen.mechanisms, ...changes.mechanisms },
      sizes: { ...base.sizes, ...changes.sizes },
      improvements: { ...base.improvements, ...changes.improvements },
      learning: {
        ...base.learning,
        reweight: chosen.reweight ?? base.learning.reweight,
        ...changes.learning,
      },
      decoding: { ...base.decoding, ...changes.decoding },
    },
    `${system}/${preset}`,
  );
}
