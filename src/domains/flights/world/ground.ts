// How to get from an airport into its city, and what it costs in dollars.
import type { Random } from "../../../random.ts";
import { airportServices } from "./geography.ts";

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
export function groundServices(
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
