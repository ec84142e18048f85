// Dates by the verb that was said, and names of those who have one of their own.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { word } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import type { RepairContext } from "./context.ts";
import { contextOf, repairedSql, yearSaid } from "./repair.fixture.ts";
import { repairOutline } from "./repair.ts";

const text = { type: "text", time: null, primary: false } as const;
const date = { type: "date", time: "date", primary: false } as const;
const key = { type: "integer", time: null } as const;
const staff: DescribedSchema = {
  tables: [
    { name: "employees", words: ["employees"], columns: [0, 1], rows: 9 },
    { name: "salaries", words: ["salaries"], columns: [2, 3], rows: 40 },
    { name: "customers", words: ["customers"], columns: [4, 5, 6], rows: 9 },
  ],
  columns: [
    { table: 0, name: "emp_no", words: ["employee", "number"], primary: true, ...key },
    { table: 0, name: "hire_date", words: ["hire", "date"], ...date },
    { table: 1, name: "emp_no", words: ["employee", "number"], primary: false, ...key },
    { table: 1, name: "from_date", words: ["from", "date"], ...date },
    { table: 2, name: "customerName", words: ["customer", "name"], ...text },
    { table: 2, name: "contactFirstName", words: ["contact", "first", "name"], ...text },
    { table: 2, name: "contactLastName", words: ["contact", "last", "name"], ...text },
  ],
  links: [{ from: 2, to: 0, inferred: false }],
  notes: [],
};

const ofStaff = (utterance: string, given: Partial<RepairContext> = {}): RepairContext =>
  contextOf(utterance, { schema: staff, ...given });
const repaired = (sql: string, utterance: string, sure: readonly number[] = []): string =>
  repairedSql(sql, ofStaff(utterance, { sure: new Set(sure) }));

test("a line that only says when it was touched is of the day of its order", () => {
  const orders: DescribedSchema = {
    tables: [
      { name: "orders", words: ["orders"], columns: [0, 1], rows: 9 },
      { name: "lines", words: ["lines"], columns: [2, 3], rows: 40 },
    ],
    columns: [
      { table: 0, name: "id", words: ["id"], primary: true, ...key },
      { table: 0, name: "order_date", words: ["order", "date"], ...date },
      { table: 1, name: "order_id", words: ["order", "id"], primary: false, ...key },
      { table: 1, name: "modified", words: ["modified"], ...date },
    ],
    links: [{ from: 2, to: 0, inferred: false }],
    notes: [],
  };
  const outline = readOutline(
    parseSql("SELECT modified, COUNT(*) FROM lines GROUP BY modified"),
    orders,
  );
  const mended = repairOutline(outline, ofStaff("lines per day", { schema: orders }));
  expect(writeOutline(mended, orders)).toContain("GROUP BY orders.order_date");
});

const since = "SELECT COUNT(*) FROM salaries WHERE from_date >= '1995-01-01'";

test("people hired since then are employees by their hire date", () => {
  const sql = repaired(since, "how many people were hired since 1995");
  expect(sql).toContain("FROM employees WHERE employees.hire_date >=");
});

test("a date that nobody named stays", () => {
  expect(repaired(since, "how many salaries since 1995")).toContain("salaries.from_date >=");
});

test("customers are told by their own name, not by whom to write to, however sure of the second half", () => {
  const sql = "SELECT contactFirstName, contactLastName FROM customers";
  expect(repaired(sql, "which customers are there", [6])).toBe(
    "SELECT customers.customerName FROM customers",
  );
  expect(repaired(sql, "contacts of customers", [6])).toContain("contactLastName");
});

const hired = { kind: "item", item: 1 } as const;
const period = { type: "period", from: "1995-01-01", to: "1996-01-01" } as const;

test.each([
  ["hired after 1995", ">= '1996-01-01'"],
  ["hired since 1995", ">= '1995-01-01'"],
  ["hired before 1995", "< '1995-01-01'"],
  ["hired until 1995", "< '1996-01-01'"],
  ["hired in 1995 or before", "< '1996-01-01'"],
  ["hired in 1995 or later", ">= '1995-01-01'"],
])("the word beside a year decides what of it counts: %s", (utterance, bound) => {
  const [literal, sign] = [period, word(">=")];
  const outline = [
    word("select"),
    hired,
    word("where"),
    hired,
    sign,
    { kind: "value", literal, column: 1 } as const,
  ];
  expect(writeOutline(repairOutline(outline, ofStaff(utterance)), staff)).toContain(bound);
});

const club: DescribedSchema = {
  tables: [
    { name: "member", words: ["member"], columns: [0, 1, 2], rows: 9 },
    { name: "visit", words: ["visit"], columns: [3, 4], rows: 90 },
    { name: "payment", words: ["payment"], columns: [5, 6, 7], rows: 40 },
  ],
  columns: [
    { table: 0, name: "id", words: ["id"], primary: true, ...key },
    { table: 0, name: "name", words: ["name"], ...text },
    { table: 0, name: "joined", words: ["joined"], ...date },
    { table: 1, name: "member_id", words: ["member", "id"], primary: false, ...key },
    { table: 1, name: "check_in", words: ["check", "in"], ...date },
    { table: 2, name: "member_id", words: ["member", "id"], primary: false, ...key },
    { table: 2, name: "paid_on", words: ["paid", "on"], ...date },
    { table: 2, name: "amount", words: ["amount"], ...key, primary: false },
  ],
  links: [
    { from: 3, to: 0, inferred: false },
    { from: 5, to: 0, inferred: false },
  ],
  notes: [],
};

const yearOf = (column: number) =>
  [
    { kind: "item", item: column },
    word("during"),
    { kind: "value", literal: { type: "period", from: "2024-01-01", to: "2025-01-01" }, column },
  ] as const;

test.each([
  ["who is the youngest", "DESC"],
  ["who is the oldest", "birth_date LIMIT"],
])("%s by the day of birth", (utterance, order) => {
  const person: DescribedSchema = {
    tables: [{ name: "person", words: ["person"], columns: [0, 1], rows: 9 }],
    columns: [
      { table: 0, name: "name", words: ["name"], ...text },
      { table: 0, name: "birth_date", words: ["birth", "date"], ...date },
    ],
    links: [],
    notes: [],
  };
  for (const written of ["", " DESC"]) {
    const sql = `SELECT name FROM person ORDER BY birth_date${written} LIMIT 1`;
    expect(repairedSql(sql, contextOf(utterance, { schema: person }))).toContain(order);
  }
});

test("what was paid in a year was paid in it, whoever checked in then", () => {
  const figure = [word("sum"), word("("), { kind: "item", item: 7 } as const, word(")")];
  const outline = [word("select"), ...figure, word("where"), ...yearOf(4)];
  const said = contextOf("total paid in 2024", { schema: club, periods: [yearSaid(2024)] });
  const sql = writeOutline(repairOutline(outline, said), club);
  expect(sql).toContain("FROM payment WHERE payment.paid_on >= '2024-01-01'");
});

test("those without a visit in a year have none of that year, whenever they joined", () => {
  const none = readOutline(
    parseSql("SELECT name FROM member WHERE id NOT IN (SELECT member_id FROM visit)"),
    club,
  );
  const said = contextOf("members without any visit in 2024", {
    schema: club,
    periods: [yearSaid(2024)],
  });
  const sql = writeOutline(repairOutline([...none, word("and"), ...yearOf(2)], said), club);
  expect(sql).toContain("FROM visit WHERE visit.check_in >= '2024-01-01'");
  expect(sql).not.toContain("joined");
});

test.each([
  ["hired since 2015", ">= '2015-01-01'"],
  ["hired until 2015", "< '2016-01-01'"],
  ["hired by the end of 2015", "< '2016-01-01'", "the end of 2015"],
  ["hired no later than 2015", "< '2016-01-01'"],
  ["hired in 2015", ">= '2015-01-01' AND employees.hire_date < '2016-01-01'"],
])("%s", (utterance, meant, said = "2015") => {
  const sql =
    "SELECT emp_no FROM employees WHERE hire_date >= '2015-01-01' AND hire_date < '2016-01-01'";
  const context = ofStaff(utterance, { periods: [{ ...yearSaid(2015), words: said.split(" ") }] });
  expect(repairedSql(sql, context)).toContain(`WHERE employees.hire_date ${meant}`);
});
