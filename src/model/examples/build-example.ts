// From prepared turns to numbers: which segments each turn is offered, and how its gold is produced.
import { alignSegments, enumerateAlignments, type OutputSymbol } from "../../sql/align.ts";
import { createSegmentBank, type Segment, type SegmentBank } from "../../sql/segment-bank.ts";
import type { ModelConfig } from "../config.ts";
import { endWord, placeholderType, refuseWord } from "../vocabulary/symbols.ts";
import { type OutputVocabulary, unknownRow, type Vocabulary } from "../vocabulary/vocabulary.ts";
import type {
  InteractionExample,
  SegmentExample,
  TargetSymbol,
  TargetSymbols,
  TurnExample,
} from "./example.ts";
import type { PreparedInteraction, PreparedTurn } from "./prepare.ts";

/** Of the last k queries; more than one asks for a cap so that cost stays flat. */
const segmentLimit = 60;

export function startBank(config: ModelConfig): SegmentBank {
  const { focusQueries, segmentRuns } = config.improvements;
  return createSegmentBank({
    runs: segmentRuns,
    ...(focusQueries === 1 ? {} : { lastQueries: focusQueries, limit: segmentLimit }),
  });
}

/** The words of an utterance as rows. */
export function turnExample(
  turn: Pick<PreparedTurn, "symbols">,
  config: ModelConfig,
  { input }: Vocabulary,
): TurnExample {
  const typed = config.mechanisms.placeholderScoring;
  // An empty utterance is one unknown word: there is always something to attend to.
  if (turn.symbols.length === 0) {
    return { input: [unknownRow], vectors: [], characters: [], placeholders: [null] };
  }
  const { wordVectors, characterBuckets } = config.improvements;
  return {
    input: turn.symbols.map(({ text, type }) => input.row(text, typed ? type : undefined)),
    vectors: wordVectors
      ? turn.symbols.map(({ text, type }) => (type === undefined ? input.vectorRow(text) : 0))
      : [],
    characters:
      characterBuckets > 0
        ? turn.symbols.map(({ text, type }) =>
            type === undefined ? trigramBuckets(text, characterBuckets) : [],
          )
        : [],
    placeholders: turn.symbols.map(({ text, type }) => (typed && type !== undefined ? text : null)),
  };
}

/** "boat" has the trigrams <bo boa oat at>, each hashed to a bucket. */
function trigramBuckets(word: string, buckets: number): number[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, i) => {
    let hash = 2166136261;
    for (const character of marked.slice(i, i + 3)) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    }
    return (hash >>> 0) % buckets;
  });
}

/** The segments of the bank as the turn with this number (from 1) sees them. */
export function segmentExamples(
  bank: SegmentBank,
  turnNumber: number,
  config: ModelConfig,
): SegmentExample[] {
  const queries = [...bank.queries.keys()];
  return bank.segments.map((segment) => ({
    turn: segment.lastTurn - 1,
    start: segment.start,
    end: segment.end - 1,
    age: ageOf(segment, turnNumber, queries.length - 1 - queries.indexOf(segment.lastTurn), config),
  }));
}

/** `newer`: queries that came after the one it stands in. */
function ageOf(
  segment: Segment,
  turnNumber: number,
  newer: number,
  { sizes, improvements }: ModelConfig,
): number {
  if (improvements.staleSegments && newer > 0) return sizes.maxAge + newer;
  return Math.min(sizes.maxAge, Math.max(1, turnNumber - segment.firstTurn));
}

/** `previous` holds the query to copy from after each turn where it is not the gold one. */
export function buildExample(
  interaction: PreparedInteraction,
  config: ModelConfig,
  vocabulary: Vocabulary,
  previous?: readonly (readonly string[] | null)[],
): InteractionExample {
  const { output } = vocabulary;
  const queries: (readonly number[] | null)[] = [];
  const segments: SegmentExample[][] = [];
  const targets: TargetSymbols[][] = [];
  let bank = startBank(config);
  interaction.turns.forEach((turn, t) => {
    const offered = config.mechanisms.segments ? bank.segments : [];
    segments.push(config.mechanisms.segments ? segmentExamples(bank, t + 1, config) : []);
    targets.push(buildTargets(turn, offered, config, output));
    const words = previous === undefined ? (turn.golds[0] ?? null) : (previous[t] ?? null);
    queries.push(words === null ? null : words.map((word) => output.row(word)));
    if (words !== null && words.length > 0 && config.mechanisms.segments) {
      bank = bank.add(t + 1, words);
    }
  });
  return {
    turns: interaction.turns.map((turn) => turnExample(turn, config, vocabulary)),
    queries,
    segments,
    targets,
  };
}

function buildTargets(
  turn: PreparedTurn,
  offered: readonly Segment[],
  config: ModelConfig,
  output: OutputVocabulary,
): TargetSymbols[] {
  if (turn.refusal && config.improvements.refusing) {
    return [asTarget([{ kind: "word", word: refuseWord }], config, output)];
  }
  const gold = turn.golds[0];
  if (gold === undefined) return [];
  const { alignments } = config.improvements;
  const ways =
    alignments === 1
      ? [alignSegments(gold, offered, turn.mentioned)]
      : enumerateAlignments(gold, offered, turn.mentioned, alignments);
  return ways
    .map((symbols) => asTarget(symbols, config, output))
    .filter((target) => target.length <= config.learning.maxTrainSymbols);
}

function asTarget(
  symbols: readonly OutputSymbol[],
  config: ModelConfig,
  output: OutputVocabulary,
): TargetSymbols {
  const target: TargetSymbol[] = [];
  // A segment breaks a run of words as a placeholder does: no phrase holds an empty word.
  const words = symbols.map((symbol) => (symbol.kind === "word" ? symbol.word : ""));
  for (let at = 0; at < symbols.length; ) {
    const symbol = symbols[at]!;
    const phrase = symbol.kind === "word" ? output.phraseRow(words, at) : undefined;
    target.push(
      phrase === undefined ? asSymbol(symbol, config, output) : { kind: "word", row: phrase },
    );
    at += phrase === undefined ? 1 : output.said(phrase).length;
  }
  return [...target, { kind: "word", row: output.row(endWord) }];
}

function asSymbol(
  symbol: OutputSymbol,
  config: ModelConfig,
  output: OutputVocabulary,
): TargetSymbol {
  if (symbol.kind === "segment") return { kind: "segment", segment: symbol.segment };
  const row = output.row(symbol.word);
  const scored = config.mechanisms.placeholderScoring && placeholderType(symbol.word) !== undefined;
  return scored ? { kind: "placeholder", name: symbol.word, row } : { kind: "word", row };
}
