// An interaction of the data set through the same stations a conversation walks: words to
// placeholders, gold SQL to anonymised words.
import type { GoldTurn, Interaction } from "../../dataset/interaction.ts";
import { shortestFirst } from "../../dataset/statistics.ts";
import { anonymiseSql } from "../../entities/anonymise-sql.ts";
import type { ColumnTypes, InputSymbol, Placeholder } from "../../entities/placeholder.ts";
import { readUtterance, startReading } from "../../reader/read-utterance.ts";
import type { Reader } from "../../reader/reader.ts";
import { sqlWords } from "../../sql/words.ts";
import type { VocabularyCounts } from "../vocabulary/vocabulary.ts";

export type PreparedTurn = {
  readonly utterance: string;
  readonly symbols: readonly InputSymbol[];
  /** Known after this turn. */
  readonly placeholders: readonly Placeholder[];
  /** Names of the placeholders this utterance mentions: never copied inside a segment. */
  readonly mentioned: ReadonlySet<string>;
  /** Anonymised words of every gold, the one to learn first; none when the turn is not scored. */
  readonly golds: readonly (readonly string[])[];
  /** The database cannot answer it. */
  readonly refusal: boolean;
};

export type PreparedInteraction = { readonly id: string; readonly turns: readonly PreparedTurn[] };

export type Stations = {
  /** Absent without pre-processing. */
  readonly reader?: Reader;
  readonly types: ColumnTypes;
};

/** Turns with one of these labels and no SQL teach that no query is the answer. */
const refusalLabels: readonly string[] = ["unanswerable", "chitchat"];

export function prepareInteraction(
  interaction: Interaction,
  stations: Stations,
  defaultDate: string,
): PreparedInteraction {
  let state = startReading(interaction.date ?? defaultDate);
  const turns = interaction.turns.map((turn): PreparedTurn => {
    const read = readUtterance(turn.utterance, state, stations.reader);
    state = read.state;
    const golds = shortestFirst(turn.sql).map((sql) => {
      const words = sqlWords(sql);
      return stations.reader === undefined
        ? words
        : anonymiseSql(words, state.placeholders, stations.types);
    });
    return {
      utterance: turn.utterance,
      symbols: read.symbols,
      placeholders: state.placeholders,
      mentioned: new Set(read.symbols.flatMap(({ text, type }) => (type ? [text] : []))),
      golds,
      refusal: isRefusal(turn),
    };
  });
  return { id: interaction.id, turns };
}

function isRefusal(turn: GoldTurn): boolean {
  return turn.sql.length === 0 && (turn.labels ?? []).some((l) => refusalLabels.includes(l));
}

/** What the vocabulary is built from. */
export function countWords(
  interactions: Iterable<PreparedInteraction>,
  types: ColumnTypes,
  placeholderScoring: boolean,
): VocabularyCounts {
  const input = new Map<string, number>();
  const output = new Map<string, number>();
  const seen = new Set(types.values());
  const count = (counts: Map<string, number>, word: string): void => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const { turns } of interactions) {
    for (const { symbols, golds } of turns) {
      for (const { text, type } of symbols) {
        if (type !== undefined) seen.add(type);
        if (type === undefined || !placeholderScoring) count(input, text);
      }
      for (const word of golds[0] ?? []) {
        if (!placeholderScoring || !isPlaceholder(word, seen)) count(output, word);
      }
    }
  }
  return { input, output, types: placeholderScoring ? seen : new Set() };
}

function isPlaceholder(word: string, types: ReadonlySet<string>): boolean {
  const hash = word.indexOf("#");
  return hash > 0 && types.has(word.slice(0, hash));
}
