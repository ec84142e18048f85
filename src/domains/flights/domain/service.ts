// Who flies and with what: airlines, flight numbers, stops, meals and aircraft.
import {
  compare,
  eitherOf,
  equal,
  inside,
  param,
  variant,
  variantOf,
} from "../../../generator/declare.ts";
import type { Condition, Slot, SlotPhrase, Variant } from "../../../generator/domain.ts";
import { noMeal, otherAirlines, stopping } from "./negations.ts";

const meals: readonly (readonly [string, string, number])[] = [
  ["breakfast", "BREAKFAST", 12],
  ["lunch", "LUNCH", 6],
  ["dinner", "DINNER", 10],
  ["snack", "SNACK", 4],
];

/** "breakfast or lunch". */
const eitherMeal = [
  ["breakfast", "lunch"],
  ["lunch", "dinner"],
  ["breakfast", "dinner"],
  ["dinner", "snack"],
  ["breakfast", "snack"],
  ["lunch", "snack"],
] as const;

export const airlineSlot: Slot = {
  name: "airline",
  called: ":4 airline | :1 carrier",
  topics: ["flight"],
  share: 0.16,
  moves: 16,
  anchors: true,
  dropped: `:3 on any airline | :2 any airline [is fine|is okay|will do] | :1 (i|we) don't (care|mind) (which|what) airline [it is] | :2 the airline (doesn't matter|does not matter|isn't important) | :1 (all|any) airlines | :1 (try|check|show me|include) (all|all the) airlines |
    :1 it doesn't have to be that airline | :1 on all airlines | :1 with any (airline|carrier) | :1 not just that airline | :1 (forget|never mind|drop) the airline | :1 any (carrier|airline) [at all] | :1 regardless of [the] airline | :1 no (airline preference|preference on the airline|preferred airline) |
    :1 whichever airline | :1 it can be any airline | :1 other airlines (too|as well|are fine) | :1 what about (all|any) airlines | :1 i have no preference (about|for) the airline`,
  variants: [
    {
      name: "one",
      weight: 93,
      params: { airline: "airlines" },
      conditions: [equal("flight.airline_code", param("airline"))],
      dropped:
        "it (doesn't|does not) have to be [on] {airline} | not (just|only|necessarily) {airline} | (forget|never mind|scratch|drop|skip) {airline} | i don't (need|have) to (fly|take) {airline} [anymore] | other airlines (besides|than) {airline} are fine too",
    },
    {
      name: "either",
      weight: 8,
      widens: "one",
      params: { first: "airlines", second: "airlines" },
      texts: { airline: "{first} (or|or|and) {second}" },
      conditions: [eitherOf("flight.airline_code")],
    },
    {
      name: "three",
      weight: 2,
      params: { first: "airlines", second: "airlines", third: "airlines" },
      texts: { airline: "{first} (,|) {second} (or|or|and) {third}" },
      conditions: [
        {
          kind: "any",
          of: ["first", "second", "third"].map((name) => [
            equal("flight.airline_code", param(name)),
          ]),
        },
      ],
    },
    ...otherAirlines,
  ],
};

export const numberSlot: Slot = {
  name: "number",
  topics: ["flight"],
  share: 0.012,
  moves: 0.8,
  variants: [
    variantOf(
      "flight",
      1,
      { number: "flightNumber" },
      equal("flight.flight_number", param("number")),
    ),
  ],
};

export const stopsSlot: Slot = {
  name: "stops",
  called: ":3 stops | :1 number of stops",
  topics: ["flight"],
  share: 0.065,
  moves: 10,
  excludes: ["via"],
  dropped: `with any number of stops | any number of stops [is fine] | i don't (care|mind) (how many stops|about stops|if it stops|stops|how often it stops) [there are|] | stops are (okay|fine|no problem) | the [number of] stops (don't|doesn't) matter | with or without stops | [it's] okay if it stops |
    (forget|never mind) (the|about) stops | stops or no stops | including flights with stops | the number of stops is not important`,
  variants: [
    {
      ...variant("nonstop", 70, equal("flight.stops", 0)),
      dropped:
        "it (doesn't|does not) have to be nonstop | (it doesn't need to be|not necessarily) nonstop | nonstop or not | nonstop (isn't|is not) (necessary|important|needed) | i don't need [a] nonstop | (forget|never mind) [the|about] nonstop | it's okay if it's not nonstop | they don't have to be nonstop | (take off|remove|lift|drop) the nonstop (restriction|requirement|filter) | it (can|may) (stop|have stops|make stops) [too|somewhere] | nonstop is not (a must|required)",
    },
    {
      ...variant("direct", 12, equal("flight.connections", 0)),
      dropped:
        "it (doesn't|does not) have to be direct | direct or not | connections are (okay|fine) | including connections | it doesn't need to be direct | with or without connections | they don't have to be direct",
    },
    variant("connecting", 10, compare("flight.connections", ">", 0)),
    variant("one", 5, equal("flight.stops", 1)),
    variant("some", 2, compare("flight.stops", ">=", 1)),
    variant("few", 3, compare("flight.stops", "<=", 1)),
    ...stopping,
    variant("two", 1.5, equal("flight.stops", 2)),
  ],
};

export const mealSlot: Slot = {
  name: "meal",
  called: ":4 meal | :2 food | :1 meals",
  topics: ["flight"],
  share: 0.035,
  moves: 6,
  dropped: `(with or without|never mind the|forget the|skip the|forget about the) (meals|meal|food) | i don't need (a meal|food|to eat|any food) | (meals don't|the meal doesn't|food doesn't|food does not) matter | without a meal is (fine|okay) | meals (aren't|are not) (important|necessary) |
    no meal (is necessary|needed|is okay) | i don't care about (the meal|meals|food) | with or without (a meal|food) | i can do without (a meal|food) | meal or no meal`,
  variants: [
    variant("any", 9, inside("flight.meal_code", "food_service.meal_code")),
    noMeal,
    ...meals.map(
      ([name, value, weight]): Variant => ({
        ...variant(
          name,
          weight,
          inside(
            "flight.meal_code",
            "food_service.meal_code",
            equal("food_service.meal_description", value),
          ),
        ),
        dropped: `i don't need ${name} [anymore] | (never mind|forget|skip|drop) [the] ${name} | no need for ${name} | with or without ${name} | ${name} (isn't|is not) (necessary|important) | it doesn't have to (serve|have|include) ${name}`,
      }),
    ),
    ...eitherMeal.map((names) =>
      variant(
        names.join("-or-"),
        0.8,
        inside("flight.meal_code", "food_service.meal_code", {
          kind: "any",
          of: names.map((name) => [equal("food_service.meal_description", name.toUpperCase())]),
        }),
      ),
    ),
  ],
};

const flownBy = (...where: Condition[]): Condition =>
  inside(
    "flight.aircraft_code_sequence",
    "equipment_sequence.aircraft_code_sequence",
    inside("equipment_sequence.aircraft_code", "aircraft.aircraft_code", ...where),
  );

export const aircraftSlot: Slot = {
  name: "aircraft",
  called: ":2 plane | :2 aircraft | :1 airplane",
  topics: ["flight"],
  share: 0.014,
  moves: 4,
  dropped:
    "on any (aircraft|plane|kind of plane|type of aircraft) | any (plane|aircraft|kind of plane) is fine | i don't care what (plane|aircraft|kind of plane) it is | the (plane|aircraft|type of aircraft) doesn't matter | (forget|never mind) the (plane|aircraft) | any type of (plane|aircraft) | whatever (plane|aircraft) | it can be any (plane|aircraft)",
  variants: [
    variantOf(
      "type",
      5,
      { plane: "basicTypes" },
      flownBy(equal("aircraft.basic_type", param("plane"))),
    ),
    variantOf(
      "boeing",
      4,
      { plane: "boeings" },
      flownBy(
        equal("aircraft.manufacturer", "BOEING"),
        equal("aircraft.basic_type", param("plane")),
      ),
    ),
    variantOf(
      "code",
      3,
      { plane: "aircraftCodes" },
      flownBy(equal("aircraft.aircraft_code", param("plane"))),
    ),
    variant("jet", 2, flownBy(equal("aircraft.propulsion", "JET"))),
    variant("turboprop", 1.5, flownBy(equal("aircraft.propulsion", "TURBOPROP"))),
  ],
};

const named: readonly SlotPhrase[] = [
  {
    covers: ["airline:one"],
    pre: "{airline}",
    post: ":8 on {airline} | :2 with {airline} | :1 by {airline} | :1 using {airline} | :0.7 flown by {airline} | :0.7 via {airline} | :0.4 operated by {airline} | :0.3 offered by {airline} | :0.3 on board {airline} | :0.2 for {airline} | :0.5 {airline}",
    vp: ":4 +are on {airline} | :1 +are {airline} | :1 +are with {airline} | :1 +are {airline} flights | :0.6 +fly on {airline} | :0.5 +are operated by {airline}",
    inf: ":6 fly on {airline} | :4 fly {airline} | :2 take {airline} | :2 go on {airline} | :1 travel on {airline} | :1 fly with {airline} | :1 use {airline} | :0.5 travel with {airline} | :0.5 go with {airline}",
    bare: ":6 {airline} | :2 on {airline} | :0.5 with {airline}",
    subj: "{airline}",
  },
  ...["either", "three"].map(
    (name): SlotPhrase => ({
      covers: [`airline:${name}`],
      pre: "{airline}",
      post: ":4 on [either] {airline} | :1 with {airline} | :1 by {airline}",
      vp: "+are on [either] {airline}",
      inf: "fly [on] [either] {airline}",
      bare: "[either] {airline}",
      subj: "[either] {airline}",
    }),
  ),
  {
    covers: ["number:flight"],
    post: ":3 with flight number {number} | :3 flight number {number} | :1 number {number} | :1 on flight {number} | :1 on flight number {number}",
    bare: "flight [number] {number}",
    np: "flight [number] {number}",
    vp: "+are number {number}",
    inf: "take flight [number] {number}",
  },
  {
    covers: ["airline:one", "number:flight"],
    weight: 4,
    np: ":4 {airline} flight {number} | :3 {airline} {number} | :2 flight {airline} {number} | :1 {airline} flight number {number}",
    post: ":5 {airline} flight {number} | :4 {airline} {number} | :2 flight {airline} {number} | :2 {airline} flight number {number} | :1 on flight {airline} {number} | :2 on {airline} flight {number} | :1 flight number {airline} {number}",
    bare: ":2 {airline} flight [number] {number} | :1 {airline} {number} | :1 flight {airline} {number}",
    inf: "take {airline} [flight] {number}",
  },
];

const stops: readonly SlotPhrase[] = [
  {
    covers: ["stops:nonstop"],
    pre: ":8 nonstop | :1 non stop | :0.5 non-stop",
    post: ":5 nonstop | :2 that +are nonstop | :1 with no stops | :1 which +are nonstop | :0.5 without [any] stops | :0.4 without stopping | :0.4 with no stopovers | :0.3 non stop | :0.3 that [+do] not stop | :0.3 with zero stops",
    vp: ":6 +are nonstop | :2 +have no stops | :1 +don't stop | :0.5 +make no stops | :0.5 +are non stop",
    inf: ":4 fly nonstop | :2 go nonstop | :1 travel nonstop | :1 be nonstop",
    bare: ":5 nonstop | :1 nonstop flights | :1 a nonstop [flight]",
  },
  {
    covers: ["stops:direct"],
    pre: "direct",
    post: ":3 direct | :2 that +are direct | :1 directly | :1 which +are direct | :0.5 with no connections | :0.5 without [any] connections | :0.3 without changing planes | :0.3 with no connection",
    vp: ":4 +are direct | :1 +go direct | :1 +have no connections | :0.5 +are direct flights",
    inf: ":3 fly direct | :2 fly directly | :1 go direct",
    bare: ":3 direct | :1 direct flights | :1 a direct flight",
  },
  {
    covers: ["stops:connecting"],
    pre: "connecting",
    post: "with [a|some] (connection|connections) | that +connect | with connecting flights | that +have [a] (connection|connections)",
    vp: "+have (connections|a connection) | +connect",
    bare: "connecting flights | with a connection",
  },
  {
    covers: ["stops:one"],
    pre: "(one|1) stop | one-stop",
    post: ":3 with one stop | :1 with (only|just) one stop | :1 with 1 stop | :1 with a single stop | :0.5 that +have one stop | :0.5 with exactly one stop",
    vp: ":3 +have one stop | :2 +make one stop | :1 +stop once | :1 +have only one stop",
    inf: "(make|have) one stop",
    bare: "one stop | with one stop",
  },
  {
    covers: ["stops:some"],
    post: "with at least one stop | that +have at least one stop | with one or more stops",
    vp: "+have at least one stop",
    inf: "have at least one stop | make at least one stop",
    bare: "at least one stop",
  },
  {
    covers: ["stops:few"],
    post: ":4 with at most one stop | :3 with no more than one stop | :2 that +have at most one stop | :1 with (one stop or less|one stop at most|one or no stops|a maximum of one stop) | :1 with not more than one stop",
    vp: "+have at most one stop | +stop at most once | +have no more than one stop | +make no more than one stop",
    inf: "have at most one stop | stop at most once | make no more than one stop",
    bare: "at most one stop | no more than one stop | one stop at most | one stop max",
  },
  {
    covers: ["stops:two"],
    pre: "two stop",
    post: "with (two|2) stops | that +have two stops",
    vp: "+have (two|2) stops | +make two stops | +stop twice",
    bare: "two stops",
  },
];

const food: readonly SlotPhrase[] = [
  {
    covers: ["meal:any"],
    pre: "meal",
    post: ":4 with a meal | :3 (serving|that +serve) a meal | :2 with meals | :1 (that +serve|which +serve|serving|offering) meals | :1 with meal service | :1 that +have [a] (meal|meals) | :0.5 that +include a meal | :0.5 with food | :0.3 with a meal served | :0.3 that +offer a meal",
    vp: ":4 +serve (a meal|meals) | :2 +have (a meal|meals|meal service) | :1 +offer (a meal|meals) | :1 +include a meal | :0.5 +serve food",
    inf: ":3 have a meal | :1 be served a meal | :1 eat | :1 get a meal | :1 serve a meal",
    bare: ":2 with a meal | :1 with meals",
  },
  ...meals.map(([name]): SlotPhrase => {
    const noun = name === "snack" ? "(a snack|snacks)" : name;
    return {
      covers: [`meal:${name}`],
      pre: name,
      post: `:4 (serving|that +serve|which +serve) ${noun} | :3 with ${noun} | :1 with ${noun} served | :1 with ${noun} service | :1 that +have ${noun} | :0.5 that +offer ${noun} | :0.5 that +include ${noun} | :0.3 with a ${name} meal | :0.3 offering ${noun}`,
      vp: `:6 +serve ${noun} | :2 +have ${noun} | :1 +offer ${noun} | :1 +include ${noun}`,
      inf: `:3 have ${noun} | :1 eat ${noun} | :1 get ${noun} | :1 serve ${noun} | :0.5 be served ${noun}`,
      bare: `:3 with ${noun} | :1 ${noun}`,
    };
  }),
  ...eitherMeal.map(([first, second]): SlotPhrase => {
    const both = `[either] (:3 ${first} or [a] ${second} | :1 [a] ${second} or ${first})`;
    return {
      covers: [`meal:${first}-or-${second}`],
      post: `:3 with ${both} | :3 (serving|that +serve|which +serve) ${both} | :1 offering ${both}`,
      vp: `:3 +serve ${both} | :1 (+have|+offer) ${both}`,
      inf: `:2 have ${both} | :1 serve ${both}`,
      bare: `:2 with ${both} | :2 ${both}`,
    };
  }),
];

const planes: readonly SlotPhrase[] = [
  ...["type", "boeing", "code"].map(
    (name): SlotPhrase => ({
      covers: [`aircraft:${name}`],
      post: ":4 on a {plane} | :3 (using|that +use) a {plane} [aircraft] | :1 with a {plane} | :1 flown on a {plane} | :0.5 with {plane} (aircraft|planes|equipment) | :0.5 that +are on a {plane} | :0.5 on {plane} (aircraft|airplanes) | :0.3 which +use a {plane}",
      vp: ":3 +use a {plane} | :2 +are on a {plane} | :1 +fly a {plane} | :1 +use {plane} (aircraft|planes)",
      inf: ":3 fly on a {plane} | :1 use a {plane} | :1 take a {plane} | :1 be on a {plane}",
      bare: ":2 on a {plane} | :1 a {plane}",
    }),
  ),
  ...["jet", "turboprop"].map(
    (name): SlotPhrase => ({
      covers: [`aircraft:${name}`],
      pre: name,
      post: `:2 on a ${name} | :1 (using|that +use) a ${name} | :1 on ${name}s | :1 by ${name} | :0.5 on ${name} aircraft`,
      vp: `+are on a ${name} | +use ${name}s | +use a ${name}`,
      inf: `fly on a ${name} | take a ${name}`,
      bare: `on a ${name} | ${name}s`,
    }),
  ),
];

export const servicePhrases: readonly SlotPhrase[] = [...named, ...stops, ...food, ...planes];
