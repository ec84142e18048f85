import { expect, test } from "vitest";
import { type OutlineSymbol, type OutlineWord, word } from "../../outline/symbols.ts";
import { comparesItself, contradictionsOf } from "./contradictions.ts";

const against = (text: string, query: OutlineWord[], before: OutlineSymbol[] = []): number =>
  contradictionsOf(query, { text, sight: text, before });

test.each<[string, OutlineWord[], number]>([
  ["which players tried out", ["select", "except", "select"], 1],
  ["which players did not try out", ["select", "except", "select"], 0],
  ["customers who haven t ordered", ["select", "where", "not", "in"], 0],
  ["customers with two orders or less", ["having", "count", ">="], 1],
  ["customers with two orders or less", ["having", "count", "<="], 0],
  ["no more than 5 pages", ["where", ">"], 1],
  ["more than 5 pages", ["where", ">"], 0],
  ["more than 5 but less than 9 pages", ["where", ">", "and", "<"], 0],
  ["pages between 5 and 9", ["where", "=", "or", "="], 1],
  ["pages between 5 and 9", ["where", "between", "and"], 0],
  ["pages between 5 and 9", ["where", ">", "and", "<"], 0],
])("%s: %j", (text, query, count) => expect(against(text, query)).toBe(count));

test("what the query before says already needs no word", () => {
  expect(against("their names", ["select", "where", "not", "in"], [word("not")])).toBe(0);
  expect(against("under 5 pages", ["where", ">"], [word(">")])).toBe(0);
});

test("a column is not compared with itself, nor with what is worked out of it", () => {
  const [price, copies] = [0, 1].map((item): OutlineSymbol => ({ kind: "item", item }));
  const where = (...other: (OutlineSymbol | OutlineWord)[]): OutlineSymbol[] =>
    [
      word("where"),
      price,
      word(">"),
      ...other.map((one) => (typeof one === "string" ? word(one) : one)),
    ].flatMap((one) => one ?? []);
  if (price === undefined || copies === undefined) throw new Error("two columns");
  expect(comparesItself(where(price))).toBe(true);
  expect(comparesItself(where(copies, "*", "(", copies, "-", price, ")"))).toBe(true);
  expect(comparesItself(where(copies, "and", price, "<", copies))).toBe(false);
  expect(comparesItself(where("(", "select", "avg", "(", price, ")", ")"))).toBe(false);
});
