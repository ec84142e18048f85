// Nothing is said twice where once says it.
import { expect, test } from "vitest";
import { type OutlineWord, outlineWords } from "../../outline/symbols.ts";
import { advance } from "./advance.ts";
import { forbidRepeats } from "./repeats.ts";
import { startGrammar } from "./state.ts";

const fixed = outlineWords.length;
const columns = 3;

/** Symbols from words; `c0` is a column, `v0` a value. */
function forbiddenAfter(text: string): string[] {
  let state = startGrammar();
  const symbols = text.split(" ").map((part) => {
    const number = Number(part.slice(1));
    if (/^c\d$/.test(part)) {
      state = advance(state, { kind: "column", column: number });
      return fixed + number;
    }
    if (/^v\d$/.test(part)) {
      state = advance(state, { kind: "value" });
      return fixed + columns + number;
    }
    const word = outlineWords.find((one): one is OutlineWord => one === part);
    if (word === undefined) throw new Error(`no word of outlines: ${part}`);
    state = advance(state, { kind: "word", word });
    return outlineWords.indexOf(word);
  });
  const mask = new Uint8Array(fixed + columns + 3).fill(1);
  forbidRepeats(mask, symbols, state);
  const name = (symbol: number): string =>
    outlineWords[symbol] ??
    (symbol < fixed + columns ? `c${symbol - fixed}` : `v${symbol - fixed - columns}`);
  return [...mask.keys()].filter((symbol) => mask[symbol] === 0).map(name);
}

test.each([
  ["select c0 , c1 ,", ["c0", "c1"]],
  ["select distinct c0 ,", ["c0"]],
  ["select max ( c0 ) ,", []],
  ["select sum ( c0 *", ["c0"]],
  ["select sum ( c0 * c1 -", ["c1"]],
  ["select c0 /", ["c0"]],
  ["select sum ( c0 ) /", []],
  ["select c0 where c1 between v0 and", ["v0"]],
  ["select c0 where c1 in ( v0 , v1 ,", ["v0", "v1"]],
  ["select c0 where c1 = v2 or c1 =", ["v2"]],
  ["select c0 where c1 = v2 or c0 =", []],
  ["select c0 where c1 = v2 intersect select c0 where c1 = v2", ["end", ")"]],
  ["select c0 where c1 = v2 intersect select c0 where c1 = v1", []],
])("%s", (symbols, expected) => {
  expect(forbiddenAfter(symbols).sort()).toEqual([...expected].sort());
});
