// One turn in numbers: which words and values are pointed at, and how a target is told by symbols.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { outlineWords } from "../../outline/symbols.ts";
import { parseSql } from "../../sql/parse.ts";
import { openBookshop } from "../bookshop.fixture.ts";
import { expectWhole } from "../network/example.ts";
import { encodeTurn, type Ground, readTurn } from "./encode-turn.ts";

let [database, ground]: [Database | undefined, Ground | undefined] = [undefined, undefined];
beforeAll(async () => {
  ({ database, ground } = await openBookshop());
});
afterAll(() => database?.close());

const today = { year: 2026, month: 1, day: 1 };
const fixed = outlineWords.length;

function encoded(utterances: readonly string[], previous: string, target?: string) {
  if (ground === undefined) throw new Error("not opened");
  const here = ground;
  const outline = (sql: string) => readOutline(parseSql(sql), here.known.described);
  const turns = utterances.map((one) => readTurn(one, here, today)).reverse();
  const before = previous === "" ? [] : outline(previous);
  return encodeTurn(
    {
      turns,
      previous: before,
      style: 1,
      target: target === undefined ? undefined : outline(target),
    },
    here,
  );
}

const columnOf = (name: string): number =>
  ground?.known.described.columns.findIndex((column) => column.name === name) ?? -1;

test("the current utterance comes first, the ones before it after, each with its age", () => {
  const { example } = encoded(["how many books are there", "only the cheap ones"], "");
  expect([...new Set(example.ages)]).toEqual([0, 1]);
  expect(example.ages[0]).toBe(0);
  expect(example.words.length).toBe(9);
});

test("a target points at columns by their number and at values by their place", () => {
  const sql = "SELECT book.title FROM book WHERE book.price < 10";
  const { example, candidates } = encoded(["books that cost less than 10"], "", sql);
  const items = example.schema.types.length;
  const ten = candidates.findIndex(({ mention }) => mention.number === 10);
  expect(ten).toBeGreaterThanOrEqual(0);
  expect([...example.target]).toEqual(
    expect.arrayContaining([
      fixed + columnOf("title"),
      fixed + columnOf("price"),
      fixed + items + ten,
    ]),
  );
  expect(example.target.at(-1)).toBe(outlineWords.indexOf("end"));
});

test("what nobody said is told as unsaid; what the query before holds can be meant", () => {
  const sql = "SELECT book.title FROM book WHERE book.price < 10";
  const unsaid = outlineWords.indexOf("unsaid");
  expect([...encoded(["the cheap books"], "", sql).example.target]).toContain(unsaid);
  const { example, candidates } = encoded(["and their genre"], sql, sql);
  expect([...example.target]).not.toContain(unsaid);
  expect(candidates.map(({ age }) => age)).toEqual([5]);
});

test("every example is whole", () => {
  if (ground === undefined) throw new Error("not opened");
  for (const said of [[""], ["?!"], ["x ".repeat(300)], ["a", "b", "c", "d", "e", "f", "g"]]) {
    const { example } = encoded(said, "SELECT COUNT ( * ) FROM book");
    expect(() => expectWhole(example, fixed, ground!.book.table())).not.toThrow();
  }
});

test.each([
  ["never mind, books by genre", ["books", "by", "genre"]],
  ["oh no, forget that. all authors", ["all", "authors"]],
  ["forget about it: novels", ["novels"]],
  ["never mind the price", ["never", "mind", "the", "price"]],
  ["who has never bought anything", ["who", "has", "never", "bought", "anything"]],
])("turning away is no part of what is asked: %s", (utterance, words) => {
  if (ground === undefined) throw new Error("no bookshop");
  const { tokens } = readTurn(utterance, ground, today);
  expect(tokens.map(({ text }) => text).filter((text) => /\w/.test(text))).toEqual(words);
});
