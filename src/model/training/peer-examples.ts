// All conversations as numbers in files, for a trainer in another language (bench/peer/flights_train.py), and
// the model that it starts from. What it makes of that comes back as tensors by the same names.

import type { ModelConfig } from "../config.ts";
import type { InteractionExample, TargetSymbol } from "../examples/example.ts";
import { delimiterRow, unknownRow, type Vocabulary } from "../vocabulary/vocabulary.ts";

export type NamedExample = { readonly id: string; readonly example: InteractionExample };

/** Numbers of all examples end to end, and where each begins; the last is the end. */
export function packExamples(examples: readonly NamedExample[]): {
  readonly numbers: Uint16Array;
  readonly offsets: Uint32Array;
} {
  const packed = examples.map(({ example }) => packExample(example));
  const offsets = new Uint32Array(packed.length + 1);
  packed.forEach((numbers, i) => {
    offsets[i + 1] = offsets[i]! + numbers.length;
  });
  const all = new Uint16Array(offsets.at(-1)!);
  packed.forEach((numbers, i) => {
    all.set(numbers, offsets[i]);
  });
  return { numbers: all, offsets };
}

/**
 * Turn after turn: words (rows, rows of vectors, placeholders), the query that can be copied from (its length
 * and one more; 0 for none), segments of four numbers, the first way to say the gold as (kind, value, row).
 * Placeholders are numbered from 1 through the conversation.
 */
function packExample({ turns, queries, segments, targets }: InteractionExample): number[] {
  const numbers = new Map<string, number>();
  const numberOf = (name: string | null): number => {
    if (name === null) return 0;
    const known = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, known);
    return known;
  };
  const out: number[] = [turns.length];
  turns.forEach(({ input, vectors, placeholders }, t) => {
    out.push(input.length, ...input, ...input.map((_, j) => vectors[j] ?? 0));
    out.push(...placeholders.map(numberOf));
    const query = queries[t] ?? null;
    out.push(query === null ? 0 : 1 + query.length, ...(query ?? []));
    out.push(segments[t]!.length);
    for (const { turn, start, end, age } of segments[t]!) out.push(turn, start, end, age);
    const target = targets[t]![0] ?? [];
    out.push(target.length, ...target.flatMap((symbol) => packSymbol(symbol, numberOf)));
  });
  return out;
}

function packSymbol(symbol: TargetSymbol, numberOf: (name: string) => number): number[] {
  switch (symbol.kind) {
    case "word":
      return [0, symbol.row, symbol.row];
    case "placeholder":
      return [1, numberOf(symbol.name), symbol.row];
    case "segment":
      return [2, symbol.segment, 0];
    default:
      return symbol satisfies never;
  }
}

/** What the trainer has to know of the model besides its tensors. */
export function tellModel(config: ModelConfig, { output }: Vocabulary): object {
  const { sizes, mechanisms, improvements, learning } = config;
  return {
    sizes,
    mechanisms,
    improvements,
    learning,
    scored: output.scored,
    startRow: output.startRow,
    unknownRow,
    delimiterRow,
  };
}
