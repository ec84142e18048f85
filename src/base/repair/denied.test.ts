// Those who are not, by a column that says yes or no in words; and who is paid best.
import { expect, test } from "vitest";
import type { DescribedSchema } from "../../schema/described.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { contextOf, noFacts, repairedSql } from "./repair.fixture.ts";

const plain = { time: null, primary: false } as const;
const schema: DescribedSchema = {
  tables: [
    { name: "guest", words: ["guest"], columns: [0, 1, 2, 3], rows: 9 },
    { name: "waiter", words: ["waiter"], columns: [4, 5, 6], rows: 9 },
    { name: "bill", words: ["bill"], columns: [7, 8, 9], rows: 9 },
  ],
  columns: [
    { ...plain, table: 0, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, table: 0, name: "name", words: ["name"], type: "text" },
    { ...plain, table: 0, name: "smoker", words: ["smoker"], type: "text" },
    { ...plain, table: 0, name: "city", words: ["city"], type: "text" },
    { ...plain, table: 1, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, table: 1, name: "name", words: ["name"], type: "text" },
    { ...plain, table: 1, name: "salary", words: ["salary"], type: "real" },
    { ...plain, table: 2, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, table: 2, name: "waiter_id", words: ["waiter", "id"], type: "integer" },
    { ...plain, table: 2, name: "paid", words: ["paid"], type: "text" },
  ],
  links: [{ from: 8, to: 4, inferred: false }],
  notes: [],
};
const facts = {
  ...noFacts,
  values: [{ column: "guest.smoker", values: ["yes", "no"], complete: true }],
};
const repaired = (sql: string, text: string): string =>
  normalForm(repairedSql(sql, contextOf(text, { schema, facts })));

test.each([
  ["SELECT name FROM guest WHERE smoker IS NULL", "guests who are not smokers"],
  ["SELECT smoker FROM guest", "non smokers"],
])("%s | %s", (sql, text) => {
  expect(repaired(sql, text)).toBe("SELECT guest.name FROM guest WHERE guest.smoker = 'no'");
});

test("what is denied is not denied of another column", () => {
  expect(repaired("SELECT smoker FROM guest WHERE city != 'Bern'", "non smokers from bern")).toBe(
    "SELECT guest.name FROM guest WHERE guest.city = 'Bern' AND guest.smoker = 'no'",
  );
});

test.each(["not paid", "weren t paid", "have n t been paid"])("bills that %s", (text) => {
  const values = [{ column: "bill.paid", values: ["yes", "no"], complete: true }];
  const context = contextOf(`bills that ${text}`, { schema, facts: { ...noFacts, values } });
  expect(repairedSql("SELECT id FROM bill", context)).toBe(
    "SELECT bill.id FROM bill WHERE bill.paid = 'no'",
  );
});

test("what was paid for is no pay", () => {
  const sql = "SELECT bill.id FROM bill WHERE bill.paid = 'yes'";
  expect(repaired(sql, "bills that are paid")).toBe(normalForm(sql));
});

test("a column that is known to say yes or no, by nothing but its flags", () => {
  const flags = new Map([["guest.city", ["0", "1"]]]);
  const known = contextOf("guests without a city", { schema, facts: { ...noFacts, flags } });
  const sql = "SELECT name FROM guest WHERE city IS NULL";
  expect(normalForm(repairedSql(sql, known))).toBe(
    "SELECT guest.name FROM guest WHERE guest.city = '0'",
  );
});

test.each(["without a paid", "that have no paid", "that don t have a paid"])("bills %s", (said) => {
  const flags = new Map([["bill.paid", ["0", "1"]]]);
  const known = contextOf(`bills ${said}`, { schema, facts: { ...noFacts, flags } });
  for (const where of ["WHERE paid = '1'", "WHERE paid IS NULL", ""])
    expect(repairedSql(`SELECT id FROM bill ${where}`, known)).toBe(
      "SELECT bill.id FROM bill WHERE bill.paid = '0'",
    );
});

test("without a paid waiter says nothing of what is paid", () => {
  const flags = new Map([["bill.paid", ["0", "1"]]]);
  const known = contextOf("bills without a paid waiter", { schema, facts: { ...noFacts, flags } });
  const sql = "SELECT id FROM bill WHERE waiter_id IS NULL";
  expect(normalForm(repairedSql(sql, known))).toBe(
    "SELECT bill.id FROM bill WHERE bill.waiter_id IS NULL",
  );
});
