// The whole flights world as rows, from a seed. Pure: writing them is write-world.ts's business.

import type { Random } from "../../../random.ts";
import { createRandom } from "../../../random.ts";
import { airlines } from "./airlines.ts";
import { type Fare, goodFor, routeFares } from "./fares.ts";
import { flightRows, type NumberedItinerary } from "./flight-rows.ts";
import { airportServices, airports as allAirports } from "./geography.ts";
import { airlineItineraries } from "./itineraries.ts";
import { airlineLegs } from "./legs.ts";
import { referenceRows, type WorldCell, type WorldRows } from "./reference-rows.ts";
import type { TableName } from "./tables.ts";

export type WorldOptions = {
  readonly seed: number;
  /** Only these airports are open: a small world for tests. */
  readonly only?: readonly string[];
};

export type FlightsWorld = Readonly<Record<TableName, WorldRows>>;

export function generateWorld({ seed, only }: WorldOptions): FlightsWorld {
  const random = createRandom(`flights/${seed}`);
  const open = allAirports.filter((airport) => only === undefined || only.includes(airport.code));
  const byCode = new Map(open.map((airport) => [airport.code, airport]));
  const flights: NumberedItinerary[] = [];
  const fares: Fare[] = [];
  const flightFares: [number, number][] = [];
  for (const airline of airlines) {
    const chance = random.fork(airline.code);
    const legs = airlineLegs(airline, byCode, chance);
    const offered = airlineItineraries(airline, legs, byCode, chance).map((itinerary, index) => ({
      ...itinerary,
      id: flights.length + index + 1,
    }));
    flights.push(...offered);
    for (const [route, some] of groupByRoute(offered)) {
      const { legs: way } = some[0]!;
      const from = way[0]!.from;
      const to = way[way.length - 1]!.to;
      for (const fare of routeFares({ airline, from, to }, some, chance.fork(`fares ${route}`))) {
        fares.push(fare);
        for (const flight of some) {
          if (goodFor(fare, flight)) flightFares.push([flight.id, fares.length]);
        }
      }
    }
  }
  return {
    ...referenceRows(open),
    ...flightRows(flights),
    ground_service: groundServices(new Set(byCode.keys()), random.fork("ground")),
    fare: fares.map(fareRow),
    flight_fare: flightFares,
  };
}

function groupByRoute(flights: readonly NumberedItinerary[]): Map<string, NumberedItinerary[]> {
  const routes = new Map<string, NumberedItinerary[]>();
  for (const flight of flights) {
    const route = `${flight.legs[0]!.from.code}-${flight.legs[flight.legs.length - 1]!.to.code}`;
    const list = routes.get(route);
    if (list === undefined) routes.set(route, [flight]);
    else list.push(flight);
  }
  return routes;
}

function fareRow(fare: Fare, index: number): WorldCell[] {
  return [
    index + 1,
    fare.from.code,
    fare.to.code,
    fare.basis.code,
    fare.airline.code,
    fare.restriction,
    fare.oneWay,
    fare.roundTrip,
    fare.basis.roundTrip ? "YES" : "NO",
  ];
}

// How to get from an airport into its city, and what it costs in dollars.

/** Airports that a train or subway reached at the time. */
const rapidTransit: ReadonlySet<string> = new Set(
  "ATL BOS BWI CLE DCA EWR JFK MDW MIA OAK ORD PHL SFO".split(" "),
);

/** Places where an air taxi waits. */
const airTaxi: ReadonlySet<string> = new Set(
  "ATL BOS CMH DAL DEN DET FTW HOU HPN IND JFK LAS LGB MIA MKE OAK PIE PIT SFO STL YKZ YUL".split(
    " ",
  ),
);

/** Rows of `ground_service`: city, airport, transport type, fare. */
function groundServices(
  airports: ReadonlySet<string>,
  random: Random,
): [string, string, string, number][] {
  const rows: [string, string, string, number][] = [];
  for (const { city, airport, miles } of airportServices) {
    if (!airports.has(airport)) continue;
    const chance = random.fork(`${city} ${airport}`);
    const around = (amount: number): number =>
      Math.max(1, Math.round(amount * (0.85 + chance.next() * 0.3)));
    rows.push([city, airport, "TAXI", around(4 + 1.3 * miles)]);
    rows.push([city, airport, "LIMOUSINE", around(5 + 0.5 * miles)]);
    rows.push([city, airport, "RENTAL CAR", around(34)]);
    if (rapidTransit.has(airport))
      rows.push([city, airport, "RAPID TRANSIT", around(1 + miles / 20)]);
    if (airTaxi.has(airport))
      rows.push([city, airport, "AIR TAXI OPERATION", around(60 + 2 * miles)]);
  }
  return rows;
}
