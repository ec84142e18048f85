import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { findNumbers } from "./numbers.ts";
import { makePhrase } from "./phrase.ts";
import { tokenize } from "./tokenize.ts";

const canonical = (text: string) => {
  const tokens = tokenize(text);
  return makePhrase(tokens, findNumbers(tokens)).text.trim();
};

describe("spelled-out numbers", () => {
  it.each([
    ["flight two three five", "flight 235"],
    ["one eighty", "180"],
    ["two eighty one", "281"],
    ["twelve ninety one", "1291"],
    ["seventeen sixty five", "1765"],
    ["seven oh five", "705"],
    ["fifteen hundred", "1500"],
    ["three hundred and fifty dollars", "350 dollars"],
    ["one thousand two hundred", "1200"],
    ["nineteen ninety one", "1991"],
    ["forty-two", "42"],
    ["june twenty third", "june 23th"],
    ["the first of may", "the 1th of may"],
    ["may twenty one nineteen ninety one", "may 21 1991"],
    ["june 3rd", "june 3th"],
    ["two one way tickets", "2 1 way tickets"],
    ["june twenty third one way", "june 23th 1 way"],
    ["six thirty", "630"],
    ["3 hundred", "300"],
    ["under a hundred", "under 100"],
    ["a hundred and fifty, then", "150 , then"],
    ["a hundred and eighty dollars", "180 dollars"],
    ["a thousand two hundred", "1200"],
    ["more than a million", "more than 1000000"],
    ["hundred 50", "150"],
    ["hundred and fifty", "150"],
    ["under hundred", "under 100"],
    ["two hundred", "200"],
    ["three fifty", "350"],
    ["thanks a million", "thanks a million"],
    ["a hundred times better", "a hundred times better"],
    ["a hundred percent sure", "a hundred percent sure"],
    ["a few hundred", "a few hundred"],
    ["half a million", "half a million"],
    ["a hundred thousand", "100000"],
    ["hundred", "hundred"],
    ["the first hundred", "the 1th hundred"],
    ["123456789012345", "123456789012345"],
  ])("%s", (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it.each(["1234567890123456", "1".repeat(2_000), `0.${"3".repeat(40)}`])(
    "more digits than a number keeps are none: %s",
    (text) => {
      expect(findNumbers(tokenize(text))).toEqual([]);
    },
  );

  it("spans stand in order within the tokens, whatever is said", () => {
    const word = fc.constantFrom(
      ..."one two nine ten twenty forty hundred thousand first third oh and 7 300 th june way".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (said) => {
        const tokens = tokenize(said.join(" "));
        let end = 0;
        for (const { from, to, value } of findNumbers(tokens)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(tokens.length);
          expect(Number.isFinite(value)).toBe(true);
          end = to;
        }
      }),
    );
  });
});
