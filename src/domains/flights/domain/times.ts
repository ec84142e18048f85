// When flights leave and arrive, as constraints: parts of the day, clock times, days of the week, dates.
import {
  anyOf,
  between,
  compare,
  equal,
  inside,
  param,
  variant,
  variantOf,
} from "../../../generator/declare.ts";
import type { Condition, Slot, Variant } from "../../../generator/domain.ts";
import { onDayOf } from "./conditions.ts";
import { otherDays, otherTimes } from "./negations.ts";
import { windows } from "./time-words.ts";

function windowVariants(column: string): Variant[] {
  return windows.map(([name, low, high, weight]) =>
    variant(name, weight, between(column, low, high)),
  );
}

function clockVariants(column: string, arriving: boolean): Variant[] {
  const time = (op: "=" | "<" | "<=" | ">" | ">="): readonly Condition[] => [
    compare(column, op, param("time")),
  ];
  const one = { time: "time" };
  return [
    variantOf("before", arriving ? 24 : 14, one, ...time("<")),
    variantOf("after", arriving ? 9 : 30, one, ...time(">")),
    variantOf("at", arriving ? 8 : 9, one, ...time("=")),
    variantOf("by", arriving ? 10 : 0.5, one, ...time("<=")),
    variantOf("until", 5, one, ...time("<=")),
    variantOf("since", arriving ? 3 : 8, one, ...time(">=")),
    variantOf(
      "around",
      arriving ? 12 : 11,
      one,
      between(column, param("time.low"), param("time.high")),
    ),
    {
      name: "between",
      weight: arriving ? 8 : 8,
      params: { low: "time", high: "time" },
      ordered: ["low", "high"],
      conditions: [between(column, param("low"), param("high"))],
    },
    {
      // Two comparisons, as they are said.
      name: "within",
      weight: 3,
      params: { low: "time", high: "time" },
      ordered: ["low", "high"],
      conditions: [compare(column, ">", param("low")), compare(column, "<", param("high"))],
    },
    {
      // Not in between: "before 9 or after 6".
      name: "outside",
      weight: 3,
      params: { low: "time", high: "time" },
      ordered: ["low", "high"],
      conditions: [anyOf(compare(column, "<", param("low")), compare(column, ">", param("high")))],
    },
  ];
}

const onDate = (column: string, date = "date"): Condition =>
  inside(column, "days.days_code", inside("days.day_name", "date_day.day_name", ...onDayOf(date)));

const onDayName = (column: string): Condition =>
  inside(column, "days.days_code", equal("days.day_name", param("name")));

const wordsAfter = new Map(windows.map(([name, , , , , after]) => [name, after]));

type Part = readonly [string, number, number];
const morning: Part = ["morning", 0, 1200];
const afternoon: Part = ["afternoon", 1200, 1800];
const evening: Part = ["evening", 1800, 2200];

/** "in the afternoon or evening". */
export const eitherWindow: readonly (readonly [Part, Part])[] = [
  [morning, afternoon],
  [afternoon, evening],
  [morning, evening],
];

/** "wednesday evening or thursday morning". */
export const spans: readonly (readonly [Part, Part])[] = [
  [evening, morning],
  [afternoon, morning],
  [morning, afternoon],
  [
    ["late evening", 2000, 2200],
    ["early morning", 0, 800],
  ],
];

export const spanName = ([first, second]: readonly [Part, Part]): string =>
  `${first[0]}-${second[0]}`.replaceAll(" ", "-");

/** A fare, where there is one in the query, must hold on that day too. */
const fareTables = ["fare", "fare_basis", "flight_fare"];

export const timeSlots: readonly Slot[] = [
  {
    name: "date",
    called: ":4 day | :3 date",
    topics: ["flight"],
    share: 0.38,
    moves: 14,
    excludes: ["span"],
    dropped: `(on|) any day | (the day|the date) (doesn't matter|does not matter|is not important|is flexible) | i don't (care|mind) (about the date|what day|which day) [it is] | any (day|date) is (fine|okay) | any (day|date) will do | on any day of the week | i can (leave|fly|go|travel) [on] any day | (forget|never mind|drop|forget about) the (date|day) |
      whatever day | for any day | i'm flexible (on|about) the (day|date) | it doesn't have to be (that day|on that day) | (it can be|make it) any day | regardless of the (day|date) | (no|without a) particular (day|date)`,
    variants: [
      {
        name: "day",
        weight: 84,
        params: { date: "date" },
        conditions: [onDate("flight.flight_days")],
        dropped:
          "it (doesn't|does not) have to be {date.on} | not (just|only|necessarily) {date.on}",
        extra: { tables: fareTables, conditions: [onDate("fare_basis.basis_days")] },
      },
      {
        name: "weekday",
        weight: 11,
        params: { name: "dayNames" },
        conditions: [onDayName("flight.flight_days")],
        extra: { tables: fareTables, conditions: [onDayName("fare_basis.basis_days")] },
      },
      {
        name: "either",
        weight: 3,
        widens: "day",
        params: { first: "date", second: "date" },
        texts: { date: "{first} or {second}", "date.on": "{first.on} or {second.on}" },
        conditions: [
          anyOf(onDate("flight.flight_days", "first"), onDate("flight.flight_days", "second")),
        ],
      },
      variantOf(
        "weekend",
        3,
        { days: "weekend" },
        anyOf(
          onDate("flight.flight_days", "days.first"),
          onDate("flight.flight_days", "days.second"),
        ),
      ),
      variant(
        "weekdays",
        0.5,
        ...["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"].map((name) =>
          inside("flight.flight_days", "days.days_code", equal("days.day_name", name)),
        ),
      ),
      ...otherDays,
      variant("daily", 4, equal("flight.flight_days", "DAILY")),
    ],
  },
  {
    name: "span",
    topics: ["flight"],
    share: 0.004,
    moves: 0.4,
    excludes: ["date", "depart"],
    variants: spans.map(
      (both): Variant =>
        variantOf(
          spanName(both),
          1,
          { first: "date", second: "date" },
          {
            kind: "any",
            of: both.map(([, low, high], i) => [
              onDate("flight.flight_days", i === 0 ? "first" : "second"),
              between("flight.departure_time", low, high),
            ]),
          },
        ),
    ),
  },
  {
    name: "depart",
    called: ":3 time | :2 departure time",
    topics: ["flight"],
    share: 0.23,
    moves: 14,
    excludes: ["span"],
    dropped: `(at|) any time | any time of [the] day | the time (doesn't matter|does not matter|is not important|is flexible) | i don't (care|mind) (about the time|what time|when it leaves|what time it leaves) | any time is (fine|okay) | any time will do | (forget|never mind|drop|forget about) the time | (leaving|departing) [at] any time | whatever time |
      at any time of the day | (don't worry about|never mind|it doesn't matter|i don't mind) when it (leaves|departs|takes off) | i can (leave|fly|go) [at] any time | i'm flexible (on|about) the time | all day | (at|) any hour | regardless of the time | no particular time | the departure time (doesn't matter|is not important)`,
    variants: [
      ...windowVariants("flight.departure_time").map((one) => ({
        ...one,
        dropped: `it (doesn't|does not) have to be (${wordsAfter.get(one.name)}) | not (just|only|necessarily) (${wordsAfter.get(one.name)})`,
      })),
      ...eitherWindow.map(
        ([first, second]): Variant =>
          variant(
            `${first[0]}-or-${second[0]}`,
            0.5,
            anyOf(
              between("flight.departure_time", first[1], first[2]),
              between("flight.departure_time", second[1], second[2]),
            ),
          ),
      ),
      variant("early", 2.5, between("flight.departure_time", 0, 1000)),
      variant("late", 1.7, between("flight.departure_time", 2000, 2400)),
      ...otherTimes,
      ...clockVariants("flight.departure_time", false),
    ],
  },
  {
    name: "arrive",
    called: "arrival time",
    topics: ["flight"],
    share: 0.06,
    moves: 7,
    dropped: `arriving [at] any time | the arrival time (doesn't matter|does not matter|is not important) | i don't (care|mind) (when|what time) (it arrives|i arrive|i get there) | arriving whenever | (forget|never mind|drop|forget about) the arrival time | any arrival time [is fine] | i can (arrive|get there) [at] any time |
      (don't worry about|never mind|it doesn't matter|forget) (when|what time) it (arrives|gets there|gets in|lands) | whenever it (gets there|lands|gets in) | it (can|may) (arrive|get there|land) [at] any time | whenever it arrives is fine`,
    variants: [
      ...windowVariants("flight.arrival_time").map((one) => ({ ...one, weight: one.weight / 5 })),
      variant("early", 0.5, between("flight.arrival_time", 0, 1000)),
      variant("late", 0.6, between("flight.arrival_time", 2000, 2400)),
      ...clockVariants("flight.arrival_time", true),
    ],
  },
];
