// A database as it is talked about: what was read of it, with measures and filters that have names.
import type { KnownDatabase } from "../schema/read-database.ts";
import type { BaseFilter } from "./filters.ts";
import type { BaseMeasure } from "./measures.ts";

export type SpokenDatabase = KnownDatabase & {
  readonly measures: readonly BaseMeasure[];
  readonly filters: readonly BaseFilter[];
};

/** By the words of its own names, and nothing else. */
export function plainlySpoken(known: KnownDatabase): SpokenDatabase {
  return { ...known, measures: [], filters: [] };
}
