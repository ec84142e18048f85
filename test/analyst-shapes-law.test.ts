// The law of the analysts' shapes: each one is generated, said, read as that shape, let through the model's
// grammar, paraphrased, written in four dialects and read back, and run to the same rows.
// (test/analyst-shapes-law.slow.test.ts runs the same queries on four real databases.)
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noWords } from "../src/base/bookshop.fixture.ts";
import {
  encodeTurn,
  type Ground,
  prepareGround,
  readTurn,
} from "../src/base/encoding/encode-turn.ts";
import { openWordBook } from "../src/base/encoding/word-book.ts";
import { advance } from "../src/base/grammar/advance.ts";
import { allowedSymbols } from "../src/base/grammar/allowed.ts";
import { startGrammar } from "../src/base/grammar/state.ts";
import { foldDerived } from "../src/base/spoken/derived.ts";
import { foldMeasures } from "../src/base/spoken/measures.ts";
import type { Dialect } from "../src/database/database.ts";
import { parseDate } from "../src/dates/civil.ts";
import { silentChanges } from "../src/display/mutations.fixture.ts";
import { paraphrase } from "../src/display/paraphrase.ts";
import { emptyWording } from "../src/entities/wording.ts";
import { withoutExactRatios } from "../src/outline/exact-ratios.ts";
import { readOutline } from "../src/outline/read-outline.ts";
import { type OutlineSymbol, outlineWords } from "../src/outline/symbols.ts";
import { writeOutline } from "../src/outline/write-outline.ts";
import { parseSql } from "../src/sql/parse.ts";
import {
  type DraftedWorld,
  type Made,
  madeShapes,
  mediansOf,
  shapes,
  talkOfRoles,
  windowsOverTime,
} from "./support/generated-shapes.ts";

const dialects: readonly Dialect[] = ["sqlite", "postgres", "mysql", "duckdb"];

let worlds: readonly DraftedWorld[];
let made: readonly Made[];
const grounds = new Map<DraftedWorld, Ground>();

beforeAll(async () => {
  ({ worlds, made } = await madeShapes());
  for (const one of worlds) grounds.set(one, prepareGround(one.known, openWordBook(noWords)));
});
afterAll(async () => {
  for (const { database } of worlds) await database.close();
});

const outlineOf = (sql: string, { known }: DraftedWorld): readonly OutlineSymbol[] =>
  readOutline(parseSql(sql), known.described);
const rows = async (sql: string, { database }: DraftedWorld): Promise<string[]> =>
  (await database.query(sql)).rows.map((row) => JSON.stringify(row)).sort();

describe.each(shapes)("%s", (shape, said) => {
  test("is generated, said, constrained, paraphrased, printed and executed", async () => {
    const found = made.filter(({ words }) => words.has(shape));
    expect(found.length).toBeGreaterThan(1);
    expect(found.some(({ utterance }) => said.test(utterance))).toBe(true);
    expect(found.slice(0, 2).flatMap(({ sql }) => silentChanges(sql, emptyWording))).toEqual([]);
    for (const one of found.slice(0, 6)) {
      const { utterance, sql, of } = one;
      const schema = of.known.described;
      expect(utterance).not.toMatch(/[{}|]/);
      expect(isAllowed(one), sql).toBe(true);
      const outline = outlineOf(sql, of);
      const written = dialects.map((dialect) => writeOutline(outline, schema, dialect));
      const paraphrased = written.map((text) => paraphrase(text, emptyWording));
      expect(paraphrased[0]).not.toBe("");
      expect(paraphrased[0]).not.toContain("cannot say");
      for (const [i, text] of written.entries()) {
        expect(paraphrased[i], text).toBe(paraphrased[0]);
        expect(writeOutline(outlineOf(text, of), schema, dialects[i] ?? "sqlite")).toBe(text);
      }
      expect(await rows(written[0] ?? "", of)).toEqual(await rows(sql, of));
    }
  });
});

test("windows over a time are paraphrased, printed, read back and let through the door", async () => {
  const found = windowsOverTime(made);
  let told = 0;
  for (const said of [/share/, /rank/, /running/])
    expect(found.filter(({ utterance }) => said.test(utterance)).length).toBeGreaterThan(1);
  for (const { sql, of } of found) {
    expect(sql).toMatch(/PARTITION BY strftime/);
    const schema = of.known.described;
    const outline = outlineOf(sql, of);
    const written = dialects.map((dialect) => writeOutline(outline, schema, dialect));
    for (const [i, text] of written.entries()) {
      expect(paraphrase(text, emptyWording)).toContain("each year");
      expect(writeOutline(outlineOf(text, of), schema, dialects[i] ?? "sqlite")).toBe(text);
    }
    told += (await rows(sql, of)).length;
  }
  expect(told).toBeGreaterThan(0);
});

test.each([
  ["medians", () => mediansOf(made)],
  ["roles", () => talkOfRoles(worlds)],
])("%s are said, paraphrased, printed in four dialects and read back", async (_, make) => {
  const found = make();
  expect(found.length).toBeGreaterThan(3);
  let told = 0;
  for (const { sql, of } of found) {
    const schema = of.known.described;
    const outline = outlineOf(sql, of);
    const written = dialects.map((dialect) => writeOutline(outline, schema, dialect));
    const said = paraphrase(sql, emptyWording);
    expect(said).not.toContain("cannot say");
    for (const [i, text] of written.entries()) {
      expect(paraphrase(text, emptyWording)).toBe(said);
      expect(writeOutline(outlineOf(text, of), schema, dialects[i] ?? "sqlite")).toBe(text);
    }
    told += (await rows(sql, of)).length;
  }
  expect(found.slice(0, 2).flatMap(({ sql }) => silentChanges(sql, emptyWording))).toEqual([]);
  expect(told).toBeGreaterThan(0);
});

test("groups that were chosen by a figure are asked about further", async () => {
  const found = made.filter(({ sql }) => /IN \( SELECT \S+ FROM .* GROUP BY \S+ HAVING/.test(sql));
  expect(found.length).toBeGreaterThan(1);
  for (const one of found.slice(0, 6)) {
    const { sql, of } = one;
    expect(isAllowed(one), sql).toBe(true);
    const written = writeOutline(outlineOf(sql, of), of.known.described);
    expect(await rows(written, of)).toEqual(await rows(sql, of));
    expect(paraphrase(sql, emptyWording)).not.toContain("cannot say");
  }
});

test("every generated query is one that an outline can say, and runs", async () => {
  for (const of of worlds)
    for (const { sql } of made.filter((one) => one.of === of).slice(0, 300)) {
      expect(() => outlineOf(sql, of), sql).not.toThrow();
      await of.database.query(sql);
    }
});

/** Whether the grammar lets the model write what it is taught for that turn. */
function isAllowed({ said, before, sql, date, of }: Made): boolean {
  const { known, derived, measures } = of;
  const ground = grounds.get(of);
  const today = parseDate(date ?? "") ?? { year: 2025, month: 6, day: 1 };
  if (ground === undefined) return false;
  const turns = said.map((one) => readTurn(one, ground, today));
  const taught = (text: string) =>
    withoutExactRatios(foldMeasures(foldDerived(outlineOf(text, of), derived, today), measures));
  const previous = before === undefined ? [] : taught(before);
  const turn = encodeTurn({ turns, previous, style: 2, target: taught(sql) }, ground);
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
