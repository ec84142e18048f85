// Settles how each name is written: spelt as in the schema, and quoted where the name would
// otherwise be read as a keyword or folded to another spelling. Also the one spelling of LIMIT.
import type { Schema, Table } from "../database.ts";
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
  /** lower-case name -> how the schema spells it, in one table or another. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** lower-case table -> lower-case column -> its spelling there. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

export function spellingOf(schema: Schema): Spelling {
  const names = new Map<string, Set<string>>();
  const add = (name: string): void => {
    const key = name.toLowerCase();
    names.set(key, (names.get(key) ?? new Set<string>()).add(name));
  };
  for (const table of schema.tables) {
    add(table.name);
    for (const column of table.columns) add(column.name);
  }
  const columnsOf = ({ columns }: Table): Map<string, string> =>
    new Map(columns.map(({ name }) => [name.toLowerCase(), name]));
  const tables = schema.tables.map(
    (table) => [table.name.toLowerCase(), columnsOf(table)] as const,
  );
  return { names, tables: new Map(tables) };
}

/** Names become `quoted` tokens where they must be, with the schema's spelling. */
export function settleNames(tokens: readonly DoorToken[], spelling: Spelling): DoorToken[] {
  const sources = sourcesOf(tokens, spelling);
  return tokens.map((token, i) => {
    if (token.kind !== "word") return token;
    const lower = token.text.toLowerCase();
    const spellings = spelling.names.get(lower);
    if (spellings === undefined) return token;
    const isKeyword = reserved.has(lower);
    if (isKeyword && !standsAsName(tokens, i, spelling)) return token;
    const actual =
      spellings.size === 1 ? [...spellings][0]! : spelt(lower, qualifierOf(tokens, i), sources);
    const plain = /^[a-z_][a-z0-9_]*$/.test(actual) && !isKeyword;
    return { ...token, kind: plain ? "word" : "quoted", text: actual };
  });
}

type Source = { readonly alias: string; readonly columns: ReadonlyMap<string, string> };

/** The tables that the query reads, wherever in it, with the names it gives them. */
function sourcesOf(tokens: readonly DoorToken[], spelling: Spelling): Source[] {
  return tokens.flatMap((token, i) => {
    const previous = tokens[i - 1];
    const follows = /^(?:from|join)$/i.test(wordOf(previous)) || isSymbol(previous, ",");
    const columns = spelling.tables.get(token.text.toLowerCase());
    if (!follows || columns === undefined) return [];
    const after = /^as$/i.test(wordOf(tokens[i + 1])) ? tokens[i + 2] : tokens[i + 1];
    const alias = after?.kind === "word" || after?.kind === "quoted" ? after.text : token.text;
    return [token.text, alias].map((name) => ({ alias: name.toLowerCase(), columns }));
  });
}

/** Tables spell it differently: the qualifier decides, else the first table read that has it. */
function spelt(name: string, qualifier: string | undefined, sources: readonly Source[]): string {
  const owner = sources.find(
    ({ alias, columns }) => columns.has(name) && (qualifier === undefined || alias === qualifier),
  );
  return owner?.columns.get(name) ?? name;
}

function qualifierOf(tokens: readonly DoorToken[], i: number): string | undefined {
  return isSymbol(tokens[i - 1], ".") ? tokens[i - 2]?.text.toLowerCase() : undefined;
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
