import { describe, expect, test } from "vitest";
import { emptyWording, type Wording } from "../entities/wording.ts";
import { paraphrase } from "./paraphrase.ts";
import { clockText } from "./value-text.ts";

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
    { leaf: "date", through: "fare.days", text: "valid on {value}", again: "valid that day" },
  ],
  formats: { "train.departure": "clock", "city.name": "name" },
  suggestions: [],
  names: { "train.company": { DB: "Deutsche Bahn" } },
  details: {
    "train.train_id": {
      sql: "SELECT train.train_id, train.company, train.departure FROM train WHERE train.train_id IN ( {keys} )",
      columns: [
        { title: "company", names: { DB: "Deutsche Bahn" } },
        { title: "leaves", format: "clock" },
      ],
    },
  },
};

const from = (city: string) =>
  `train.origin IN ( SELECT station.code FROM station WHERE station.city IN ( SELECT city.code FROM city WHERE city.name = '${city}' ) )`;
const day =
  "train.days IN ( SELECT day.code FROM day WHERE day.year = 1993 AND day.month = 2 AND day.number = 8 )";
const fareOn = (number: number) =>
  `train.fare IN ( SELECT fare.id FROM fare WHERE fare.days IN ( SELECT day.code FROM day WHERE day.year = 1993 AND day.month = 2 AND day.number = ${number} ) )`;
const ask = (where: string) =>
  paraphrase(`SELECT DISTINCT train.train_id FROM train WHERE ${where}`, wording);

test("what stands before a noun is said where a figure has a noun of its own", () => {
  const average = (where: string) =>
    paraphrase(`SELECT AVG ( train.price ) FROM train WHERE ${where}`, wording);
  expect(average(from("ULM"))).toBe("the average price from Ulm");
  expect(average(`train.stops = 0 AND ${from("ULM")}`)).toBe(
    "the average price of nonstop trains from Ulm",
  );
  expect(ask("train.price > ( SELECT AVG ( train.price ) FROM train WHERE train.stops = 0 )")).toBe(
    "trains whose price is over the average price of nonstop trains",
  );
});

describe("with a domain's wording", () => {
  test.each([
    [from("NEW YORK"), "trains from New York"],
    [`${from("KÖLN")} AND ${day}`, "trains from Köln, on Monday 8 February 1993"],
    [`${fareOn(8)} AND ${day}`, "trains on Monday 8 February 1993, valid that day"],
    [
      `${fareOn(9)} AND ${day}`,
      "trains valid on Tuesday 9 February 1993, on Monday 8 February 1993",
    ],
    [`train.stops = 0 AND ${from("ULM")}`, "nonstop trains from Ulm"],
    ["train.departure > 1900", "trains leaving after 7:00 pm"],
    ["train.company = 'DB' OR train.company = 'XX'", "trains by Deutsche Bahn or by XX"],
    ["NOT train.company = 'DB'", "trains not by Deutsche Bahn"],
    [
      `train.price = ( SELECT MIN ( train.price ) FROM train WHERE ${from("ULM")} ) AND ${from("ULM")}`,
      "cheapest trains from Ulm",
    ],
    [
      `train.price = ( SELECT MIN ( train.price ) FROM train WHERE ${from("ULM")} ) AND ${from("ULM")} AND train.company = 'DB'`,
      "cheapest trains from Ulm, by Deutsche Bahn (cheapest among those from Ulm)",
    ],
    [
      "train.speed = ( SELECT MAX ( train.speed ) FROM train ) AND train.company = 'DB'",
      "trains by Deutsche Bahn, with the highest speed (that is, of all)",
    ],
    ["train.price = ( SELECT MIN ( train.price ) FROM train )", "cheapest trains"],
    [
      "train.company = ( SELECT MAX ( train.company ) FROM train )",
      "trains with the highest company",
    ],
    ["train.price BETWEEN 10 AND 20", "trains whose price is between 10 and 20"],
    ["train.company = '$&'", "trains by $&"],
    ["train.price IS NOT NULL", "trains whose price is known"],
    ["NOT train.price = 10", "trains whose price is not 10"],
    ["train.train_id = 7", "the train 7"],
    ["train.train_id = 7 AND train.stops = 0", "nonstop trains whose train is 7"],
    ["NOT train.train_id IN ( SELECT meal.train_id FROM meal )", "trains without meals"],
  ])("%s", (where, said) => {
    expect(ask(where)).toBe(said);
  });
});

describe("of what hangs on other tables", () => {
  const linked: Wording = { ...wording, links: { company: { train: "with {} trains" } } };
  const companies = (where: string) =>
    paraphrase(
      `SELECT company.name FROM company WHERE company.code IN ( SELECT train.company FROM train WHERE ${where} )`,
      { ...linked, nouns: { ...linked.nouns, "company.name": "companies" } },
    );
  test.each([
    [from("ULM"), "companies with trains from Ulm"],
    [`train.stops = 0 AND ${from("ULM")}`, "companies with nonstop trains from Ulm"],
    [`${from("ULM")} OR ${from("KÖLN")}`, "companies with trains from Ulm or from Köln"],
  ])("%s", (where, said) => {
    expect(companies(where)).toBe(said);
  });
});

describe("of any database", () => {
  test.each([
    [
      "SELECT singer.name FROM singer WHERE singer.age > 40",
      "names of singers whose age is over 40",
    ],
    ["SELECT count(*) FROM singer", "the number of singers"],
    [
      "SELECT visit.* FROM visit JOIN doctor ON visit.doctor_id = doctor.doctor_id WHERE doctor.room = 3",
      "visits with doctors whose doctor room is 3",
    ],
    [
      "SELECT visit.* FROM doctor JOIN visit ON visit.doctor_id = doctor.doctor_id",
      "visits with doctors",
    ],
    [
      "SELECT * FROM visit JOIN doctor ON visit.doctor_id = doctor.doctor_id",
      "everything of visits with doctors",
    ],
    [
      "SELECT visit.day , doctor.* FROM visit JOIN doctor ON visit.doctor_id = doctor.doctor_id",
      "day and all about doctors of visits with doctors",
    ],
    [
      "SELECT country, count(*) FROM singer GROUP BY country",
      "the number of singers for each country",
    ],
    [
      "SELECT name FROM singer ORDER BY age DESC LIMIT 1",
      "names of singers, the one with the highest age",
    ],
    [
      "SELECT name FROM city UNION SELECT name FROM country",
      "names of cities, or names of countries",
    ],
    ["SELECT name, age FROM singer", "name and age of singers"],
    [
      "SELECT avg(age), max(age) FROM singer",
      "the average age of singers and the highest age of singers",
    ],
    ["SELECT count(DISTINCT country) FROM singer", "the number of different countries"],
    [
      "SELECT country FROM singer GROUP BY country HAVING count(*) > 2",
      "countries of singers with more than 2 singers",
    ],
    [
      "SELECT country FROM singer GROUP BY country ORDER BY count(*) DESC LIMIT 1",
      "countries of singers, the one with the most singers",
    ],
    [
      "SELECT name FROM singer WHERE id IN ( SELECT singer_id FROM plays WHERE plays.concert IN ( SELECT id FROM concert WHERE concert.year = 2014 ) )",
      "names of singers whose concert year is 2014",
    ],
    ["not a query", "I cannot say this query in words: please read the SQL."],
    ["", ""],
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

describe("parts of dates are said alike in every database", () => {
  test.each([
    "strftime( '%Y-%m' , sale.day )",
    "strftime( sale.day , '%Y-%m' )",
    "DATE_FORMAT( sale.day , '%Y-%m' )",
    "to_char( sale.day , 'YYYY-MM' )",
  ])("%s", (month) => {
    expect(
      paraphrase(`SELECT ${month} , COUNT( * ) FROM sale GROUP BY ${month}`, emptyWording),
    ).toBe("the number of sales for each year and month of day");
  });

  test("formats that have no name too", () => {
    const said = (written: string) => paraphrase(`SELECT ${written} FROM sale`, emptyWording);
    expect(said("strftime( sale.day , '%d/%m' )")).toBe(said("strftime( '%d/%m' , sale.day )"));
  });
});

test("the first rows that a key is in are said alike wherever the LIMIT stands", () => {
  const first = "SELECT train.train_id FROM train ORDER BY train.price LIMIT 3";
  const inside = `SELECT chosen.train_id FROM ( ${first} ) AS chosen`;
  const said = ask(`train.train_id IN ( ${first} )`);
  expect(said).toContain("the 3 with the lowest price");
  expect(ask(`train.train_id IN ( ${inside} )`)).toBe(said);
});

test("a query nested deep in itself is said in little more time than a shallow one", () => {
  const deep = (levels: number): string =>
    levels === 0
      ? "plays.place = 'ULM'"
      : `plays.year = ${levels} AND plays.singer_id IN ( SELECT plays.singer_id FROM plays WHERE ${deep(levels - 1)} )`;
  const sql = `SELECT plays.name FROM plays WHERE ${deep(24)}`;
  const start = performance.now();
  expect(paraphrase(sql, emptyWording)).toContain("place is ULM");
  expect(performance.now() - start).toBeLessThan(2_000);
});

test.each([
  ["SELECT staff.first_name || ' ' || staff.last_name FROM staff", "full names of staff"],
  ["SELECT CONCAT( staff.first_name , ' ' , staff.last_name ) FROM staff", "full names of staff"],
  [
    "SELECT staff.last_name || ' ' || staff.first_name FROM staff",
    "last names with first name in one of staff",
  ],
  [
    "SELECT staff.first_name || '-' || staff.last_name FROM staff",
    'first names followed by "-" followed by last name of staff',
  ],
  [
    "SELECT sale.shop , 100.0 * COUNT( * ) / SUM( COUNT( * ) ) OVER ( ) FROM sale GROUP BY sale.shop",
    "the number of sales in per cent of the total of sales for each shop",
  ],
  [
    "SELECT sale.shop , ROUND( SUM( sale.pay ) , 2 ) FROM sale GROUP BY sale.shop",
    "the total pay rounded to 2 decimals of sales for each shop",
  ],
  ["SELECT ROUND( sale.pay , 1 ) FROM sale", "pays rounded to 1 decimal of sales"],
])("%s", (sql, said) => {
  expect(paraphrase(sql, emptyWording)).toBe(said);
});
