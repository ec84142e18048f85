// Replaces the literals of a query by placeholders, by COLUMN and type rather than by equal text:
// in "august eighth" the 8 of the month and the 8 of the day are different placeholders.
// Works on words (src/sql/words.ts); `restoreSql` undoes it exactly.
import { patternType } from "./patterns.ts";
import type { ColumnTypes, Placeholder } from "./placeholder.ts";

export function anonymiseSql(
  words: readonly string[],
  placeholders: readonly Placeholder[],
  types: ColumnTypes,
): string[] {
  const byValue = new Map(placeholders.map((p) => [`${p.type} ${p.sql}`, p.name]));
  return replaceLiterals(words, types, (type, literal) => byValue.get(`${type} ${literal}`));
}

export function restoreSql(
  words: readonly string[],
  placeholders: readonly Placeholder[],
): string[] {
  const byName = new Map(placeholders.map((p) => [p.name, p.sql]));
  return words.map((word) => byName.get(word) ?? word);
}

export type ColumnLiteral = {
  /** Position among the words. */
  readonly at: number;
  readonly column: string;
  readonly type: string | undefined;
  readonly literal: string;
};

/** Every literal that is compared with a column, with that column's type. */
export function columnLiterals(words: readonly string[], types: ColumnTypes): ColumnLiteral[] {
  const tables = tablesOfAliases(words);
  const found: ColumnLiteral[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isLiteral(words[at])) continue;
    if (isCounted(words, at)) {
      found.push({ at, column: "", type: countType, literal: words[at]! });
      continue;
    }
    if (isPattern(words, at)) {
      found.push({ at, column: "", type: patternType, literal: words[at]! });
      continue;
    }
    const column = comparedColumn(words, at);
    if (column === null) continue;
    const named = resolve(column, tables);
    found.push({ at, column: named, type: types.get(named), literal: words[at]! });
  }
  return found;
}

/** The type of numbers that belong to no column. */
const countType = "NUMBER";

/** A number of rows: LIMIT 3, HAVING COUNT ( * ) > 2. */
function isCounted(words: readonly string[], at: number): boolean {
  if (!/^\d+$/.test(words[at] ?? "")) return false;
  const before = (words[at - 1] ?? "").toUpperCase();
  if (before === "LIMIT") return words[at] !== "1";
  if (!comparisons.has(before) || words[at - 2] !== ")") return false;
  const open = words.lastIndexOf("(", at - 2);
  return open >= 0 && at - open <= 5 && (words[open - 1] ?? "").toUpperCase() === "COUNT";
}

/** LIKE '%harbor%' */
function isPattern(words: readonly string[], at: number): boolean {
  return (words[at - 1] ?? "").toUpperCase() === "LIKE" && /^'%.*%'$/.test(words[at] ?? "");
}

function replaceLiterals(
  words: readonly string[],
  types: ColumnTypes,
  nameOf: (type: string, literal: string) => string | undefined,
): string[] {
  const result = [...words];
  for (const { at, type, literal } of columnLiterals(words, types)) {
    if (type === undefined) continue;
    const name = nameOf(type, literal);
    if (name !== undefined) result[at] = name;
  }
  return result;
}

const comparisons = new Set(["=", "<", ">", "<=", ">=", "<>", "!=", "LIKE", "=="]);

/** The column a literal at this position is compared with: c = x, c BETWEEN x AND x, c IN ( x , x ). */
function comparedColumn(words: readonly string[], at: number): string | null {
  const before = (words[at - 1] ?? "").toUpperCase();
  if (comparisons.has(before)) {
    const two = (words[at - 2] ?? "").toUpperCase() === "NOT" ? 3 : 2;
    return columnAt(words, at - two);
  }
  if (before === "BETWEEN") return notAware(words, at - 2);
  if (before === "AND" && (words[at - 3] ?? "").toUpperCase() === "BETWEEN") {
    return notAware(words, at - 4);
  }
  if (comparisons.has(words[at + 1] ?? "")) return columnAt(words, at + 2);
  let open = at - 1;
  while (open > 0 && (words[open] === "," || isValueWord(words[open]))) open -= 1;
  if (words[open] === "(" && (words[open - 1] ?? "").toUpperCase() === "IN") {
    return notAware(words, open - 2);
  }
  return null;
}

function notAware(words: readonly string[], at: number): string | null {
  return columnAt(words, (words[at] ?? "").toUpperCase() === "NOT" ? at - 1 : at);
}

function columnAt(words: readonly string[], at: number): string | null {
  const word = words[at] ?? "";
  // MIN ( fare.cost ) < 300 is compared with the column inside.
  if (word === ")" && words[at - 2] === "(") return columnAt(words, at - 1);
  return /^[A-Za-z_"`[][\w"`\]]*(?:\.[\w"`[\]]+)*$/.test(word) && !/^(?:AND|OR|NOT)$/i.test(word)
    ? word
    : null;
}

function isLiteral(word: string | undefined): word is string {
  return word !== undefined && (/^'/.test(word) || /^-?\d+(?:\.\d+)?$/.test(word));
}

function isValueWord(word: string | undefined): boolean {
  return isLiteral(word) || /^[A-Z][A-Z0-9_]*#\d+$/.test(word ?? "");
}

type Tables = { readonly aliases: ReadonlyMap<string, string>; readonly named: readonly string[] };

/** From FROM and JOIN lists: `flight flight_1`, `flight AS f`; later ones win. */
function tablesOfAliases(words: readonly string[]): Tables {
  const aliases = new Map<string, string>();
  const named: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!/^(?:FROM|JOIN)$/i.test(words[at] ?? "")) continue;
    let next = at + 1;
    while (isName(words[next])) {
      const table = (words[next] ?? "").toLowerCase();
      named.push(table);
      aliases.set(table, table);
      next += 1;
      if (/^AS$/i.test(words[next] ?? "")) next += 1;
      if (isName(words[next])) {
        aliases.set((words[next] ?? "").toLowerCase(), table);
        next += 1;
      }
      if (words[next] !== ",") break;
      next += 1;
    }
  }
  return { aliases, named };
}

const clauseWords =
  /^(?:WHERE|ON|JOIN|INNER|LEFT|RIGHT|FULL|CROSS|OUTER|NATURAL|GROUP|ORDER|HAVING|LIMIT|UNION|INTERSECT|EXCEPT|AS|AND|OR|SELECT|FROM|USING)$/i;

function isName(word: string | undefined): boolean {
  return word !== undefined && /^[A-Za-z_]\w*$/.test(word) && !clauseWords.test(word);
}

function resolve(column: string, tables: Tables): string {
  const plain = column.replace(/["`[\]]/g, "").toLowerCase();
  const dot = plain.lastIndexOf(".");
  if (dot < 0) {
    const [only] = tables.named;
    return new Set(tables.named).size === 1 && only !== undefined ? `${only}.${plain}` : plain;
  }
  const table = plain.slice(0, dot);
  return `${tables.aliases.get(table) ?? table}.${plain.slice(dot + 1)}`;
}
