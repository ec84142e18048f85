// What people want to see of a flight, a fare, an airline ..., where a query gives only its id.
import { formatValue } from "../../../display/value-text.ts";
import type { DetailQuery } from "../../../entities/wording.ts";
import { airlines, commuterAirlines } from "../world/airlines.ts";
import { daily, dayNames, daysCode } from "../world/clock.ts";
import { airports } from "../world/geography.ts";

const titled = (name: string): string =>
  formatValue(name, "name")
    .replace(/, Inc\.$/, "")
    .replace(/^Usair$/, "USAir");

export const airlineNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...airlines.map(({ code, name }) => [code, titled(name)]),
  ...commuterAirlines.map(([code, name]) => [code, titled(name)]),
]);

/** SEA is "Seattle (SEA)": the place, and which of its airports. */
const places = Object.fromEntries(
  airports.map(({ code, location }) => [
    code,
    `${titled(location.split(/[,/]/)[0] ?? "")} (${code})`,
  ]),
);

/** X67 is "not Sat, Sun", 135 "Mon, Wed, Fri". */
const flyingDays = Object.fromEntries(
  Array.from({ length: daily }, (_, i) => {
    const mask = i + 1;
    const code = daysCode(mask);
    const named = (days: number): string =>
      dayNames
        .filter((_name, day) => (days & (1 << day)) !== 0)
        .map((name) => formatValue(name, "name").slice(0, 3))
        .join(", ");
    if (mask === daily) return [code, "daily"];
    return [code, code.startsWith("X") ? `not ${named(daily & ~mask)}` : named(mask)];
  }),
);

export const flightsDetails: Readonly<Record<string, DetailQuery>> = {
  "flight.flight_id": {
    sql: "SELECT flight.flight_id, flight.airline_code, flight.flight_number, flight.departure_time, flight.arrival_time, flight.from_airport, flight.to_airport, flight.stops, flight.flight_days FROM flight WHERE flight.flight_id IN ( {keys} )",
    columns: [
      { title: "airline", names: airlineNames },
      { title: "number" },
      { title: "leaves", format: "clock" },
      { title: "arrives", format: "clock" },
      { title: "from", names: places },
      { title: "to", names: places },
      { title: "stops" },
      { title: "days", names: flyingDays },
    ],
  },
  "fare.fare_id": {
    sql: "SELECT fare.fare_id, fare.fare_airline, fare.from_airport, fare.to_airport, fare.fare_basis_code, fare.one_direction_cost, fare.round_trip_cost, fare.round_trip_required FROM fare WHERE fare.fare_id IN ( {keys} )",
    columns: [
      { title: "airline", names: airlineNames },
      { title: "from", names: places },
      { title: "to", names: places },
      { title: "fare code" },
      { title: "one way", format: "dollars" },
      { title: "round trip", format: "dollars" },
      { title: "round trip only" },
    ],
  },
  "airline.airline_code": {
    sql: "SELECT airline.airline_code, airline.airline_code, airline.airline_name FROM airline WHERE airline.airline_code IN ( {keys} )",
    columns: [{ title: "code" }, { title: "airline" }],
  },
  "airport.airport_code": {
    sql: "SELECT airport.airport_code, airport.airport_code, airport.airport_name, airport.airport_location FROM airport WHERE airport.airport_code IN ( {keys} )",
    columns: [{ title: "code" }, { title: "airport" }, { title: "location" }],
  },
  "aircraft.aircraft_code": {
    sql: "SELECT aircraft.aircraft_code, aircraft.aircraft_code, aircraft.manufacturer, aircraft.basic_type, aircraft.capacity, aircraft.propulsion FROM aircraft WHERE aircraft.aircraft_code IN ( {keys} )",
    columns: [
      { title: "code" },
      { title: "maker" },
      { title: "type" },
      { title: "seats" },
      { title: "propulsion" },
    ],
  },
  "city.city_code": {
    sql: "SELECT city.city_code, city.city_name, city.state_code FROM city WHERE city.city_code IN ( {keys} )",
    columns: [{ title: "city", format: "name" }, { title: "state" }],
  },
  "restriction.restriction_code": {
    sql: "SELECT restriction.restriction_code, restriction.restriction_code, restriction.advance_purchase, restriction.minimum_stay, restriction.maximum_stay, restriction.no_discounts FROM restriction WHERE restriction.restriction_code IN ( {keys} )",
    columns: [
      { title: "code" },
      { title: "days in advance" },
      { title: "minimum stay" },
      { title: "maximum stay" },
      { title: "no discounts" },
    ],
  },
  "fare_basis.fare_basis_code": {
    sql: "SELECT fare_basis.fare_basis_code, fare_basis.fare_basis_code, fare_basis.booking_class, fare_basis.class_type, fare_basis.season, fare_basis.economy, fare_basis.discounted FROM fare_basis WHERE fare_basis.fare_basis_code IN ( {keys} )",
    columns: [
      { title: "code" },
      { title: "booking class" },
      { title: "class" },
      { title: "season" },
      { title: "economy" },
      { title: "discounted" },
    ],
  },
};
