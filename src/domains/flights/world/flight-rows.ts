// Turns itineraries into rows of flight and of the relations that hang on it: legs, stops, meals, equipment.
import { clockTime, daysCode, shiftDays } from "./clock.ts";
import type { Itinerary } from "./itineraries.ts";
import { arrival, type Leg } from "./legs.ts";
import { foodServices, mealCode } from "./meals.ts";
import type { WorldCell, WorldRows } from "./reference-rows.ts";

export type NumberedItinerary = Itinerary & { readonly id: number };

type FlightTables = Record<
  "flight" | "flight_leg" | "flight_stop" | "food_service" | "equipment_sequence",
  WorldRows
>;

export function flightRows(flights: readonly NumberedItinerary[]): FlightTables {
  const nonstops = new Map<Leg, number>();
  for (const { id, legs } of flights) if (legs.length === 1) nonstops.set(legs[0]!, id);
  const meals = new Set<string>();
  const equipment = new Map<string, readonly Leg[]>();
  for (const flight of flights) {
    const meal = mealCode(flight);
    if (meal !== null) meals.add(meal);
    equipment.set(equipmentSequence(flight.legs), flight.legs);
  }
  return {
    flight: flights.map(flightRow),
    flight_leg: flights.flatMap(({ id, legs }) =>
      legs.map((leg, index) => [id, index + 1, nonstops.get(leg)!]),
    ),
    flight_stop: flights.flatMap(stopRows),
    food_service: [...meals].sort().flatMap(foodServices),
    equipment_sequence: [...equipment]
      .sort(byName)
      .flatMap(([sequence, legs]) =>
        [...new Set(legs.map((leg) => leg.aircraft.code))].map((code) => [sequence, code]),
      ),
  };
}

function flightRow(flight: NumberedItinerary): WorldCell[] {
  const { id, legs, connections, days } = flight;
  const first = legs[0]!;
  const last = legs[legs.length - 1]!;
  const parts = connections > 0 ? legs : [first];
  return [
    id,
    daysCode(days),
    first.from.code,
    last.to.code,
    clockTime(first.depart),
    clockTime(arrival(last)),
    parts.map((leg) => `${leg.airline.code}${leg.number}`).join("/"),
    first.airline.code,
    first.number,
    equipmentSequence(legs),
    mealCode(flight),
    legs.length - 1,
    connections,
    legs.some((leg) => leg.commuter) ? "YES" : "NO",
    elapsed(legs),
  ];
}

/** One code where the aircraft stays the same, else the codes in order: M80/757. */
function equipmentSequence(legs: readonly Leg[]): string {
  const codes = legs.map((leg) => leg.aircraft.code);
  return codes.filter((code, index) => code !== codes[index - 1]).join("/");
}

function stopRows(flight: NumberedItinerary): WorldCell[][] {
  const { id, legs, days } = flight;
  let offset = 0;
  return legs.slice(1).map((next, index) => {
    const before = legs[index]!;
    offset += Math.floor(arrival(before) / 1440);
    return [
      id,
      index + 1,
      daysCode(shiftDays(days, offset)),
      next.from.code,
      clockTime(arrival(before)),
      before.airline.code,
      before.number,
      clockTime(next.depart),
      next.airline.code,
      next.number,
      ground(before, next),
    ];
  });
}

function elapsed(legs: readonly Leg[]): number {
  return legs.reduce(
    (sum, leg, index) => sum + leg.duration + (index > 0 ? ground(legs[index - 1]!, leg) : 0),
    0,
  );
}

/** Minutes between landing and leaving again; both are local times of the same airport. */
function ground(before: Leg, next: Leg): number {
  return (((next.depart - arrival(before)) % 1440) + 1440) % 1440;
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
