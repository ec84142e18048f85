import { expect, test } from "vitest";
import { inventedPiece } from "./invented.ts";
import { createLexis } from "./lexis.ts";
import { lexis, schema, sql, values } from "./teachers.fixture.ts";

const said = (query: string, utterance: string, earlier: readonly string[] = []) =>
  inventedPiece({ sql: query, utterances: [utterance], values: [], vouched: earlier, lexis });

test("values, functions and gaps that nobody asked for are found out", () => {
  expect(said(sql, "teachers from leeds")).toBeUndefined();
  expect(said(sql, "teachers")).toBe("leeds");
  expect(said(sql, "only the names", [sql])).toBeUndefined();
  expect(said("SELECT MIN ( salary ) FROM teacher", "teachers")).toBe("MIN");
  expect(said("SELECT MIN ( salary ) FROM teacher", "lowest salary")).toBeUndefined();
  expect(said("SELECT name FROM teacher WHERE salary IS NULL", "teachers")).toBe("IS NULL");
  const without = "teachers without a salary";
  expect(said("SELECT name FROM teacher WHERE salary IS NULL", without)).toBeUndefined();
  const unpaid = "SELECT name FROM teacher WHERE paid_on IS NULL";
  expect(said(unpaid, "unpaid teachers")).toBeUndefined();
  expect(said(unpaid, "united teachers")).toBe("IS NULL");
  const kept = "SELECT name FROM teacher WHERE return_date IS NULL";
  expect(said(kept, "unreturned teachers")).toBeUndefined();
});

test("where words were learned, a condition that none of them stands for is found out", () => {
  const taught = createLexis({ schema, values, learned: new Map([["rich", ["teacher.salary"]]]) });
  const rich = "SELECT name FROM teacher WHERE teacher.salary > 90000";
  const asked = { sql: rich, values: [], vouched: [], lexis: taught };
  expect(inventedPiece({ ...asked, utterances: ["rich teachers"] })).toBeUndefined();
  expect(inventedPiece({ ...asked, utterances: ["teachers"] })).toBe("teacher.salary > 90000");
  expect(inventedPiece({ ...asked, utterances: ["teachers by salary"] })).toBeUndefined();
  expect([taught.says("rich"), taught.says("riches")?.length]).toEqual([
    ["teacher.salary"],
    undefined,
  ]);
  expect(
    createLexis({ schema, values, learned: new Map([["nonstop", []]]) }).says("nonstops"),
  ).toEqual([]);
  const kept = { ...asked, utterances: ["names"], vouched: [rich] };
  expect(inventedPiece(kept)).toBeUndefined();
});

test("what keeps something out that nobody sent away is made up", () => {
  const made = (utterance: string, query: string, vouched: readonly string[] = []) =>
    inventedPiece({ sql: query, utterances: [utterance], values: [], vouched, lexis });
  const other = "SELECT name FROM teacher WHERE home_city != 'Leeds'";
  expect(made("teachers from Leeds", other)).toBe("not");
  expect(made("teachers outside Leeds", other)).toBeUndefined();
  expect(made("teachers who do not live in Leeds", other)).toBeUndefined();
  expect(made("their salary in Leeds", other, [other])).toBeUndefined();
  const known = "SELECT name FROM teacher WHERE home_city = 'Leeds' AND salary IS NOT NULL";
  expect(made("teachers from Leeds", known)).toBeUndefined();
});
