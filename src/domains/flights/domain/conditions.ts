// The conditions that many flight questions are made of.
import { equal, inside, param } from "../../../generator/declare.ts";
import type { Condition } from "../../../generator/domain.ts";

/** The parts of a date, of rows of the calendar. */
export const onDayOf = (date: string): readonly Condition[] => [
  equal("date_day.year", param(`${date}.year`)),
  equal("date_day.month_number", param(`${date}.month`)),
  equal("date_day.day_number", param(`${date}.day`)),
];

/** An airport column, at an airport that serves a city. */
export const servesCity = (column: string, ...city: readonly Condition[]): Condition =>
  inside(
    column,
    "airport_service.airport_code",
    inside("airport_service.city_code", "city.city_code", ...city),
  );

/** An airport column, at an airport of the city that a parameter names. */
export const inCity = (column: string, place = "place"): Condition =>
  servesCity(column, equal("city.city_name", param(place)));

/** On a stop of the flight's. */
export const onStop = (...where: readonly Condition[]): Condition =>
  inside("flight.flight_id", "flight_stop.flight_id", ...where);

/** Prices of a round trip stand in another column. */
export const roundTrip = { "trip:round": "fare.round_trip_cost" };

export const extremeFare = (pick: "MIN" | "MAX"): Condition => ({
  kind: "extreme",
  column: "fare.one_direction_cost",
  pick,
  instead: roundTrip,
});
