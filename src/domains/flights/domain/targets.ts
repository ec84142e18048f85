// What people ask about flights: the flights themselves, their fares, airlines, aircraft, times, meals, counts.
import type { Target } from "../../../generator/domain.ts";
import { extremeFare } from "./conditions.ts";
import { detailTargets, noFareSlots } from "./detail-targets.ts";
import { flightAsk, flightBest } from "./flight-questions.ts";

export const flightTargets: readonly Target[] = [
  {
    name: "flights",
    topic: "flight",
    weight: 300,
    moves: 14,
    select: ["flight.flight_id"],
    ask: flightAsk,
    best: flightBest,
    follow: `:3 {showme} (the|those|all the|these) flights {post} | :2 what (flights are those|are the flights|flights are there|are the flight numbers) {post} | :2 (which|what) flights [are those] {post} | :1 what are the flight numbers [of those] |
      :1 {showme} the flight numbers | :1 {showme} the flights again {post} | :1 okay {showme} flights {post} | :1 (list|show) flights {post} | :1 show flights`,
  },
  {
    name: "fares",
    topic: "flight",
    things: { plural: "fares", singular: "fare" },
    weight: 22,
    moves: 14,
    select: ["fare.fare_id"],
    shares: {
      via: 0.3,
      trip: 2,
      class: 2.4,
      price: 1.5,
      best: 0.1,
      depart: 0.4,
      arrive: 0.2,
      aircraft: 0.3,
      meal: 0.3,
      number: 2,
      farecode: 1.5,
    },
    ask: `:8 {showme} {all} {pre} (fares|:0.6 airfares|:0.7 prices|:0.3 ticket prices|:0.3 costs|:0.2 rates) [for flights|on flights] {post} | :8 (what is|what's) the {pre} (fare|airfare|price|cost|ticket price) [for flights|for a flight|of a flight|for a ticket|of a ticket|for a trip|of a trip] {post.sg} | :4 what are the {pre} (fares|prices|airfares|costs) [for flights|of flights|on flights|for a flight] {post} |
      :4 how much (is|are|does it cost for) (a|the) {pre} (flight|ticket|fare|trip|seat) {post.sg} | :4 how much does it cost to {inf} | :3 how much does (a|the) {pre} (flight|ticket|trip) {post.sg} cost | :2 what does it cost to {inf} | :2 {pre} (fares|fare|airfare|airfares|prices) {post} |
      :2 how much (would|will) it cost to {inf} | :2 what is the cost of (a|the) {pre} (flight|ticket|trip|fare) {post.sg} | :1 what's the {pre} (fare|airfare|price) {post.sg} | :2 how much is it to {inf} | :1 what {pre} fares (are available|are there|do you have) {post} | :1 i'd like to know the {pre} (fares|fare|price|cost|prices) [of flights|of a flight|for a ticket] {post} |
      :1 i (would like|need|want) {all} {pre} (fares|fare information|prices|fare) {post} | :1 (give me|i need) the price of (a {pre} (ticket|flight) {post.sg}|{pre} (tickets|flights) {post}) | :1 (can you|could you|please) tell me the {pre} (fare|price|cost|fares) {post} | :1 what would be the (fare|price|cost) (of|for) a {pre} (flight|ticket) {post.sg} |
      :1 do you have [any] {pre} fares {post} | :1 {showme} {pre} tickets {post} | :1 what is the {pre} fare (on|for) {np} {post} | :1 how much is {np} {post} | :0.5 {np} {post} what is the fare | :1.5 {post} what (is the {pre} (fare|price|cost)|are the {pre} fares|does it cost) | :1 {post} how much (is it|is the fare|is a {pre} ticket|does it cost) | :0.5 {post} (i need|i'd like to know|tell me|show me|give me) the {pre} (fare|fares|price|prices) | :0.4 i'd like to buy a {pre} ticket {post.sg} | :0.5 what {pre} tickets (do you have|are there) {post} | :1 what is the cost of {pre} (tickets|travel|flights) {post} | :1 are there any {pre} fares {post} | :1 i want to {inf} how much (is it|does it cost|does that cost|is the fare|is that) | :1 (price|cost|fare) of [a] {pre} (flight|ticket|flights) {post} | :0.5 {iwant} to {inf} what (is the (fare|price|cost)|are the fares)`,
    best: `:6 what (is|'s|are) the {pre} (fare|airfare|price|ticket|fares|ticket price) {post.sg} | :4 {showme} the {pre} (fare|airfare|fares|ticket|price|rate) {post.sg} | :3 i (want|need|would like) the {pre} (fare|ticket|airfare) {post.sg} | :2 {pre} (fare|airfare|fares|price) {post.sg} | :2 what's the {pre} (fare|airfare|price|way to fly) {post.sg} |
      :1 how much (is|does) the {pre} (fare|ticket|flight) [cost] {post.sg} | :1 how much is the {pre} (fare|ticket|flight) {post.sg} | :1 (can|could) you [please] (tell me|give me|find) the {pre} (fare|price|airfare) {post.sg} | :1 what is the cost of the {pre} (fare|flight|ticket) {post.sg} | :1 i'm (looking for|interested in) the {pre} (fare|airfare) {post.sg} |
      :1 i'd like to (know|find|see|get) the {pre} (fare|airfare|price) {post.sg} | :1 what {pre} (fare|fares) (do you have|can i get|are there) {post.sg} | :0.5 what are the {pre} fares {post}`,
    follow: `:5 how much (does it|do they|do those|do these|does that|would it|would that|will it|does this [flight]|do those flights|does that flight) cost {post} | :4 what (is the (fare|price|cost|airfare)|are the (fares|prices|costs)) {post} | :3 {showme} the (fares|fare|prices|cost|costs|price) {post} | :2 how much (is it|are they|is that|are those|is this) {post} |
      :2 what (is the (fare|price|cost)|are the (fares|prices)) (for|of|on) (that|this|those|these|it|them|that flight|this flight|those flights|these flights) {post} | :1 what do (they|these|those) cost | :1 [show me the] (fares|prices|costs) (for|of|on) (those|these|those flights|these flights|that flight|all of them) | :1 how expensive (is it|are they|is that) | :1 what's the (fare|price|cost) [on that] |
      :1 and (the fare|how much|the price|the cost) | :1 fares [please] | :1 (prices|price) please | :1 what about (fares|prices|the cost|the fare) | :1 (what|how) about {pre} (fares|tickets|prices) {post} | :1 how much | :1 what does (it|that|this) cost | :1 {showme} fares for (these|those|the) flights | :1 i need to know the (fare|price|cost) | :1 (okay|now) what (is the (fare|cost)|are the fares) | :1 how much (do|would) (i|we) (pay|have to pay) [for (that|those)] | :1 what (would|will) (i|we) (pay|have to pay) | :0.7 what do (they|those) (run|go for|come to)`,
  },
  {
    name: "cheapest-fare",
    topic: "flight",
    weight: 19,
    moves: 4,
    select: ["fare.fare_id"],
    conditions: [extremeFare("MIN")],
    implies: "best:cheapest",
    never: ["best", "price", "farecode", "number"],
    shares: { trip: 7, class: 1.5, via: 0.3, depart: 0.3, arrive: 0.2, meal: 0.3, aircraft: 0.1 },
    ask: `:6 what (is|'s|are) the {low} {pre} (fare|airfare|price|ticket|fares) {post.sg} | :4 {showme} the {low} {pre} (fare|airfare|fares|ticket|price|rate) {post.sg} | :3 i (want|need|would like) the {low} {pre} (fare|ticket|airfare) {post.sg} | :2 {low} {pre} (fare|airfare|fares) {post.sg} | :2 what's the {low} {pre} (fare|airfare|price) {post.sg} |
      :1 how much is the {low} {pre} (fare|ticket|flight) {post.sg} | :1 how much does the {low} {pre} (fare|ticket|flight) {post.sg} cost | :1 (can|could) you [please] (tell me|give me|find) the {low} {pre} (fare|price|airfare) {post.sg} | :1 what is the cost of the {low} {pre} (flight|ticket|fare) {post.sg} | :1 i'm (looking for|interested in) the {low} {pre} (fare|airfare) {post.sg} |
      :1 i'd like to (know|find|see|get) the {low} {pre} (fare|airfare|price) {post.sg} | :1 what are the {low} {pre} fares {post} | :1 {iwant} to {inf} what is the {low} {pre} fare | :2.5 {post} what (is|'s) the {low} {pre} (fare|price|airfare|ticket) [possible] | :0.7 {post} (i need|i'd like|show me|give me|i'd like to know) the {low} {pre} (fare|price) | :0.6 {iwant} to {inf} and i (want|need|would like) the {low} {pre} fare | :0.5 what {low} {pre} fare can i get {post.sg} | :0.5 {iwant} to {inf} for the {low} {pre} (fare|price)`,
    follow: `:4 what (is|'s) the {low} (fare|price|airfare) {post} | :2 {showme} the {low} fare {post} | :2 which fare is the (cheapest|lowest) | :1 what's the {low} (fare|price) for (those|these|those flights|that) | :1 the {low} fare [please] | :1 how much is the {low} one | :1 what is the {low} (fare|price) (of those|on those flights|available)`,
  },
  {
    name: "dearest-fare",
    topic: "flight",
    weight: 1.6,
    moves: 0.7,
    select: ["fare.fare_id"],
    conditions: [extremeFare("MAX")],
    implies: "best:dearest",
    never: ["best", "price", "farecode", "number"],
    shares: { from: 0.8, to: 0.8, trip: 3, class: 2, via: 0.1, depart: 0.3, arrive: 0.1, meal: 0 },
    ask: `:5 what (is|'s|are) the {high} {pre} (fare|airfare|price|ticket|fares) {post.sg} | :5 {showme} the {high} {pre} (fare|airfare|fares|ticket|price) {post.sg} | :1 {high} {pre} (fare|airfare|fares) {post.sg} | :1 how much is the {high} {pre} (fare|ticket|flight) {post.sg} | :0.7 what are the {high} {pre} (fares|tickets) {post}`,
    follow: `:3 what (is|'s) the {high} (fare|price|airfare) {post} | :2 {showme} the {high} fare {post} | :1 which fare is the (highest|most expensive) | :1 and the {high} fare`,
  },
  {
    name: "airlines",
    topic: "flight",
    weight: 12,
    moves: 9,
    select: ["airline.airline_code"],
    never: ["airline"],
    shares: {
      ...noFareSlots,
      besides: 2500,
      best: 0.25,
      depart: 0.4,
      date: 0.6,
      via: 1.5,
      aircraft: 2,
      number: 1,
    },
    ask: `:6 (which|what) airlines {vp} | :4 (which|what) airlines (have|offer|provide) {pre} (flights|service|a flight) {post} | :3 {showme} [all|all the|the] airlines (that|which) {vp} | :2 {showme} [all|the|all the] airlines (with|having|offering|that have) {pre} flights {post} | :2 what airline {vp.sg} | :2 (which|what) airlines fly {pre} {post} | :1 {showme} the airlines {post} |
      :1 is there an airline (that|which) {vp.sg} | :1 (are there any|what are the) airlines that {vp} | :1 {iwant} to {inf} (what|which) airlines (can i take|fly there|go there|are available) | :1 what airlines {post} | :1 i (need|want) to know (which|what) airlines {vp} | :1 {post} (what|which) airlines (are there|are available|fly|can i take|have flights) | :1 does any airline have [a] {pre} (flights|flight) {post} | :1 (which|what) airlines (serve|service|go|travel) {post} |
      :1 (which|what) airlines are there {post} | :1 (which|what) airlines {subj} {vp} | :1 (which|what) [other] airlines {subj} (have|offer) {pre} flights {post} | :0.5 what airline {subj} {vp.sg} | :0.5 names of airlines {post} | :0.7 (can|could) you list [all] the airlines that {vp} | :0.5 what are the different airlines that {vp}`,
    follow: `:4 (which|what) airlines (are they|are those|are these|are available|fly there|are there|have them|offer those|are on that list) {post} | :3 (which|what) airline (is it|is that|is this) [on] | :2 {showme} the airlines {post} | :2 what airlines (have|offer) (those|these|such|them|that) [flights] | :1 who flies (there|those|that|that route) | :1 on (which|what) airlines |
      :1 (which|what) airlines are available | :1 what airline is (that|that flight) | :1 and [the] airlines | :2 (which|what) airlines | :1 (which|what) airlines {vp}`,
  },
  {
    name: "aircraft",
    topic: "flight",
    weight: 6,
    moves: 7,
    select: ["aircraft.aircraft_code"],
    shares: {
      ...noFareSlots,
      best: 0.4,
      airline: 2,
      from: 0.75,
      to: 0.75,
      number: 14,
      aircraft: 0.3,
      via: 0.4,
    },
    ask: `:6 (what|which) (types|kinds) of (aircraft|planes|airplanes) {vp} | :3 what (type|kind|sort) of (aircraft|plane|airplane) {vp.sg} | :4 what (type|kind) of (aircraft|plane|airplane) is used [on flights|on the flights|for flights|on the flight|by flights] {post} | :2 {showme} [all|the] (types|type|kinds) of (aircraft|planes|airplanes) {post} | :2 (what|which) (aircraft|planes|airplanes) {vp} | :1 what planes are (used|flown) {post} |
      :2 what (type|kind) of (aircraft|plane|airplane|equipment) is (used on|) {np} {post} | :1 what (aircraft|planes|type of aircraft|kind of planes|kinds of planes|type of plane|type of airplanes) does {subj} (use|fly|have) {post} | :1 {showme} the aircraft (used|flown|used on flights) {post} | :1 what is the (aircraft|type of aircraft|aircraft type|plane|seating capacity of the aircraft|capacity of the plane) (for|of|on|used on) [the] {pre} (flight|flights) {post} |
      :1 what is the (aircraft|plane|equipment) (used on|on|for) {np} {post} | :1 how many (passengers|people|seats) (does|can|are on|do) the {pre} (flight|plane) {post} (hold|carry|seat|have) | :0.5 i need to know the [type of] (aircraft|plane) [used] {post} | :2.5 {post} what (type|kind) of (aircraft|plane|airplane) (is used|do they use|is it|is flown) | :0.5 {post} (what|which) (aircraft|plane|planes) (is|are) used`,
    follow: `:4 what (type|kind|sort) of (aircraft|plane|airplane|equipment) (is it|is that|is used|is this|do they use|does it use|will be used|is flown) {post} | :3 what (type|kind) of (aircraft|plane|airplane) is (used|flown) (on|for) (that flight|those flights|these flights|this flight|those|it) | :2 (what|which) (aircraft|plane|airplane) (is it|is that|is used|do they use|do these flights use|is that flight) | :1 {showme} the (aircraft|type of aircraft|plane) [type] |
      :1 what's the (aircraft|plane) | :1 what is the (capacity|seating capacity) of (that|the|those) (plane|aircraft|planes) | :1 how many (people|passengers) does it (hold|carry|seat) | :1 what (kind|type) of plane | :1 aircraft type`,
  },
  ...detailTargets,
];
