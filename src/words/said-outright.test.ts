import { describe, expect, it } from "vitest";
import type { Schema } from "../database/database.ts";
import { createLexis } from "./lexis.ts";
import { unmetIn } from "./said-outright.ts";
import type { Outright } from "./unmet.ts";

const table = (name: string, columns: readonly string[]) => ({
  name,
  columns: columns.map((column) => ({ name: column, type: "text", nullable: true }) as const),
  primaryKey: [],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [
    table("line", ["name", "price", "kind", "hours_per_week", "paid", "non_members"]),
    table("stop", ["title", "line"]),
  ],
};
const lexis = createLexis({ schema, values: [] });
const most = "SELECT name FROM line WHERE price = ( SELECT MAX ( price ) FROM line )";
const where = (condition: string) => `SELECT name FROM line WHERE ${condition}`;
const all = "SELECT name FROM line";
const notHeeded = (utterance: string, sql: string, more: Partial<Outright> = {}) =>
  unmetIn({ utterance, sql, lexis, ...more }).map(({ start, end }) => utterance.slice(start, end));

describe("a denial is denied", () => {
  it.each([
    ["lines that are not green", where("kind = 'Green'"), ["not green"]],
    ["lines that are not green", all, ["not green"]],
    ["lines that are not green", where("kind != 'Green'"), []],
    [
      "not green ones of the north",
      where("kind = 'Green' AND name != 'North'"),
      ["not green ones of the"],
    ],
    ["any line but the north", where("name = 'NORTH'"), ["but the north"]],
    ["any line but the north", where("name != 'NORTH'"), []],
    ["lines besides those to the north", where("name = 'NORTH'"), ["besides those to the north"]],
    ["those not paid", where("paid = 1"), ["not paid"]],
    ["those not paid", where("paid = 0"), []],
    ["those not paid", where("kind = 'unpaid'"), []],
    ["those not paid", where("paid = 1 AND kind != 'x'"), ["not paid"]],
    [
      "lines without stops",
      "SELECT name FROM line JOIN stop ON stop.line = line.name",
      ["without stops"],
    ],
    ["lines without stops", where("name NOT IN ( SELECT line FROM stop )"), []],
    ["lines with no kind", where("kind IS NULL"), []],
    ["not in 2023", where("day < '2023-01-01' OR day >= '2024-01-01'"), []],
    ["not more than 300", where("price <= 300"), []],
    ["nothing over 300", where("price > 300"), ["over 300"]],
    ["nothing over 300", where("price <= 300"), []],
    ["excluding nonstop ones", where("stops > 0"), []],
    ["non members of each line", "SELECT non_members FROM line", []],
    ["those with 'No Response'", where("kind = 'No Response'"), []],
    ["isn't there a green line", where("kind = 'Green'"), []],
    ["why not green ones", where("kind != 'Green'"), ["green"]],
    ["lines that are green", where("kind != 'Green'"), ["green"]],
  ] as const)("%s | %s", (utterance, sql, said) => {
    expect(notHeeded(utterance, sql)).toEqual(said);
  });

  it("what is gone since the query before is denied, unless it is what is wanted now", () => {
    const before = where("kind = 'Green'");
    expect(notHeeded("not green", all, { before })).toEqual([]);
    expect(notHeeded("not green, blue", where("kind = 'Blue'"), { before })).toEqual([]);
    expect(notHeeded("not blue", where("kind = 'Blue'"), { before })).toEqual(["not blue"]);
    expect(notHeeded("without the price", before, { before })).toEqual(["without the price"]);
    const out = where("kind != 'Green'");
    expect(notHeeded("and blue", where("kind != 'Blue'"), { before: out })).toEqual([]);
  });

  it("a value may be written otherwise", () => {
    const utterance = "not on the green one";
    const place = { text: "green", start: 11, end: 16, placeholders: [], score: 1 };
    const values = [{ kind: "entity", value: "GN", ...place } as const];
    expect(notHeeded(utterance, where("kind = 'GN'"), { values })).toEqual([
      "not on the green one",
    ]);
    expect(notHeeded(utterance, where("kind != 'GN'"), { values })).toEqual([]);
  });

  it("a value that is said with its denial is wanted so", () => {
    const place = { text: "non-paid", start: 0, end: 8, placeholders: [], score: 1 };
    const values = [{ kind: "entity", value: "no", ...place } as const];
    expect(notHeeded("non-paid lines", where("paid = 'no'"), { values })).toEqual([]);
    expect(notHeeded("non-paid lines", all, { values })).toEqual(["non-paid lines"]);
  });
});

describe("what else is said outright is done", () => {
  it.each([
    ["and the cheapest to leeds", most, ["cheapest"]],
    ["the most expensive one", most, []],
    ["the cheapest and the most expensive", most, []],
    ["lines to leeds", most, []],
    ["the cheapest line", all, ["cheapest"]],
    ["most of them", all, []],
    ["lines under 300", where("price > 300"), ["under 300"]],
    ["lines under 300", where("price < 300"), []],
    ["lines under $300", where("price = 300"), ["under $300"]],
    ["at least 3 stops", "SELECT line FROM stop GROUP BY line HAVING COUNT ( * ) > 2", []],
    ["at least 3 stops", "SELECT line FROM stop GROUP BY line HAVING COUNT ( * ) < 3", ["least 3"]],
    [
      "3 or more stops",
      "SELECT line FROM stop GROUP BY line HAVING COUNT ( * ) <= 3",
      ["3 or more"],
    ],
    ["except those over 300", `${all} EXCEPT ${where("price > 300")}`, []],
    ["the cheapest stop of each line", "SELECT MIN ( price ) FROM stop", ["each line"]],
    ["the cheapest stop of each line", "SELECT MIN ( price ) FROM stop GROUP BY line", []],
    ["hours per week in total", "SELECT SUM ( hours_per_week ) FROM line", []],
    ["stops per line", "SELECT COUNT ( * ) FROM stop", ["per line"]],
    ["how many on each line", "SELECT line , title FROM stop GROUP BY line", ["how many"]],
    ["how many on each line", "SELECT line , COUNT ( * ) FROM stop GROUP BY line", []],
    ["how many hours a week", "SELECT hours_per_week FROM line", []],
  ] as const)("%s | %s", (utterance, sql, said) => {
    expect(notHeeded(utterance, sql)).toEqual(said);
  });

  it("of two values neither is left out", () => {
    const utterance = "green or blue lines";
    const value = (text: string) => {
      const start = utterance.indexOf(text);
      const place = { text, start, end: start + text.length, placeholders: [], score: 1 };
      return { kind: "entity", value: text, column: "line.kind", ...place } as const;
    };
    const values = [value("green"), value("blue")];
    expect(notHeeded(utterance, where("kind = 'green'"), { values })).toEqual(["green or blue"]);
    expect(notHeeded(utterance, where("kind IN ( 'green' , 'blue' )"), { values })).toEqual([]);
  });
});

describe("where words were learned, what something is done to is another thing", () => {
  const taught = createLexis({ schema, values: [], learned: new Map([["bench", ["stop"]]]) });
  it.each([
    ["who paints the bench at north", all, ["who paints the bench"]],
    ["who paints the bench at north", "SELECT stop.title FROM stop", []],
    ["who paints the north", all, []],
    ["who has benches", all, []],
  ])("%s, by %s", (utterance, sql, told) => {
    expect(notHeeded(utterance, sql, { lexis: taught })).toEqual(told);
    expect(notHeeded(utterance, sql)).toEqual([]);
  });
});

describe("where words were learned, what something is with or by is heeded", () => {
  const taught = createLexis({ schema, values: [], learned: new Map([["bench", ["stop"]]]) });
  it.each([
    ["lines with a bench", all, ["with a bench"]],
    ["lines with a bench", "SELECT line.name FROM line JOIN stop ON stop.line = line.name", []],
    ["my bench is at home, the lines", all, []],
    ["lines with style", all, []],
  ])("%s, by %s", (utterance, sql, told) => {
    expect(notHeeded(utterance, sql, { lexis: taught })).toEqual(told);
    expect(notHeeded(utterance, sql)).toEqual([]);
  });

  it("keeps what the query before was about", () => {
    const before = "SELECT stop.title FROM stop";
    expect(notHeeded("lines with a bench", all, { lexis: taught, before })).toEqual([]);
  });
});

describe("where words were learned, what is counted is what was said", () => {
  const taught = createLexis({
    schema,
    values: [],
    learned: new Map<string, readonly string[]>([
      ["benches", ["stop"]],
      ["systems", []],
    ]),
  });
  const count = "SELECT COUNT ( * ) FROM line";
  it.each([
    ["how many systems do lines have", count, ["how many systems"]],
    ["how many benches do lines have", count, ["how many benches"]],
    ["how many benches", "SELECT COUNT ( * ) FROM stop", []],
    ["how many lines", count, []],
    ["how many times", count, []],
    ["how many are there", count, []],
    ["how many systems are there", "SELECT name FROM line", []],
    ["what systems do lines have", all, ["what systems"]],
    ["what else is there", all, []],
    ["which lines", all, []],
  ])("%s, by %s", (utterance, sql, told) => {
    expect(notHeeded(utterance, sql, { lexis: taught })).toEqual(told);
  });
});

describe("where it was noted what questions ask for, nothing else is asked for", () => {
  const taught = createLexis({
    schema,
    values: [],
    asked: ["trips"],
    learned: new Map<string, readonly string[]>([
      ["dogs", []],
      ["books", ["stop.title"]],
      ["trips", []],
      ["options", ["stop.title"]],
      ["prices", []],
      ["routes", []],
      ["people", []],
    ]),
  });
  it.each([
    ["show me the dogs", ["dogs"]],
    ["dogs from york", ["dogs"]],
    ["list all books of the north", ["books"]],
    ["list all people", ["people"]],
    ["show me the trips", []],
    ["options from york", []],
    ["give me the prices", []],
    ["all routes", []],
    ["lines for dogs", []],
    ["show me lines with dogs", []],
    ["dogs", []],
  ])("%s", (utterance, told) => {
    expect(notHeeded(utterance, all, { lexis: taught })).toEqual(told);
  });
  it("counted either", () => {
    const count = "SELECT COUNT ( * ) FROM line";
    expect(notHeeded("how many people are there", count, { lexis: taught })).toContain(
      "how many people",
    );
  });
});

describe("a name that denies says what is denied", () => {
  const pantry: Schema = { tables: [table("food", ["name", "sugar_free", "discontinued"])] };
  const known = createLexis({ schema: pantry, values: [] });
  const told = (utterance: string, condition: string) =>
    unmetIn({ utterance, sql: `SELECT name FROM food WHERE ${condition}`, lexis: known }).length;
  it.each([
    ["food without sugar", "sugar_free = 'yes'", 0],
    ["food without sugar", "sugar_free = 'no'", 1],
    ["food without nuts", "discontinued = 0", 0],
    ["food we no longer sell", "discontinued = 1", 0],
    ["food that is not discontinued", "discontinued = 1", 1],
  ])("%s by %s", (utterance, condition, count) => {
    expect(told(utterance, condition)).toBe(count);
  });
});

describe("an age is of those who were named", () => {
  const firm: Schema = {
    tables: [table("client", ["name", "agent"]), table("staff", ["name", "birth_date"])],
  };
  const known = createLexis({ schema: firm, values: [] });
  const joined =
    "SELECT client.name FROM client JOIN staff ON client.agent = staff.name WHERE staff.birth_date < '1984-01-01'";
  const told = (utterance: string) => unmetIn({ utterance, sql: joined, lexis: known }).length;
  it("tells whose it is not", () => {
    expect(told("clients older than 40")).toBe(1);
    expect(told("clients of staff older than 40")).toBe(0);
  });
  it("whatever letters the query is written with", () => {
    const sql = "SELECT Name FROM Staff ORDER BY Birth_Date DESC";
    expect(unmetIn({ utterance: "youngest first", sql, lexis: known })).toEqual([]);
  });
});

it.each([
  ["the cheapest ones first", "price", 0],
  ["the cheapest ones first", "price DESC", 1],
  ["the dear ones first", "price", 1],
  ["the dear ones first", "price DESC", 0],
  ["the highest first", "rank", 0],
  ["which is first, the cheapest", "price DESC", 0],
])("%s by an order of %s", (utterance, order, count) => {
  const sql = `SELECT line.name FROM line ORDER BY line.${order}`;
  expect(notHeeded(utterance, sql)).toHaveLength(count);
});

it("what was made in a time is any sum of money", () => {
  const sum = "SELECT SUM ( line.price ) FROM line WHERE line.paid_on >= '2024-03-01'";
  expect(notHeeded("how much did we make in march", sum)).toEqual([]);
});
