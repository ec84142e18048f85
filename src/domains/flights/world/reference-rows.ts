// Rows of the small relations that do not depend on the seed: places, calendars, codes and their meaning.
import { monthWords } from "../../../text/counted-words.ts";
import { aircraft } from "./aircraft.ts";
import { airlines, commuterAirlines } from "./airlines.ts";
import { daily, dayNames, daysCode } from "./clock.ts";
import { classesOfService, fareBases, restrictions } from "./fare-rules.ts";
import { type Airport, airportServices, cities, countryOf, hoursFromGmt } from "./geography.ts";
import { states } from "./states.ts";
import type { TableName } from "./tables.ts";

export type WorldCell = string | number | null;
export type WorldRows = readonly (readonly WorldCell[])[];

const firstYear = 1990;
const lastYear = 2040;

const monthNames = monthWords.map((name) => name.toUpperCase());

export function referenceRows(airports: readonly Airport[]) {
  const open = new Set(airports.map((airport) => airport.code));
  return {
    state: states,
    time_zone: timeZones(),
    city: cities.map(({ code, name, state, zone }) => [code, name, state, countryOf(state), zone]),
    airport: airports.map(({ code, name, location, state, zone, connect }) => {
      return [code, name, location, state, countryOf(state), zone, connect];
    }),
    airport_service: airportServices
      .filter((service) => open.has(service.airport))
      .map(({ city, airport, miles, direction, minutes }) => {
        return [city, airport, miles, direction, minutes];
      }),
    airline: [
      ...airlines.map(({ code, name, note }) => [code, name, note]),
      ...commuterAirlines.map(([code, name]) => [code, name, "COMMUTER AIRLINE"]),
    ],
    dual_carrier: airlines.flatMap(({ code, partner }) =>
      partner === undefined
        ? []
        : [[code, partner.lowNumber, partner.highNumber, partner.code, partner.service]],
    ),
    aircraft: aircraft.map(({ wideBody, code, description, manufacturer, basicType, ...type }) => {
      const { engines, propulsion, wingSpan, length, weight, capacity, payLoad, speed, range } =
        type;
      const kind = [code, description, manufacturer, basicType, engines, propulsion, yes(wideBody)];
      const figures = [wingSpan, length, weight, capacity, payLoad, speed, range];
      return [...kind, ...figures, yes(code !== "SH6")];
    }),
    days: daysRows(),
    month: monthNames.map((name, index) => [index + 1, name]),
    date_day: calendar(),
    time_interval: timeIntervals,
    code_description: codeDescriptions,
    class_of_service: classesOfService,
    compartment_class: compartmentClasses,
    restriction: restrictions.map((rule) => [
      rule.code,
      rule.advancePurchase,
      rule.stopovers,
      rule.saturdayStay,
      rule.minimumStay,
      rule.maximumStay,
      rule.application,
      rule.noDiscounts,
    ]),
    fare_basis: fareBases.map((basis) => [
      basis.code,
      basis.bookingClass,
      basis.classType,
      yes(basis.premium),
      yes(basis.economy),
      yes(basis.discounted),
      yes(basis.night),
      basis.season,
      basis.days,
    ]),
  } satisfies Partial<Record<TableName, WorldRows>>;
}

const timeIntervals: WorldRows = [
  ["MORNING", 0, 1200],
  ["EARLY MORNING", 0, 800],
  ["MID MORNING", 800, 1000],
  ["LATE MORNING", 1000, 1200],
  ["MIDDAY", 1100, 1300],
  ["AFTERNOON", 1200, 1800],
  ["EARLY AFTERNOON", 1200, 1400],
  ["LATE AFTERNOON", 1600, 1800],
  ["EVENING", 1800, 2200],
  ["EARLY EVENING", 1700, 2000],
  ["LATE EVENING", 2000, 2200],
  ["NIGHT", 1800, 2400],
];

const compartmentClasses: WorldRows = [
  ["F/C/Y", "FIRST"],
  ["F/C/Y", "BUSINESS"],
  ["F/C/Y", "COACH"],
  ["F/C/Y", "THRIFT"],
  ["F/C", "FIRST"],
  ["F/C", "BUSINESS"],
  ["Y", "COACH"],
  ["Y", "THRIFT"],
];

const codeDescriptions: WorldRows = [
  ["MO", "MONDAY"],
  ["TU", "TUESDAY"],
  ["WE", "WEDNESDAY"],
  ["TH", "THURSDAY"],
  ["FR", "FRIDAY"],
  ["SA", "SATURDAY"],
  ["SU", "SUNDAY"],
  ["X", "EXCEPT; THE DIGITS AFTER IT ARE DAYS ON WHICH THE FLIGHT IS NOT FLOWN, 1 BEING MONDAY"],
  ["B", "BREAKFAST"],
  ["L", "LUNCH"],
  ["D", "DINNER"],
  ["S", "SNACK; ALSO SOUTH"],
  ["*", "A MEAL IN FIRST AND BUSINESS CLASS, A SNACK IN COACH"],
  ["/", "CHANGE OF PLANE"],
  ["N", "NORTH; ALSO NIGHT"],
  ["NE", "NORTHEAST"],
  ["E", "EAST"],
  ["SE", "SOUTHEAST"],
  ["SW", "SOUTHWEST"],
  ["W", "WEST; ALSO WEEKEND"],
  ["NW", "NORTHWEST"],
  ["F/Y", "FIRST CLASS AND COACH COMPARTMENTS"],
  ["F/C", "FIRST AND BUSINESS CLASS COMPARTMENTS"],
  ["AP", "ADVANCE PURCHASE"],
  ["GMT", "GREENWICH MEAN TIME"],
  ["EST", "EASTERN STANDARD TIME"],
  ["CST", "CENTRAL STANDARD TIME"],
  ["MST", "MOUNTAIN STANDARD TIME"],
  ["PST", "PACIFIC STANDARD TIME"],
];

function timeZones(): WorldRows {
  const names = { EST: "EASTERN", CST: "CENTRAL", MST: "MOUNTAIN", PST: "PACIFIC" } as const;
  return (["EST", "CST", "MST", "PST"] as const).map((code) => [
    code,
    `${names[code]} STANDARD TIME`,
    hoursFromGmt[code],
  ]);
}

/** Every set of days has its code, flown or not. */
function daysRows(): WorldRows {
  const rows: [string, string][] = [];
  for (let mask = 1; mask <= daily; mask++) {
    dayNames.forEach((name, day) => {
      if ((mask >> day) & 1) rows.push([daysCode(mask), name]);
    });
  }
  return rows;
}

function calendar(): WorldRows {
  const rows: [number, number, number, string][] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let time = Date.UTC(firstYear, 0, 1); time < end; time += 86_400_000) {
    const day = new Date(time);
    // JavaScript's week begins on Sunday, the timetable's on Monday.
    const name = dayNames[(day.getUTCDay() + 6) % 7]!;
    rows.push([day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCFullYear(), name]);
  }
  return rows;
}

function yes(value: boolean): "YES" | "NO" {
  return value ? "YES" : "NO";
}
