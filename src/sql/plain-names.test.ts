import { describe, expect, it } from "vitest";
import type { Schema, Table } from "../database/database.ts";
import { withPlainNames } from "./plain-names.ts";

const table = (name: string, columns: readonly string[]): Table => ({
  name,
  columns: columns.map((column) => ({ name: column, type: "text", nullable: true })),
  primaryKey: ["id"],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [table("book", ["id", "title", "author_id", "price"]), table("author", ["id", "name"])],
};

describe("names of tables instead of aliases", () => {
  it.each([
    [
      "SELECT b.title FROM book AS b WHERE b.price > 5",
      "SELECT book.title FROM book WHERE book.price > 5",
    ],
    [
      "SELECT title FROM book b WHERE price > 5",
      "SELECT book.title FROM book WHERE book.price > 5",
    ],
    [
      "SELECT title FROM book AS b JOIN author AS a ON b.author_id = a.id WHERE name = 'X'",
      "SELECT book.title FROM book JOIN author ON book.author_id = author.id WHERE author.name = 'X'",
    ],
    [
      "SELECT title FROM book WHERE author_id IN ( SELECT a.id FROM author a WHERE a.name = 'X' )",
      "SELECT book.title FROM book WHERE book.author_id IN ( SELECT author.id FROM author WHERE author.name = 'X' )",
    ],
  ])("%s", (written, plain) => {
    expect(withPlainNames(written, schema)).toBe(plain);
  });

  it.each([
    ["a table twice", "SELECT a.title FROM book a JOIN book b ON a.author_id = b.author_id"],
    [
      "a reference outwards",
      "SELECT b.title FROM book b WHERE EXISTS ( SELECT * FROM author a WHERE a.id = b.author_id )",
    ],
    ["a subquery in FROM", "SELECT s.title FROM ( SELECT title FROM book ) AS s"],
    ["a star by alias", "SELECT b.* FROM book b"],
    ["a name nobody knows", "SELECT b.weight FROM book b"],
  ])("%s stays as it was written", (_, written) => {
    expect(withPlainNames(written, schema)).toBe(written);
  });

  it("changes nothing that is written so already", () => {
    const own =
      "SELECT DISTINCT book.id FROM book WHERE book.price = ( SELECT MIN ( book.price ) FROM book )";
    expect(withPlainNames(own, schema)).toBe(own);
  });
});
