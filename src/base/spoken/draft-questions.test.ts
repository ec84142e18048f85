// What is offered to begin with: figures of the best things first, one question of each kind, no names as groups.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { draftQuestions } from "./draft-questions.ts";
import { addMeasures } from "./measures.ts";

const shop = await bookshopOfTests();

test("without a figure: each kind once, then once more", () => {
  const drafts = draftQuestions(shop.known);
  expect(drafts.slice(0, 2)).toEqual([
    "how many purchases are there",
    "how many books are there for each genre",
  ]);
  expect(drafts.indexOf("how many books are there")).toBeGreaterThan(3);
  expect(drafts.join()).not.toMatch(/for each (?:title|name)/);
});

test("a figure comes first, and a view is not asked about", () => {
  const revenue = { of: "sum(purchase.copies * book.price)" };
  const { described } = addMeasures(shop.known.described, { revenue });
  const tables = shop.known.facts.schema.tables.map((table) => ({
    ...table,
    view: table.name === "book",
  }));
  const drafts = draftQuestions({
    ...shop.known,
    described,
    facts: { ...shop.known.facts, schema: { tables } },
  });
  expect(drafts.slice(0, 3)).toEqual([
    "top 5 customers by revenue",
    "revenue per year",
    "revenue by author",
  ]);
  expect(drafts.join()).not.toContain("books");
});
