// Writes admitted tokens for one database. Segue generates one dialect (ANSI, as SQLite reads it);
// what the others write differently is settled here: quoting, booleans and date functions.
import type { Dialect, Schema } from "../database.ts";
import type { DoorToken } from "./lexis.ts";
import { isSymbol, wordOf } from "./names.ts";

export type Renderer = (tokens: readonly DoorToken[]) => string;

export function createRenderer(dialect: Dialect, schema: Schema): Renderer {
  const booleans = booleanColumns(schema);
  return (tokens) => {
    if (dialect === "sqlite") return write(tokens);
    return write(withDateFormats(withBooleans(withFunctions(tokens, dialect), booleans), dialect));
  };
}

function write(tokens: readonly DoorToken[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.spaced && text !== "") text += " ";
    if (token.kind === "string") text += `'${token.text.replaceAll("'", "''")}'`;
    else if (token.kind === "quoted") text += `"${token.text}"`;
    else text += token.text;
  }
  return text;
}

const functionNames: Readonly<
  Record<Exclude<Dialect, "sqlite">, Readonly<Record<string, string>>>
> = {
  postgres: { ifnull: "COALESCE", group_concat: "STRING_AGG" },
  mysql: {},
  duckdb: { ifnull: "COALESCE" },
};

function withFunctions(
  tokens: readonly DoorToken[],
  dialect: Exclude<Dialect, "sqlite">,
): readonly DoorToken[] {
  return tokens.map((token, i) => {
    if (token.kind !== "word" || !isSymbol(tokens[i + 1], "(")) return token;
    const text = functionNames[dialect][token.text.toLowerCase()];
    return text === undefined ? token : { ...token, text };
  });
}

/** SQLite has no booleans: `column = 1` becomes `column = TRUE` where the column is one. */
function withBooleans(
  tokens: readonly DoorToken[],
  booleans: ReadonlySet<string>,
): readonly DoorToken[] {
  if (booleans.size === 0) return tokens;
  return tokens.map((token, i) => {
    if (token.kind !== "number" || (token.text !== "0" && token.text !== "1")) return token;
    const operator = tokens[i - 1];
    const column = tokens[i - 2];
    if (operator?.kind !== "symbol" || !/^(?:=|<>|!=)$/.test(operator.text)) return token;
    if (column === undefined || !booleans.has(column.text.toLowerCase())) return token;
    return { ...token, kind: "word", text: token.text === "1" ? "TRUE" : "FALSE" };
  });
}

/** Names that mean a boolean in every table that has them. */
function booleanColumns(schema: Schema): ReadonlySet<string> {
  const columns = schema.tables.flatMap((table) => table.columns);
  const others = new Set(
    columns.filter((c) => c.type !== "boolean").map((c) => c.name.toLowerCase()),
  );
  return new Set(
    columns
      .filter((column) => column.type === "boolean" && !others.has(column.name.toLowerCase()))
      .map((column) => column.name.toLowerCase()),
  );
}

const postgresFormats: Readonly<Record<string, string>> = {
  "%Y": "YYYY",
  "%m": "MM",
  "%d": "DD",
  "%H": "HH24",
  "%M": "MI",
  "%S": "SS",
  "%j": "DDD",
  "%w": "D",
};

/** strftime('%Y', x) -> to_char(x, 'YYYY'), date_format(x, '%Y'), strftime(x, '%Y'). */
function withDateFormats(
  tokens: readonly DoorToken[],
  dialect: Exclude<Dialect, "sqlite">,
): readonly DoorToken[] {
  const result: DoorToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const call = tokens[i]!;
    const format = tokens[i + 2];
    const isCall = /^strftime$/i.test(wordOf(call)) && isSymbol(tokens[i + 1], "(");
    if (!isCall || format?.kind !== "string" || !isSymbol(tokens[i + 3], ",")) {
      result.push(call);
      continue;
    }
    const end = closing(tokens, i + 1);
    const argument = withDateFormats(tokens.slice(i + 4, end), dialect).map((token, at) =>
      at === 0 ? { ...token, spaced: format.spaced } : token,
    );
    result.push({ ...call, text: dateFunction[dialect] }, tokens[i + 1]!, ...argument);
    result.push({ kind: "symbol", text: ",", spaced: false });
    result.push({ ...format, text: formatFor(format.text, dialect), spaced: true }, tokens[end]!);
    i = end;
  }
  return result;
}

const dateFunction = { postgres: "to_char", mysql: "date_format", duckdb: "strftime" };

function formatFor(format: string, dialect: Exclude<Dialect, "sqlite">): string {
  if (dialect === "postgres")
    return format.replace(/%[A-Za-z]/g, (part) => postgresFormats[part] ?? part);
  // MySQL: %M is the month's name, %i the minutes.
  return dialect === "mysql" ? format.replaceAll("%M", "%i") : format;
}

function closing(tokens: readonly DoorToken[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (isSymbol(tokens[i], "(")) depth++;
    if (isSymbol(tokens[i], ")") && --depth === 0) return i;
  }
  return tokens.length - 1;
}
