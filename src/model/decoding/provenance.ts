// From decoded symbols to SQL text, and for every piece of it where it came from.
import type { AttendedWord, ProvenanceStep } from "../../conversation/answer.ts";
import { namesOf, type PlaceholderNames, restoreSql } from "../../entities/anonymise-sql.ts";
import type { Placeholder } from "../../entities/placeholder.ts";
import type { DecodedStep, DecodedTurn } from "./hypothesis.ts";

export type WrittenQuery = {
  readonly sql: string;
  /** The words the next turns copy from, placeholders in place. */
  readonly words: readonly string[];
  readonly provenance: readonly ProvenanceStep[];
};

/** Restores placeholders, expands segments, balances parentheses. `turn` counts from 1. */
export function writeQuery(
  decoded: DecodedTurn,
  placeholders: readonly Placeholder[],
  turn: number,
): WrittenQuery {
  const byName = namesOf(placeholders);
  const words: string[] = [];
  const provenance: ProvenanceStep[] = [];
  let sql = "";
  let open = 0;
  const write = (pieces: readonly string[], origin: Origin): void => {
    // A parenthesis that closes nothing is left out.
    const kept = pieces.filter((word) => {
      if (word === ")" && open === 0) return false;
      open += word === "(" ? 1 : word === ")" ? -1 : 0;
      return true;
    });
    if (kept.length === 0) return;
    words.push(...kept);
    const text = restoreSql(kept, byName).join(" ");
    const start = sql === "" ? 0 : sql.length + 1;
    sql = sql === "" ? text : `${sql} ${text}`;
    provenance.push({ text, start, end: sql.length, ...origin });
  };
  for (const step of decoded.steps) write(step.words, originOf(step, decoded, byName, turn));
  while (open > 0) write([")"], { from: "vocabulary", turn, probability: 1 });
  return { sql, words, provenance };
}

type Origin = Omit<ProvenanceStep, "text" | "start" | "end">;

export function originOf(
  step: DecodedStep,
  decoded: Pick<DecodedTurn, "row">,
  byName: PlaceholderNames,
  turn: number,
): Origin {
  const { symbol, probability } = step;
  const attention =
    step.attention === undefined ? {} : { attention: Array.from(step.attention, shortened) };
  switch (symbol.kind) {
    case "word":
      return { from: "vocabulary", turn, probability, ...attention };
    case "placeholder": {
      const named = byName.get(symbol.name)?.turn ?? turn;
      return { from: "placeholder", turn: named, probability, ...attention };
    }
    case "segment": {
      const { firstTurn, lastTurn } = decoded.row.state.bank.segments[symbol.segment]!;
      const turns = { turn: lastTurn, first_turn: firstTurn };
      return { from: "segment", ...turns, probability, ...attention };
    }
    default:
      return symbol satisfies never;
  }
}

/** Enough digits for eyes; the rest would be most of an answer's bytes. */
const shortened = (weight: number): number => Math.round(weight * 1e4) / 1e4;

/** The words attention was spread over, in its order. */
export function attendedWords({ row }: Pick<DecodedTurn, "row">): AttendedWord[] {
  return row.words.map(({ turn, position }) => {
    const symbol = row.state.turns[turn]!.symbols[position];
    return {
      text: symbol?.text ?? "",
      turn: turn + 1,
      start: symbol?.start ?? 0,
      end: symbol?.end ?? 0,
    };
  });
}
