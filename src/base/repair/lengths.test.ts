// Lengths of time in the unit that was said, and letters for yes and no that were to be added up.
import { expect, test } from "vitest";
import type { DescribedSchema } from "../../schema/described.ts";
import { contextOf, noFacts, repairedSql } from "./repair.fixture.ts";

const number = { type: "integer", time: null, primary: false } as const;
const films: DescribedSchema = {
  tables: [{ name: "film", words: ["film"], columns: [0, 1, 2, 3], rows: 9 }],
  columns: [
    { table: 0, name: "title", words: ["title"], type: "text", time: null, primary: false },
    { table: 0, name: "price", words: ["price"], ...number },
    { table: 0, name: "length", words: ["length"], unit: "minute", ...number },
    {
      table: 0,
      name: "sold_out",
      words: ["sold", "out"],
      type: "text",
      time: null,
      primary: false,
    },
  ],
  links: [],
  notes: [],
};

const facts = { ...noFacts, values: [{ column: "film.sold_out", values: ["Y", "N"] }] };
const repaired = (sql: string, utterance: string): string =>
  repairedSql(sql, contextOf(utterance, { schema: films, facts }));

test("what is longer than two hours is long by the column that says how long", () => {
  const sql = "SELECT title FROM film WHERE price > 2";
  expect(repaired(sql, "films longer than 2 hours")).toContain("WHERE film.length > 120");
  expect(repaired(sql, "films that cost more than 2 dollars")).toContain("WHERE film.price > 2");
});

test("figures are worked out in the unit that was asked for", () => {
  const sql = "SELECT SUM(length) FROM film";
  expect(repaired(sql, "how many hours of film")).toBe(
    "SELECT SUM( film.length ) / 60.0 FROM film",
  );
  expect(repaired(sql, "how many minutes of film")).toBe("SELECT SUM( film.length ) FROM film");
});

test("letters for yes are counted, not added up", () => {
  expect(repaired("SELECT SUM(sold_out) FROM film", "how many are sold out")).toBe(
    "SELECT COUNT( * ) FROM film WHERE film.sold_out = 'Y'",
  );
  expect(repaired("SELECT SUM(price) FROM film", "total price")).toContain("SUM( film.price )");
});
