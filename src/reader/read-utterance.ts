// One utterance through the reader, carrying what earlier turns established. Training and answering
// both come through here, so that they cannot drift apart.
import type { InputSymbol, ResolvedValue } from "../entities/placeholder.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Reader, ReadingState } from "./reader.ts";

export type UtteranceReading = {
  readonly symbols: readonly InputSymbol[];
  readonly values: readonly ResolvedValue[];
  readonly state: ReadingState;
};

/** Longer utterances are cut: cost must not depend on what somebody pastes. */
const longestUtterance = 120;

export function startReading(date: string): ReadingState {
  return { date, turn: 0, placeholders: [] };
}

/** Without a reader (the `without pre-processing` ablation) the words stay as they are. */
export function readUtterance(
  utterance: string,
  state: ReadingState,
  reader: Reader | undefined,
): UtteranceReading {
  const turn = state.turn + 1;
  if (reader === undefined) {
    const symbols = tokenize(utterance).slice(0, longestUtterance);
    return { symbols, values: [], state: { ...state, turn } };
  }
  const reading = reader.read(utterance, { ...state, turn });
  return {
    symbols: reading.symbols.slice(0, longestUtterance),
    values: reading.values,
    state: {
      ...state,
      turn,
      placeholders: reading.placeholders,
      lastDate: reading.lastDate,
      lastHours: reading.lastHours,
    },
  };
}
