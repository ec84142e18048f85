// One answerer for each set of values that callers bring for the conditions on rows: what it has read of
// the database is of those rows alone. The least recent ones leave.
import type { OpenModel } from "../conversation/interpreter.ts";
import type { Database } from "../database/database.ts";
import type { RowValues } from "../database/door/visible.ts";
import { RecentMap } from "../recent-map.ts";
import { createRequestAnswerer, type RequestAnswerer } from "./answer-request.ts";
import { valuesKey } from "./values-key.ts";
import { createWarmConversations } from "./warm-conversations.ts";

/** Each has read what its rows hold, some hundred kilobytes; one that left reads it again. */
const maxAnswerers = 32;

export type Answerers = (values: RowValues | undefined) => RequestAnswerer;

/** `databaseFor`: the database as a caller with these values may see it. */
export function createAnswerers(
  model: OpenModel,
  databaseFor: (values: RowValues) => Database,
): Answerers {
  const answerers = new RecentMap<string, RequestAnswerer>(maxAnswerers);
  // All together: memory is bounded whoever asks, and a conversation has one owner.
  const warm = createWarmConversations();
  return (values = {}) => {
    const key = valuesKey(values);
    const found = answerers.get(key) ?? createRequestAnswerer(model, databaseFor(values), warm);
    answerers.set(key, found);
    return found;
  };
}
