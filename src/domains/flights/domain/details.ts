// What people want to see of a flight, a fare, an airline ..., where a query gives only its id.
import type { DetailQuery } from "../../../display/wording.ts";

export const flightsDetails: Readonly<Record<string, DetailQuery>> = {
  "flight.flight_id": {
    sql: "SELECT flight.flight_id, flight.airline_code, flight.flight_number, flight.from_airport, flight.to_airport, flight.departure_time, flight.arrival_time, flight.stops, flight.flight_days FROM flight WHERE flight.flight_id IN ( {keys} )",
    columns: [
      { title: "airline" },
      { title: "number" },
      { title: "from" },
      { title: "to" },
      { title: "leaves", format: "clock" },
      { title: "arrives", format: "clock" },
      { title: "stops" },
      { title: "days" },
    ],
  },
  "fare.fare_id": {
    sql: "SELECT fare.fare_id, fare.fare_airline, fare.from_airport, fare.to_airport, fare.fare_basis_code, fare.one_direction_cost, fare.round_trip_cost, fare.round_trip_required FROM fare WHERE fare.fare_id IN ( {keys} )",
    columns: [
      { title: "airline" },
      { title: "from" },
      { title: "to" },
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
