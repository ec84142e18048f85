// How the utterances of a frozen set were read when its tables were begun: what later readers read otherwise
// changes no experiment. One line an interaction, one reading a turn.
import type { Interaction } from "../../dataset/interaction.ts";
import type { InputSymbol, Placeholder, ResolvedValue } from "../../entities/placeholder.ts";
import { startReading } from "../../reader/read-utterance.ts";
import type { Reader, Reading, ReadingState } from "../../reader/reader.ts";

export type KeptReading = {
  readonly symbols: readonly InputSymbol[];
  readonly values: readonly ResolvedValue[];
  /** Those that were new. */
  readonly placeholders: readonly Placeholder[];
  readonly lastDate?: string;
};

/** Reads those interactions as it was kept, anything else by `live`. */
export function createKeptReader(
  text: string,
  interactions: readonly Interaction[],
  { live, date }: { readonly live: Reader; readonly date: string },
): Reader {
  const kept = new Map<string, Reading>();
  const lines = text.trimEnd().split("\n");
  if (lines.length !== interactions.length)
    throw new RangeError(
      `${lines.length} lines of readings for ${interactions.length} interactions`,
    );
  interactions.forEach((interaction, i) => {
    const readings: readonly KeptReading[] = JSON.parse(lines[i]!);
    let state = startReading(interaction.date ?? date);
    interaction.turns.forEach(({ utterance }, turn) => {
      const { symbols, values, placeholders, lastDate } = readings[turn]!;
      const all = [...state.placeholders, ...placeholders];
      const context = { ...state, turn: turn + 1 };
      kept.set(keyOf(utterance, context), {
        tokens: [],
        symbols,
        values,
        placeholders: all,
        lastDate,
      });
      state = { ...context, placeholders: all, lastDate };
    });
  });
  return {
    read: (utterance, context) =>
      kept.get(keyOf(utterance, context)) ?? live.read(utterance, context),
  };
}

/** What a reading depends on. */
const keyOf = (utterance: string, { date, turn, placeholders, lastDate }: ReadingState): string =>
  JSON.stringify([
    utterance,
    date,
    turn,
    lastDate,
    placeholders.map(({ name, sql }) => [name, sql]),
  ]);
