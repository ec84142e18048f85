// What analysts ask of flights: averages, and the first few of an order.
import type { Target } from "../../../generator/domain.ts";
import { type FigureOrder, firstFew } from "../../../generator/figure-targets.ts";
import { roundTrip } from "./conditions.ts";
import { noFareSlots } from "./detail-targets.ts";

const fareColumn = "fare.one_direction_cost";

const averages: readonly Target[] = [
  {
    name: "average-fare",
    topic: "flight",
    passing: true,
    weight: 2,
    moves: 2.5,
    select: [fareColumn],
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
    select: ["flight.time_elapsed"],
    aggregate: "AVG",
    never: ["best"],
    shares: { ...noFareSlots, number: 0 },
    ask: `:3 how long (do {pre} flights|does a {pre} flight) {post} take on average | :2 what (is|'s) the average (flight time|flying time|duration|length) of {pre} flights {post} | :1 what (is|'s) the average (flight time|flying time|duration) {post} | :1 on average how long (is a|is the) {pre} flight {post.sg}`,
    follow: `:2 how long (do they take|are they|does it take) on average | :1 what (is|'s) the average (flight time|flying time|duration) | :1 on average how long are they`,
  },
];

const orders: readonly FigureOrder[] = [
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
    column: fareColumn,
  },
  {
    name: "dearest",
    words: "most expensive",
    column: fareColumn,
    descending: true,
  },
];

const flights = { topic: "flight", key: "flight.flight_id", plural: "flights" };
const fares = { ...flights, key: "fare.fare_id", plural: "fares" };

const never = ["best", "number", "price", "farecode"];
const seldom = { depart: 0.3, arrive: 0.3, via: 0.3, aircraft: 0.2 };

const fewFlights = firstFew(flights, orders, ({ column }) => ({
  ...(column === fareColumn && { instead: roundTrip }),
  never,
  shares: seldom,
}));

/** "the three cheapest fares": said by their noun, for "the three cheapest" are flights. */
const cheapest = { name: "fares", words: "cheapest|lowest", column: fareColumn };
const fewFares = firstFew(fares, [cheapest], ({ words }, said) => {
  const few = `(${said}) (${words})`;
  return {
    instead: roundTrip,
    never,
    shares: { trip: 2, class: 1.5, ...seldom },
    ask: `:4 {showme} the ${few} {pre} (fares|airfares|prices) {post} | :3 what are the ${few} {pre} (fares|airfares|prices) {post} | :1 the ${few} {pre} fares {post}`,
    follow: `:2 {showme} the ${few} fares | :2 what are the ${few} fares {post} | :1 the ${few} fares`,
  };
});

export const analystTargets: readonly Target[] = [...averages, ...fewFlights, ...fewFares];
