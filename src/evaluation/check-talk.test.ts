// A second look at generated conversations: what is right passes, what is wrong is mostly found.
import { expect, test } from "vitest";
import { flightsDomain } from "../domains/flights/domain/index.ts";
import { flightsWording } from "../domains/flights/domain/wording.ts";
import { synthesize } from "../generator/synthesize.ts";
import { createReader } from "../reader/reader.ts";
import { checkTalk, withOthersQueries } from "./check-talk.ts";

const checking = { reader: createReader(flightsDomain.words), wording: flightsWording };

const delta = "SELECT DISTINCT flight.flight_id FROM flight WHERE flight.airline_code = 'DL'";
const talk = (utterance: string, sql: string) => ({
  id: "1",
  database: "flights",
  date: "1993-02-05",
  turns: [{ utterance, sql: [sql] }],
});

test("a value that nobody said is found", () => {
  const { findings } = checkTalk(
    talk(
      "show me flights",
      "SELECT DISTINCT flight.flight_id FROM flight WHERE flight.from_airport IN ( SELECT airport_service.airport_code FROM airport_service WHERE airport_service.city_code IN ( SELECT city.city_code FROM city WHERE city.city_name = 'BOSTON' ) )",
    ),
    checking,
  );
  expect(findings).toMatchObject([{ kind: "unsaid", what: "boston" }]);
});

test("so is a value that became nothing, and a denial that nobody uttered", () => {
  expect(checkTalk(talk("delta flights from boston", delta), checking).findings).toMatchObject([
    { kind: "unasked", what: "boston" },
  ]);
  const denied = checkTalk(talk("delta flights", delta.replace("=", "!=")), checking);
  expect(denied.findings).toMatchObject([{ kind: "unsaid", what: "denial" }]);
});

test("few generated turns are found, and most that have the queries of others", () => {
  const made = [...synthesize(flightsDomain, { interactions: 15, seed: 5 })];
  const found = (all: typeof made): number => {
    const each = all.map((one) => checkTalk(one, checking));
    const turns = each.reduce((sum, { checked }) => sum + checked, 0);
    return each.reduce((sum, { findings }) => sum + findings.length, 0) / turns;
  };
  expect(found(made)).toBeLessThan(0.06);
  const swapped = made.slice(1).map((one, i) => withOthersQueries(one, made[i] ?? one));
  expect(found(swapped)).toBeGreaterThan(0.6);
});
