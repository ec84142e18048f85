// The hand-written set, as far as words alone decide: databases that come along, and the queries of the
// set in place of a model. `segue measure trust` measures all of it, with models.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { answersTo, isBothered, readTrustCases, scriptedModel } from "./trust-set.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const casesOf = (name: string) =>
  readTrustCases(readFileSync(at(`test/trust/${name}.txt`), "utf8"), "none");

let database: Database;
beforeAll(async () => {
  database = await openDatabase(at("examples/bookshop.sqlite"));
});
afterAll(() => database.close());

async function bothered(name: string, sql?: string): Promise<string[]> {
  const all = casesOf(name);
  const cases = sql === undefined ? all.filter((one) => one.database === "bookshop") : all;
  const hold = async (one: { readonly sql?: string }) => ({
    database,
    model: scriptedModel(() => sql ?? one.sql ?? ""),
  });
  const answers = await answersTo(cases, hold, { date: "2025-01-01" });
  return answers.filter(({ answer }) => isBothered(answer)).map(({ asked }) => asked.utterance);
}

test("the set is as large as it is said to be", () => {
  expect(["unknown", "random", "fine"].map((name) => casesOf(name).length)).toEqual([
    200, 100, 100,
  ]);
});

test("what is said first, and the day, stand beside an utterance", () => {
  const [first, second] = readTrustCases(
    "DATABASE shop\nDATE 2024-06-15\na // b\nc => SELECT 1",
    "",
  );
  expect(first).toMatchObject({ before: ["a"], utterance: "b", date: "2024-06-15" });
  expect(second).toMatchObject({ before: [], utterance: "c", sql: "SELECT 1", half: "reported" });
});

test("words that nobody knows are asked about or told", async () => {
  const cases = casesOf("unknown").filter((one) => one.database === "bookshop");
  const asked = await bothered("unknown");
  expect(asked.length / cases.length).toBeGreaterThanOrEqual(0.95);
});

test("talk that is no question is declined, whatever a model makes of it", async () => {
  const declined = await bothered("random", "SELECT book.title FROM book");
  expect(declined.length).toBeGreaterThanOrEqual(98);
});

test("questions that are fine are left in peace", async () => {
  expect(await bothered("fine")).toEqual([]);
});
