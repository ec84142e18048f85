// What a person writes into the domain file counts at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBookshop } from "../base/bookshop.fixture.ts";
import { addFilters, takeFilters } from "../base/filters.ts";
import { indexNames } from "../base/name-matches.ts";
import { readOutline } from "../sql/outline/read-outline.ts";
import { writeOutline } from "../sql/outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";
import { applyDomain } from "./apply-domain.ts";
import type { DomainFile } from "./domain-file.ts";
import { draftDomain } from "./draft.ts";

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
