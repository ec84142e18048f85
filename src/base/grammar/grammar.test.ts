// Laws of the grammar: every walk through it that ends is a query the database runs, and what people's
// queries say is allowed.
import { expect, test } from "vitest";
import { OutlineError } from "../../outline/outline-error.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { outlineWords } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { createRandom, type Random } from "../../random.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests, noWords } from "../bookshop.fixture.ts";
import { resolveValues } from "../decoding/resolve-values.ts";
import {
  type EncodedQuestion,
  encodeTurn,
  prepareGround,
  readTurn,
} from "../encoding/encode-turn.ts";
import { openWordBook } from "../encoding/word-book.ts";
import { addMeasures, expandMeasures } from "../spoken/measures.ts";
import { advance, type Step } from "./advance.ts";
import { allowedSymbols } from "./allowed.ts";
import type { GrammarContext } from "./allowed-values.ts";
import { type GrammarState, startGrammar } from "./state.ts";

const fixed = outlineWords.length;
const shop = await bookshopOfTests();

function turnOf(
  utterance: string,
  sql?: string,
): { turn: EncodedQuestion; context: GrammarContext } {
  const { ground, known } = shop;
  const read = readTurn(utterance, ground, { year: 2025, month: 6, day: 1 });
  const target = sql === undefined ? undefined : readOutline(parseSql(sql), known.described);
  const turn = encodeTurn({ turns: [read], previous: [], style: 1, target }, ground);
  const items = turn.example.schema.types.length;
  const fits = turn.example.candidates.columns;
  const { described: schema, values } = known;
  const { candidates } = turn;
  return { turn, context: { schema, candidates, fits, items, knows: values.knows } };
}

function stepFor(symbol: number, { schema, items }: GrammarContext): Step {
  const word = outlineWords[symbol];
  if (symbol < fixed && word !== undefined) return { kind: "word", word };
  const item = symbol - fixed;
  if (item < schema.columns.length) return { kind: "column", column: item };
  const table = item - schema.columns.length;
  return item < items ? { kind: "table", table } : { kind: "value" };
}

/** Ends as soon as it may, once it is long enough. */
function walk(random: Random, context: GrammarContext): number[] | null {
  let state: GrammarState = startGrammar();
  const symbols: number[] = [];
  const never = (["refuse", "unsaid"] as const).map((word) => outlineWords.indexOf(word));
  while (symbols.length < 60) {
    const mask = allowedSymbols(state, context);
    const open = [...mask.keys()].filter((symbol) => mask[symbol] === 1 && !never.includes(symbol));
    const end = outlineWords.indexOf("end");
    const close = outlineWords.indexOf(")");
    const quick =
      symbols.length > 12 ? open.find((symbol) => symbol === end || symbol === close) : undefined;
    const symbol = quick ?? open[random.below(Math.max(1, open.length))];
    if (symbol === undefined) return null;
    symbols.push(symbol);
    state = advance(state, stepFor(symbol, context));
    if (state.expect === "done") return symbols;
  }
  return null;
}

/** Null where it is about no table: such a reading is passed over. */
function written(...outline: Parameters<typeof writeOutline>): string | null {
  try {
    return writeOutline(...outline);
  } catch (error) {
    if (error instanceof OutlineError) return null;
    throw error;
  }
}

test("what it lets end is a query that the database runs", async () => {
  const { context, turn } = turnOf("crime books from norway over 10 since february 2025 or 'salt'");
  const { described } = shop.known;
  let ended = 0;
  for (let seed = 0; seed < 400; seed++) {
    const symbols = walk(createRandom(seed), context);
    if (symbols === null) continue;
    const sql = written(resolveValues(symbols, turn.candidates, described).outline, described);
    if (sql === null) continue;
    ended += 1;
    await expect(shop.database.query(sql), sql).resolves.toBeDefined();
  }
  expect(ended).toBeGreaterThan(150);
});

test("a measure, too, stands only where the database can work it out", async () => {
  const of = "sum(purchase.copies * book.price)";
  const { described, measures } = addMeasures(shop.known.described, { revenue: { of } });
  const ground = prepareGround({ ...shop.known, described }, openWordBook(noWords));
  const read = readTurn("revenue by genre over 10", ground, { year: 2025, month: 6, day: 1 });
  const turn = encodeTurn({ turns: [read], previous: [], style: 1 }, ground);
  const { candidates, example } = turn;
  const context: GrammarContext = {
    schema: described,
    candidates,
    fits: example.candidates.columns,
    items: example.schema.types.length,
  };
  const revenue = fixed + (measures[0]?.item ?? 0);
  let ended = 0;
  for (let seed = 0; ended < 100 && seed < 3000; seed++) {
    const symbols = walk(createRandom(seed), context);
    if (symbols === null || !symbols.includes(revenue)) continue;
    const { outline } = resolveValues(symbols, candidates, described);
    const sql = written(expandMeasures(outline, measures), described);
    if (sql === null) continue;
    ended += 1;
    await expect(shop.database.query(sql), sql).resolves.toBeDefined();
  }
  expect(ended).toBe(100);
});

test.each([
  [
    "novels by authors from norway",
    "SELECT title FROM book JOIN author ON book.author_id = author.author_id WHERE genre = 'novel' AND country = 'Norway'",
  ],
  [
    "copies sold in february 2025",
    "SELECT sum(copies) FROM purchase WHERE day >= '2025-02-01' AND day < '2025-03-01'",
  ],
  [
    "top 3 genres by average price",
    "SELECT genre FROM book GROUP BY genre ORDER BY avg(price) DESC LIMIT 3",
  ],
  [
    "who has bought nothing",
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase)",
  ],
])("%s", (utterance, sql) => {
  const { turn, context } = turnOf(utterance, sql);
  expect(turn.example.target).not.toContain(outlineWords.indexOf("unsaid"));
  let state = startGrammar();
  for (const symbol of turn.example.target) {
    expect(allowedSymbols(state, context)[symbol]).toBe(1);
    state = advance(state, stepFor(symbol, context));
  }
  expect(state.expect).toBe("done");
});

test("a query inside IN shows what it is compared with, or its key", () => {
  const { context } = turnOf("authors with books");
  const { columns, tables } = context.schema;
  const at = (table: string, name: string): number =>
    columns.findIndex((one) => one.name === name && tables[one.table]?.name === table);
  const word = (one: (typeof outlineWords)[number]): number => outlineWords.indexOf(one);
  const symbols = [
    word("select"),
    fixed + at("author", "name"),
    word("where"),
    fixed + at("author", "author_id"),
    word("in"),
    word("("),
    word("select"),
  ];
  const state = symbols.reduce(
    (before, symbol) => advance(before, stepFor(symbol, context)),
    startGrammar(),
  );
  const mask = allowedSymbols(state, context);
  expect(mask[fixed + at("book", "author_id")]).toBe(1);
  expect(mask[fixed + at("book", "title")]).toBe(0);
  const itself = advance(state, { kind: "column", column: at("author", "author_id") });
  expect(allowedSymbols(itself, context)[word(")")]).toBe(0);
});

test("a value that nobody said cannot come out", () => {
  const { context } = turnOf("books by genre");
  let state = startGrammar();
  const say = (word: (typeof outlineWords)[number]) => {
    state = advance(state, { kind: "word", word });
  };
  const genre = context.schema.columns.findIndex(({ name }) => name === "genre");
  say("select");
  state = advance(state, { kind: "column", column: genre });
  say("where");
  state = advance(state, { kind: "column", column: genre });
  say("=");
  const mask = allowedSymbols(state, context);
  expect(mask.subarray(fixed + context.items).some((one) => one === 1)).toBe(false);
});

test("a month is no year, though both are times", () => {
  const year = shop.known.described.columns.findIndex(({ time }) => time === "year");
  expect(year).toBeGreaterThanOrEqual(0);
  const { context } = turnOf("books of july");
  const steps: Step[] = [
    ...(["select"] as const).map((word): Step => ({ kind: "word", word })),
    { kind: "column", column: year },
    { kind: "word", word: "where" },
    { kind: "column", column: year },
    { kind: "word", word: "=" },
  ];
  const mask = allowedSymbols(steps.reduce(advance, startGrammar()), context);
  expect(context.candidates.some(({ mention }) => mention.month === 7)).toBe(true);
  const values = mask.slice(fixed + context.items);
  context.candidates.forEach(({ mention }, i) => {
    if (mention.month === 7) expect(values[i]).toBe(0);
  });
});

test("a value stands in no column that is known not to hold it", () => {
  const { context } = turnOf("books from norway");
  const { columns } = context.schema;
  const after = (name: string): number[] => {
    const column = columns.findIndex((one) => one.name === name);
    const steps: Step[] = [
      { kind: "word", word: "select" },
      { kind: "column", column },
      { kind: "word", word: "where" },
      { kind: "column", column },
      { kind: "word", word: "=" },
    ];
    const mask = allowedSymbols(steps.reduce(advance, startGrammar()), context);
    return context.candidates.flatMap(({ kind }, v) =>
      kind === "whole" ? [mask[fixed + context.items + v] ?? 0] : [],
    );
  };
  expect(after("country")).toEqual([1]);
  expect(after("genre")).toEqual([0]);
});
