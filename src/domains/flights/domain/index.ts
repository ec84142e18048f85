// The flights domain: everything the generator needs to talk about flights.
import type { Domain, Topic } from "../../../generator/domain.ts";
import { flightsWords } from "./aliases.ts";
import { analystTargets } from "./analyst-targets.ts";
import {
  codePhrases,
  codeSlots,
  codeTargets,
  codeTopics,
  craftPhrases,
  craftSlots,
  craftTargets,
} from "./codes.ts";
import { bestSlot, farePhrases, fareSlots } from "./fares.ts";
import {
  airportPhrases,
  airportSlots,
  airportTargets,
  groundPhrases,
  groundSlots,
  groundTargets,
} from "./ground.ts";
import { avoidSlot, besidesSlot, elsewhereSlot, negationPhrases } from "./negations.ts";
import { hubSlot, legsSlot, placePhrases, placeSlots, touchSlot } from "./places.ts";
import { refusalGrammar, refusals } from "./refusals.ts";
import {
  aircraftSlot,
  airlineSlot,
  mealSlot,
  numberSlot,
  servicePhrases,
  stopsSlot,
} from "./service.ts";
import { chitchat, flightGrammar, preambles, remarks } from "./talk.ts";
import { flightTargets } from "./targets.ts";
import { timePhrases } from "./time-phrases.ts";
import { timeSlots } from "./times.ts";
import { flightValues } from "./values.ts";

const things = { plural: "ones", singular: "one", aside: true } as const;

const topics: readonly Topic[] = [
  {
    name: "flight",
    weight: 790,
    main: "flights",
    anew: ["from", "to"],
    sparse: 0.05,
    plural: "flights",
    singular: "flight",
    lends: [
      ...(["where", "airport", "distance", "town"] as const).map((slot) => ({
        take: ["to:city", `${slot}:city`] as const,
        ask: `:4 {iwant} to (fly|go|travel) there {post} | :3 {showme} [the] {pre} flights [going] there {post} | :2 how (do|can) i get there {post} | :2 what {pre} flights (go|are there going|fly) there {post} | :2 {pre} flights there {post} | :1 i need a {pre} flight there {post.sg} | :1 are there [any] {pre} flights there {post} | :1 (can|could) i fly there {post} | :1 okay (get|fly) me there {post} | :1 i want a flight to that city {post.sg} | :1 {showme} {pre} flights (to that city|into there) {post}`,
      })),
      ...(["where", "airport"] as const).map((slot) => ({
        take: ["from:city", `${slot}:city`] as const,
        ask: `:3 {iwant} to (fly|leave|go) from there {post} | :3 {showme} [the] {pre} flights (from|out of|leaving) there {post} | :2 what {pre} flights leave (from there|there) {post} | :1 {pre} flights from there {post} | :1 i need a {pre} flight out of there {post.sg} | :1 {showme} {pre} flights from that city {post}`,
      })),
    ],
    resume: `:5 {iwant} to {inf} | :2 okay {iwant} to {inf} | :1 (actually|now|so|then|well) {iwant} to {inf} | :2 {showme} (the|those|) {pre} flights {post} | :2 (show|list) {pre} flights {post} | :1 back to the {pre} flights {post} | :1 (now|okay) {showme} [the] {pre} flights {post} | :1 okay back to [the] flights {post} | :1 going back to the flights {post} |
      :1 what {pre} flights (were there|are there) {post} | :1 about those flights {post} | :1 now i want a {pre} flight {post.sg} | :1 as for the flights {post} | :1 (let's return|let's go back|can we go back) to [the|those|my] {pre} flights {post} | :1 about (my|that|the) flight {post.sg} | :1 for (my|that|the) flight {iwant} to {inf} | :1 i'd like (a|my) {pre} flight {post.sg} |
      :1 okay and the {pre} flights {post} | :1 which of the flights {vp} | :1 which of those flights {vp} | :1 do any of the flights {inf} | :1 i (need|want) my flight to {inf} | :1 are there {pre} flights {post} | :1 (regarding|concerning) the flights {post} | :1 can i {inf}`,
  },
  {
    name: "ground",
    weight: 58,
    ...things,
    main: "ground",
    plural: "services",
    inherits: [
      ["where:city", "to:city"],
      ["where:airport", "to:airport"],
      ["where:city", "from:city"],
    ],
  },
  { name: "airport", weight: 8, ...things, inherits: [["airport:city", "to:city"]] },
  { name: "distance", weight: 5, ...things, inherits: [["distance:city", "to:city"]] },
  { name: "port", weight: 2, ...things, inherits: [["port:airport", "to:airport"]] },
  { name: "town", weight: 1, ...things, inherits: [["town:city", "to:city"]] },
  { name: "craft", weight: 7, ...things },
  ...codeTopics.map(([name, weight]): Topic => ({ name, weight: weight / 3.6, ...things })),
];

export const flightsDomain: Domain = {
  name: "flights",
  database: "flights",
  words: flightsWords,
  links: [
    "flight.flight_id = flight_fare.flight_id",
    "flight_fare.fare_id = fare.fare_id",
    "fare.fare_basis_code = fare_basis.fare_basis_code",
    "fare_basis.booking_class = class_of_service.booking_class",
    "fare.restriction_code = restriction.restriction_code",
    "flight.airline_code = airline.airline_code",
    "flight.aircraft_code_sequence = equipment_sequence.aircraft_code_sequence",
    "equipment_sequence.aircraft_code = aircraft.aircraft_code",
    "flight.meal_code = food_service.meal_code",
    "flight.flight_id = flight_stop.flight_id",
    "flight.to_airport = airport.airport_code",
    "flight.to_airport = airport_service.airport_code",
    "airport_service.city_code = city.city_code",
  ],
  topics,
  targets: [
    ...flightTargets,
    ...analystTargets,
    ...groundTargets,
    ...airportTargets,
    ...craftTargets,
    ...codeTargets,
  ],
  slots: [
    airlineSlot,
    besidesSlot,
    numberSlot,
    touchSlot,
    legsSlot,
    hubSlot,
    ...placeSlots,
    elsewhereSlot,
    avoidSlot,
    ...timeSlots,
    stopsSlot,
    mealSlot,
    aircraftSlot,
    ...fareSlots,
    bestSlot,
    ...groundSlots,
    ...airportSlots,
    ...craftSlots,
    ...codeSlots,
  ],
  phrases: [
    ...placePhrases,
    ...timePhrases,
    ...servicePhrases,
    ...negationPhrases,
    ...farePhrases,
    ...groundPhrases,
    ...airportPhrases,
    ...craftPhrases,
    ...codePhrases,
  ],
  values: flightValues,
  grammar: { ...flightGrammar, ...refusalGrammar },
  swap: {
    slots: ["from", "to"],
    keeps: ["airline", "stops", "trip", "class", "meal"],
    onward: `:4 [and] (then|) [on] (from there|from that city) {post} | :3 and then [on] {post} | :2 then [on] {post} | :2 i'll (continue|go on|fly on|travel on) {post} | :2 {iwant} to (continue|go on|fly on) {post} | :1 from there {iwant} to {inf} | :2 (what|how) about from there {post} | :2 {showme} [the] {pre} flights from there {post} | :1 what {pre} flights (leave|are there) from there {post} | :1 [and] (after that|afterwards) {post} | :1 [and] next {post} | :1 (the next leg|my next stop) is {post} | :1 then i (have to|need to|must) {inf} | :1 how (do|can) i get from there {post} | :1 [and] (a connection|an onward flight|flights on) {post}`,
    ask: `:3 {showme} [the] return flights {post} | :3 i (need|want|would like|'d like) a return flight {post.sg} | :3 (what|how) about [the|a] (return|return flight|return trip|flight back|way back) {post} | :2 [and] the return flight {post.sg} | :2 {iwant} to (return|come back|fly back|go back) {post} | :1 now [show me|list|] [the] return flights {post} |
      :1 (show me|list|what are the) flights (back|going back|coming back) {post} | :1 returning {post} | :1 and (back|returning) {post} | :1 what flights (return|come back|go back) {post} | :1 (okay|now) [for] the return trip {post} | :1 what are the return flights {post} | :1 same thing in the other direction {post} | :1 (show me|how about|what about) the other direction {post} | :1 is there a return flight {post.sg} |
      :1 i (need|have) to (get|come|fly|go) back {post} | :1 how (do|can) i get back {post} | :1 i'd like to (return|come back|get back) {post} | :1 what (flights|return flights) (are there|do you have) (back|for the way back|going back) {post} | :1 flights for the (way back|trip back|return trip) {post} | :1 and a (flight back|return flight) {post.sg} | :1 when i (return|come back) i (want|need) a flight {post.sg} | :1 (find|get) me a flight back {post.sg} | :1 (do you have|are there) [any] return flights {post} | :1 the return {post} | :1 [and|then] coming (home|back) {post} | :1 [and] then (back|home) {post} | :1 what's the return like {post} | :1 [and] the other way (around|round) {post} | :2 [now] (reverse|flip|turn around) (it|that|the trip|the route|the direction|the cities|the two cities) {post} | :1 (switch|swap|exchange) (the cities|the two cities|origin and destination|departure and destination|the two ends) {post} | :2 [and] (home|home again|back home) {post} | :2 how (do|can) i get (home|back home) {post} | :1 (the|in the) (opposite|reverse) (direction|route|way) {post} | :1 what about the (opposite|reverse) (direction|route) {post} | :1 i'd be (coming|flying|going) (home|back) {post} | :1 i (need|have|want) to (go|get|fly|be) (home|back home) {post} | :1 (for|on) the way (back|home) {post}`,
  },
  others: [
    {
      take: ["airline:not", "airline:one"],
      ask: `:3 [on] (another|some other|any other|a different) (airline|carrier) | :2 (what|how) about (another|a different|some other|the other) (airline|airlines|carrier) | :2 (and|but) [on] (another|any other|a different) airline | :2 (show me|list|are there any|do you have any) [flights] on (other|different|any other|the other) airlines | :2 on other airlines | :1 [just|only] the other airlines | :1 (anything|something) else | :1 anything on (another|a different) airline | :1 (not on|anything but|other than) (that one|that airline|them) | :1 i'd (rather|like to) (take|fly|try) (another|a different) airline`,
    },
    {
      take: ["besides:one", "airline:one"],
      target: "airlines",
      ask: `:3 (what|which) other airlines [fly there|go there|are there|fly that route|do that] | :3 who else (flies there|goes there|flies that route|flies|flies it) | :2 (are there|do) [any] other airlines [fly there|that fly there|that go there] | :1 (what|which) (other|of the other) (carriers|airlines) (fly|go) [there] | :1 (show me|list) the other airlines | :1 which airlines (besides|other than|apart from) that one [fly there]`,
    },
  ],
  scenario: {
    values: { cities: 3, citiesWithState: 2, airports: 2, airlines: 2, dayNames: 2 },
    wishes: 3,
  },
  conventions: {
    nounless: "back|return|returning|direction|go|fly|leave|travel|come|depart",
    dependent: "to arrive|to leave",
    consonant: "u[snaw] ",
  },
  preambles,
  remarks,
  refusals,
  chitchat,
};
