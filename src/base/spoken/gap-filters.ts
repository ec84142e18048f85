// What is missing in a column, as people say it: "tracks without composer", "customers with no phone". They
// are filters that nobody has to name: every column that has gaps is one.

import { word } from "../../outline/symbols.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import type { BaseFilter } from "./filters.ts";

const missing: readonly string[] = [
  ...["without", "without a", "without an", "without any", "without the", "with no", "missing"],
  ...["have no", "has no", "having no", "lacking", "lack", "missing a", "missing an"],
];

/** A thing that has a table of its own is missing in other ways: no rows name it. */
export function gapFilters({ described, facts }: Pick<KnownDatabase, "described" | "facts">) {
  const { columns, tables } = described;
  const things = new Set(tables.map(({ words }) => words.map(stem).join(" ")));
  const filters = new Map<string, BaseFilter>();
  columns.forEach(({ table, name, words, primary, hidden, measure }, item) => {
    const gaps = facts.gaps.has(`${tables[table]?.name}.${name}`.toLowerCase());
    const key = /^(?:id|key)$/.test(words.at(-1) ?? "");
    const called = (key ? words.slice(0, -1) : words).map(stem);
    const noun = called.join(" ");
    if (!gaps || primary || hidden === true || measure === true) return;
    if (called.length === 0 || things.has(noun) || tables[table]?.hidden === true) return;
    const where = [[{ kind: "item", item } as const, word("is"), word("null")]];
    const before = filters.get(noun)?.conditions ?? [];
    const said = missing.map((one) => [...one.split(" ").map(stem), ...called]);
    filters.set(noun, { said, conditions: [...before, { table, where }] });
  });
  return [...filters.values()];
}
