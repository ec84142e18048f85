import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { tokenize } from "./tokenize.ts";

const words = (text: string) => tokenize(text).map((token) => token.text);

describe("tokenize", () => {
  it.each([
    ["I'd like St. Louis, please!", ["i", "'d", "like", "st.", "louis", ",", "please", "!"]],
    ["it doesn't leave at 7 o'clock", ["it", "does", "n't", "leave", "at", "7", "o'clock"]],
    ["7:30pm 7 p.m. 12:05", ["7:30", "pm", "7", "pm", "12:05"]],
    ["non-stop twenty-third", ["non", "stop", "twenty", "third"]],
    ["under $1,000.50", ["under", "$", "1000.50"]],
    ["restriction AP/57, meal s/ or d/s", ["restriction", "ap/57", ",", "meal", "s/", "or", "d/s"]],
    ["on 5/12 and 1993-02-05", ["on", "5/12", "and", "1993-02-05"]],
    ["Montréal’s O’Hare", ["montreal", "'s", "o'hare"]],
    ["the 23rd of Sept. 1993", ["the", "23", "rd", "of", "sept", "1993"]],
    ["washington d.c. to u.s. air", ["washington", "dc", "to", "us", "air"]],
    ["from l.a, around d.c?", ["from", "la", ",", "around", "dc", "?"]],
    ["", []],
    ["\u0000\u0007\n\t", []],
  ])("cuts %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("keeps emoji whole enough to have a place", () => {
    const [token] = tokenize("😀");
    expect(token).toMatchObject({ start: 0, end: 2 });
  });

  it("cuts plain words as it does beside others", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (said) => {
        const text = said.join(" ");
        expect(tokenize(text)).toEqual(tokenize(`${text} ?`).slice(0, -1));
      }),
    );
  });

  it("keeps letters that are nothing but an accent", () => {
    expect(tokenize("\uFE76 x").map(({ text }) => text)).toEqual(["\uFE76", "x"]);
  });

  it("never loses a letter or digit, and tokens stand in order without overlap", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const tokens = tokenize(text);
        let end = 0;
        let covered = "";
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
          covered += text.slice(token.start, token.end);
        }
        const letters = (s: string) => s.replace(/[^\p{L}\d]/gu, "");
        expect(letters(covered)).toBe(letters(text));
      }),
    );
  });
});
