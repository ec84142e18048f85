// "visit 12": a number right behind the name of a thing is its own, and no key of another.

import { column, isItem, isWord, type Symbols } from "../../revise/clauses.ts";
import { tablesOf } from "../../revise/find-columns.ts";
import { keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair } from "./context.ts";

export const numberOfThing: Repair = (clauses, { schema, text }) => {
  const [table, ...others] = tablesOf(clauses, schema);
  const [key, ...more] = keysOf(table, schema);
  if (table === undefined || key === undefined || others.length + more.length > 0) return clauses;
  const words = text.split(" ");
  const thing = stem(schema.tables[table]?.words.at(-1) ?? "");
  const saidOf = (digits: string): boolean =>
    words.some((one, i) => one === digits && stem(words[i - 1] ?? "") === thing);
  const where = clauses.where.map((part): Symbols => {
    const [first, equals, value, ...rest] = part;
    if (first?.kind !== "item" || value?.kind !== "value" || rest.length > 0) return part;
    const foreign = schema.links.some(({ from }) => isItem(first, from));
    const { literal } = value;
    const own = literal.type === "number" && isWord(equals, "=") && saidOf(literal.text);
    if (!own || !foreign || first.item === key || equals === undefined) return part;
    return [...column(key), equals, { ...value, column: key }];
  });
  return { ...clauses, where };
};
