// Settles how each name is written: spelt as in the schema, and quoted where the name would
// otherwise be read as a keyword or folded to another spelling. Also the one spelling of LIMIT.
import type { Schema } from "../database.ts";
import type { DoorToken } from "./lexis.ts";

/** Words that no supported database takes as a bare table or column name. */
const reserved = new Set(
  (
    "all and any as asc between by case cast check collate column constraint create cross current_date " +
    "current_time current_timestamp default delete desc distinct drop else end escape except exists false " +
    "for foreign from full group having in index inner insert intersect into is join key left like limit " +
    "natural not null offset on or order outer primary references right row rows select set some table then " +
    "to true union unique update user using values when where window with grant rank groups system read " +
    "condition option interval keys lead lag trigger range change match return show usage both leading " +
    "trailing only position first_value last_value do analyze explain pragma replace commit begin"
  ).split(" "),
);

export type Spelling = {
  /** lower-case name -> the schema's spelling; undefined where tables disagree. */
  readonly names: ReadonlyMap<string, string | undefined>;
  readonly tables: ReadonlySet<string>;
};

export function spellingOf(schema: Schema): Spelling {
  const names = new Map<string, string | undefined>();
  const add = (name: string): void => {
    const key = name.toLowerCase();
    names.set(key, names.has(key) && names.get(key) !== name ? undefined : name);
  };
  for (const table of schema.tables) {
    add(table.name);
    for (const column of table.columns) add(column.name);
  }
  return { names, tables: new Set(schema.tables.map((table) => table.name.toLowerCase())) };
}

/** Names become `quoted` tokens where they must be, with the schema's spelling. */
export function settleNames(tokens: readonly DoorToken[], spelling: Spelling): DoorToken[] {
  return tokens.map((token, i) => {
    if (token.kind !== "word") return token;
    const lower = token.text.toLowerCase();
    if (!spelling.names.has(lower)) return token;
    const actual = spelling.names.get(lower) ?? token.text;
    const isKeyword = reserved.has(lower);
    if (isKeyword && !standsAsName(tokens, i, spelling)) return token;
    const plain = /^[a-z_][a-z0-9_]*$/.test(actual) && !isKeyword;
    return plain ? token : { ...token, kind: "quoted", text: actual };
  });
}

/** `table.order` and `FROM order` can only be names; a bare `order` elsewhere is the keyword. */
function standsAsName(tokens: readonly DoorToken[], i: number, spelling: Spelling): boolean {
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (isSymbol(previous, ".")) return true;
  const lower = tokens[i]!.text.toLowerCase();
  if (!spelling.tables.has(lower)) return false;
  return isSymbol(next, ".") || /^(?:from|join)$/i.test(wordOf(previous));
}

/** SQLite and MySQL also write LIMIT 2, 1 for LIMIT 1 OFFSET 2; `==` is SQLite's `=`. */
export function settleSpelling(tokens: readonly DoorToken[]): DoorToken[] {
  const result = [...tokens];
  for (let i = 0; i < result.length; i++) {
    if (isSymbol(result[i], "==")) result[i] = { ...result[i]!, text: "=" };
    const [skip, comma, count] = [result[i + 1], result[i + 2], result[i + 3]];
    if (!/^limit$/i.test(wordOf(result[i])) || !isSymbol(comma, ",")) continue;
    if (skip?.kind !== "number" || count?.kind !== "number") continue;
    const offset: DoorToken = { kind: "word", text: "OFFSET", spaced: true };
    result.splice(i + 1, 3, { ...count, spaced: true }, offset, { ...skip, spaced: true });
  }
  return result;
}

export function isSymbol(token: DoorToken | undefined, text: string): boolean {
  return token?.kind === "symbol" && token.text === text;
}

export function wordOf(token: DoorToken | undefined): string {
  return token?.kind === "word" ? token.text : "";
}
