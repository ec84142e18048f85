// The law of the door: what it sends is read by the database as what was checked, whatever came in.
import { describe, expect, it } from "vitest";
import { databaseWords } from "../../../test/fuzz/database-lexis.ts";
import { createPick } from "../../../test/fuzz/pick.ts";
import { statement } from "../../../test/fuzz/statements.ts";
import { lexSql } from "../../sql/lexer.ts";
import { readName } from "../../sql/name.ts";
import { type Column, DatabaseError, type Dialect, type Schema } from "../database.ts";
import { createCatalog } from "./catalog.ts";
import { createDoor } from "./door.ts";
import { allowedFunctions } from "./functions.ts";
import { openIndependentReader } from "./independent.ts";

const columns = (...names: readonly string[]): Column[] =>
  names.map((name) => ({ name, type: "text", nullable: true }));
const table = (name: string, ...names: readonly string[]) => ({
  name,
  columns: columns(...names),
  primaryKey: [],
  foreignKeys: [],
});
const sale = ["id", "quantity", "region", "note"];
const odd = 'a "quoted" `name`, it\'s';
const visible: Schema = {
  tables: [table("product", "id", "name", odd), table("sale", ...sale)],
};
const full: Schema = {
  tables: [
    table("product", "id", "name", odd, "cost"),
    table("sale", ...sale),
    table("secret", "marker"),
  ],
};

const keywords = new Set(
  (
    "SELECT DISTINCT FROM WHERE AND OR NOT IN IS NULL LIKE BETWEEN EXISTS ALL ANY GROUP BY HAVING ORDER " +
    "ASC DESC LIMIT OFFSET UNION INTERSECT EXCEPT JOIN ON AS LEFT CROSS WITH RECURSIVE CAST TRUE FALSE " +
    "CASE WHEN THEN ELSE END RIGHT FULL INTEGER SIGNED DATE TEXT CHAR VARCHAR to_char date_format"
  ).split(" "),
);
const known = new Set(["main", "product", "sale", ...sale, "name", odd]);

describe.each(["sqlite", "postgres", "mysql", "duckdb"] as const)(
  "what is sent to %s",
  (dialect) => {
    it("is cut into words as ours, and names nothing that is hidden", async () => {
      const catalog = createCatalog({ dialect, namespace: "main" }, full, visible);
      const door = createDoor(catalog, await openIndependentReader(dialect));
      const pick = createPick(20_261_115);
      let admitted = 0;
      for (let i = 0; i < 4_000; i++) {
        const sql = spiced(statement(pick), i);
        const sent = send(door, sql);
        if (sent === undefined) continue;
        admitted++;
        const words = databaseWords(sent, dialect) ?? [];
        expect(
          words.flatMap(({ kind, text }) => (isKnown(kind, text, dialect) ? [] : [text])),
          sql,
        ).toEqual([]);
        const own = lexSql(sent).flatMap(({ start, end }) => pieces(sent.slice(start, end)));
        expect(words.map(({ text }) => text).join(" "), sql).toBe(own.join(" "));
      }
      expect(admitted).toBeGreaterThan(200);
    });
  },
);

/** Some columns by an awkward name of the schema's own. */
function spiced(sql: string, i: number): string {
  return i % 5 === 0 ? sql.replace("name", `"${odd.replaceAll('"', '""')}"`) : sql;
}

function send(door: ReturnType<typeof createDoor>, sql: string): string | undefined {
  try {
    return door(sql).sql;
  } catch (error) {
    if (error instanceof DatabaseError) return undefined;
    throw error;
  }
}

function isKnown(kind: string, text: string, dialect: Dialect): boolean {
  switch (kind) {
    case "word":
      return keywords.has(text) || allowedFunctions[dialect].has(text);
    case "name": {
      const name = readName(text)[0]?.text ?? "";
      return known.has(name) || /^[cqtw]\d+$/.test(name);
    }
    case "text":
    case "number":
      return true;
    case "symbol":
      return /^(?:<>|<=|>=|\|\||[-+*/%(),.=<>])$/.test(text);
    default:
      return false;
  }
}

/** Our lexer keeps `t.c` together; the databases do not. */
function pieces(text: string): string[] {
  if (/^["`]/.test(text)) return text.match(/"(?:[^"]|"")*"|`(?:[^`]|``)*`|\./g) ?? [];
  return [text];
}
