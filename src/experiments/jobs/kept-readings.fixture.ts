// Writes down how interactions are read, as sets/flights-2026/readings.jsonl was.
import type { Interaction } from "../../dataset/interaction.ts";
import { readUtterance, startReading } from "../../reader/read-utterance.ts";
import type { Reader } from "../../reader/reader.ts";
import type { KeptReading } from "./kept-readings.ts";

/** `date`: for interactions without one. */
export function writeReadings(
  interactions: readonly Interaction[],
  reader: Reader,
  date: string,
): string {
  return interactions
    .map((interaction) => {
      let before = startReading(interaction.date ?? date);
      const kept = interaction.turns.map(({ utterance }): KeptReading => {
        const { symbols, values, state } = readUtterance(utterance, before, reader);
        const placeholders = state.placeholders.slice(before.placeholders.length);
        before = state;
        return {
          symbols,
          values,
          placeholders,
          ...(state.lastDate && { lastDate: state.lastDate }),
        };
      });
      return `${JSON.stringify(kept)}\n`;
    })
    .join("");
}
