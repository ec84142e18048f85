// The law of the analysts' shapes: each one is generated, said, read as that shape, let through the model's
// grammar, paraphrased, written in four dialects and read back, and run to the same rows.
// (test/analyst-shapes.slow.test.ts runs them on four real databases.)
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noWords } from "../src/base/bookshop.fixture.ts";
import { encodeTurn, prepareGround, readTurn } from "../src/base/encoding/encode-turn.ts";
import { openWordBook } from "../src/base/encoding/word-book.ts";
import { advance } from "../src/base/grammar/advance.ts";
import { allowedSymbols } from "../src/base/grammar/allowed.ts";
import { startGrammar } from "../src/base/grammar/state.ts";
import type { Database, Dialect } from "../src/database/database.ts";
import { createSqliteDatabase } from "../src/database/sqlite/adapter.ts";
import { databaseBytes } from "../src/database/sqlite/database-bytes.ts";
import { paraphrase } from "../src/display/paraphrase.ts";
import { emptyWording } from "../src/entities/wording.ts";
import { synthesize } from "../src/generator/synthesize.ts";
import { compileDomain } from "../src/learn/compile/compile-domain.ts";
import { draftDomain } from "../src/learn/draft/draft.ts";
import { makeWorld } from "../src/learn/worlds/make-world.ts";
import { themes } from "../src/learn/worlds/themes.ts";
import { readOutline } from "../src/outline/read-outline.ts";
import { type OutlineWord, outlineWords } from "../src/outline/symbols.ts";
import { writeOutline } from "../src/outline/write-outline.ts";
import { createRandom } from "../src/random.ts";
import { collectFacts } from "../src/schema/database-facts.ts";
import { type KnownDatabase, readDatabase } from "../src/schema/read-database.ts";
import { parseSql } from "../src/sql/parse.ts";

/** The words of an outline that make a shape; `named`, `age`, `days` and `fiscal` come with a key, a birthday or a domain file. */
const shapes: readonly (readonly [OutlineWord, RegExp])[] = [
  ["running", /running|cumul/i],
  ["change", /before|previous|change/i],
  ["growth", /growth|percentage change|in percent/i],
  ["rank", /rank/i],
  ["per", /per |each|every/i],
  ["share", /share|percent/i],
  ["rest", /rest|other/i],
  ["fill", /without any|with none|empty/i],
  ["keep", /without any|with none/i],
  ["band", /under/i],
  ["spread", /under/i],
  ["within", /side by side|columns|next to|difference|percent|change|growth/i],
  ["gap", /difference|how much/i],
  ["gain", /growth|percent/i],
];
const dialects: readonly Dialect[] = ["sqlite", "postgres", "mysql", "duckdb"];

/** `said`: it and what was said before it, the last first. */
type Made = {
  readonly utterance: string;
  readonly said: readonly string[];
  readonly before: string | undefined;
  readonly sql: string;
  /** The words of its outline; none where there is no outline. */
  readonly words: ReadonlySet<string>;
};
let database: Database;
let known: KnownDatabase;
let made: Made[];

beforeAll(async () => {
  const theme = themes.find(({ name }) => name === "hardware_shop");
  const bytes = await databaseBytes(makeWorld(createRandom("shop/1"), theme));
  database = await createSqliteDatabase(bytes, "shop");
  known = await readDatabase(database);
  const facts = await collectFacts(database);
  const { world } = compileDomain(draftDomain(facts, "shop"), facts);
  const all = [...synthesize(world, { interactions: 500, seed: 3, analysts: 1 })];
  made = all.flatMap(({ turns }) =>
    turns.flatMap(({ utterance, sql: [sql] }, i) => {
      const said = turns.slice(0, i + 1).map((turn) => turn.utterance);
      const before = turns[i - 1]?.sql[0];
      return sql === undefined
        ? []
        : [{ utterance, said: said.reverse(), before, sql, words: wordsOf(sql) }];
    }),
  );
});
afterAll(() => database.close());

const outlineOf = (sql: string) => readOutline(parseSql(sql), known.described);
const rows = async (sql: string): Promise<string[]> =>
  (await database.query(sql)).rows.map((row) => JSON.stringify(row)).sort();

function wordsOf(sql: string): ReadonlySet<string> {
  try {
    return new Set(outlineOf(sql).flatMap((one) => (one.kind === "word" ? [one.word] : [])));
  } catch {
    return new Set();
  }
}

describe.each(shapes)("%s", (shape, said) => {
  test("is generated, said, constrained, paraphrased, printed and executed", async () => {
    const found = made.filter(({ words }) => words.has(shape));
    expect(found.length).toBeGreaterThan(1);
    expect(found.some(({ utterance }) => said.test(utterance))).toBe(true);
    for (const one of found.slice(0, 6)) {
      const { utterance, sql } = one;
      expect(utterance).not.toMatch(/[{}|]/);
      expect(isAllowed(one), sql).toBe(true);
      const outline = outlineOf(sql);
      const written = dialects.map((one) => writeOutline(outline, known.described, one));
      const paraphrased = written.map((one) => paraphrase(one, emptyWording));
      expect(paraphrased[0]).not.toBe("");
      expect(paraphrased[0]).not.toContain("cannot say");
      for (const [i, one] of written.entries()) {
        expect(paraphrased[i], one).toBe(paraphrased[0]);
        const again = writeOutline(outlineOf(one), known.described, dialects[i] ?? "sqlite");
        expect(again).toBe(one);
      }
      expect(await rows(written[0] ?? "")).toEqual(await rows(sql));
    }
  });
});

test("groups that were chosen by a figure are asked about further", async () => {
  const found = made.filter(({ sql }) => /IN \( SELECT \S+ FROM .* GROUP BY \S+ HAVING/.test(sql));
  expect(found.length).toBeGreaterThan(1);
  for (const one of found.slice(0, 6)) {
    const { sql } = one;
    expect(isAllowed(one), sql).toBe(true);
    const written = writeOutline(outlineOf(sql), known.described);
    expect(await rows(written)).toEqual(await rows(sql));
    expect(paraphrase(sql, emptyWording)).not.toContain("cannot say");
  }
});

test("every generated query is one that an outline can say, and runs", async () => {
  for (const { sql } of made.slice(0, 300)) {
    expect(() => outlineOf(sql), sql).not.toThrow();
    await database.query(sql);
  }
});

/** Whether the grammar lets the model write what it is taught for that turn. */
function isAllowed({ said, before, sql }: Made): boolean {
  const ground = prepareGround(known, openWordBook(noWords));
  const turns = said.map((one) => readTurn(one, ground, { year: 2025, month: 6, day: 1 }));
  const target = outlineOf(sql);
  const previous = before === undefined ? [] : outlineOf(before);
  const turn = encodeTurn({ turns, previous, style: 2, target }, ground);
  const items = turn.example.schema.types.length;
  const fits = turn.example.candidates.columns;
  const context = { schema: known.described, candidates: turn.candidates, fits, items };
  let state = startGrammar();
  for (const symbol of turn.example.target) {
    if (allowedSymbols(state, context)[symbol] !== 1) return false;
    const word = outlineWords[symbol];
    const item = symbol - outlineWords.length;
    const table = item - known.described.columns.length;
    state = advance(
      state,
      word !== undefined
        ? { kind: "word", word }
        : table < 0
          ? { kind: "column", column: item }
          : item < items
            ? { kind: "table", table }
            : { kind: "value" },
    );
  }
  return state.expect === "done";
}
