// What flights cost: one way and round trip, classes, price limits, fare codes, and the best of all.
import { equal, extreme, param, variant, variantOf } from "../../../generator/declare.ts";
import type { Condition, Slot, SlotPhrase, Variant } from "../../../generator/domain.ts";
import { extremeFare, roundTrip } from "./conditions.ts";

const cost = (op: "<" | ">" | "="): Condition => ({
  kind: "compare",
  column: "fare.one_direction_cost",
  op,
  value: param("price"),
  instead: roundTrip,
});

/** "first or business class". */
const eitherClass = [
  ["first", "business"],
  ["coach", "business"],
  ["first", "coach"],
] as const;

/** How people take a class back. */
const notOnly = (said: string): string =>
  `it (doesn't|does not) have to be ${said} | i don't need ${said} | not (just|only|necessarily) ${said} | (forget|never mind) ${said}`;

export const fareSlots: readonly Slot[] = [
  {
    name: "trip",
    topics: ["flight"],
    share: 0.06,
    moves: 8,
    dropped:
      "one way or round trip | either one way or round trip | (one way or round trip|either) is (fine|okay) | it doesn't matter (if|whether) it's one way or round trip | i don't care (if it's|whether it's) (one way or round trip|round trip or one way) | both one way and round trip",
    variants: [
      {
        ...variant("oneway", 40, equal("fare.round_trip_required", "NO")),
        dropped:
          "it (doesn't|does not) have to be one way | not (just|only|necessarily) one way | (forget|never mind) one way",
      },
      {
        ...variant("round", 60, { kind: "known", column: "fare.round_trip_cost" }),
        dropped:
          "it (doesn't|does not) have to be round trip | not (just|only|necessarily) round trip | (forget|never mind) [the] round trip | it doesn't have to be a round trip",
      },
    ],
  },
  {
    name: "class",
    called: ":3 class | :1 class of service",
    topics: ["flight"],
    share: 0.05,
    moves: 9,
    dropped:
      "in any class | any class [is fine|is okay|will do] | (it doesn't matter|i don't care) (what|which) class [it is] | the class (doesn't matter|does not matter|is not important) | (all|any) classes | (forget|never mind) the class | any class of service | (it can be|in) any class | i have no class preference | whatever class | regardless of class",
    variants: [
      {
        ...variant("first", 55, equal("fare_basis.class_type", "FIRST")),
        dropped: notOnly("first class"),
      },
      {
        ...variant("coach", 16, equal("fare_basis.class_type", "COACH")),
        dropped: notOnly("coach"),
      },
      {
        ...variant("business", 12, equal("fare_basis.class_type", "BUSINESS")),
        dropped: notOnly("business class"),
      },
      {
        ...variant("economy", 14, equal("fare_basis.economy", "YES")),
        dropped: notOnly("economy"),
      },
      variant("thrift", 3, equal("fare_basis.class_type", "THRIFT")),
      ...eitherClass.map(
        ([first, second]): Variant =>
          variant(`${first}-or-${second}`, 2, {
            kind: "any",
            of: [first, second].map((name) => [equal("fare_basis.class_type", name.toUpperCase())]),
          }),
      ),
    ],
  },
  {
    name: "price",
    called: ":4 price | :2 price limit | :1 cost | :1 budget",
    topics: ["flight"],
    share: 0.014,
    moves: 5,
    dropped:
      "at any price | any price [is fine|is okay] | (the price|cost|money) (doesn't matter|does not matter|is no object|is not important) | i don't care (how much it costs|about the price|what it costs|about the cost) | regardless of (price|cost|the price) | (forget|never mind|drop) the price | (whatever|no matter what) it costs | price is no (object|problem)",
    variants: [
      variantOf("under", 10, { price: "price" }, cost("<")),
      variantOf("over", 1.2, { price: "price" }, cost(">")),
      variantOf("exact", 1, { price: "price" }, cost("=")),
    ],
  },
  {
    name: "farecode",
    topics: ["flight"],
    share: 0.006,
    moves: 1.5,
    dropped: "with any fare code | any fare code is fine",
    variants: [
      variantOf("code", 1, { code: "fareCodes" }, equal("fare.fare_basis_code", param("code"))),
    ],
  },
];

export const bestSlot: Slot = {
  name: "best",
  topics: ["flight"],
  share: 0.13,
  moves: 15,
  superlative: true,
  dropped:
    ":1 (not just|not only) (the best one|that one) [show me all of them] | :3 show me all of them | :1 let me see all of them | :1 (the others|the others too|all the others as well) | :1 (list|give me) all of them | :1 i want to see all of them | :1 what are (all of them|all the others) | :1 show me the (rest|others) [too] | :1 (what|how) about the others | :1 all of them please",
  variants: [
    variant("cheapest", 45, extremeFare("MIN")),
    variant("dearest", 7, extremeFare("MAX")),
    variant("earliest", 32, extreme("flight.departure_time", "MIN")),
    variant("latest", 20, extreme("flight.departure_time", "MAX")),
    variant("arrives-first", 3, extreme("flight.arrival_time", "MIN")),
    variant("arrives-last", 1.2, extreme("flight.arrival_time", "MAX")),
    variant("shortest", 5, extreme("flight.time_elapsed", "MIN")),
    variant("longest", 1, extreme("flight.time_elapsed", "MAX")),
    variant("fewest-stops", 1, extreme("flight.stops", "MIN")),
    variant("largest", 1.2, extreme("aircraft.capacity", "MAX")),
    variant("smallest", 1, extreme("aircraft.capacity", "MIN")),
  ],
};

const trips: readonly SlotPhrase[] = [
  // Mostly said before the noun: "the cheapest one way fare".
  { covers: ["trip:oneway"], weight: 2, pre: "one way" },
  { covers: ["trip:round"], weight: 2, pre: "round trip" },
  {
    covers: ["trip:oneway"],
    pre: ":8 one way | :0.5 one-way",
    post: ":4 one way | :1 that +are one way | :0.5 for one way | :0.3 one way only | :0.3 with one way fares | :0.3 going one way",
    vp: "+are one way",
    inf: ":2 go one way | :2 fly one way | :1 travel one way",
    bare: "one way",
  },
  {
    covers: ["trip:round"],
    pre: ":8 round trip | :0.5 roundtrip | :0.5 round-trip",
    post: ":5 round trip | :1.5 and back | :1 that +are round trip | :0.5 (with|at) round trip fares | :0.3 for a round trip | :0.3 with a return",
    vp: "+are round trip",
    inf: ":1 go there and back | :2 go round trip | :2 fly round trip | :1 travel round trip | :1 make a round trip",
    bare: ":4 round trip | :1 a round trip",
  },
];

function classPhrase(name: string, said: string): SlotPhrase {
  return {
    covers: [`class:${name}`],
    pre: `(${said})`,
    post: `:4 (${said}) | :2 in (${said}) | :1 with (${said}) (service|seats|seating|fares|tickets|available|reservations) | :1 on (${said}) | :1 that +have (${said}) | :0.7 (with|that +offer) (${said}) | :0.5 for (${said}) | :0.3 flying (${said}) | :0.3 at (${said}) level`,
    vp: `:4 +have (${said}) [service|seats|seating] | :2 +are (${said}) | :2 +offer (${said}) | :1 +include (${said})`,
    inf: `:5 fly (${said}) | :3 travel (${said}) | :2 go (${said}) | :1 fly in (${said}) | :0.5 sit in (${said})`,
    bare: `:5 (${said}) | :1 in (${said}) | :0.5 a (${said}) (ticket|seat)`,
  };
}

const classes: readonly SlotPhrase[] = [
  classPhrase("first", ":8 first class | :0.3 1st class"),
  classPhrase("coach", ":5 coach | :3 coach class"),
  classPhrase("business", "business class"),
  classPhrase("economy", ":4 economy | :3 economy class | :0.5 economy fare"),
  ...eitherClass.map(([first, second]) =>
    classPhrase(
      `${first}-or-${second}`,
      `:3 ${first} or ${second} class | :1 ${second} or ${first} class | :1 either ${first} or ${second} class | :1 ${first} class or ${second} class | :1 both ${first} and ${second} class`,
    ),
  ),
  classPhrase("thrift", ":3 thrift | :1 thrift class | :2 thrift economy"),
];

const money = "{price}";

const prices: readonly SlotPhrase[] = [
  {
    covers: ["price:under"],
    post: `:4 under ${money} | :3 (for|) less than ${money} | :2 below ${money} | :1 (costing|that +cost|that +are|priced) (less than|under) ${money} | :1 with [a] (fare|fares|price) (under|below|less than|lower than) ${money} | :0.5 cheaper than ${money}`,
    vp: `:4 +cost (less than|under) ${money} | :2 +are (under|less than|below|cheaper than) ${money}`,
    inf: `:3 (pay|spend) (less than|under) ${money} | :1 fly for (less than|under) ${money}`,
    bare: `:3 (under|less than|below) ${money} | :1 for (under|less than) ${money}`,
  },
  {
    covers: ["price:over"],
    post: `:3 (over|above|more than) ${money} | :1 that +cost (more than|over) ${money}`,
    vp: `+cost (more than|over) ${money}`,
    bare: `(over|more than) ${money}`,
  },
  {
    covers: ["price:exact"],
    post: `:2 for ${money} | :2 that +cost ${money} | :1 costing ${money} | :1 at ${money} | :1 with a fare of ${money}`,
    vp: `+cost ${money} | +are ${money}`,
  },
  {
    covers: ["farecode:code"],
    post: ":3 with fare code {code} | :2 with (a|the) fare (basis|) code [of] {code} | :1 with a class of service code {code} | :2 with {code} fares | :1 (using|under) fare code {code} | :1 with code {code} | :1 with fare basis code {code} | :1 with service class {code}",
    vp: ":2 +have fare code {code} | :1 +are (under|on) fare code {code} | :1 +have a fare code of {code}",
    inf: "use fare code {code}",
    bare: "fare code {code} | code {code}",
  },
];

function best(name: string, forms: Omit<SlotPhrase, "covers">): SlotPhrase {
  return { ...forms, covers: [`best:${name}`] };
}

const cheap =
  ":12 cheapest | :3 least expensive | :2 lowest priced | :1 lowest cost | :1 most economical | :1 most inexpensive | :0.6 lowest | :0.5 lowest price | :0.4 lowest fare | :0.5 least costly | :0.3 best priced";

const bests: readonly SlotPhrase[] = [
  best("cheapest", {
    pre: cheap,
    post: ":3 with the (lowest|cheapest) (fare|price|cost|fares|airfare) | :2 at the (lowest|cheapest|best) (fare|price|cost|possible price) | :1 for the (lowest|cheapest|least) (fare|price|cost|amount of money) | :1 as cheaply as possible | :0.5 that +cost the least | :0.5 that +have the (lowest|cheapest) fare | :0.4 as cheap as possible",
    vp: ":4 +are the (cheapest|least expensive|lowest priced) | :3 +cost the least | :3 +have the (lowest|cheapest) (fare|price|cost|fares) | :1 +are cheapest",
    bare: `the (${cheap})`,
    inf: "pay as little as possible | spend the least | find the cheapest (one|fare|way)",
  }),
  best("dearest", {
    pre: ":4 most expensive | :1 highest priced | :1 highest cost",
    post: ":3 with the (highest|most expensive) (fare|price|cost) | :1 that +cost the most",
    vp: "+cost the most | +are the most expensive | +have the highest (fare|price)",
    bare: "the most expensive",
  }),
  best("earliest", {
    pre: ":6 earliest | :4 first | :0.7 earliest departing | :0.6 earliest possible | :0.3 very first | :0.3 very earliest | :0.3 soonest",
    post: ":2 as early as possible | :1 that +leave the earliest | :1 at the earliest possible time | :0.7 with the earliest departure [time] | :0.6 (leaving|departing) the earliest | :0.5 leaving as early as possible | :0.5 at the earliest time",
    vp: ":5 +leave (first|the earliest|earliest) | :2 +are the (earliest|first) | :1 +depart (first|earliest|the earliest) | :1 +have the earliest departure [time]",
    inf: "leave as early as possible | fly as early as possible | leave at the earliest possible time | get the earliest flight",
    bare: "the (earliest|first)",
  }),
  best("latest", {
    pre: ":5 latest | :5 last | :0.5 latest departing | :0.4 latest possible | :0.2 very last",
    post: ":2 as late as possible | :1 that +leave the latest | :1 of the day leaving (last|the latest) | :0.7 with the latest departure [time] | :0.5 leaving as late as possible | :0.5 at the latest possible time",
    vp: ":5 +leave (last|the latest|latest) | :2 +are the (latest|last) | :1 +depart (last|the latest)",
    inf: "leave as late as possible | leave at the latest possible time",
    bare: "the (latest|last)",
  }),
  best("arrives-first", {
    pre: ":2 earliest arriving",
    post: ":3 (that +arrive|arriving) (the earliest|earliest|first) | :1 with the earliest arrival [time] | :1 arriving as early as possible | :0.5 that +get (in|there) (first|the earliest)",
    vp: ":4 +arrive (first|the earliest|earliest) | :1 +get there (first|the earliest) | :1 +have the earliest arrival [time]",
    inf: "arrive as early as possible | get there as early as possible",
    bare: "the earliest arrival",
  }),
  best("arrives-last", {
    pre: "latest arriving",
    post: "(that +arrive|arriving) (the latest|last) | with the latest arrival [time]",
    vp: "+arrive (last|the latest)",
    bare: "the latest arrival",
  }),
  best("shortest", {
    pre: ":5 shortest | :2 quickest | :2 fastest",
    post: ":2 with the shortest (flight|flying|travel|flight time|flying time|elapsed) time | :1 that +take the least [amount of] time | :0.5 in the shortest (time|amount of time)",
    vp: ":3 +are the (shortest|fastest|quickest) | :2 +take the (least|shortest) [amount of] time | :1 +have the shortest (flight|flying|travel) time",
    bare: "the (shortest|fastest|quickest)",
  }),
  best("longest", {
    pre: "longest",
    vp: "+are the longest | +take the longest",
    post: "that +take the longest | with the longest (flight|flying) time",
    bare: "the longest",
  }),
  best("fewest-stops", {
    post: "with the (fewest|least|least number of|smallest number of|minimum number of) stops | that +have the fewest stops",
    vp: "+have the (fewest|least) stops | +make the fewest stops",
    bare: "the fewest stops",
  }),
  best("largest", {
    post: "(with|on|using|that +use) the (largest|biggest) (plane|aircraft|airplane) | with the (largest|greatest) (capacity|seating capacity)",
    vp: "+use the (largest|biggest) (plane|aircraft) | +have the (largest|biggest) (plane|aircraft|seating capacity)",
    bare: "the largest plane",
  }),
  best("smallest", {
    post: "(with|on|using|that +use) the smallest (plane|aircraft|airplane)",
    vp: "+use the smallest (plane|aircraft) | +have the smallest (plane|aircraft)",
    bare: "the smallest plane",
  }),
];

export const farePhrases: readonly SlotPhrase[] = [...trips, ...classes, ...prices, ...bests];
