// What a person writes into the domain file counts at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { openBookshop } from "../../base/bookshop.fixture.ts";
import { indexNames } from "../../base/encoding/name-matches.ts";
import { inDefaultOrder } from "../../base/spoken/default-order.ts";
import { addFilters, takeFilters } from "../../base/spoken/filters.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { parseSql } from "../../sql/parse.ts";
import { draftDomain } from "../draft/draft.ts";
import { applyDomain } from "./apply-domain.ts";
import type { DomainFile } from "./domain-file.ts";

let shop: Awaited<ReturnType<typeof openBookshop>>;
let draft: DomainFile;
beforeAll(async () => {
  shop = await openBookshop();
  draft = draftDomain(shop.known.facts, "bookshop");
});
afterAll(() => shop.database.close());

const column = (table: string, name: string, more: object): DomainFile => {
  const entry = draft.tables[table];
  const before = entry?.columns[name];
  if (entry === undefined || before === undefined) throw new Error(`no ${table}.${name}`);
  const columns = { ...entry.columns, [name]: { ...before, ...more } };
  return { ...draft, tables: { ...draft.tables, [table]: { ...entry, columns } } };
};

test("names and synonyms are found in what is said", () => {
  const { described } = applyDomain(shop.known, column("book", "pages", { synonyms: ["length"] }));
  const pages = described.columns.findIndex(({ name }) => name === "pages");
  expect(indexNames(described).wholes.get("length")).toContain(pages);
  const renamed = applyDomain(shop.known, column("book", "pages", { name: "book size" }));
  expect(renamed.described.columns[pages]?.words).toEqual(["book", "size"]);
});

test("words for values are values", () => {
  const file = column("book", "genre", { values: { crime: ["whodunits"] } });
  expect(applyDomain(shop.known, file).values.whole(["whodunit"])[0]?.value).toBe("crime");
});

test("what is hidden is not spoken of and not shown", () => {
  const { described, values } = applyDomain(
    shop.known,
    column("author", "country", { role: "hidden" }),
  );
  expect(indexNames(described).wholes.get("country")).toBeUndefined();
  expect(values.whole(["norway"])).toEqual([]);
  const all = readOutline(parseSql("SELECT * FROM author"), described);
  expect(writeOutline(all, described)).toBe(
    "SELECT author.author_id , author.name , author.born FROM author",
  );
});

test("a table that is left out of the file is not spoken of, and supplies no values", () => {
  const { author, ...tables } = draft.tables;
  const { described, values, hidden } = applyDomain(shop.known, { ...draft, tables });
  expect(author).toBeDefined();
  expect(described.tables.find(({ name }) => name === "author")?.hidden).toBe(true);
  expect(values.whole(["norway"])).toEqual([]);
  expect(hidden.map(({ name }) => name)).toContain("author");
});

test("a named filter is taken out of the words and put into the query", () => {
  const file: DomainFile = {
    ...draft,
    filters: { "recent books": { where: "book.year >= 2015", synonyms: ["lately"] } },
  };
  const { filters, described } = applyDomain(shop.known, file);
  const taken = takeFilters("how many recent books", filters, indexNames(described).stems);
  expect(taken.utterance).toBe("how many books");
  const outline = readOutline(parseSql("SELECT COUNT(*) FROM book"), described);
  expect(writeOutline(addFilters(outline, taken.filters, described), described)).toBe(
    "SELECT COUNT( * ) FROM book WHERE book.year >= 2015",
  );
});

test("a filter that cannot be read is told by its name", () => {
  const file: DomainFile = { ...draft, filters: { good: { where: "book.stars > 3" } } };
  expect(() => applyDomain(shop.known, file)).toThrow('filter "good": cannot read');
});

test("without a file there are the measures of a draft", () => {
  const { described, measures } = applyDomain(shop.known, undefined);
  expect(measures.map(({ item }) => described.columns[item]?.name)).toContain("revenue");
});

test("rows are listed in the order of the file where nothing else is said", () => {
  const purchase = draft.tables["purchase"];
  if (purchase === undefined) throw new Error("no purchases");
  const tables = { ...draft.tables, purchase: { ...purchase, order: "day desc" } };
  const { orders, described } = applyDomain(shop.known, { ...draft, tables });
  const ordered = (sql: string) =>
    writeOutline(
      inDefaultOrder(readOutline(parseSql(sql), described), orders, described),
      described,
    );
  expect(ordered("SELECT copies FROM purchase")).toMatch(/ORDER BY purchase.day DESC$/);
  expect(ordered("SELECT COUNT(*) FROM purchase")).not.toMatch(/ORDER BY/);
  expect(ordered("SELECT title FROM book")).not.toMatch(/ORDER BY/);
  const wrong = { ...draft.tables, purchase: { ...purchase, order: "when desc" } };
  expect(() => applyDomain(shop.known, { ...draft, tables: wrong })).toThrow("no column when");
});

test("money, shares and units are written as the file says", () => {
  const file = { ...column("book", "price", { format: "currency" }), currency: "GBP" };
  expect(applyDomain(shop.known, file).amounts["book.price"]).toEqual({
    kind: "money",
    decimals: 2,
    unit: "GBP",
  });
  const pages = column("book", "pages", { unit: "sheets" });
  expect(applyDomain(shop.known, pages).amounts["book.pages"]?.unit).toBe("sheets");
});

test("views that repeat tables are neither named nor joined, with a file and without", async () => {
  const statements = [
    "CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT, length INTEGER, return_date DATE)",
    "INSERT INTO film VALUES (1, 'Ivory', 90, NULL), (2, 'Amber', 100, '2025-01-01')",
    "CREATE VIEW film_list AS SELECT film_id, title, length FROM film",
    "CREATE VIEW length_by_film AS SELECT title AS film, SUM(length) AS total FROM film GROUP BY title",
  ];
  const database = await createSqliteDatabase(await sqliteBytes(statements), "films");
  const known = await readDatabase(database);
  for (const file of [undefined, draftDomain(known.facts, "films")]) {
    const { described, filters } = applyDomain(known, file);
    const hidden = described.tables.flatMap((one) => (one.hidden === true ? [one.name] : []));
    expect(hidden).toEqual(["film_list", "length_by_film"]);
    expect(described.links).toEqual([]);
    expect(indexNames(described).wholes.get("movie")).toHaveLength(1);
    expect(filters.map(({ said }) => said[0]?.join(" "))).toEqual(["not returned"]);
    const dates = readOutline(parseSql("SELECT return_date FROM film"), described);
    expect(writeOutline(addFilters(dates, filters, described), described)).toBe(
      "SELECT film.title FROM film WHERE film.return_date IS NULL",
    );
  }
  await database.close();
});

test("who is no longer active, and what nobody was given, is asked by those words", async () => {
  const statements = [
    "CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, name TEXT, is_active INTEGER)",
    "CREATE TABLE ticket (ticket_id INTEGER PRIMARY KEY, agent_id INTEGER REFERENCES agent (agent_id))",
    "INSERT INTO agent VALUES (1, 'Ada', 1), (2, 'Ben', 0)",
    "INSERT INTO ticket VALUES (1, 1), (2, NULL), (3, 1)",
  ];
  const database = await createSqliteDatabase(await sqliteBytes(statements), "desk");
  const known = await readDatabase(database);
  const { described, filters } = applyDomain(known, undefined);
  const asked = (utterance: string, sql: string): string => {
    const taken = takeFilters(utterance, filters, indexNames(described).stems);
    const outline = readOutline(parseSql(sql), described);
    return writeOutline(addFilters(outline, taken.filters, described), described);
  };
  expect(asked("former agents", "SELECT name FROM agent")).toMatch(/is_active = 0$/);
  expect(asked("unassigned tickets", "SELECT COUNT(*) FROM ticket")).toMatch(/agent_id IS NULL$/);
  await database.close();
});
