import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { createReader } from "../reader/reader.ts";
import { sqlWords } from "../sql/words.ts";
import { anonymiseSql, columnLiterals, namesOf, restoreSql } from "./anonymise-sql.ts";

const reader = createReader(flightsWords);
const { types } = flightsWords;

function anonymise(utterance: string, sql: string): string {
  const { placeholders } = reader.read(utterance, {
    date: "1991-01-01",
    turn: 1,
    placeholders: [],
  });
  const words = sqlWords(sql);
  const anonymous = anonymiseSql(words, placeholders, types);
  expect(restoreSql(anonymous, namesOf(placeholders))).toEqual(words);
  return anonymous.join(" ");
}

describe("anonymised queries", () => {
  it("tells the 8 of the month from the 8 of the day", () => {
    const sql =
      "SELECT flight.flight_id FROM flight , date_day WHERE date_day.month_number = 8 AND date_day.day_number = 8 AND flight.stops = 8";
    expect(anonymise("august eighth", sql)).toContain(
      "date_day.month_number = MONTH#0 AND date_day.day_number = DAY#0 AND flight.stops = 8",
    );
  });

  it("finds the table behind an alias, and every shape of comparison", () => {
    const sql =
      "SELECT f.flight_id FROM flight f , city AS c WHERE c.city_name IN ( 'BOSTON' , 'DENVER' ) AND f.departure_time BETWEEN 1600 AND 1700 AND NOT f.airline_code = 'DL' AND 'AA' <> f.airline_code";
    expect(
      anonymise("delta and american flights from boston to denver between 4 and 5pm", sql),
    ).toBe(
      "SELECT f.flight_id FROM flight f , city AS c WHERE c.city_name IN ( CITY#0 , CITY#1 ) AND f.departure_time BETWEEN TIME#0 AND TIME#1 AND NOT f.airline_code = AIRLINE#0 AND AIRLINE#1 <> f.airline_code",
    );
  });

  it("leaves a literal of another column alone", () => {
    const sql = "SELECT state.state_code FROM state WHERE state.state_code = 'DENVER'";
    expect(anonymise("denver", sql)).toBe(sql);
  });

  it("finds columns whose names have blanks and accents, with or without their table", () => {
    const own = new Map([
      ["order details.unit price", "NUMBER"],
      ["order details.größe", "SIZE"],
    ]);
    const sql =
      'SELECT "Order Details"."OrderID" FROM "Order Details" WHERE "Order Details"."Unit Price" > 20 AND "Größe" = \'XL\'';
    expect(
      columnLiterals(sqlWords(sql), own).map(({ type, literal }) => `${type} ${literal}`),
    ).toEqual(["NUMBER 20", "SIZE 'XL'"]);
  });

  it("leaves a number with a minus alone: the placeholder says nothing of it", () => {
    const sql = "SELECT * FROM flight WHERE flight.departure_time > - 1900";
    expect(columnLiterals(sqlWords(sql), types)).toEqual([]);
  });

  it("resolves a bare column where there is one table", () => {
    const [found] = columnLiterals(
      sqlWords("SELECT * FROM city WHERE city_name = 'BOSTON'"),
      types,
    );
    expect(found).toMatchObject({ column: "city.city_name", type: "CITY" });
  });
});

const file = join(process.env["SEGUE_DATA"] ?? "../shared/data", "atis-questions", "train.jsonl");

describe.skipIf(!existsSync(file))(`over ${file} (skipped where it is absent)`, () => {
  it("restore(anonymise(sql)) = sql for every query", () => {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    for (const line of lines) {
      const { turns } = JSON.parse(line);
      for (const { utterance, sql } of turns) for (const one of sql) anonymise(utterance, one);
    }
    expect(lines.length).toBeGreaterThan(4000);
  }, 120_000);
});
