import { describe, expect, test } from "vitest";
import { addDetails } from "./details.ts";
import { paraphrase } from "./paraphrase.ts";
import { clockText } from "./value-text.ts";
import { emptyWording, type Wording } from "./wording.ts";

const wording: Wording = {
  nouns: { "train.train_id": "trains", train: "trains", "train.price": "price" },
  calendar: { year: "day.year", month: "day.month", day: "day.number" },
  phrases: [
    { leaf: "city.name", through: "train.origin", text: "from {value}" },
    { leaf: "city.name", through: "train.destination", text: "to {value}" },
    { leaf: "train.departure", text: "leaving {compare} {value}" },
    { leaf: "train.stops", op: "=", value: "0", text: "nonstop", before: true },
    { leaf: "train.price", op: "MIN", text: "cheapest", before: true },
    { leaf: "train.company", text: "by {value}" },
  ],
  formats: { "train.departure": "clock", "city.name": "name" },
  suggestions: [],
  names: { "train.company": { DB: "Deutsche Bahn" } },
  details: {
    "train.train_id": {
      sql: "SELECT train.train_id, train.company, train.departure FROM train WHERE train.train_id IN ( {keys} )",
      columns: [{ title: "company" }, { title: "leaves", format: "clock" }],
    },
  },
};

const from = (city: string) =>
  `train.origin IN ( SELECT station.code FROM station WHERE station.city IN ( SELECT city.code FROM city WHERE city.name = '${city}' ) )`;
const day =
  "train.days IN ( SELECT day.code FROM day WHERE day.year = 1993 AND day.month = 2 AND day.number = 8 )";
const ask = (where: string) =>
  paraphrase(`SELECT DISTINCT train.train_id FROM train WHERE ${where}`, wording);

describe("with a domain's wording", () => {
  test.each([
    [from("NEW YORK"), "trains from New York"],
    [`${from("KÖLN")} AND ${day}`, "trains from Köln, on Monday 8 February 1993"],
    [`train.stops = 0 AND ${from("ULM")}`, "nonstop trains from Ulm"],
    ["train.departure > 1900", "trains leaving after 7:00 pm"],
    ["train.company = 'DB' OR train.company = 'XX'", "trains by Deutsche Bahn or by XX"],
    ["NOT train.company = 'DB'", "trains not by Deutsche Bahn"],
    [
      `train.price = ( SELECT MIN ( train.price ) FROM train WHERE ${from("ULM")} ) AND ${from("ULM")}`,
      "cheapest trains from Ulm",
    ],
    ["train.price BETWEEN 10 AND 20", "trains whose price is between 10 and 20"],
    ["train.price IS NOT NULL", "trains whose price is known"],
  ])("%s", (where, said) => {
    expect(ask(where)).toBe(said);
  });
});

describe("of any database", () => {
  test.each([
    ["SELECT singer.name FROM singer WHERE singer.age > 40", "name of singer whose age is over 40"],
    ["SELECT count(*) FROM singer", "the number of singer"],
    [
      "SELECT country, count(*) FROM singer GROUP BY country",
      "country and the number of singer of singer for each country",
    ],
    [
      "SELECT name FROM singer ORDER BY age DESC LIMIT 1",
      "name of singer, the one with the highest age",
    ],
    ["SELECT name FROM a UNION SELECT name FROM b", "name of a, or name of b"],
    ["not a query", ""],
  ])("%s", (sql, said) => {
    expect(paraphrase(sql, emptyWording)).toBe(said);
  });
});

test("clock times", () => {
  expect([0, 5, 730, 1200, 1230, 1900, 2400].map(clockText)).toEqual([
    "midnight",
    "12:05 am",
    "7:30 am",
    "noon",
    "12:30 pm",
    "7:00 pm",
    "midnight",
  ]);
});

test("ids become what people want to see, in the order of the result", async () => {
  const shown = await addDetails(
    "SELECT DISTINCT train.train_id FROM train",
    { columns: ["train_id"], rows: [[2], [1], [9]] },
    wording,
    async (sql) => {
      expect(sql).toContain("IN ( 2 , 1 , 9 )");
      return {
        columns: [],
        rows: [
          [1, "DB", 730],
          [2, "XX", 1900],
        ],
      };
    },
  );
  expect(shown).toEqual({
    columns: ["company", "leaves"],
    rows: [
      ["XX", "7:00 pm"],
      ["DB", "7:30 am"],
      [9, null],
    ],
  });
});
