// Fares of each airline between two airports, and which flights they are good for.
import type { Random } from "../../../random.ts";
import type { Airline } from "./airlines.ts";
import { milesBetween } from "./clock.ts";
import { type FareBasis, fareBases, restrictions } from "./fare-rules.ts";
import type { Airport } from "./geography.ts";
import type { Itinerary } from "./itineraries.ts";

export type Fare = {
  readonly from: Airport;
  readonly to: Airport;
  readonly airline: Airline;
  readonly basis: FareBasis;
  readonly restriction: string | null;
  readonly oneWay: number;
  readonly roundTrip: number | null;
};

const basisByCode = new Map(fareBases.map((basis) => [basis.code, basis]));

/** Each line is one choice every airline makes for every route; an empty choice offers nothing. */
const families: readonly (readonly string[])[] = [
  ["B", "BH", "BL", "M", "MH", "ML"],
  ["H", "H", "HH", "HL", "HW", "HX"],
  ["Q", "QH", "QL", "QW", "QO"],
  ["QX", "QX", "QX", "QW", "QO"],
  ["K", "KH", "KL", "V", "VX", "", ""],
];
const nightFamilies: readonly (readonly string[])[] = [["YN"], ["BN", "QN", "KN"]];

/** What one airline asks between two airports. */
export function routeFares(
  {
    airline,
    from,
    to,
  }: { readonly airline: Airline; readonly from: Airport; readonly to: Airport },
  flights: readonly Itinerary[],
  random: Random,
): Fare[] {
  const full = fullFare(milesBetween(from, to), random);
  const night = flights.some(flownAtNight);
  const codes = ["Y"];
  if (flights.some((flight) => hasFirst(flight))) codes.push("F", ...(night ? ["FN"] : []));
  if (flights.some((flight) => hasBusiness(flight))) codes.push("C", ...(night ? ["CN"] : []));
  for (const family of night ? [...families, ...nightFamilies] : families) {
    const code = random.pick(family);
    if (code !== "" && !codes.includes(code)) codes.push(code);
  }
  return codes.map((code) =>
    price({ airline, from, to, basis: basisByCode.get(code)! }, full, random),
  );
}

/** Night fares are for night flights, and a class is sold only where it has seats. */
export function goodFor(fare: Fare, flight: Itinerary): boolean {
  if (fare.basis.night && !flownAtNight(flight)) return false;
  switch (fare.basis.classType) {
    case "FIRST":
      return hasFirst(flight);
    case "BUSINESS":
      return hasBusiness(flight);
    case "COACH":
    case "THRIFT":
      return true;
  }
}

type Sold = Pick<Fare, "airline" | "from" | "to" | "basis">;

function price(sold: Sold, full: number, random: Random): Fare {
  const { basis } = sold;
  const amount = Math.max(29, Math.round(full * basis.share * (0.95 + random.next() * 0.1)));
  const restriction = basis.restricted
    ? random.pick(
        restrictions.filter((rule) => (rule.application === "ROUND TRIP") === basis.roundTrip),
        restrictions
          .filter((rule) => (rule.application === "ROUND TRIP") === basis.roundTrip)
          .map((rule) => rule.weight),
      ).code
    : null;
  const soldBothWays = basis.roundTrip || random.next() < 0.8;
  return {
    ...sold,
    restriction,
    oneWay: amount,
    roundTrip: soldBothWays ? amount * 2 : null,
  };
}

/** Full coach one way: a fixed part, and miles that grow cheaper with distance. */
function fullFare(miles: number, random: Random): number {
  const level = 0.9 + random.next() * 0.2;
  return level * (65 + 0.26 * Math.min(miles, 900) + 0.17 * Math.max(0, miles - 900));
}

function flownAtNight(flight: Itinerary): boolean {
  const depart = flight.legs[0]!.depart;
  return depart >= 1200 || depart < 360;
}

function hasFirst(flight: Itinerary): boolean {
  const [leg] = flight.legs;
  return leg!.airline.compartments.startsWith("F") && flight.legs.some((part) => !part.commuter);
}

/** Business seats are on wide bodies and on longer sectors. */
function hasBusiness(flight: Itinerary): boolean {
  return flight.legs.some(
    (leg) =>
      leg.airline.compartments.includes("C") &&
      !leg.commuter &&
      (leg.aircraft.wideBody || leg.miles >= 600 || leg.airline.compartments === "C/Y"),
  );
}
