// The independent reading of a query, by node-sql-parser: a grammar nobody here wrote. Its
// PostgreSQL grammar reads all four dialects once the lexis is strict (99.8% of SParC and CoSQL;
// what it fails on does not run on SQLite either). pgsql-ast-parser was the other candidate: no
// INTERSECT or EXCEPT, four times slower. The SQLite grammar has neither set operation.
import parserModule from "node-sql-parser/build/postgresql.js";
import { DatabaseError } from "../database.ts";
import type { DoorToken } from "./lexis.ts";

/** Runs the work with a limit on its time where the platform can stop it; throws when it is up. */
export type Watchdog = <T>(work: () => T) => T;

const parser = new parserModule.Parser();

/** The syntax tree, as plain data: the walk in verdict.ts trusts nothing about its shape. */
export function parseIndependently(tokens: readonly DoorToken[], watchdog: Watchdog): unknown {
  const text = textForParser(tokens);
  try {
    return watchdog((): unknown => parser.astify(text, { database: "postgresql" }));
  } catch (error) {
    throw explained(error, text);
  }
}

/** What the tree depends on: neither what strings say nor which whole number stands there. */
export function shapeOf(tokens: readonly DoorToken[]): string {
  return textForParser(
    tokens.map((token) =>
      token.kind === "number" && /^\d{1,9}$/.test(token.text) ? { ...token, text: "1" } : token,
    ),
  );
}

/** Strings become blanks of one kind: no escape that the parser knows and the database does not. */
function textForParser(tokens: readonly DoorToken[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.spaced && text !== "") text += " ";
    if (token.kind === "string") text += "'s'";
    else if (token.kind === "quoted") text += `"${token.text}"`;
    else text += token.text;
  }
  return text;
}

function explained(error: unknown, text: string): DatabaseError {
  const offset = offsetOf(error);
  if (offset === undefined) {
    return new DatabaseError("refused", "The query is not allowed: it took too long to read.", {
      cause: error,
    });
  }
  const near = offset < text.length ? `near "${text.slice(offset, offset + 20)}"` : "at its end";
  return new DatabaseError("syntax", `The query does not read as one SELECT, ${near}.`);
}

function offsetOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("location" in error)) return undefined;
  const { location } = error;
  if (typeof location !== "object" || location === null || !("start" in location)) return undefined;
  const { start } = location;
  if (typeof start !== "object" || start === null || !("offset" in start)) return undefined;
  return typeof start.offset === "number" ? start.offset : undefined;
}
