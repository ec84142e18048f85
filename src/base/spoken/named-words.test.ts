import { expect, test } from "vitest";
import { namedWords } from "./named-words.ts";

const column = { type: "text", time: null, primary: false } as const;
const known = {
  described: {
    tables: [
      { name: "category", words: ["category"], columns: [0], synonyms: [["kinds"]] },
      { name: "brand", words: ["brand"], columns: [1], synonyms: [["makes"]] },
    ],
    columns: [
      { ...column, table: 0, name: "title", words: ["title"], synonyms: [["short", "label"]] },
      { ...column, table: 1, name: "home town", words: ["town"] },
    ],
    links: [],
    notes: [],
  },
  measures: [],
  filters: [],
};

test("what a person calls a table counts where the query uses it", () => {
  const words = namedWords(known, "SELECT count ( * ) FROM category");
  expect(words).toContain("kinds");
  expect(words).not.toContain("makes");
  expect(namedWords(known, "SELECT category.title FROM category")).toContain("label");
  expect(namedWords(known, 'SELECT "home town" FROM brand')).toEqual(
    expect.arrayContaining(["makes", "town"]),
  );
});

test("a measure, a filter and a value that is denied are said where the query has them", () => {
  const item = (k: number) => ({ kind: "item", item: k }) as const;
  const columns = [
    ...known.described.columns,
    { ...column, table: 0, name: "takings", words: ["takings"] },
  ];
  const measure = {
    item: 2,
    aggregate: "sum",
    distinct: false,
    inside: [item(0)],
    per: [],
    parts: false,
  } as const;
  const filter = { said: [["local"]], conditions: [{ table: 1, where: [[item(1)]] }] };
  const spoken = {
    ...known,
    described: { ...known.described, columns },
    measures: [measure],
    filters: [filter],
  };
  const said = namedWords(
    spoken,
    "SELECT category.title FROM category WHERE category.title = 'paid'",
  );
  expect(said).toEqual(expect.arrayContaining(["takings", "unpaid"]));
  expect(said).not.toContain("local");
  const town = namedWords(spoken, 'SELECT "home town" FROM brand');
  expect(town).toContain("local");
  expect(town).not.toContain("takings");
});

test("a column that is made of others is said where the query uses those", () => {
  const columns = [
    ...known.described.columns,
    { ...column, table: 0, name: "age", words: ["age"] },
  ];
  const spoken = { ...known, described: { ...known.described, columns } };
  const made = [{ item: 2, symbols: [{ kind: "item", item: 0 } as const] }];
  expect(namedWords(spoken, "SELECT category.title FROM category", made)).toContain("age");
  expect(namedWords(spoken, "SELECT count ( * ) FROM category", made)).not.toContain("age");
});

test("a date is the word for any day that is used", () => {
  const came = { ...column, table: 0, name: "came", words: ["came"], time: "date" } as const;
  const dated = { ...known, described: { ...known.described, columns: [came] } };
  expect(namedWords(dated, "SELECT category.came FROM category")).toContain("date");
  expect(namedWords(dated, "SELECT count ( * ) FROM category")).not.toContain("date");
});
