import { describe, expect, test } from "vitest";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { emptyWording } from "../entities/wording.ts";
import { learnNesting } from "../sql/constrain/nesting.ts";
import { domainFromJson, domainToJson, type ModelDomain } from "./domain-file.ts";

const comparisons: ModelDomain["comparisons"] = {
  pairs: new Set(["book.author author.id"]),
  values: new Map([["book.kind", new Set(["'novel'"])]]),
};
const domain: ModelDomain = { words: flightsWords, wording: emptyWording, comparisons };
const reread = (one: ModelDomain): ModelDomain =>
  domainFromJson(JSON.parse(JSON.stringify(domainToJson(one))), "domain.json");

describe("domain.json", () => {
  test("keeps what training queries compare, and how far they nest", () => {
    const there = "book.author author.id";
    const back = "author.id book.author";
    const nesting = learnNesting([[there, back, there]]);
    expect(nesting.repeated.get(there)).toBe(2);
    const bounded = { ...domain, comparisons: { ...comparisons, nesting } };
    expect(reread(bounded).comparisons).toEqual(bounded.comparisons);
  });

  test("of a model of before nesting was learned has no bound", () => {
    expect(reread(domain).comparisons).toEqual(comparisons);
  });

  test("that is damaged says where", () => {
    expect(() => domainFromJson({}, "domain.json")).toThrow(/domain\.json/u);
  });
});
