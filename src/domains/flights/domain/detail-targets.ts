// What people ask of flights in passing: times, stops, meals, counts, codes, places served.

import type { Target } from "../../../generator/domain.ts";
import { wordList } from "../../../word-list.ts";

/** Questions about the flight itself seldom speak of its fare. */
export const noFareSlots = { trip: 0.3, class: 0.4, price: 0, farecode: 0.2 };

const details: readonly Omit<Target, "topic">[] = [
  {
    name: "departure-time",
    weight: 3,
    moves: 5,
    select: ["flight.departure_time"],
    shares: { ...noFareSlots, depart: 0.4, arrive: 0.3, number: 5, best: 1.5 },
    ask: `:4 what time (are the {pre} flights {post}|is the {pre} flight {post.sg}) | :3 (when|what time) (do [the] {pre} (flights|planes) {post}|does the {pre} flight {post.sg}) (leave|depart|take off) | :3 when (are the {pre} flights {post}|is the {pre} flight {post.sg}) | :2 what (is the departure time|are the departure times) (of|for) [the] {pre} flights {post} | :2 when do [the] {pre} (flights|planes) {vp} | :1 when does {subj} fly {post} |
      :1 when can i {inf} | :1 {showme} the departure times {post} | :1 {showme} [the] departure times (of|for) [all] {pre} flights {post} | :1 (i would like|i want|i need) the (times|departure times) of [the|all] {pre} flights {post} | :1 (i would like|i want|i need) the (time|departure time) of the {pre} flight {post.sg} | :1 what time does {np} {post} (leave|depart) | :1 {post} (what time|when) (does the {pre} flight|do the {pre} flights) (leave|depart)`,
    best: `:3 what time is the {pre} flight {post.sg} | :3 (what time|when) does the {pre} flight {post.sg} (leave|depart) | :2 what is the {pre} departure time {post.sg} | :2 when is the {pre} flight {post.sg} | :1 i (want|need|would like) (to know|) the time of the {pre} flight {post.sg} | :1 (what is|tell me) the departure time of the {pre} flight {post.sg} | :1 what is the time of the {pre} flight {post.sg}`,
    follow: `:4 (what time|when) (does it|do they|does that flight|do those [flights]|does this [flight]|do these [flights]|does that one) (leave|depart) {post} | :2 what (is the departure time|are the departure times) {post} | :2 what time (is it|is that|are they|are those|is that flight) | :1 when (is it|are they|is that|are those flights) | :1 {showme} the departure times | :1 what time does it (leave|depart|take off) | :1 (departure times|departure time) please | :1 at what time (does it|do they|does that flight) (leave|depart) | :1 (and when|when) do (those|these|they|those flights|these flights) (leave|depart|take off) | :1 (what time|when) would i (leave|have to leave) | :1 how early (do they|does it) leave`,
  },
  {
    name: "schedule",
    weight: 2.6,
    moves: 3,
    select: ["flight.departure_time", "flight.arrival_time"],
    shares: { ...noFareSlots, depart: 0.4, arrive: 0.2, best: 0 },
    never: ["best"],
    keeps: ["best"],
    ask: `:4 {showme} the (flight|airline|) (schedule|schedules) [of flights|for flights|for] {post} | :3 {showme} the flight times [for flights] {post} | :2 what (is|are) the (schedule|schedules|flight schedule|flight schedules) [of flights|for flights] {post} | :2 what are the [flight] times {post} | :1 {showme} the departure and arrival times (of|for) [the|all] {pre} flights {post} | :1 (flight schedules|schedule|flight times) {post} |
      :1 what are the departure and arrival times (of|for) [the|all] {pre} flights {post} | :1 i (need|want|would like) the (schedule|flight schedule|schedules) [of flights|for flights] {post} | :1 {showme} the schedule for {pre} flights {post} | :0.5 {post} what (is the schedule|are the flight times)`,
    follow: `:2 {showme} the (schedule|schedules|flight times|times) {post} | :2 what are the (times|departure and arrival times|flight times) {post} | :1 what's the schedule | :1 (when|what time) do they leave and arrive | :1 what times do they leave and arrive | :1 {showme} the departure and arrival times [for those|of those flights]`,
  },
  {
    name: "arrival-time",
    weight: 1.6,
    moves: 5.5,
    select: ["flight.arrival_time"],
    shares: { ...noFareSlots, depart: 1, arrive: 0, best: 0.5, number: 8 },
    best: `:3 (when|what time) does the {pre} flight {post.sg} (arrive|get in|land|get there) | :1 what is the arrival time of the {pre} flight {post.sg} | :1 what time will the {pre} flight {post.sg} (arrive|be there|land)`,
    ask: `:3 what (is the arrival time of the {pre} flight {post.sg}|are the arrival times (of|for) [the] {pre} flights {post}) | :2 (when|what time) (does the {pre} flight {post.sg}|do [the] {pre} flights {post}) (arrive|get in|land|get there) | :1 {showme} the arrival times (of|for) [the] {pre} flights {post} | :2 what time does {np} {post} (arrive|get in|land|get there) | :1 when does {np} {post} (arrive|land|get in) | :1 at what time (does the {pre} flight {post.sg}|do [the] {pre} flights {post}) (arrive|land) |
      :1 i (want|need|would like) (to know the|the) arrival (time of the {pre} flight {post.sg}|times of [the] {pre} flights {post}) | :1 {iwant} to {inf} (when|what time) (will i|do i) (arrive|get there) | :1 when will the {pre} flight {post.sg} (arrive|land|be there)`,
    follow: `:4 (what time|when) (does it|do they|does that flight|do those [flights]|does this [flight]|does that one) (arrive|get in|land|get there) {post} | :2 what (is the arrival time|are the arrival times) {post} | :1 when will (i|it) (arrive|get there) | :1 {showme} the arrival times | :1 (and|) arrival time | :1 (and when|when|what time) (do|will) (those|these|they|those flights|these flights) (arrive|get there|get in|land|be there) | :1 (what time|when) would (i|that|it) (arrive|get there|get in) |
      :1 when (is|would be) (the|its|their) arrival | :1 at what time does (it|that flight|this one|that one) (arrive|land|get in) | :1 how early (do they|does it|would i) (arrive|get there|get in) | :1 (arrival times|arrival time) please | :1 and when do they (arrive|land)`,
  },
  {
    name: "duration",
    weight: 0.7,
    moves: 2,
    select: ["flight.time_elapsed"],
    shares: { ...noFareSlots, best: 0 },
    never: ["best"],
    keeps: ["best"],
    ask: `:3 how long (is the {pre} flight {post.sg}|does the {pre} flight {post.sg} take) | :3 how long does it take to {inf} | :1 how long are the {pre} flights {post} | :1 what is the (flight|flying|travel|elapsed) time {post} | :1 how long (is the trip|is the flight|do flights take) {post} | :1 how many hours (is it|is the flight|does it take to fly) {post}`,
    follow: `:4 how long (is it|is that flight|does it take|do they take|is the flight|are they|are those flights|is this flight|does that flight take) | :1 what is the (flight time|flying time|duration) | :1 how long will it take | :1 how many hours (is that|is it|does that take)`,
  },
  {
    name: "stops-number",
    weight: 0.4,
    moves: 2,
    select: ["flight.stops"],
    shares: { ...noFareSlots, number: 20, stops: 0, best: 0.2 },
    never: ["stops"],
    ask: `:2 how many stops (does the {pre} flight {post.sg}|do the {pre} flights {post}) (make|have) | :2 how many stops (on|are there on) [the] {pre} flights {post} | :1 how many stops (are there on|does) {np} {post} [make]`,
    follow:
      ":3 how many stops (does it|do they|does that flight|do those flights|does that one) (make|have) | :2 how many stops (are there|is that) | :1 does it (make any stops|stop) | :1 number of stops",
  },
  {
    name: "stop-places",
    weight: 0.5,
    moves: 2,
    select: ["flight_stop.stop_airport"],
    shares: { ...noFareSlots, number: 10, stops: 0, via: 0, best: 0.2 },
    never: ["stops", "via"],
    ask: `:3 where (does the {pre} flight {post.sg}|do [the] {pre} flights {post}|does {np} {post}) stop | :1 (what|which) (cities|airports) (does|do) the {pre} (flight|flights) {post} stop in | :1 where are the (stops|stopovers|layovers) on the {pre} (flight|flights) {post}`,
    follow:
      ":3 where (does it|do they|does that flight|do those flights|do these flights) (stop|make stops|stop over) | :1 (what|which) (city|cities) (does it|do they) stop in | :1 where (is|are) the (stop|stops|stopover|stopovers|layover) | :1 where does it connect",
  },
  {
    name: "meals",
    weight: 1.2,
    moves: 5,
    select: ["food_service.meal_code", "food_service.meal_number", "food_service.compartment"],
    shares: { ...noFareSlots, number: 15, meal: 0, best: 0.3 },
    never: ["meal"],
    ask: `:3 what meals are (served|offered|available) [on flights|on the flight|on the flights|on flight] {post} | :2 {showme} [all|all the|the] meals on [the] {pre} (flights|flight) {post} | :2 what are (my|the) meal options {post} | :1 is there a meal on [the] {pre} flight {post.sg} | :1 do i get a meal on [the] {pre} flight {post.sg} | :1 (is a meal|is food|are meals) served on [the] {pre} flight {post.sg} | :1 what kind of (meal|food) is served on {np} {post} | :1 does {np} {post} (serve|have) (a meal|meals|food)`,
    follow: `:3 what (meal is|meals are) (offered|served|available|provided) {post} | :2 (is a meal|is food|are meals|are any meals) (served|offered|provided) | :1 (is there a meal|are there [any] meals|is there food) [on board] | :2 (do they|does it|does that flight|do those flights) (serve|have|offer) (a meal|meals|food) | :1 {showme} the (meals|meal) | :1 what (kind of meals are|kind of food is|food is) served | :1 will (i|there) (get|be) a meal | :1 what about (meals|food)`,
  },
  {
    name: "count",
    notAfter: ["fares", "cheapest-fare", "dearest-fare"],
    weight: 3.2,
    moves: 4,
    select: ["flight.flight_id"],
    aggregate: "COUNT",
    never: ["best"],
    shares: { from: 0.75, to: 0.75, airline: 3, class: 2, stops: 1.5, farecode: 3 },
    ask: `:5 how many {pre} flights are there {post} | :3 how many {pre} flights (does|has) {subj} (have|have|offer) {post} | :3 how many {pre} flights {vp} | :2 what is the [total] number of {pre} flights {post} | :2 {showme} the [total] number of {pre} flights {post} | :1 how many {pre} flights {post} | :0.5 {post} how many {pre} flights are there | :1 how many {pre} flights (do you have|go|leave|are provided|are available) {post} | :1 (tell me|i want to know|i would like to know|find out) how many {pre} flights there are {post}`,
    follow:
      ":4 how many (are there|flights are there|of (those|them|these) are there|flights is that|is that) {post} | :2 how many of (those|these|them|these flights|those flights) {vp} | :1 how many {vp} | :1 how many flights | :2 how many {post} | :1 and how many {post} | :1 count (them|those flights) | :1 what's the total number [of flights] | :1 how many {pre} flights are there",
  },
  {
    name: "count-airlines",
    weight: 0.3,
    moves: 0.6,
    select: ["airline.airline_code"],
    aggregate: "COUNT",
    never: ["best", "airline"],
    ask: `:3 how many airlines {vp} | :2 how many airlines (have|offer) {pre} flights {post} | :1 (what is|tell me) the number of airlines that {vp}`,
    follow:
      "how many airlines (are there|is that|fly there|offer those) | how many (different airlines|airlines)",
  },
  {
    name: "count-fares",
    weight: 0.3,
    moves: 16,
    after: ["fares"],
    select: ["fare.fare_id"],
    aggregate: "COUNT",
    never: ["best"],
    shares: { trip: 3, class: 2 },
    ask: ":3 how many {pre} fares are there {post} | :1 how many [different] {pre} fares {post}",
    follow:
      ":2 how many fares are there [for those|for that] | :1 how many fares | :2 how many are there | :1 how many of (those|them|these) are there | :1 how many is that | :1 how many of (those|them|these) {vp} | :1 how many {post} | :1 how many do you have | :1 how many (are they|of them) | :2 how many",
  },
  {
    name: "fare-codes",
    weight: 0.8,
    moves: 1.5,
    select: ["fare_basis.fare_basis_code"],
    never: ["best", "farecode", "price"],
    keeps: ["best"],
    shares: { class: 3 },
    ask: `:2 what fare codes (cover|are there for|are used on|apply to) [the] {pre} flights {post} | :2 {showme} [all] the fare codes (for|on) {pre} flights {post} | :1 what fare codes are (available|used|there) {post} | :1 what are the fare basis codes for {pre} flights {post}`,
    follow:
      "what (are the fare codes|is the fare code|fare codes are there|are the fare basis codes) | {showme} the fare (codes|basis codes) | which fare codes apply",
  },
  {
    name: "classes",
    weight: 0.8,
    moves: 1.5,
    select: ["class_of_service.booking_class"],
    never: ["best", "farecode", "class", "price", "trip"],
    keeps: ["best"],
    shares: { from: 0.4, to: 0.4, airline: 6, depart: 0.2, date: 0.3 },
    ask: `:3 what (classes of service|service classes|flight classes|booking classes) (are there|are available|does {subj} have|does {subj} offer|are offered) {post} | :2 {showme} the (classes of service|flight classes|booking classes|different classes|classes) (for|on|offered on) [{pre} flights] {post} | :2 what are the (classes of service|classes|different classes) (for|on) {post} | :1 what classes (can i fly|are offered|are available) {post}`,
    follow:
      "what (classes|classes of service) (are there|are available|do they have|are offered) | which classes (are available|does it have) | {showme} the classes [of service]",
  },
  {
    name: "fare-restrictions",
    weight: 0.7,
    moves: 3,
    select: ["restriction.restriction_code"],
    shares: { best: 1.5, trip: 3, class: 2, price: 3 },
    ask: `:3 what (are the|) [fare|ticket] restrictions (on|for|apply to) [the|a] {pre} (flight|flights|fare|fares) {post} | :1 {showme} the restrictions (on|for) [the] {pre} (fares|fare|flights|flight) {post} | :1 (are there any|what kind of) restrictions on [the] {pre} (fare|fares|flight) {post}`,
    follow:
      ":2 what are the restrictions [on that|on it|on those|on that fare|on this fare|on those fares|on this flight] | :2 are there any restrictions [on that|on those|on that fare|on this flight|on it] | :1 {showme} the restrictions | :1 what restrictions (apply|are there)",
  },
  {
    name: "by-airline",
    weight: 1.6,
    moves: 1.6,
    select: ["flight.airline_code"],
    groupBy: "flight.airline_code",
    never: ["best", "airline", "number"],
    shares: { from: 0.4, to: 0.4, class: 6, date: 0.2, depart: 0.3, arrive: 0.1, via: 0.1 },
    ask: `:3 (which|what) airline has the most {pre} flights {post} | :2 how many {pre} flights does each airline have {post} | :2 which airline has more {pre} flights {post} than any other [airline] | :1 of all airlines which has the most {pre} flights {post} | :2 how many {pre} flights are there {post} (for|on|by|per) each airline | :1 {showme} the number of {pre} flights {post} (for|by|on) each airline | :1 the number of {pre} flights per airline {post} | :1 count the {pre} flights {post} (by|for each|per) airline | :1 how many {pre} flights (are on|does) each airline [have|run|fly] {post}`,
    follow:
      "which airline has the most [of them|of those flights|flights] | how many (flights|of those|of them) does each airline have | how many (are there|is that|flights are there) (on|for|per|by) each airline | how many on each airline | how many per airline | count them by airline | break (that|it|them) down by airline",
  },
  {
    name: "busiest",
    weight: 0.7,
    moves: 0,
    select: ["flight.airline_code"],
    groupBy: "flight.airline_code",
    needs: ["hub"],
    never: ["best", "airline", "number", "from", "to", "via", "class", "trip", "price", "farecode"],
    shares: { date: 0.1, depart: 0.15, arrive: 0, stops: 0.1, meal: 0, aircraft: 0 },
    ask: ":4 (which|what) airline has the most {bare} {post} | :1 (among|out of) all the airlines who has the most {bare} {post} | :1 which of the airlines has the most {bare} {post} | :1 how many {bare} does each airline have {post} | :1 which airline has more {bare} than any other {post}",
  },
  {
    name: "flights-with-fares",
    passing: false,
    weight: 7,
    moves: 1.5,
    select: ["flight.flight_id"],
    conditions: [{ kind: "exists", table: "flight_fare" }],
    never: ["best"],
    shares: { trip: 1.5, class: 1.3, depart: 0.6 },
    ask: `:4 {showme} {all} {pre} flights and (fares|prices|their fares|their cost|their prices|costs) {post} | :3 {showme} {all} {pre} flights {post} (with|and|including|along with) (fares|prices|the fares|the prices|the cost|their fares|the cost of each|the cost of each flight|prices and all) | :2 {pre} flights and fares {post} | :2 what are the {pre} flights and (fares|prices|costs) {post} |
      :2 {showme} {all} {pre} flights {post} and (the fares|their fares|tell me the fares|how much they cost|the fare for each|the cost|the price|their cost) | :1 i (want|need|would like) (flights|flight information) and (fares|prices) {post} | :1 flights {post} and (price|prices|fares) | :1 i'd like to see all the {pre} flights with their fares {post} |
      :1 what {pre} flights are there {post} and (what do they cost|how much do they cost|what are the fares|what are their fares) | :1 {iwant} to {inf} (show me|what are|give me|list) the flights and (fares|prices|costs)`,
    follow:
      ":2 {showme} the flights (and|with) [the|their] (fares|prices) | :1 {showme} those flights with (fares|prices|the fares)",
  },
  {
    name: "movements",
    weight: 1.6,
    moves: 0,
    select: ["flight.flight_id"],
    needs: ["touch"],
    never: wordList(
      "from to via best number trip class price farecode aircraft meal stops arrive depart date",
      "airline",
    ),
    ask: ":3 {showme} [all] [the] (takeoffs and landings|arrivals and departures|departures and arrivals|arriving and departing flights|landings and takeoffs) {bare} | :1 what are the (arrivals and departures|takeoffs and landings) {bare} | :1 [all] (departures and arrivals|takeoffs and landings) {bare}",
  },
  {
    name: "destinations",
    weight: 1.2,
    moves: 0.3,
    select: ["airport.airport_code"],
    never: ["best", "to", "trip", "class", "price", "farecode", "number", "arrive"],
    needs: ["airline"],
    shares: { from: 0.35, date: 0.2, depart: 0.1, via: 0, stops: 0.3 },
    ask: ":4 where does {subj} fly [to] {post} | :2 (what|which) airports does {subj} (fly to|serve|go to) {post} | :1 where (can i|do you) fly (to|) {post} | :1 {showme} [all] the airports (that {subj} flies to|served by {subj}) {post}",
    follow:
      "where (do they|else do they|does that airline) fly | what airports do they (serve|fly to)",
  },
  {
    name: "cities-served",
    weight: 1.2,
    moves: 0.3,
    select: ["city.city_code"],
    never: wordList(
      "best from to via trip class price farecode number arrive depart date stops meal aircraft",
    ),
    needs: ["airline"],
    ask: ":4 (what|which) cities does {subj} (fly to|serve|service|fly into|go to) | :3 (what|which) cities are (served|serviced) by {subj} | :2 {showme} [all|all the] [the] cities (served|serviced) by {subj} | :2 what are the cities (served by|that {subj} serves|{subj} flies to) | :1 {showme} the cities {subj} (serves|flies to)",
    follow: "(what|which) cities do they (serve|fly to|fly into) | {showme} the cities they serve",
  },
];

export const detailTargets: readonly Target[] = details.map(
  (detail): Target => ({ topic: "flight", passing: true, ...detail }),
);
