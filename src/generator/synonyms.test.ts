// Other people's words: what is taken from a thesaurus, in which form.
import { describe, expect, it } from "vitest";
import { libraryDomain } from "../domains/library/index.ts";
import { synonymsOf } from "./synonyms.ts";
import { stockOf } from "./word-stock.ts";

const thesaurus = (lemma: string): readonly string[] =>
  ({ show: ["present"], find: ["get", "locate"], borrow: ["take", "loan"] })[lemma] ?? [];

describe("words of like meaning", () => {
  const synonyms = synonymsOf(stockOf(libraryDomain), thesaurus);

  it("are taken for the verbs of asking too", () => {
    expect(synonyms.get("show")).toEqual(["present"]);
  });

  it("are never words that the domain says of something else", () => {
    for (const others of synonyms.values()) expect(others).not.toContain("get");
  });
});
