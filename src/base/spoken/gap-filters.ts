// What is missing in a column, as people say it: "tracks without composer", "customers with no phone". They
// are filters that nobody has to name: every column that has gaps is one.

import { word } from "../../outline/symbols.ts";
import { factsKey } from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import type { BaseFilter } from "./filters.ts";

const missing: readonly string[] = [
  "without",
  "without a",
  "without an",
  "without any",
  "without the",
  "with no",
  "missing",
  "have no",
  "has no",
  "having no",
  "lacking",
  "lack",
  "missing a",
  "missing an",
];

/** A thing that the table is linked to is missing in other ways: no rows name it. */
export function gapFilters({ described, facts }: Pick<KnownDatabase, "described" | "facts">) {
  const { columns, tables, links } = described;
  const tableOf = (k: number): number => columns[k]?.table ?? -1;
  const isThing = (noun: string, table: number): boolean =>
    links.some(({ from, to }) => {
      const ends = [tableOf(from), tableOf(to)];
      return ends.includes(table) && ends.some((t) => stems(tables[t]?.words) === noun);
    });
  const columnsOf = (table: number): readonly number[] => tables[table]?.columns ?? [];
  const filters = new Map<string, BaseFilter>();
  columns.forEach(({ table, words, primary, hidden, measure }, item) => {
    const gaps = facts.gaps.has(factsKey(item, described));
    const key = /^(?:id|key)$/.test(words.at(-1) ?? "");
    const called = (key ? words.slice(0, -1) : words).map(stem);
    if (!gaps || primary || hidden === true || measure === true) return;
    if (called.length === 0 || tables[table]?.hidden === true) return;
    const where = [[{ kind: "item", item } as const, word("is"), word("null")]];
    // The region of a "ship region" is no other where the table has only one.
    const last = called.slice(-1);
    const alone = columnsOf(table).filter((k) => stems(columns[k]?.words.slice(-1)) === last[0]);
    for (const name of called.length > 1 && alone.length === 1 ? [called, last] : [called]) {
      const noun = name.join(" ");
      if (isThing(noun, table) || idle.test(noun)) continue;
      const before = filters.get(noun)?.conditions ?? [];
      const said = missing.map((one) => [...one.split(" ").map(stem), ...name]);
      filters.set(noun, { said, conditions: [...before, { table, where }] });
    }
  });
  return [...filters.values()];
}

const stems = (words: readonly string[] = []): string => words.map(stem).join(" ");
/** Last words of names that say too little. */
const idle = /^(?:id|key|name|code|number|date|type|value|at|by|to|from)$/;
