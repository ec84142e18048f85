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
