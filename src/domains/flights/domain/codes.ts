// What a code stands for: airlines, airports, fares, classes, restrictions, meals, aircraft.
import {
  eitherOf,
  equal,
  extreme,
  inside,
  param,
  variant,
  variantOf,
} from "../../../generator/declare.ts";
import type { Slot, SlotPhrase, Target } from "../../../generator/domain.ts";

type Code = {
  readonly name: string;
  readonly weight: number;
  readonly column: string;
  readonly select: readonly [string];
  readonly source: string;
  /** The code with its noun, as an object: "fare code {code}". */
  readonly said: string;
  /** Codes that are told from others without a noun; `said` must then name one. */
  readonly bare?: string;
  /** Questions without any code: "list all fare codes". */
  readonly all?: string;
};

const codes: readonly Code[] = [
  {
    name: "airline",
    weight: 38,
    column: "airline.airline_code",
    select: ["airline.airline_code"],
    source: "airlineCodes",
    said: ":5 {code} | :3 airline {code} | :1 airline code {code} | :1 the airline code {code} | :1 the abbreviation {code} | :0.5 the code {code}",
    all: "{showme} [all|the|all the] (airlines|airline codes|airline abbreviations|airline names) | what airlines (are there|do you have|are in the database) | list all airlines | what are the airline codes",
  },
  {
    name: "airport",
    weight: 20,
    column: "airport.airport_code",
    select: ["airport.airport_code"],
    source: "airportCodes",
    said: ":5 {code} | :2 airport {code} | :1 airport code {code} | :1 the airport code {code}",
    all: "{showme} [all|the|all the] (airports|airport codes|airport names) | names of airports | what airports are there",
  },
  {
    name: "fare-basis",
    weight: 34,
    column: "fare_basis.fare_basis_code",
    select: ["fare_basis.fare_basis_code"],
    source: "fareCodes",
    bare: "fareCodes",
    said: ":8 fare code {code} | :3 the fare code {code} | :1 fare basis code {code} | :1 the code {code} | :1 code {code} | :0.5 fare basis {code} | :0.5 ticket class {code}",
    all: "{showme} [all|the|all the] (fare codes|fare basis codes) | what are the fare codes | what fare codes are there",
  },
  {
    name: "booking",
    weight: 12,
    column: "class_of_service.booking_class",
    select: ["class_of_service.booking_class"],
    source: "bookingClasses",
    said: ":4 fare class {code} | :3 booking class {code} | :2 class {code} | :2 service class {code} | :1 class of service {code}",
    all: "{showme} [all] the (booking classes|classes of service|service classes|fare classes) | what (classes of service|booking classes) are there",
  },
  {
    name: "restriction",
    weight: 20,
    column: "restriction.restriction_code",
    select: ["restriction.restriction_code"],
    source: "restrictions",
    said: ":6 restriction {code} | :2 {code} | :1 the restriction {code} | :1 the {code} restriction | :1 restriction code {code}",
    all: "{showme} [all] the (restrictions|restriction codes)",
  },
  {
    name: "meal",
    weight: 5,
    column: "food_service.meal_code",
    select: ["food_service.meal_description"],
    source: "mealCodes",
    said: ":4 meal code {code} | :2 the meal code {code} | :1 meal {code}",
    bare: "plainMealCodes",
    all: "what (types|kinds) of meals are (available|there|served) | {showme} [all] the (meals|types of meals|kinds of meals)",
  },
  {
    name: "plane",
    weight: 7,
    column: "aircraft.aircraft_code",
    select: ["aircraft.aircraft_code"],
    source: "aircraftCodes",
    said: ":4 {code} | :2 aircraft {code} | :2 aircraft code {code} | :1 plane {code} | :1 the aircraft code {code}",
    all: "{showme} [all|the|all the] (aircraft|aircraft types|planes|types of aircraft|aircraft codes) | what (types|kinds) of (aircraft|planes) (are there|do you have)",
  },
];

const meaning = `:10 what does {subj} mean | :8 what is {subj} | :3 what's {subj} | :3 what does {subj} stand for | :2 explain {subj} | :1 what is the meaning of {subj} | :1 define {subj} | :1 what does {subj} refer to | :1 tell me (about|what {subj} means|what {subj} is) |
  :1 i don't know what {subj} is | :0.5 describe {subj} | :0.5 can you (explain|tell me what) {subj} [means|is|] | :0.5 please explain {subj} | :0.5 what is meant by {subj} | :0.5 i'd like to know what {subj} (means|is) | :0.4 could you tell me what {subj} (means|stands for) | :0.3 {subj} | :0.3 who is {subj}`;

export const codeSlots: readonly Slot[] = codes.map(
  (code): Slot => ({
    name: `${code.name}-code`,
    topics: [`code-${code.name}`],
    share: 0.92,
    moves: 6,
    variants: [
      variantOf("one", 12, { code: code.source }, equal(code.column, param("code"))),
      ...(code.bare === undefined
        ? []
        : [variantOf("bare", 3, { code: code.bare }, equal(code.column, param("code")))]),
      {
        name: "two",
        weight: 1,
        params: { first: code.source, second: code.source },
        texts: { code: "{first} and {second}" },
        conditions: [eitherOf(code.column)],
      },
    ],
  }),
);

export const codePhrases: readonly SlotPhrase[] = codes.flatMap((code): SlotPhrase[] => [
  ...["one", "two"].map((variant) => ({
    covers: [`${code.name}-code:${variant}`],
    subj: `(${code.said})`,
    bare: `(${code.said})`,
  })),
  { covers: [`${code.name}-code:bare`], subj: "{code}", bare: "{code}" },
]);

export const codeTargets: readonly Target[] = codes.flatMap((code): Target[] => {
  const topic = `code-${code.name}`;
  const base = { topic, select: code.select };
  return [
    { ...base, name: topic, weight: 12, moves: 5, needs: [`${code.name}-code`], ask: meaning },
    ...(code.all === undefined
      ? []
      : [
          {
            ...base,
            name: `${topic}-all`,
            weight: 1,
            moves: 0,
            never: [`${code.name}-code`],
            ask: code.all,
          },
        ]),
  ];
});

export const codeTopics: readonly (readonly [string, number])[] = codes.map((code) => [
  `code-${code.name}`,
  code.weight,
]);

/** Questions about one kind of aircraft, or about all of them. */
export const craftSlots: readonly Slot[] = [
  {
    name: "craft",
    topics: ["craft"],
    share: 1,
    moves: 5,
    variants: [
      variantOf(
        "code",
        5,
        { plane: "aircraftCodes" },
        equal("aircraft.aircraft_code", param("plane")),
      ),
      variantOf("type", 3, { plane: "basicTypes" }, equal("aircraft.basic_type", param("plane"))),
      variantOf(
        "boeing",
        3,
        { plane: "boeings" },
        equal("aircraft.manufacturer", "BOEING"),
        equal("aircraft.basic_type", param("plane")),
      ),
      variantOf(
        "airline",
        5,
        { plane: "airlines" },
        inside(
          "aircraft.aircraft_code",
          "equipment_sequence.aircraft_code",
          inside(
            "equipment_sequence.aircraft_code_sequence",
            "flight.aircraft_code_sequence",
            equal("flight.airline_code", param("plane")),
          ),
        ),
      ),
      variant("largest", 2, extreme("aircraft.capacity", "MAX")),
      variant("smallest", 1, extreme("aircraft.capacity", "MIN")),
    ],
  },
];

const carries =
  "(capacity|seating capacity|passenger capacity|number of seats|capacities|seating capacities)";

export const craftPhrases: readonly SlotPhrase[] = [
  ...["code", "type", "boeing"].map(
    (name): SlotPhrase => ({
      covers: [`craft:${name}`],
      post: `:4 what is the ${carries} (of|on|for) (a|the) {plane} | :4 how many (people|passengers|seats|persons) (can|will|does) (a|the) {plane} (hold|carry|seat|have|take) | :2 how many (people|passengers) fit (on|in) a {plane} | :1 what is the ${carries} of {plane} | :1 how many seats (are there on|are in) a {plane} | :1 how many seats does a {plane} have | :1 how big is (a|the) {plane} | :1 how many passengers can fly on a {plane} | :1 tell me about the {plane} | :1 what kind of (plane|aircraft) is (a|the) {plane} | :0.5 {plane} capacity`,
      bare: "a {plane} | the {plane}",
    }),
  ),
  {
    covers: ["craft:airline"],
    post: `:4 what (planes|aircraft|airplanes|types of planes|kinds of planes|types of aircraft|kind of planes|type of planes) does {plane} (use|fly|have|operate) | :2 what (planes|aircraft|kinds of planes|types of aircraft) are (used|flown) by {plane} | :1 what are the ${carries} of planes (used|flown) by {plane} | :1 {showme} the ${carries} of [all] {plane} (planes|aircraft) | :1 {showme} [the|all] (types of|) (aircraft|planes) (used|flown) by {plane} | :1 what is the ${carries} of {plane} (planes|aircraft|airplanes)`,
    bare: "{plane}",
  },
  {
    covers: ["craft:largest"],
    post: ":3 what (aircraft|plane|airplane|type of aircraft) has the (largest|greatest|most|highest) (seating capacity|capacity|seats) | :2 what is the (largest|biggest) (plane|aircraft|airplane) | :1 which (plane|aircraft) (holds|carries|seats) the most (passengers|people) | :1 what is the aircraft [type] with the (largest|greatest) [seating] capacity",
    bare: "the (largest|biggest) (one|plane|aircraft)",
  },
  {
    covers: ["craft:smallest"],
    post: ":2 what (aircraft|plane|airplane) has the (smallest|lowest) (seating capacity|capacity) | :2 what is the smallest (plane|aircraft|airplane) | :1 which (plane|aircraft) (holds|carries|seats) the fewest (passengers|people)",
    bare: "the smallest (one|plane|aircraft)",
  },
];

export const craftTargets: readonly Target[] = [
  {
    name: "craft",
    topic: "craft",
    weight: 1,
    moves: 1,
    select: ["aircraft.aircraft_code"],
    needs: ["craft"],
    ask: "{post}",
  },
];
