// Replaces the literals of a query by placeholders, by COLUMN and type rather than by equal text:
// in "august eighth" the 8 of the month and the 8 of the day are different placeholders.
// Works on words (src/sql/words.ts); `restoreSql` undoes it exactly.
import type { Schema } from "../database/database.ts";
import { oncePer } from "../once-per.ts";
import { RecentMap } from "../recent-map.ts";
import { bind } from "../sql/bind/bind.ts";
import { columnKey } from "../sql/bind/bound.ts";
import { type ValueUse, valuesOf } from "../sql/bind/values.ts";
import { parseWords } from "../sql/parse-words.ts";
import { patternType } from "./patterns.ts";
import type { ColumnTypes, Placeholder } from "./placeholder.ts";

export function anonymiseSql(
  words: readonly string[],
  placeholders: readonly Placeholder[],
  types: ColumnTypes,
): string[] {
  const result = [...words];
  const values = new Set(placeholders.map(({ sql }) => sql));
  if (!words.some((word) => values.has(word))) return result;
  const byValue = new Map(placeholders.map((p) => [`${p.type} ${p.sql}`, p.name]));
  for (const { at, type, literal } of columnLiterals(words, types)) {
    const name = type === undefined ? undefined : byValue.get(`${type} ${literal}`);
    if (name !== undefined) result[at] = name;
  }
  return result;
}

export function restoreSql(words: readonly string[], byName: PlaceholderNames): string[] {
  return words.map((word) => byName.get(word)?.sql ?? word);
}

export type PlaceholderNames = ReadonlyMap<string, Placeholder>;

export function namesOf(placeholders: readonly Placeholder[]): PlaceholderNames {
  return new Map(placeholders.map((placeholder) => [placeholder.name, placeholder]));
}

export type ColumnLiteral = {
  /** Position among the words. */
  readonly at: number;
  readonly column: string;
  readonly type: string | undefined;
  readonly literal: string;
};

/** Queries whose literals are kept at hand: the same one is read again in every turn that goes on from it. */
const mostKnown = 2000;
const knownBy = oncePer(
  (_: ColumnTypes) => new RecentMap<string, readonly ColumnLiteral[]>(mostKnown),
);

/** Every literal that is compared with a column, with that column's type. None of what is no query. */
export function columnLiterals(
  words: readonly string[],
  types: ColumnTypes,
): readonly ColumnLiteral[] {
  const read = knownBy(types);
  const text = words.join("\n");
  const before = read.get(text);
  if (before !== undefined) return before;
  const found = readLiterals(words, types);
  read.set(text, found);
  return found;
}

function readLiterals(words: readonly string[], types: ColumnTypes): ColumnLiteral[] {
  const query = parseWords(words);
  if (query === undefined) return [];
  const found: ColumnLiteral[] = [];
  for (const use of valuesOf(bind(query, schemaOf(types)))) {
    const literal = columnLiteral(use, types);
    if (literal !== undefined) found.push(literal);
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The type of numbers that belong to no column. */
const countType = "NUMBER";

function columnLiteral(use: ValueUse, types: ColumnTypes): ColumnLiteral | undefined {
  const { node, role, operator } = use;
  // A placeholder has one sign, and stands for text in single quotes.
  if (node.kind !== "literal" || use.negative || node.text.startsWith('"')) return undefined;
  const { start: at, text: literal } = node;
  if (role === "rows") {
    // "The cheapest" has a LIMIT 1 that nobody says.
    const said = /^\d+$/.test(node.text) && !(operator === "LIMIT" && node.text === "1");
    return said ? { at, column: "", type: countType, literal } : undefined;
  }
  if (operator.endsWith("LIKE") && /^'%.*%'$/s.test(node.text)) {
    return { at, column: "", type: patternType, literal };
  }
  if (use.column === undefined) return undefined;
  const column = columnKey(use.column);
  return { at, column, type: types.get(column), literal };
}

/** As much of a schema as the types tell: enough for names without their table. */
const schemaOf = oncePer((types: ColumnTypes): Schema => {
  const tables = new Map<string, string[]>();
  for (const key of types.keys()) {
    const dot = key.indexOf(".");
    const table = key.slice(0, dot);
    tables.set(table, [...(tables.get(table) ?? []), key.slice(dot + 1)]);
  }
  return {
    tables: [...tables].map(([name, columns]) => ({
      name,
      columns: columns.map((column) => ({ name: column, type: "text", nullable: true })),
      primaryKey: [],
      foreignKeys: [],
    })),
  };
});
