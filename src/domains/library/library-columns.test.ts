// What any tables can be asked, a declared domain can be asked too, by the tables behind it.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { authors, branches, subjects } from "./holdings.ts";
import { libraryDomain } from "./index.ts";

const values = (names: readonly string[]): string =>
  names.map((name, i) => `(${i + 1}, '${name}')`).join(", ");
const books = Array.from({ length: 40 }, (_, i) => {
  const subject = subjects[i % subjects.length];
  return `(${i + 1}, 'Book ${i}', ${(i % authors.length) + 1}, '${subject}', ${80 + i * 13}, ${1840 + i * 3})`;
});
const copies = Array.from({ length: 90 }, (_, i) => {
  const branch = (i % branches.length) + 1;
  return `(${i + 1}, ${(i % 34) + 1}, ${branch}, '${i % 3 === 0 ? "OUT" : "IN"}')`;
});
const database = await createSqliteDatabase(
  await databaseBytes([
    "CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE branch (branch_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES author, subject TEXT, pages INTEGER, year INTEGER)",
    "CREATE TABLE copy (copy_id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES book, branch_id INTEGER REFERENCES branch, status TEXT)",
    `INSERT INTO author VALUES ${values(authors)}`,
    `INSERT INTO branch VALUES ${values(branches)}`,
    `INSERT INTO book VALUES ${books.join(", ")}`,
    `INSERT INTO copy VALUES ${copies.join(", ")}`,
  ]),
  "library",
);
const { world: tables } = await draftWorld(database);
const made = [...synthesize(libraryDomain, { interactions: 900, seed: 4, tables, analysts: 0.4 })];
const turns = made.flatMap((one) => one.turns);

test("every act of tables goes on from what a person declared", () => {
  const labels = new Set(turns.flatMap((turn) => turn.labels ?? []));
  const acts = ["both", "except", "none", "above", "having", "group", "order", "top"];
  for (const act of [...acts, "show", "measure", "count", "refer", "several", "shape"])
    expect(labels).toContain(act);
  // And what is declared goes on from there.
  for (const act of ["add", "replace", "contrast", "restate", "go-back"])
    expect(labels).toContain(act);
});

test("their queries can be run, and keep what was declared", async () => {
  const shaped = turns.filter(({ sql }) =>
    /GROUP BY|EXCEPT|INTERSECT|NOT IN|ORDER BY/.test(sql[0] ?? ""),
  );
  expect(
    shaped.some(
      ({ sql }) => /GROUP BY.*|NOT IN/.test(sql[0] ?? "") && /author\.name = '/.test(sql[0] ?? ""),
    ),
  ).toBe(true);
  for (const { sql } of shaped.slice(0, 150))
    for (const query of sql) await expect(database.query(query)).resolves.toBeDefined();
});

test("of what belongs to them, conditions are still said of the declared things", () => {
  const theirs = turns.filter(({ labels }) => labels?.includes("refer") === true);
  const narrowed = theirs.filter(({ sql }) =>
    /^SELECT [^(]* JOIN book .* WHERE /.test(sql[0] ?? ""),
  );
  expect(narrowed.length).toBeGreaterThan(2);
  for (const { sql } of narrowed) expect(sql[0]).toMatch(/^[^(]* WHERE book\./);
});
