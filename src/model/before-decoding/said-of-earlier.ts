// What is said of the queries so far and needs no decoding: the opposite of the last one, the next in its order, what it had
// narrowed, the rows behind it. One file each; the first that is meant.
import type { Schema } from "../../database/database.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { rowsAgain } from "../after-decoding/keep-target.ts";
import { oppositeOf } from "../after-decoding/kept-out.ts";
import { nextInOrder } from "./next-in-order.ts";
import { openedUp } from "./opened-up.ts";
import { takenBackAgain } from "./taken-back.ts";

/** Null where something else is said. */
export function saidOfEarlier(
  utterance: string,
  values: readonly ResolvedValue[],
  { queries, schema }: { readonly queries: readonly string[]; readonly schema: Schema },
): string | null {
  const opposite = oppositeOf(utterance, queries);
  if (opposite !== null || values.length > 0) return opposite;
  return (
    nextInOrder(utterance, queries.at(-1) ?? "") ??
    openedUp(utterance, queries) ??
    takenBackAgain(utterance, queries) ??
    rowsAgain(utterance, queries, schema)
  );
}
