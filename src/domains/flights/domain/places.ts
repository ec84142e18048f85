// Where flights go: origin, destination and stops on the way, by city, airport, or city and state.
import {
  anyOf,
  compare,
  eitherOf,
  equal,
  inside,
  param,
  variantOf,
} from "../../../generator/declare.ts";
import type { Condition, Slot, SlotPhrase, Variant } from "../../../generator/domain.ts";
import { inCity, onStop, servesCity } from "./conditions.ts";

/** The ways to name a place, for an airport column of a table. */
function placeVariants(column: string): readonly Variant[] {
  return [
    variantOf("city", 88, { place: "cities" }, inCity(column)),
    variantOf("airport", 6, { place: "airports" }, equal(column, param("place"))),
    variantOf(
      "state",
      1.8,
      { place: "citiesWithState" },
      servesCity(
        column,
        equal("city.city_name", param("place")),
        inside("city.state_code", "state.state_code", equal("state.state_name", param("state"))),
      ),
    ),
    {
      // One airport serves both cities, and people say both names.
      name: "twin",
      weight: 1.3,
      params: { place: "twinCities" },
      conditions: [inCity(column), inCity(column, "twin")],
    },
    {
      name: "either",
      weight: 2.5,
      widens: "city",
      params: { first: "cities", second: "cities" },
      texts: { place: "{first} (or|or to|or|and) {second}" },
      conditions: [anyOf(inCity(column, "first"), inCity(column, "second"))],
    },
    {
      name: "airports",
      weight: 0.8,
      widens: "airport",
      params: { first: "airports", second: "airports" },
      texts: { place: "{first} (or|or|and) {second}" },
      conditions: [eitherOf(column)],
    },
  ];
}

export const placeSlots: readonly Slot[] = [
  {
    name: "from",
    called: ":2 departure city | :1 origin",
    topics: ["flight"],
    share: 0.93,
    moves: 5,
    anchors: true,
    excludes: ["touch", "legs", "hub"],
    variants: placeVariants("flight.from_airport").map((variant) =>
      variant.name === "either"
        ? { ...variant, texts: { place: "{first} (or|or from|or) {second}" } }
        : variant,
    ),
  },
  {
    name: "to",
    called: ":3 destination | :1 arrival city",
    topics: ["flight"],
    share: 0.92,
    moves: 9,
    anchors: true,
    excludes: ["touch", "legs", "hub"],
    variants: placeVariants("flight.to_airport"),
  },
  {
    name: "via",
    called: ":3 stopover | :2 stop | :1 layover",
    topics: ["flight"],
    share: 0.07,
    moves: 6,
    excludes: ["touch", "legs", "stops"],
    dropped: `(it doesn't matter|i don't care) (where|whether) it stops | with any stops | any stopover is (fine|okay) |
      it doesn't have to stop there | (forget|skip|drop) the (stop|stopover) | without the (stop|stopover) | no particular stopover`,
    variants: [
      variantOf("city", 92, { place: "cities" }, onStop(inCity("flight_stop.stop_airport"))),
      variantOf(
        "connect",
        6,
        { place: "cities" },
        compare("flight.connections", ">", 0),
        onStop(inCity("flight_stop.stop_airport")),
      ),
      variantOf(
        "airport",
        5,
        { place: "airports" },
        onStop(equal("flight_stop.stop_airport", param("place"))),
      ),
      variantOf(
        "twin",
        4,
        { place: "twinCities" },
        onStop(inCity("flight_stop.stop_airport"), inCity("flight_stop.stop_airport", "twin")),
      ),
    ],
  },
];

const stop = `(:5 stop | :5 stopover | :2 layover | :1 stop over | :0.3 connection)`;

/** Flights into and out of a place: either end. */
export const touchSlot: Slot = {
  name: "touch",
  topics: ["flight"],
  share: 0.02,
  moves: 0,
  variants: [
    variantOf(
      "city",
      5,
      { place: "cities" },
      anyOf(inCity("flight.from_airport"), inCity("flight.to_airport")),
    ),
    variantOf(
      "airport",
      6,
      { place: "airports" },
      anyOf(
        equal("flight.from_airport", param("place")),
        equal("flight.to_airport", param("place")),
      ),
    ),
  ],
};

/** Arrivals in a place, or departures from it, counted by airline. */
export const hubSlot: Slot = {
  name: "hub",
  topics: ["flight"],
  share: 0,
  moves: 0,
  excludes: ["touch", "legs"],
  variants: (
    [
      ["arrivals", "flight.to_airport"],
      ["departures", "flight.from_airport"],
    ] as const
  ).map(([name, column]) => variantOf(name, 1, { place: "cities" }, inCity(column))),
};

const leg = (from: string, to: string): readonly Condition[] => [
  inCity("flight.from_airport", from),
  inCity("flight.to_airport", to),
];

/** A trip of two legs, each with a flight of its own: any of the flights. */
export const legsSlot: Slot = {
  name: "legs",
  topics: ["flight"],
  share: 0.008,
  moves: 0,
  excludes: ["touch"],
  variants: [
    variantOf(
      "two",
      1,
      { start: "cities", middle: "cities", end: "cities" },
      { kind: "any", of: [leg("start", "middle"), leg("middle", "end")] },
    ),
  ],
};

export const placePhrases: readonly SlotPhrase[] = [
  {
    covers: ["legs"],
    post: ":4 from {start} to {middle} and [then] from {middle} to {end} | :1 {start} to {middle} and [then] {middle} to {end} | :1 from {start} to {middle} then from {middle} to {end} | :1 leaving {start} for {middle} and then from {middle} to {end}",
    inf: ":3 (fly|go|travel) from {start} to {middle} and then from {middle} to {end} | :1 (fly|go) from {start} to {middle} and from there to {end}",
    vp: "+go from {start} to {middle} and from {middle} to {end}",
    bare: "from {start} to {middle} and then from {middle} to {end}",
  },
  {
    covers: ["hub:arrivals"],
    bare: "(arrivals|flights arriving|landings) (in|at) {place} | (arrivals|flights) into {place}",
    post: "into {place}",
  },
  {
    covers: ["hub:departures"],
    bare: "departures (from|out of) {place} | flights (leaving|departing) {place} | takeoffs from {place}",
    post: "out of {place}",
  },
  {
    covers: ["touch"],
    post: ":3 into and out of {place} | :2 (arriving and departing|departing and arriving) (at|from) {place} | :2 to and from {place} | :1 (arriving in|coming into) or (leaving|departing from) {place} | :1 taking off and landing at {place}",
    vp: ":2 +fly into and out of {place} | :2 +arrive or +depart (at|from) {place} | :1 +serve {place}",
    bare: ":3 at {place} | :1 for {place} | :1 in {place}",
    inf: "fly (into and out of|into or out of) {place}",
  },
  {
    covers: ["from"],
    post: `:14 from {place} | :4 leaving {place} | :2 leaving from {place} | :2 departing [from] {place} | :2 out of {place} |
      :1 originating (in|from|at) {place} | :0.5 that +leave [from] {place} | :0.5 which +depart from {place} | :0.4 starting (in|from) {place} |
      :0.3 that +originate in {place} | :0.4 flying out of {place} | :0.3 coming from {place} | :0.2 with departure from {place}`,
    vp: ":5 +leave {place} | :3 +leave from {place} | :3 +depart [from] {place} | :1 +originate (in|from) {place} | :1 +fly out of {place} | :2 +go from {place} | :1 +come from {place} | :1 +are from {place}",
    inf: ":4 leave from {place} | :3 fly (from|out of) {place} | :2 leave {place} | :2 depart from {place} | :2 go from {place} | :1 travel from {place} | :1 start in {place}",
    bare: ":3 from {place} | :1 leaving [from] {place} | :1 departing from {place}",
  },
  {
    covers: ["to"],
    post: `:14 to {place} | :3 arriving in {place} | :3 going to {place} | :1 arriving at {place} | :2 into {place} | :1 for {place} | :0.5 landing in {place} |
      :0.5 that +go to {place} | :0.5 flying [in] to {place} | :0.4 with [a] destination [of] {place} | :0.3 which +arrive in {place} | :0.3 bound for {place} |
      :0.4 heading to {place} | :0.3 arriving into {place} | :0.3 ending in {place} | :0.3 coming into {place} | :0.2 returning to {place} | :0.2 getting into {place}`,
    vp: ":4 +go to {place} | :3 +arrive in {place} | :2 +fly to {place} | :2 +fly into {place} | :1 +land in {place} | :1 +get to {place} | :1 +arrive at {place} | :1 +are to {place}",
    inf: ":5 go to {place} | :5 fly to {place} | :3 travel to {place} | :2 get to {place} | :1 arrive in {place} | :0.5 fly into {place} | :1 return to {place} | :0.5 come back to {place} | :0.5 land in {place} | :0.4 end up in {place}",
    bare: ":6 {place} | :3 to {place}",
  },
  {
    covers: ["from", "to"],
    weight: 2,
    post: `:60 from {from.place} to {to.place} | :8 between {from.place} and {to.place} | :3 to {to.place} from {from.place} |
      :3 leaving [from] {from.place} (to|for|going to|arriving in|and going to|and arriving in|and arriving at|arriving at|and flying to) {to.place} |
      :2 departing [from] {from.place} (to|for|going to|and arriving in|arriving in|and going to) {to.place} |
      :7 {from.place} to {to.place} | :1 out of {from.place} to {to.place} | :2 from {from.place} going to {to.place} |
      :1 going from {from.place} to {to.place} | :1 flying from {from.place} to {to.place} | :1 from {from.place} into {to.place} |
      :1 that +go from {from.place} to {to.place} | :1 which +leave {from.place} and +arrive in {to.place} | :1 into {to.place} from {from.place} |
      :1 originating in {from.place} and (arriving in|going to|ending in|landing in) {to.place} | :1 from {from.place} for {to.place} |
      :1 arriving in {to.place} from {from.place} | :1 that +leave {from.place} and +arrive in {to.place} | :0.6 for {from.place} to {to.place} |
      :0.6 from {from.place} and to {to.place} | :0.6 traveling from {from.place} to {to.place} | :0.5 from {from.place} back to {to.place} |
      :0.4 to go from {from.place} to {to.place} | :0.4 coming from {from.place} (to|into|going to) {to.place} | :0.4 going to {to.place} from {from.place} |
      :0.4 that +fly from {from.place} to {to.place} | :0.3 to get from {from.place} to {to.place} | :0.3 from {from.place} heading to {to.place} |
      :0.3 to and from {from.place} and {to.place} | :0.3 leaving {from.place} returning to {to.place} | :0.2 from {from.place} {to.place} | :0.5 {from.place} {to.place}`,
    vp: `:6 +go from {from.place} to {to.place} | :4 +fly from {from.place} to {to.place} | :3 +leave [from] {from.place} (for|to|going to|and arrive in|and go to) {to.place} |
      :2 +depart [from] {from.place} (for|to) {to.place} | :1 +fly between {from.place} and {to.place} | :1 +travel from {from.place} to {to.place} | :1 +go to {to.place} from {from.place} |
      :1 +go between {from.place} and {to.place} | :1 +are from {from.place} to {to.place} | :1 +arrive in {to.place} from {from.place}`,
    inf: `:12 fly from {from.place} to {to.place} | :6 go from {from.place} to {to.place} | :5 travel from {from.place} to {to.place} | :2 get from {from.place} to {to.place} |
      :2 fly {from.place} to {to.place} | :1 leave [from] {from.place} (to|and go to|and arrive in|for|and fly to) {to.place} | :1 fly to {to.place} from {from.place} | :1 go to {to.place} from {from.place} |
      :1 travel to {to.place} from {from.place} | :1 take a trip from {from.place} to {to.place} | :1 make a trip from {from.place} to {to.place} | :1 depart [from] {from.place} (for|to) {to.place} |
      :0.5 fly between {from.place} and {to.place} | :0.5 fly out of {from.place} (to|into) {to.place} | :0.5 go {from.place} to {to.place} | :0.3 return from {from.place} to {to.place}`,
    bare: ":3 from {from.place} to {to.place} | :3 {from.place} to {to.place}",
  },
  {
    covers: ["via:connect"],
    weight: 50,
    post: ":4 connecting (in|through|at) {place} | :1 with a connection (in|through|at) {place} | :1 that +connect in {place}",
    vp: "+connect (in|through|at) {place}",
    inf: ":2 connect (in|through) {place} | :1 make a connection in {place}",
    bare: "connecting (in|through) {place}",
  },
  {
    covers: ["via"],
    post: `:5 with a ${stop} in {place} | :4 via {place} | :4 (stopping|that +stop|which +stop) in {place} | :3 through {place} | :3 by way of {place} | :1 with ${stop} in {place} |
      :2 with one stop in {place} | :1 that +go through {place} | :1 making a stop in {place} | :1 with a ${stop} at {place} |
      :1 with stops in {place} | :0.7 that +make a ${stop} in {place} | :0.6 and a ${stop} in {place} | :0.5 with an intermediate stop in {place} | :0.5 which +go through {place} | :0.5 that +make a stopover in {place} |
      :0.4 (stop|stopover) in {place} | :0.4 going through {place} | :0.3 and stop in {place} | :0.3 having a layover in {place}`,
    vp: `:6 +stop in {place} | :4 +go through {place} | :3 +have a ${stop} in {place} | :2 +make a ${stop} in {place} | :1 +go via {place} | :1 +stop over in {place} | :0.5 +lay over in {place}`,
    inf: `:6 stop in {place} | :3 go through {place} | :3 make a ${stop} in {place} | :3 have a ${stop} in {place} | :1 stop over in {place} | :1 fly through {place} | :1 go via {place} | :0.5 lay over in {place}`,
    bare: ":3 via {place} | :2 through {place} | :2 stopping in {place} | :2 with a stop in {place} | :1 a stopover in {place}",
  },
  {
    covers: ["from", "to", "via:city"],
    weight: 0.5,
    post: `:3 from {from.place} to {to.place} (via|through|by way of|stopping in|with a stop in|with a stopover in|with a layover in) {via.place} | :1 from {from.place} through {via.place} to {to.place} |
      :1 from {from.place} to {via.place} to {to.place} | :1 {from.place} to {to.place} via {via.place} | :0.5 from {from.place} via {via.place} to {to.place} | :1 from {from.place} to {via.place} [and] then [on] to {to.place} | :0.5 that +go from {from.place} to {via.place} and then [to] {to.place} |
      :0.5 from {from.place} to {to.place} that +stop in {via.place} | :0.3 that +go from {from.place} (through|via) {via.place} to {to.place}`,
    inf: `:3 (fly|go|travel) from {from.place} to {to.place} (via|through|by way of|stopping in|with a stop in|with a stopover in|and stop in|and make a stop in) {via.place} |
      :1 (fly|go|travel) from {from.place} to {via.place} (to|and then to|and then on to) {to.place} | :1 fly from {from.place} through {via.place} to {to.place}`,
    vp: "+go from {from.place} to {to.place} (via|through|stopping in|and +stop in|by way of) {via.place}",
  },
];
