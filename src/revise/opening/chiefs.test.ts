// Questions about those who are above and below others, of any table whose rows name rows of their own.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bookshop } from "../../base/bookshop.fixture.ts";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { withRoles } from "../../schema/roles.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf } from "../clauses.ts";
import { reviseOutline } from "../revise.ts";
import { chiefQuestion } from "./chiefs.ts";
import type { OutlineChange } from "./figures.ts";

let shop: Bookshop;
let firm: DescribedSchema;
const today = { year: 2025, month: 6, day: 1 };

beforeAll(async () => {
  shop = await openOwn([
    "CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, town TEXT, salary INTEGER, reports_to INTEGER REFERENCES staff (id))",
    "INSERT INTO staff VALUES (1, 'Ada', 'Holm', 'Leeds', 90, NULL), (2, 'Ben', 'Reed', 'York', 60, 1), (3, 'Cleo', 'Hart', 'York', 95, 1), (4, 'Dan', 'Moss', 'Leeds', 50, 2), (5, 'Eve', 'Lund', 'Leeds', 40, 2)",
  ]);
  firm = withRoles(shop.known.described);
});
afterAll(() => shop.database.close());

const change: OutlineChange = (said, outline) =>
  reviseOutline(
    readTurn(said, { ...shop.ground, known: { ...shop.known, described: firm } }, today),
    outline,
    firm,
  );

async function answer(text: string, before?: string): Promise<unknown[][] | null> {
  const known = before === undefined ? null : clausesOf(readOutline(parseSql(before), firm));
  const outline = chiefQuestion(text, firm, change, known);
  return (
    outline && (await shop.database.query(writeOutline(outline, firm))).rows.map((row) => [...row])
  );
}

const counts = [
  ["Ada", "Holm", 2],
  ["Ben", "Reed", 2],
];

test.each<[string, unknown[][]]>([
  ["how many people report to each manager", counts],
  ["how many staff does each boss have", counts],
  ["number of direct reports per manager", counts],
  ["managers with the number of people", counts],
  [
    "average salary of the people under each manager",
    [
      ["Ada", "Holm", 77.5],
      ["Ben", "Reed", 45],
    ],
  ],
  ["managers with more than 2 reports", []],
  [
    "which managers have at least 2 people",
    [
      ["Ada", "Holm"],
      ["Ben", "Reed"],
    ],
  ],
  [
    "who manages nobody",
    [
      ["Cleo", "Hart"],
      ["Dan", "Moss"],
      ["Eve", "Lund"],
    ],
  ],
  [
    "list all managers",
    [
      ["Ada", "Holm"],
      ["Ben", "Reed"],
    ],
  ],
  ["how many managers are there", [[2]]],
  ["who has no boss", [["Ada", "Holm"]]],
  [
    "who reports to ben reed",
    [
      ["Dan", "Moss"],
      ["Eve", "Lund"],
    ],
  ],
  ["how many people report to ben reed", [[2]]],
  [
    "who does ada manage",
    [
      ["Ben", "Reed"],
      ["Cleo", "Hart"],
    ],
  ],
  [
    "staff whose manager is in york",
    [
      ["Dan", "Moss"],
      ["Eve", "Lund"],
    ],
  ],
  ["who does dan moss report to", [["Ben", "Reed"]]],
  ["who manages ben", [["Ada", "Holm"]]],
  ["who earns more than his boss", [["Cleo", "Hart"]]],
])("%s", async (text, rows) => {
  expect(await answer(text)).toEqual(rows);
});

test("with their managers, also those who have none", async () => {
  expect(await answer("employees and their managers")).toContainEqual(["Ada", "Holm", null, null]);
});

test("she is the one who was named, or who was found", async () => {
  const found = "SELECT first_name, last_name FROM staff WHERE first_name = 'Dan'";
  expect(await answer("who does he report to", found)).toEqual([["Ben", "Reed"]]);
  const boss =
    "SELECT first_name, last_name FROM staff WHERE id IN (SELECT reports_to FROM staff WHERE first_name = 'Dan')";
  expect(await answer("who does she report to", boss)).toEqual([["Ada", "Holm"]]);
  const below =
    "SELECT first_name, last_name FROM staff WHERE reports_to IN (SELECT id FROM staff WHERE first_name = 'Ben')";
  expect(await answer("who does she report to", below)).toEqual([["Ada", "Holm"]]);
});

test("figures by those above, however they are called", async () => {
  const each = "SELECT town, SUM(salary) FROM staff GROUP BY town";
  for (const said of ["by manager", "by their boss", "per manager of the staff"]) {
    const made = change(said, readOutline(parseSql(each), firm));
    const found = await shop.database.query(writeOutline(made ?? [], firm));
    expect(found.rows.map((row) => [...row])).toEqual([
      ["Ada", "Holm", 155],
      ["Ben", "Reed", 90],
    ]);
  }
});

test("of managers who are shown, what comes is of them", async () => {
  const above = chiefQuestion("managers with at least 2 reports", firm, change) ?? [];
  const answerTo = async (...said: string[]): Promise<unknown[][]> => {
    const made = said.reduce((one, text) => change(text, one) ?? [], above);
    return (await shop.database.query(writeOutline(made, firm))).rows.map((row) => [...row]);
  };
  expect(await answerTo("show their towns too")).toEqual([
    ["Ada", "Holm", "Leeds"],
    ["Ben", "Reed", "York"],
  ]);
  expect(await answerTo("only those in york")).toEqual([["Ben", "Reed"]]);
});

test("beside those who report to them they are sorted by, and may be nobody", async () => {
  const both = chiefQuestion("staff together with the name of their boss", firm, change) ?? [];
  const sorted = change("sort by manager", both) ?? [];
  const found = await shop.database.query(writeOutline(sorted, firm));
  expect(found.rows.map(([name]) => name)).toEqual(["Ada", "Ben", "Cleo", "Dan", "Eve"]);
  const none = await shop.database.query(writeOutline(change("who has none", both) ?? [], firm));
  expect(none.rows.map(([name]) => name)).toEqual(["Ada"]);
});

test("what is no such question is left to others", async () => {
  expect(await answer("who reports to each")).toBeNull();
  expect(await answer("who reports to nobody knows")).toBeNull();
  expect(chiefQuestion("who manages ben", shop.known.described, change)).toBeNull();
});
