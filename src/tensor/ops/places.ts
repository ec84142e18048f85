// Attention of a decoder that writes one symbol at a time: each row looks at keys and values wherever
// earlier steps left them in memory, so that nothing is copied. No gradients.
import type { Tape } from "../tape.ts";
import type { Tensor } from "../tensor.ts";

/** Where a row's keys and values [d] lie, one address each. */
export type KeyPlaces = { readonly keys: readonly number[]; readonly values: readonly number[] };

/** Addresses of all rows. */
export function placesOf(key: Tensor, value: Tensor): KeyPlaces {
  const addresses = ({ offset, rows, cols }: Tensor): number[] =>
    Array.from({ length: rows }, (_, r) => offset + r * cols * 4);
  return { keys: addresses(key), values: addresses(value) };
}

/** Row r of the query [B, d] attends to places[r]. */
export function attendPlaces(
  tape: Tape,
  query: Tensor,
  places: readonly KeyPlaces[],
  heads: number,
): Tensor {
  const { engine } = tape;
  if (tape.recording) throw new Error("attendPlaces: for decoding only, it leaves no gradients");
  if (places.length !== query.rows) {
    throw new RangeError(`attendPlaces: ${places.length} lists for ${query.rows} rows`);
  }
  const keys = engine.ragged(places.map((place) => place.keys));
  const values = engine.ragged(places.map((place) => place.values));
  const size = query.cols / heads;
  const longest = Math.max(0, ...places.map((place) => place.keys.length));
  const result = tape.output(query.rows, query.cols, [], "attendPlaces");
  const scratch = engine.allocate(longest, "attention weights");
  const lists = [keys.indices.offset, values.indices.offset, keys.offsets.offset];
  const numbers = [heads, size, 1 / Math.sqrt(size), scratch];
  // few rows: one thread, which also owns the scratch space
  engine.kernel("attendPlaces", query.offset, ...lists, result.offset, 0, query.rows, ...numbers);
  return result;
}
