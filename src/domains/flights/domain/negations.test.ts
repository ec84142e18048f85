// What people do not want, in words, in SQL, and read back in English.
import { describe, expect, it } from "vitest";
import { paraphrase } from "../../../display/paraphrase.ts";
import { anonymiseSql } from "../../../entities/anonymise-sql.ts";
import { createLinks } from "../../../generator/links.ts";
import { querySql } from "../../../generator/query-sql.ts";
import { lexiconOf } from "../../../generator/realise/lexicon.ts";
import { realise } from "../../../generator/realise/realise.ts";
import { declared } from "../../../generator/slots.ts";
import { fillSlot } from "../../../generator/values.ts";
import { createRandom } from "../../../random.ts";
import { createReader } from "../../../reader/reader.ts";
import { sqlWords } from "../../../sql/words.ts";
import { flightsDomain } from "./index.ts";
import { flightsWording } from "./wording.ts";

const today = { year: 1993, month: 2, day: 5 };
const printing = { domain: flightsDomain, links: createLinks(flightsDomain.links) };
const lexicon = lexiconOf(flightsDomain);
const flights = flightsDomain.targets.find((one) => one.name === "flights")!;
const slotOf = (name: string) => flightsDomain.slots.find((one) => one.name === name)!;

/** A question for flights with one constraint: what is said, and the condition of its query. */
function example(key: string, seed: number, avoid: ReadonlySet<string> = new Set()) {
  const [slot, name] = key.split(":");
  const random = createRandom(seed);
  const scenario = { liking: () => 1, items: new Map() };
  const around = { domain: flightsDomain, today, random, scenario, turn: 1 };
  const variant = slotOf(slot!).variants.find((one) => one.name === name)!;
  const filled = fillSlot(slotOf(slot!), around, { variant, avoid });
  const text = realise(random, "show me flights {post}", { lexicon, express: [filled] })!;
  const sql = querySql(printing, declared(flights, [filled])) ?? "";
  return { text, sql, where: sql.slice(sql.indexOf("WHERE ") + 6) };
}

const keys = [
  "airline:not",
  "airline:neither",
  "meal:none",
  "stops:anywhere",
  "stops:not-nonstop",
  "depart:not-morning",
  "date:not-day",
  "date:not-weekday",
  "elsewhere:city",
  "avoid:city",
];

describe("what is not wanted", () => {
  it("stands in the query as what is left out", () => {
    expect(example("airline:not", 1).where).toMatch(/^flight\.airline_code != '\w\w'$/);
    expect(example("meal:none", 1).where).toBe("flight.meal_code IS NULL");
    expect(example("depart:not-morning", 1).where).toBe(
      "flight.departure_time NOT BETWEEN 0 AND 1200",
    );
    expect(example("avoid:city", 1).where).toMatch(/^flight\.flight_id NOT IN \( SELECT/);
    expect(example("elsewhere:city", 1).where).toMatch(/^flight\.to_airport NOT IN \( SELECT/);
    expect(example("date:not-weekday", 1).where).toMatch(/^flight\.flight_days NOT IN \( SELECT/);
  });

  it("is said with a word that denies", () => {
    const denying =
      /\b(not|no|non|neither|don't|without|but|except|excluding|besides|other than|avoid\w*)\b/;
    for (const key of keys.filter((one) => one !== "stops:anywhere"))
      for (let seed = 1; seed <= 30; seed++) expect(example(key, seed).text).toMatch(denying);
  });

  it("names the airline that held before, where there was one", () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(example("airline:not", seed, new Set(["DL"])).where).toBe(
        "flight.airline_code != 'DL'",
      );
  });

  it("has values that the reader finds", () => {
    const reader = createReader(flightsDomain.words);
    for (const key of keys)
      for (let seed = 1; seed <= 30; seed++) {
        const { text, sql } = example(key, seed);
        const { placeholders } = reader.read(text, {
          date: "1993-02-05",
          turn: 1,
          placeholders: [],
        });
        const words = anonymiseSql(sqlWords(sql), placeholders, flightsDomain.words.types);
        expect(words.filter((word) => word.startsWith("'"))).toEqual([]);
      }
  });

  it("is read back as what is left out", () => {
    const said = (sql: string): string => paraphrase(sql, flightsWording);
    const from = "SELECT DISTINCT flight.flight_id FROM flight WHERE";
    expect(said(`${from} flight.airline_code != 'DL'`)).toMatch(/not on Delta/);
    expect(said(`${from} flight.meal_code IS NULL`)).toMatch(/without a meal/);
    expect(said(`${from} flight.stops > 0`)).toMatch(/with stops/);
    expect(said(example("stops:anywhere", 1).sql)).toMatch(/with stops/);
    expect(said(example("avoid:city", 1).sql)).toMatch(/without a stop in [A-Z]/);
    expect(said(example("elsewhere:city", 1).sql)).toMatch(/not to [A-Z]/);
    expect(said(example("date:not-weekday", 1).sql)).toMatch(/not on \w+days/);
    expect(said(example("depart:not-morning", 1).sql)).toMatch(/not leaving between/);
  });
});
