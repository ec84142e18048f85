// What analysts count flights and fares by: which words are which groups, and the way to them.
import type { ReportGroup, ReportWords } from "../../../entities/wording.ts";

type RouteEnd = { readonly table: "flight" | "fare"; readonly key: "from_airport" | "to_airport" };

const cityOf = ({ table, key }: RouteEnd, words: readonly string[]): ReportGroup => ({
  words,
  called: words[1] ?? "",
  values: key === "from_airport" ? "from" : "to",
  table,
  by: "city.city_name",
  joins: [
    { table: "airport_service", on: `airport_service.airport_code = ${table}.${key}` },
    { table: "city", on: "city.city_code = airport_service.city_code" },
  ],
  through: `${table}.${key}`,
  among: "city.city_name",
});

const airportOf = ({ table, key }: RouteEnd, words: readonly string[]): ReportGroup => ({
  words,
  called: words[1] ?? "",
  table,
  by: `${table}.${key}`,
  through: `${table}.${key}`,
  among: "airport.airport_code",
});

const placesOf = (table: RouteEnd["table"]): readonly ReportGroup[] => {
  const from = { table, key: "from_airport" } as const;
  const to = { table, key: "to_airport" } as const;
  return [
    cityOf(from, ["city", "departure city", "origin", "origin city", "from city", "leave city"]),
    cityOf(to, ["city", "destination city", "destination", "arrival city", "to city", "into city"]),
    airportOf(from, ["airport", "departure airport", "origin airport", "from airport"]),
    airportOf(to, ["airport", "arrival airport", "destination airport", "to airport"]),
  ];
};

const airline = ["airline", "carrier"];
const hourOf = (column: string, words: readonly string[]): ReportGroup => ({
  words,
  called: words[0] ?? "",
  table: "flight",
  by: `${column} / 100`,
  through: column,
  inOrder: true,
});

export const flightsReports: ReportWords = {
  rows: [
    { words: ["flight", "departure"], table: "flight", key: "flight.flight_id" },
    { words: ["fare", "ticket"], table: "fare", key: "fare.fare_id" },
  ],
  groups: [
    {
      words: airline,
      called: "airline",
      agent: true,
      values: "on",
      table: "flight",
      by: "flight.airline_code",
      through: "flight.airline_code",
      among: "airline.airline_code",
    },
    {
      words: airline,
      called: "airline",
      values: "on",
      table: "fare",
      by: "fare.fare_airline",
      through: "fare.fare_airline",
      among: "airline.airline_code",
    },
    ...placesOf("flight"),
    ...placesOf("fare"),
    {
      called: "day of the week",
      words: ["weekday", "day of the week", "day of week", "day"],
      table: "flight",
      by: "days.day_name",
      joins: [{ table: "days", on: "days.days_code = flight.flight_days" }],
      through: "flight.flight_days",
    },
    hourOf("flight.departure_time", [
      "departure hour",
      "hour",
      "time of day",
      "hour of the day",
      "hour of day",
    ]),
    hourOf("flight.arrival_time", ["arrival hour", "hour of arrival"]),
    {
      called: "number of stops",
      words: ["stop", "number of stop"],
      table: "flight",
      by: "flight.stops",
      through: "flight.stops",
      inOrder: true,
    },
    {
      called: "aircraft",
      words: ["aircraft", "aircraft type", "plane", "type of aircraft", "type of plane"],
      table: "flight",
      by: "equipment_sequence.aircraft_code",
      joins: [
        {
          table: "equipment_sequence",
          on: "equipment_sequence.aircraft_code_sequence = flight.aircraft_code_sequence",
        },
      ],
      through: "flight.aircraft_code_sequence",
      among: "aircraft.aircraft_code",
    },
    {
      called: "class",
      words: ["class", "class of service", "cabin"],
      table: "fare",
      by: "fare_basis.class_type",
      joins: [{ table: "fare_basis", on: "fare_basis.fare_basis_code = fare.fare_basis_code" }],
      through: "fare.fare_basis_code",
    },
  ],
  figures: [
    {
      words: ["fare", "price", "airfare", "cost", "ticket price", "ticket", "one way fare"],
      column: "fare.one_direction_cost",
      least: ["cheapest"],
      most: ["most expensive", "priciest"],
    },
    { words: ["round trip fare", "round trip price"], column: "fare.round_trip_cost" },
    {
      words: ["duration", "flying time", "flight time", "travel time", "flight duration"],
      column: "flight.time_elapsed",
      least: ["shortest", "fastest"],
      most: ["longest"],
    },
    { words: ["number of stop", "stop"], column: "flight.stops" },
  ],
};
