// The nonstop flights of every airline: which routes, how often, when, and on which aircraft.
import type { Random } from "../../../random.ts";
import { type Aircraft, aircraftByCode } from "./aircraft.ts";
import type { Airline } from "./airlines.ts";
import { type DayMask, daily, daysMask, milesBetween, zoneShift } from "./clock.ts";
import type { Airport } from "./geography.ts";

export type Leg = {
  readonly airline: Airline;
  readonly from: Airport;
  readonly to: Airport;
  readonly miles: number;
  /** Local minutes after midnight at `from`. */
  readonly depart: number;
  /** Gate to gate, in minutes. */
  readonly duration: number;
  readonly days: DayMask;
  readonly aircraft: Aircraft;
  /** Flown by the airline's commuter partner. */
  readonly commuter: boolean;
  readonly number: number;
};

/** Local minutes at `to`, counted from midnight of the day of departure: above 1440 is the next day. */
export function arrival(leg: Leg): number {
  return leg.depart + leg.duration + zoneShift(leg.from, leg.to);
}

/** Days of operation and how common they are; most flights are daily, many rest at the weekend. */
const patterns: readonly (readonly [DayMask, number])[] = [
  [daily, 64],
  [daysMask("12345"), 10],
  [daysMask("123457"), 9],
  [daysMask("123456"), 6],
  [daysMask("23456"), 3],
  [daysMask("135"), 1.5],
  [daysMask("246"), 1.5],
  [daysMask("67"), 1.5],
  [daysMask("5"), 1],
  [daysMask("7"), 1],
  [daysMask("6"), 0.8],
  [daysMask("1"), 0.7],
];
const daysPatterns = patterns.map(([mask]) => mask);
const daysWeights = patterns.map(([, weight]) => weight);

/** Every nonstop flight of one airline; the same airline and seed always fly the same timetable. */
export function airlineLegs(
  airline: Airline,
  airports: ReadonlyMap<string, Airport>,
  random: Random,
): Leg[] {
  const nextNumber = flightNumbers(airline, random.fork("numbers"));
  const legs: Leg[] = [];
  for (const [from, to, strength] of routes(airline, airports)) {
    const miles = milesBetween(from, to);
    const chance = random.fork(`${from.code}-${to.code}`);
    const count = frequency({ from, to, miles }, strength, chance);
    for (let index = 0; index < count; index++) {
      const commuter = airline.partner !== undefined && miles < 330 && chance.next() < 0.35;
      const fleet = commuter ? airline.partner!.fleet : airline.fleet;
      const aircraft = chooseAircraft(fleet, miles, chance);
      if (aircraft === undefined) continue;
      const duration = blockTime(from, to, miles, aircraft);
      const depart = chooseDeparture([index, count], duration, zoneShift(from, to), chance);
      const days = chance.pick(daysPatterns, daysWeights);
      const number = nextNumber(commuter);
      legs.push({ airline, from, to, miles, depart, duration, days, aircraft, commuter, number });
    }
  }
  return legs;
}

/** Ordered pairs: every hub with every station, and the focus airports with one another. */
function routes(
  airline: Airline,
  airports: ReadonlyMap<string, Airport>,
): [Airport, Airport, number][] {
  const stations = new Set([...airline.stations, ...Object.keys(airline.hubs), ...airline.focus]);
  const result: [Airport, Airport, number][] = [];
  for (const a of stations) {
    for (const b of stations) {
      const from = airports.get(a);
      const to = airports.get(b);
      if (from === undefined || to === undefined || a === b) continue;
      const hub = Math.max(airline.hubs[a] ?? 0, airline.hubs[b] ?? 0);
      const linked = airline.focus.includes(a) && airline.focus.includes(b);
      const strength = hub > 0 ? hub : linked ? 0.35 : 0;
      if (strength > 0 && milesBetween(from, to) >= 70) result.push([from, to, strength]);
    }
  }
  return result;
}

/** Departures a day: big places close together see the most. */
function frequency(
  { from, to, miles }: { readonly from: Airport; readonly to: Airport; readonly miles: number },
  strength: number,
  random: Random,
): number {
  const reach = miles < 450 ? 1.25 : miles < 1000 ? 1 : miles < 1800 ? 0.85 : 0.7;
  const wanted = 0.72 * strength * reach * Math.sqrt(from.size * to.size);
  return Math.max(1, Math.min(9, Math.floor(wanted + random.next())));
}

/** Types that reach, weighted towards the stage length each was built for; wide bodies only far. */
function chooseAircraft(
  fleet: readonly string[],
  miles: number,
  random: Random,
): Aircraft | undefined {
  const fit = fleet
    .map((code) => aircraftByCode.get(code)!)
    .filter((type) => type.range * 0.95 >= miles && miles >= shortestStage(type));
  if (fit.length === 0) return undefined;
  const weights = fit.map((type) => {
    const ratio = miles / (type.capacity * 7.5);
    return ratio > 1 ? 1 / ratio : ratio;
  });
  return random.pick(fit, weights);
}

function shortestStage(type: Aircraft): number {
  if (!type.wideBody) return 0;
  return type.basicType === "747" ? 1050 : 900;
}

/** Cruise plus half an hour on the ground and in the climb; the jet stream helps eastbound flights. */
function blockTime(from: Airport, to: Airport, miles: number, aircraft: Aircraft): number {
  const eastward = (to.longitude - from.longitude) * 53;
  const wind = (35 * eastward) / Math.max(miles, 1);
  const minutes = 30 + (miles / (aircraft.speed * 0.97 + wind)) * 60;
  return Math.round(minutes / 5) * 5;
}

/** Spread over the day, with overnight flights eastward; nobody is set down in the small hours. */
function chooseDeparture(
  [first, count]: readonly [index: number, count: number],
  duration: number,
  shift: number,
  random: Random,
): number {
  let index = first;
  const opens = 360;
  const closes = 1300;
  const slot = (closes - opens) / count;
  if (index === count - 1 && shift > 0 && duration >= 180 && random.next() < 0.5) {
    const earliest = Math.max(1310, 1440 + 300 - duration - shift);
    if (earliest < 1430) return onTheClock(earliest + random.below(1435 - earliest), random);
  }
  for (let attempt = 0; attempt < 8; attempt++) {
    const early = index === 0 && count >= 4 ? 0.7 : 1;
    const minutes = onTheClock(opens + slot * (index + random.next() * early), random);
    const arrives = minutes + duration + shift;
    if (arrives <= 1440 + 45) return minutes;
    index = random.below(Math.max(1, count - 1));
  }
  return onTheClock(420 + random.below(240), random);
}

/** Timetables like round times: to the half hour, the quarter, or five minutes. */
function onTheClock(minutes: number, random: Random): number {
  const step = random.pick([30, 15, 5], [0.3, 0.25, 0.45]);
  return Math.min(1435, Math.round(minutes / step) * step);
}

/** Numbers are used once each until they run out, then again, as airlines do. */
function flightNumbers(airline: Airline, random: Random): (commuter: boolean) => number {
  const own = cycle(range(2, Math.min(1999, (airline.partner?.lowNumber ?? 2000) - 1)), random);
  const partner = airline.partner;
  if (partner === undefined) return own;
  const theirs = cycle(range(partner.lowNumber, partner.highNumber), random);
  return (commuter) => (commuter ? theirs() : own());
}

function cycle(numbers: readonly number[], random: Random): () => number {
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(numbers);
    return left.pop()!;
  };
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
