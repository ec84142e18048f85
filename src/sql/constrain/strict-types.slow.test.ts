// The same walks as in constraint.test.ts, on an engine with strict types: what SQLite forgives,
// such as comparing text with numbers or ordering by what DISTINCT dropped, must not occur either.

import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { createTable } from "../../../test/support/sqlite-schema.ts";
import type { Column, Schema } from "../../database/database.ts";
import { createRandom } from "../../random.ts";
import { joinWords } from "../words.ts";
import { createConstraint } from "./constraint.ts";

const vocabulary = (
  "SELECT DISTINCT FROM WHERE AND OR NOT IN ( ) , = != < <= > >= BETWEEN LIKE IS NULL GROUP BY " +
  "HAVING ORDER ASC DESC LIMIT UNION ALL INTERSECT EXCEPT JOIN ON COUNT MIN MAX SUM AVG * " +
  "1 2.5 'x' '1999-01-01' TRUE author book shelf author.id author.name author.born book.id " +
  "book.title book.author_id book.price book.lent book.cover shelf.label"
).split(" ");

const column = (name: string, type: Column["type"]): Column => ({ name, type, nullable: true });
const table = (name: string, columns: readonly Column[]) => ({
  name,
  columns,
  primaryKey: [],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [
    table("author", [column("id", "integer"), column("name", "text"), column("born", "date")]),
    table("book", [
      column("id", "integer"),
      column("title", "text"),
      column("author_id", "integer"),
      column("price", "real"),
      column("lent", "boolean"),
      column("cover", "blob"),
    ]),
    table("shelf", [column("label", "text")]),
  ],
};

test("walks bind and run on DuckDB", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  for (const one of schema.tables) await connection.run(createTable(one));
  const constraint = createConstraint({
    schema,
    columnTypes: new Map(),
    vocabulary,
    pairs: new Set(["book.author_id author.id", "book.title author.name"]),
  });
  for (let seed = 0; seed < 2_000; seed++) {
    const random = createRandom(seed);
    let state = constraint.start([]);
    const said: string[] = [];
    while (said.length < 50 && !(state.complete && random.next() < 0.1)) {
      const { mask } = state;
      const options = vocabulary.filter((_, i) => mask[i] === 1);
      if (options.length === 0) break;
      const fixed = options.filter((word) => !word.includes("."));
      const word = random.pick(fixed.length > 0 && random.next() < 0.5 ? fixed : options);
      said.push(word);
      state = state.next(word) ?? state;
    }
    const sql = joinWords([...said, ...state.finish([])]);
    await expect(connection.run(sql), sql).resolves.toBeDefined();
  }
});
