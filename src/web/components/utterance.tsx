// What was asked, word by word: a word and the SQL that came of it light up together.
import type { Turn } from "../backend/backend.ts";
import { overlaps } from "../reading/links.ts";
import { type UtteranceUnit, utteranceUnits } from "../reading/utterance-units.ts";
import { moveFocus } from "../state/focus.ts";
import { useHighlight } from "../state/highlight.tsx";

export function Utterance({ turn }: { readonly turn: Turn }) {
  const { words, onWord, clear } = useHighlight();
  const units = utteranceUnits(turn.utterance, turn.answer.values);
  let stops = 0;
  return (
    <p class="utterance" dir="auto" onKeyDown={moveFocus} onMouseLeave={clear}>
      {units.map((unit) => {
        if (unit.gap) return unit.text;
        const place = { turn: turn.turn, start: unit.start, end: unit.end };
        const { use, note } = becameOf(turn.answer.words, unit);
        const lit = Math.max(0, ...words.filter((w) => overlaps(w, place)).map((w) => w.weight));
        return (
          <span
            key={unit.start}
            class={`word ${unit.value === undefined ? "" : "valued"} ${use} ${lit > 0 ? "lit" : ""}`}
            {...(note === undefined ? {} : { title: note })}
            style={`--weight: ${lit.toFixed(2)}`}
            data-roving
            role="note"
            tabIndex={stops++ === 0 ? 0 : -1}
            onMouseEnter={() => onWord(place)}
            onFocus={() => onWord(place)}
            onBlur={clear}
          >
            {unit.text}
          </span>
        );
      })}
    </p>
  );
}

/** What became of the word, where that is worth showing: it was not understood, or read as another. */
function becameOf(
  words: Turn["answer"]["words"] = [],
  { start, end }: UtteranceUnit,
): { readonly use: string; readonly note?: string } {
  const found = words.find((word) => word.start < end && start < word.end);
  if (found?.use === "unknown") return { use: "unknown", note: "This word was not understood" };
  return found?.as === undefined ? { use: "" } : { use: "read-as", note: `Read as “${found.as}”` };
}
