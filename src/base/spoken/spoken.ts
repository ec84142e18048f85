// A database as it is talked about: what was read of it, with measures and filters that have names.
import type { HiddenThing } from "../../conversation/interpreter.ts";
import type { AmountFormat } from "../../entities/wording.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import type { DefaultOrder } from "./default-order.ts";
import type { BaseFilter } from "./filters.ts";
import type { BaseMeasure } from "./measures.ts";

export type SpokenDatabase = KnownDatabase & {
  readonly measures: readonly BaseMeasure[];
  readonly filters: readonly BaseFilter[];
  /** How rows of a table are listed where nothing else is said. */
  readonly orders: readonly DefaultOrder[];
  /** How amounts are written, by "table.column" in small letters. */
  readonly amounts: Readonly<Record<string, AmountFormat>>;
  readonly hidden: readonly HiddenThing[];
};

/** By the words of its own names, and nothing else. */
export function plainlySpoken(known: KnownDatabase): SpokenDatabase {
  return { ...known, measures: [], filters: [], orders: [], amounts: {}, hidden: [] };
}
