// What a training run starts from: prepared interactions, a vocabulary, a fresh or inherited model.
import type { Files } from "../../checkpoint/files.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readWordVectors } from "../../dataset/read-word-vectors.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { emptyWording, type Wording } from "../../entities/wording.ts";
import { UserError } from "../../errors.ts";
import { createRandom, type Random } from "../../random.ts";
import { createReader, type Reader } from "../../reader/reader.ts";
import { collectComparisons, mergeComparisons } from "../../sql/constrain/learn-pairs.ts";
import type { Engine } from "../../tensor/index.ts";
import type { ModelConfig } from "../config.ts";
import {
  countWords,
  type PreparedInteraction,
  prepareInteraction,
  type Stations,
} from "../examples/prepare.ts";
import { createModel, type Model, readModelFiles } from "../model.ts";
import { learnPhrases } from "../vocabulary/phrases.ts";
import { buildVocabulary, mergeVocabulary } from "../vocabulary/vocabulary.ts";
import { pickWordVectors } from "../vocabulary/word-vectors.ts";
import { learnAsked, learnWords } from "./learn-words.ts";
import { transferParameters } from "./transfer.ts";

export type TrainingData = {
  readonly config: ModelConfig;
  readonly interactions: readonly Interaction[];
  /** Absent: a share is set aside, by scenario. */
  readonly validation?: readonly Interaction[];
  readonly words: DomainWords;
  /** Where interactions are about several databases: what is read about each. */
  readonly wordsOf?: ReadonlyMap<string, DomainWords>;
  /** Reads the utterances, where it is not a reader of those words. */
  readonly reader?: Reader;
  /** For paraphrases and tables; kept with the model. */
  readonly wording?: Wording;
  readonly seed: number;
  readonly engine: Engine;
  /** A model to start from. */
  readonly init?: Files;
  /** For interactions without a date: YYYY-MM-DD. */
  readonly today: string;
};

export function prepareData(options: TrainingData): {
  readonly training: readonly PreparedInteraction[];
  readonly validation: readonly PreparedInteraction[];
} {
  const { config, today } = options;
  const made = new Map<DomainWords, Stations>();
  const stationsOf = ({ database }: Interaction): Stations => {
    const words = options.wordsOf?.get(database) ?? options.words;
    const stations = made.get(words) ?? {
      types: words.types,
      ...(config.mechanisms.preprocessing ? { reader: options.reader ?? createReader(words) } : {}),
    };
    made.set(words, stations);
    return stations;
  };
  // The same for every system and seed, as in the paper: what differs between runs is not the data.
  const split =
    options.validation === undefined
      ? splitByScenario(
          options.interactions,
          config.learning.validationShare,
          createRandom("validation"),
        )
      : { training: options.interactions, validation: options.validation };
  if (split.training.length === 0) throw new UserError("the training data holds no interactions");
  return {
    training: split.training.map((i) => prepareInteraction(i, stationsOf(i), today)),
    validation: split.validation.map((i) => prepareInteraction(i, stationsOf(i), today)),
  };
}

export async function startModel(
  options: TrainingData,
  training: readonly PreparedInteraction[],
): Promise<Model> {
  const { config, words, engine, seed } = options;
  const { placeholderScoring } = config.mechanisms;
  const counts = countWords(training, words.types, placeholderScoring);
  const golds = training.flatMap(({ turns }) => turns.flatMap((turn) => turn.golds.slice(0, 1)));
  const base = options.init === undefined ? undefined : await readModelFiles(options.init);
  const compared = collectComparisons(golds);
  const domain = {
    words,
    wording: options.wording ?? emptyWording,
    comparisons:
      base === undefined ? compared : mergeComparisons(base.domain.comparisons, compared),
    said: { ...base?.domain.said, ...learnWords(training) },
    asked: [...new Set([...(base?.domain.asked ?? []), ...learnAsked(training)])].sort(),
  };
  const inherited =
    base?.vectors == null
      ? undefined
      : { words: base.vocabulary.input.vectorWords, values: base.vectors };
  const vectors = config.improvements.wordVectors
    ? (inherited ?? pickWordVectors(await readWordVectors(), new Set(counts.input.keys())))
    : { words: [], values: null };
  // A model that is started from keeps its phrases: others would make it say all it knows anew.
  const phrases = base === undefined ? learnPhrases(golds, config.improvements.phrases) : [];
  const { refusing, commonLiteralsOnly } = config.improvements;
  const fresh = buildVocabulary(counts, {
    minWordCount: config.learning.minWordCount,
    vectorWords: vectors.words,
    phrases,
    refusing,
    commonLiteralsOnly,
  });
  const vocabulary =
    base === undefined ? fresh : mergeVocabulary(base.vocabulary, fresh, commonLiteralsOnly);
  const model = createModel({
    engine,
    config,
    vocabulary,
    domain,
    vectors: vectors.values,
    seed,
  });
  if (base !== undefined) {
    const { tensors, source } = base;
    transferParameters(engine, vocabulary, { tensors, vocabulary: base.vocabulary, source });
  }
  return model;
}

type Split = {
  readonly training: readonly Interaction[];
  readonly validation: readonly Interaction[];
};

/** No scenario stands on both sides. With share 0, or a single scenario, validation is measured on the training interactions. */
function splitByScenario(
  interactions: readonly Interaction[],
  share: number,
  random: Random,
): Split {
  if (interactions.length === 0) {
    throw new UserError(
      "the training data holds no interactions. Make some with: segue synthesize",
    );
  }
  const scenarioOf = ({ scenario, id }: Interaction): string => scenario ?? `id:${id}`;
  const scenarios = random.shuffle([...new Set(interactions.map(scenarioOf))].sort());
  const wanted = Math.round(share * interactions.length);
  const held = new Set<string>();
  let count = 0;
  for (const scenario of scenarios.slice(1)) {
    if (count >= wanted) break;
    held.add(scenario);
    count += interactions.filter((interaction) => scenarioOf(interaction) === scenario).length;
  }
  if (held.size === 0) return { training: interactions, validation: interactions };
  return {
    training: interactions.filter((interaction) => !held.has(scenarioOf(interaction))),
    validation: interactions.filter((interaction) => held.has(scenarioOf(interaction))),
  };
}
