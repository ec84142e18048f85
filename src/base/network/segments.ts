// Segments of the previous query that can be copied in one step, as the paper does: symbol F + N + g is
// the g-th of them. Where they begin and end is the example's; what they hold is its previous query.
import type { Example } from "./example.ts";

export function segmentCount({ segments }: Example): number {
  return segments.length / 2;
}

/** The symbols that segment g stands for. */
export function heldBy({ segments, previous }: Example, g: number): Int32Array {
  return previous.subarray(segments[2 * g]!, segments[2 * g + 1]!);
}

/** The target with the longest segments in place of what they hold; `first`: the symbol of the first one. */
export function copiedTarget(example: Example, first: number): Int32Array {
  const { target } = example;
  const held = Array.from({ length: segmentCount(example) }, (_, g) => heldBy(example, g));
  const written: number[] = [];
  for (let at = 0; at < target.length; ) {
    let best = -1;
    held.forEach((symbols, g) => {
      const longer = best < 0 || symbols.length > held[best]!.length;
      if (longer && symbols.every((symbol, i) => target[at + i] === symbol)) best = g;
    });
    written.push(best < 0 ? target[at]! : first + best);
    at += best < 0 ? 1 : held[best]!.length;
  }
  return Int32Array.from(written);
}
