// What people do not want: "not on delta", "without a meal", "any day but sunday", "not through chicago".
// Taking a wish back ("it doesn't have to be delta") is something else: see `dropped` of each slot.
import {
  compare,
  equal,
  inside,
  outside,
  param,
  variant,
  variantOf,
} from "../../../generator/declare.ts";
import type { Slot, SlotPhrase, Variant } from "../../../generator/domain.ts";
import { inCity, onDayOf, onStop } from "./conditions.ts";
import { windows } from "./time-words.ts";

const unlike = (name: string) => compare("flight.airline_code", "!=", param(name));

export const otherAirlines: readonly Variant[] = [
  {
    name: "not",
    weight: 5.5,
    again: true,
    params: { airline: "airlines" },
    conditions: [unlike("airline")],
  },
  {
    name: "neither",
    weight: 2.5,
    params: { first: "airlines", second: "airlines" },
    texts: { airline: "{first} (or|or|and) {second}" },
    conditions: [unlike("first"), unlike("second")],
  },
];

export const noMeal: Variant = variant("none", 4, {
  kind: "known",
  column: "flight.meal_code",
  negated: true,
});

/** Flights that stop: anywhere, or at all. */
export const stopping: readonly Variant[] = [
  variant("anywhere", 5, onStop()),
  variant("not-nonstop", 2.5, compare("flight.stops", ">", 0)),
];

/** Parts of the day that people name to keep away from. */
const avoided = new Set(["morning", "early-morning", "afternoon", "evening", "night"]);
const avoidedWindows = windows.filter(([name]) => avoided.has(name));

export const otherTimes: readonly Variant[] = avoidedWindows.map(([name, low, high]) =>
  variant(`not-${name}`, name === "morning" ? 0.8 : 0.4, {
    kind: "between",
    column: "flight.departure_time",
    low,
    high,
    negated: true,
  } as const),
);

export const otherDays: readonly Variant[] = [
  {
    // On some other day: it may fly on that one too.
    name: "not-day",
    weight: 0.7,
    params: { date: "date" },
    conditions: [
      inside(
        "flight.flight_days",
        "days.days_code",
        outside("days.day_name", "date_day.day_name", ...onDayOf("date")),
      ),
    ],
  },
  variantOf(
    "not-weekday",
    0.6,
    { name: "dayNames" },
    outside("flight.flight_days", "days.days_code", equal("days.day_name", param("name"))),
  ),
];

/** Everywhere but there; said only where no destination is. */
export const elsewhereSlot: Slot = {
  name: "elsewhere",
  topics: ["flight"],
  share: 0.012,
  moves: 0.4,
  excludes: ["to", "touch", "legs"],
  variants: [
    variantOf(
      "city",
      1,
      { place: "cities" },
      outside(
        "flight.to_airport",
        "airport_service.airport_code",
        inside(
          "airport_service.city_code",
          "city.city_code",
          equal("city.city_name", param("place")),
        ),
      ),
    ),
  ],
};

export const avoidSlot: Slot = {
  name: "avoid",
  topics: ["flight"],
  share: 0.0015,
  moves: 1.6,
  excludes: ["via", "touch", "legs", "stops"],
  dropped:
    "it can stop there | a stop there is (fine|okay) | it may stop (anywhere|there) | it doesn't matter where it stops",
  variants: [
    variantOf(
      "city",
      1,
      { place: "cities" },
      outside("flight.flight_id", "flight_stop.flight_id", inCity("flight_stop.stop_airport")),
    ),
  ],
};

/** Of the airlines asked for, all but one: "which airlines besides delta". */
export const besidesSlot: Slot = {
  name: "besides",
  topics: ["flight"],
  share: 0.00002,
  moves: 0,
  excludes: ["airline"],
  variants: [variantOf("one", 1, { airline: "airlines" }, unlike("airline"))],
};

const but = "(but|except|besides|other than)";
const serve = "(+serve|+have|+offer|+include)";

const airlines: readonly SlotPhrase[] = ["not", "neither"].map((name) => ({
  covers: [`airline:${name}`],
  pre: ":0.3 non {airline}",
  post: `:4 not on {airline} | :2 but not [on] {airline} | :2 (besides|other than|except|except for|excluding|excluding) {airline} | :1 on (an airline|airlines|any airline|a carrier) other than {airline} | :1 on any airline ${but} {airline} | :1 that +are not [on] {airline} | :0.7 not (by|with|flown by|using) {airline} | :0.5 which +are not on {airline} | :0.5 without {airline} | :0.5 but no {airline} [flights]`,
  vp: ":3 +are not [on] {airline} | :2 +are on (other airlines than|another airline than|an airline other than) {airline} | :1 +don't (fly|use) {airline}",
  inf: `:3 fly [on] any airline ${but} {airline} | :2 avoid {airline} | :1 not fly [on] {airline} | :1 take any airline ${but} {airline}`,
  bare: `:2 nothing (on|with|from) {airline} | :3 (anything but|any airline ${but}|airlines other than|other airlines than|everything except|all airlines except) {airline} | :1 not {airline} | :1 no {airline} flights | :1 all but {airline}`,
}));

const neither: SlotPhrase = {
  covers: ["airline:neither"],
  weight: 2,
  post: "on neither {first} nor {second}",
  vp: "+are on neither {first} nor {second}",
  inf: "fly (on|with) neither {first} nor {second}",
  bare: "neither {first} nor {second}",
};

const service: readonly SlotPhrase[] = [
  {
    covers: ["meal:none"],
    post: `:4 without (a meal|meals|food) | :3 with no (meal|meals|food|meal service) | :2 that ${serve} no (meal|meals|food) | :2 that +don't (serve|have|offer) (a meal|meals|food|any food) | :1 which ${serve} no (meal|meals) | :1 not serving (a meal|meals|food) | :1 serving no (meal|meals) | :0.5 without [any] meal service`,
    vp: `:4 ${serve} no (meal|meals|food|meal service) | :4 +don't (serve|have|offer|include) (a meal|meals|food|any meals) | :1 +are without (a meal|meals)`,
    inf: "not have a meal | have no meal",
    bare: ":2 without (a meal|meals) | :1 with no (meal|meals) | :1 no (meal|meals|food)",
  },
  {
    covers: ["stops:anywhere"],
    post: ":3 with stops | :3 with stopovers | :3 that +stop | :2 that +make (a stop|stops) | :2 with (a stop|a stopover|a layover) | :1 that +have (a stop|stops|stopovers|layovers) | :1 which +stop | :1 with (some|any) (stops|stopovers) | :1 with layovers | :0.5 making (a stop|stops)",
    vp: ":4 +stop | :3 +make (a stop|stops|stopovers) | :2 +have (stops|a stop|stopovers|a stopover|layovers) | :1 +stop somewhere",
    inf: ":2 make a stop | :2 stop somewhere | :1 have a (stopover|layover) | :1 stop on the way",
    bare: ":2 flights that stop | :2 with stops | :1 with a (stop|stopover)",
  },
  {
    covers: ["stops:not-nonstop"],
    post: ":4 that +are not nonstop | :3 not nonstop | :2 which +are not nonstop | :1 but not nonstop | :1 (other than|except|excluding) nonstop [flights]",
    vp: "+are not nonstop",
    bare: ":2 not nonstop | :1 anything but nonstop",
  },
  {
    covers: ["avoid"],
    post: ":4 that +don't (stop in|go through|stop over in|connect in) {place} | :3 not (through|via|stopping in|going through) {place} | :2 without (stopping in|a stop in|a stopover in|a layover in|going through|stopping over in) {place} | :2 but not (through|via) {place} | :1 which +don't (stop in|go through) {place} | :1 avoiding {place} | :1 with no (stop|stopover|layover|stops) in {place} | :1 that +avoid {place}",
    vp: ":5 +don't (stop in|go through|stop over in|connect in) {place} | :1 +avoid {place} | :1 +have no (stop|stopover|layover) in {place}",
    inf: ":3 avoid {place} | :2 not (stop in|go through) {place}",
    bare: ":2 not through {place} | :1 not via {place} | :1 no (stop|stops|stopover) in {place}",
  },
  {
    covers: ["elsewhere"],
    post: ":3 except to {place} | :3 not to {place} | :2 (except|excluding) those to {place} | :2 to anywhere (but|except|other than) {place} | :1 to (any city|any other city) (but|except|besides|other than) {place} | :1 but not to {place} | :1 not going to {place} | :1 that +don't go to {place}",
    vp: "+don't (go to|fly to|arrive in) {place} | +go anywhere (but|except) {place}",
    inf: "(fly|go) anywhere (but|except|besides) {place}",
    bare: "anywhere but {place} | except to {place}",
  },
  {
    covers: ["besides"],
    post: "(besides|other than|except|not counting) {airline}",
    subj: "(besides|other than|except|excluding|except for|apart from) {airline}",
  },
];

const times: readonly SlotPhrase[] = [
  ...avoidedWindows.map(
    ([name, , , , before, after]): SlotPhrase => ({
      covers: [`depart:not-${name}`],
      post: `:4 not (${after}) | :2 but not (${after}) | :2 that +don't (leave|depart) (${after}) | :2 not (leaving|departing) (${after}) | :1 (except|except for) (${after})`,
      vp: `:3 +don't (leave|depart|fly) (${after}) | :2 +are not (${after})`,
      inf: `not (leave|fly|depart|travel) (${after})`,
      bare: `:2 not (${after}) | :1 (anything but|other than|all but) the ${before} [ones] | :1 nothing (${after})`,
    }),
  ),
  {
    covers: ["date:not-day"],
    post: ":4 [on] any day (but|except|other than|besides) {date} | :2 except {date.on} | :2 (on a day|on days|any day) other than {date} | :1 excluding {date}",
    inf: "(fly|leave|travel|go) [on] any day (but|except|other than|besides) {date}",
    vp: "+leave on (any day|a day) other than {date}",
    bare: "any day (but|except|other than|besides) {date}",
  },
  {
    covers: ["date:not-weekday"],
    post: ":4 not on {name}s | :3 that +don't (fly|run|leave|operate) on {name}s | :2 not on a {name} | :1 which +don't (fly|leave) on {name}s | :1 but not on {name}s | :1 that +don't leave on a {name}",
    vp: ":3 +don't (fly|leave|run|operate) on {name}s | :1 +are not on {name}s",
    inf: "not (fly|leave|travel) on a {name}",
    bare: "not on {name}s",
  },
];

export const negationPhrases: readonly SlotPhrase[] = [...airlines, neither, ...service, ...times];
