// The queries of the paper's Figure 2, in the style of the contracts.
import { describe, expect, it } from "vitest";
import { probeSql } from "../../../generator/condition-sql.ts";
import { createLinks } from "../../../generator/links.ts";
import { querySql } from "../../../generator/query-sql.ts";
import { type Declared, declared, type Filled } from "../../../generator/slots.ts";
import { filledSlot } from "./gold-query.fixture.ts";
import { flightsDomain } from "./index.ts";

const filled = (...args: Parameters<typeof filledSlot>): Filled => filledSlot(...args)!;

const queryOf = (target: string, ...slots: Filled[]): Declared =>
  declared(flightsDomain.targets.find((one) => one.name === target)!, slots);

const printing = { domain: flightsDomain, links: createLinks(flightsDomain.links) };
const from = filled("from", "city", { place: "SEATTLE" });
const to = filled("to", "city", { place: "BOSTON" });
const date = filled("date", "day", { "date.year": 1993, "date.month": 2, "date.day": 8 });
const airline = filled("airline", "one", { airline: "AA" });
const serving = (city: string): string =>
  `IN ( SELECT airport_service.airport_code FROM airport_service WHERE airport_service.city_code IN ( SELECT city.city_code FROM city WHERE city.city_name = '${city}' ) )`;
const onDay =
  "IN ( SELECT days.days_code FROM days WHERE days.day_name IN ( SELECT date_day.day_name FROM date_day WHERE date_day.year = 1993 AND date_day.month_number = 2 AND date_day.day_number = 8 ) )";
const route = `flight.from_airport ${serving("SEATTLE")} AND flight.to_airport ${serving("BOSTON")}`;

describe("the flights domain's queries", () => {
  it("are those of Figure 2", () => {
    expect(querySql(printing, queryOf("flights", date, to, from, airline))).toBe(
      `SELECT DISTINCT flight.flight_id FROM flight WHERE flight.airline_code = 'AA' AND ${route} AND flight.flight_days ${onDay}`,
    );
  });

  it("hold a fare to the day of its flight", () => {
    expect(querySql(printing, queryOf("fares", from, date))).toBe(
      `SELECT DISTINCT fare.fare_id FROM fare WHERE fare.fare_id IN ( SELECT flight_fare.fare_id FROM flight_fare WHERE flight_fare.flight_id IN ( SELECT flight.flight_id FROM flight WHERE flight.from_airport ${serving("SEATTLE")} AND flight.flight_days ${onDay} ) ) AND fare.fare_basis_code IN ( SELECT fare_basis.fare_basis_code FROM fare_basis WHERE fare_basis.basis_days ${onDay} )`,
    );
  });

  it("repeat the constraints within a superlative", () => {
    const query = querySql(printing, queryOf("flights", from, to, filled("best", "earliest")));
    expect(query).toBe(
      `SELECT DISTINCT flight.flight_id FROM flight WHERE ${route} AND flight.departure_time = ( SELECT MIN ( flight.departure_time ) FROM flight WHERE ${route} )`,
    );
  });

  it("price round trips by their own column", () => {
    const round = queryOf("flights", filled("trip", "round"), filled("best", "cheapest"));
    expect(querySql(printing, round)).toContain("SELECT MIN ( fare.round_trip_cost )");
  });

  it("order the first few round trips by their price, and other orders as they are", () => {
    const few = (name: string) => querySql(printing, queryOf(name, filled("trip", "round")));
    expect(few("cheapest-3")).toMatch(
      /^SELECT flight.flight_id .* GROUP BY flight.flight_id ORDER BY MIN \( fare.round_trip_cost \) LIMIT 3$/,
    );
    expect(few("earliest-3")).toMatch(/ ORDER BY flight.departure_time LIMIT 3$/);
  });

  it("are probed from the flights, without superlatives", () => {
    const probe = probeSql(printing, queryOf("fares", from, filled("best", "earliest")));
    expect(probe).toMatch(/^SELECT 1 FROM flight WHERE .*EXISTS \( SELECT 1 FROM flight_fare/);
    expect(probe).not.toMatch(/MIN/);
  });
});
