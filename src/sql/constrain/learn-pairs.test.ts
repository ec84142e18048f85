import { describe, expect, it } from "vitest";
import { sqlWords } from "../words.ts";
import { collectComparisons, mergeComparisons } from "./learn-pairs.ts";

const shelves = "SELECT shelf.id FROM shelf WHERE shelf.room = 'ATTIC'";
const books =
  "SELECT book.id FROM book WHERE book.shelf IN ( SELECT shelf.id FROM shelf WHERE shelf.room = 'HALL' )";

describe("what queries compare, learned on", () => {
  it("keeps what earlier queries did", () => {
    const merged = mergeComparisons(
      collectComparisons([sqlWords(books)]),
      collectComparisons([sqlWords(shelves)]),
    );
    expect([...merged.pairs]).toEqual(["book.shelf shelf.id"]);
    expect([...(merged.values.get("shelf.room") ?? [])].sort()).toEqual(["'ATTIC'", "'HALL'"]);
    expect(merged.nesting?.depth).toBe(1);
  });

  it("has no bound on nesting where the earlier model had none", () => {
    const { nesting: _unknown, ...old } = collectComparisons([sqlWords(books)]);
    expect(mergeComparisons(old, collectComparisons([sqlWords(shelves)])).nesting).toBeUndefined();
  });
});
