// What analysts ask of flights: averages, and the first few of an order.
import type { Target } from "../../../generator/domain.ts";
import { noFareSlots } from "./detail-targets.ts";

/** Prices of a round trip stand in another column. */
const roundTrip = { "trip:round": "fare.round_trip_cost" };

const averages: readonly Target[] = [
  {
    name: "average-fare",
    topic: "flight",
    passing: true,
    weight: 2,
    moves: 2.5,
    table: "fare",
    select: ["fare.one_direction_cost"],
    aggregate: "AVG",
    instead: roundTrip,
    never: ["best", "price", "farecode", "number"],
    shares: { trip: 3, class: 2, via: 0.3, depart: 0.4, arrive: 0.2, meal: 0.3, aircraft: 0.2 },
    ask: `:6 what (is|'s) the average {pre} (fare|price|airfare|cost|ticket price) {post} | :3 {showme} the average {pre} (fare|price|cost) {post} | :2 average {pre} (fare|price|airfare) {post} | :2 how much (is|does) a {pre} (flight|ticket) {post.sg} (cost on average|on average) | :2 how much does it cost on average to {inf} | :1 on average how much (is|does) a {pre} (flight|ticket) {post.sg} cost |
      :1 what (is|'s) the mean {pre} (fare|price) {post} | :1 what do {pre} (flights|tickets) {post} cost on average | :1 i (want|need|would like) [to know] the average {pre} (fare|price|cost) {post} | :1 what do people pay on average to {inf}`,
    follow: `:4 what (is|'s) the average (fare|price|cost) {post} | :2 how much (is that|are they|do they cost|is it) on average | :2 (and|) the average (fare|price) | :1 what do they cost on average | :1 on average how much (are they|is it) | :1 what's the average | :1 {showme} the average (fare|price) {post}`,
  },
  {
    name: "average-duration",
    topic: "flight",
    passing: true,
    weight: 0.7,
    moves: 1,
    table: "flight",
    select: ["flight.time_elapsed"],
    aggregate: "AVG",
    never: ["best"],
    shares: { ...noFareSlots, number: 0 },
    ask: `:3 how long (do {pre} flights|does a {pre} flight) {post} take on average | :2 what (is|'s) the average (flight time|flying time|duration|length) of {pre} flights {post} | :1 what (is|'s) the average (flight time|flying time|duration) {post} | :1 on average how long (is a|is the) {pre} flight {post.sg}`,
    follow: `:2 how long (do they take|are they|does it take) on average | :1 what (is|'s) the average (flight time|flying time|duration) | :1 on average how long are they`,
  },
];

type Order = {
  readonly name: string;
  readonly words: string;
  readonly column: string;
  readonly descending?: boolean;
};

const orders: readonly Order[] = [
  { name: "earliest", words: ":3 earliest | :1 first", column: "flight.departure_time" },
  {
    name: "latest",
    words: ":3 latest | :1 last",
    column: "flight.departure_time",
    descending: true,
  },
  { name: "shortest", words: "shortest | fastest | quickest", column: "flight.time_elapsed" },
  {
    name: "cheapest",
    words: ":4 cheapest | :1 least expensive",
    column: "fare.one_direction_cost",
  },
  {
    name: "dearest",
    words: "most expensive",
    column: "fare.one_direction_cost",
    descending: true,
  },
];

const counts = [
  [2, "two|2"],
  [3, "three|3"],
  [4, "four|4"],
  [5, "five|5"],
  [10, "ten|10"],
] as const;

/** "the three cheapest flights": each number is a question of its own, its digits a value. */
const fewFlights: readonly Target[] = orders.flatMap(({ name, words, column, descending }) =>
  counts.map(([count, said]): Target => {
    const few = `(:5 (${said}) (${words}) | :1 (${words}) (${said}))`;
    return {
      name: `${name}-${count}`,
      topic: "flight",
      passing: true,
      weight: count === 3 ? 0.5 : 0.15,
      moves: count === 3 ? 0.6 : 0.2,
      table: "flight",
      select: ["flight.flight_id"],
      top: { column, count, ...(descending === true && { descending }) },
      ...(column === "fare.one_direction_cost" && { instead: roundTrip }),
      never: ["best", "number", "price", "farecode"],
      shares: { depart: 0.3, arrive: 0.3, via: 0.3, aircraft: 0.2 },
      ask: `:5 {showme} the ${few} {pre} flights {post} | :3 what are the ${few} {pre} flights {post} | :2 [the] ${few} {pre} flights {post} | :1 i (want|need|would like) the ${few} {pre} flights {post} | :1 which are the ${few} {pre} flights {post} | :1 the top (${said}) (${words}) {pre} flights {post}`,
      follow: `:4 {showme} the ${few} [ones|of those|of them] | :3 the ${few} [ones] | :2 what are the ${few} [ones] | :2 which are the ${few} | :1 just the ${few} [ones] | :1 only the ${few} | :1 {showme} the ${few} flights {post}`,
    };
  }),
);

/** "the three cheapest fares". */
const fewFares: readonly Target[] = counts.map(([count, said]): Target => {
  const few = `(${said}) (cheapest|lowest)`;
  return {
    name: `fares-${count}`,
    topic: "flight",
    passing: true,
    weight: count === 3 ? 0.5 : 0.15,
    moves: count === 3 ? 0.6 : 0.2,
    table: "fare",
    select: ["fare.fare_id"],
    top: { column: "fare.one_direction_cost", count },
    instead: roundTrip,
    never: ["best", "number", "price", "farecode"],
    shares: { trip: 2, class: 1.5, depart: 0.3, arrive: 0.3, via: 0.3, aircraft: 0.2 },
    ask: `:4 {showme} the ${few} {pre} (fares|airfares|prices) {post} | :3 what are the ${few} {pre} (fares|airfares|prices) {post} | :1 the ${few} {pre} fares {post}`,
    follow: `:2 {showme} the ${few} fares | :2 what are the ${few} fares {post} | :1 the ${few} fares`,
  };
});

export const analystTargets: readonly Target[] = [...averages, ...fewFlights, ...fewFares];
