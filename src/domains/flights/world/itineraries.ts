// Puts nonstop flights together: through flights that keep their number, and connections at a hub.
import type { Random } from "../../../random.ts";
import type { Airline } from "./airlines.ts";
import { type DayMask, milesBetween, shiftDays } from "./clock.ts";
import type { Airport } from "./geography.ts";
import { arrival, type Leg } from "./legs.ts";

/** One row of `flight`: one leg, or several flown one after the other. */
export type Itinerary = {
  readonly legs: readonly Leg[];
  /** Changes of plane. A through flight of two legs has a stop but no connection. */
  readonly connections: number;
  readonly days: DayMask;
};

type Timetable = ReadonlyMap<string, readonly Leg[]>;

/** What one airline connects by. */
type Offer = {
  readonly hubs: readonly string[];
  readonly timetable: Timetable;
  readonly airports: ReadonlyMap<string, Airport>;
};

/** The nonstops, the through flights they form, and connections between every two stations. */
export function airlineItineraries(
  airline: Airline,
  legs: readonly Leg[],
  airports: ReadonlyMap<string, Airport>,
  random: Random,
): Itinerary[] {
  const { renumbered, through } = joinThroughFlights(legs, random.fork("through"));
  const nonstop = renumbered.map((leg) => ({ legs: [leg], connections: 0, days: leg.days }));
  const timetable = byRoute(renumbered);
  const served = [...new Set(renumbered.flatMap((leg) => [leg.from.code, leg.to.code]))].sort();
  const offer = { hubs: Object.keys(airline.hubs), timetable, airports };
  const connecting: Itinerary[] = [];
  for (const from of served) {
    for (const to of served) {
      if (from === to) continue;
      const chance = random.fork(`connect ${from}-${to}`);
      connecting.push(...connect(airports.get(from)!, airports.get(to)!, offer, chance));
    }
  }
  return [...nonstop, ...through, ...connecting];
}

function byRoute(legs: readonly Leg[]): Timetable {
  const table = new Map<string, Leg[]>();
  for (const leg of legs) {
    const key = `${leg.from.code}-${leg.to.code}`;
    const row = table.get(key);
    if (row === undefined) table.set(key, [leg]);
    else row.push(leg);
  }
  for (const row of table.values()) row.sort((a, b) => a.depart - b.depart);
  return table;
}

/** An aircraft that goes on within the hour keeps its flight number. */
function joinThroughFlights(
  legs: readonly Leg[],
  random: Random,
): { renumbered: Leg[]; through: Itinerary[] } {
  const renumbered = [...legs];
  const departures = new Map<string, number[]>();
  renumbered.forEach((leg, index) => {
    const list = departures.get(leg.from.code);
    if (list === undefined) departures.set(leg.from.code, [index]);
    else list.push(index);
  });
  const order = renumbered.map((_, index) => index);
  order.sort((a, b) => renumbered[a]!.depart - renumbered[b]!.depart || a - b);
  const before = new Map<number, number>();
  const through: Itinerary[] = [];
  for (const index of order) {
    const first = renumbered[index]!;
    if (random.next() > 0.8) continue;
    const next = (departures.get(first.to.code) ?? []).find(
      (other) => !before.has(other) && continues(first, renumbered[other]!),
    );
    if (next === undefined) continue;
    renumbered[next] = { ...renumbered[next]!, number: first.number };
    before.set(next, index);
  }
  for (const [next, index] of before) {
    const chain = [renumbered[index]!, renumbered[next]!];
    add(chain);
    const earlier = before.get(index);
    if (earlier !== undefined) add([renumbered[earlier]!, ...chain]);
  }
  return { renumbered, through };

  function add(chain: readonly Leg[]): void {
    const days = commonDays(chain);
    if (days !== 0 && worthwhile(chain)) through.push({ legs: chain, connections: 0, days });
  }
}

function worthwhile(chain: readonly Leg[]): boolean {
  const [start, end] = [chain[0]!.from, chain[chain.length - 1]!.to];
  const flown = chain.reduce((sum, leg) => sum + leg.miles, 0);
  return milesBetween(start, end) >= 150 && flown <= detourLimit(start, end);
}

function continues(first: Leg, second: Leg): boolean {
  const ground = second.depart - arrival(first);
  return (
    ground >= 30 &&
    ground <= 75 &&
    second.aircraft === first.aircraft &&
    second.commuter === first.commuter &&
    worthwhile([first, second])
  );
}

/** Nobody flies to New York by way of Los Angeles: beyond this many miles a route is no offer. */
function detourLimit(from: Airport, to: Airport): number {
  return milesBetween(from, to) * 1.35 + 320;
}

/** Connections from one airport to another, spread over the day. */
function connect(
  from: Airport,
  to: Airport,
  { hubs, timetable, airports }: Offer,
  random: Random,
): Itinerary[] {
  const miles = milesBetween(from, to);
  if (miles < 150) return [];
  const nonstops = timetable.get(`${from.code}-${to.code}`)?.length ?? 0;
  const demand = (from.size * to.size) / 19 + random.next();
  const wanted = Math.floor(nonstops > 0 ? demand * 0.4 : demand);
  const found: Itinerary[] = [];
  for (const code of hubs) {
    const hub = airports.get(code);
    if (hub === undefined || code === from.code || code === to.code) continue;
    if (milesBetween(from, hub) + milesBetween(hub, to) > detourLimit(from, to)) continue;
    const onward = timetable.get(`${code}-${to.code}`) ?? [];
    for (const first of timetable.get(`${from.code}-${code}`) ?? []) {
      const itinerary = firstConnection(first, onward, hub);
      if (itinerary !== undefined) found.push(itinerary);
    }
  }
  return spread(found, Math.max(1, Math.min(5, wanted)), random);
}

/** The first onward flight that can be caught; waiting more than three hours is no connection. */
function firstConnection(first: Leg, onward: readonly Leg[], hub: Airport): Itinerary | undefined {
  const ready = arrival(first) + hub.connect;
  const offset = Math.floor(arrival(first) / 1440) * 1440;
  for (const second of onward) {
    const leaves = second.depart + offset;
    if (leaves < ready || leaves > ready + 150 || second.number === first.number) continue;
    const legs = [first, second];
    const days = commonDays(legs);
    if (days !== 0) return { legs, connections: 1, days };
  }
  return undefined;
}

/** Days on which the whole chain is flown, counted from the first departure. */
function commonDays(legs: readonly Leg[]): DayMask {
  let offset = 0;
  let days: DayMask = legs[0]!.days;
  for (let index = 1; index < legs.length; index++) {
    offset += Math.floor(arrival(legs[index - 1]!) / 1440);
    days &= shiftDays(legs[index]!.days, -offset);
  }
  return days;
}

/** `count` of the items, one from each stretch of the day. */
function spread(items: readonly Itinerary[], count: number, random: Random): Itinerary[] {
  if (items.length <= count) return [...items];
  const sorted = [...items].sort((a, b) => a.legs[0]!.depart - b.legs[0]!.depart);
  const stretch = sorted.length / count;
  return Array.from({ length: count }, (_, index) => {
    const low = Math.floor(index * stretch);
    const high = Math.max(low + 1, Math.floor((index + 1) * stretch));
    return sorted[low + random.below(high - low)]!;
  });
}
