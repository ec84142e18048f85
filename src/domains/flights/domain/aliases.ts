// How people name what the flights database holds: the types of its columns, its dictionary with
// aliases, its calendar. The plain facts come from the world's own tables; the rest is how one talks.
import { generalBareHours, generalPartsOfDay } from "../../../dates/calendar.ts";
import type { DomainWords } from "../../../entities/domain-words.ts";
import { codeForms, nameForms } from "../../../entities/forms.ts";
import type { EntityEntry, EntityForm } from "../../../entities/lexicon.ts";
import type { ColumnTypes } from "../../../entities/placeholder.ts";
import { wordList } from "../../../word-list.ts";
import { aircraft } from "../world/aircraft.ts";
import { airlines, commuterAirlines } from "../world/airlines.ts";
import { classesOfService, fareBases, restrictions } from "../world/fare-rules.ts";
import { airportServices, airports, cities } from "../world/geography.ts";
import { states } from "../world/states.ts";
import { spokenPlurals, typedMeals, vehicle } from "./everyday-names.ts";
import { airlineNames, airportNames, airportsLedTo, cityNames } from "./place-names.ts";
import { typeRules } from "./type-rules.ts";

const flightTypes: ColumnTypes = new Map([
  ["city.city_name", "CITY"],
  ["state.state_name", "STATE"],
  ["airline.airline_code", "AIRLINE"],
  ["flight.airline_code", "AIRLINE"],
  ["fare.fare_airline", "AIRLINE"],
  ["dual_carrier.main_airline", "AIRLINE"],
  ["dual_carrier.dual_airline", "AIRLINE"],
  ["flight_leg.airline_code", "AIRLINE"],
  ["airport.airport_code", "AIRPORT"],
  ["flight.from_airport", "AIRPORT"],
  ["flight.to_airport", "AIRPORT"],
  ["fare.from_airport", "AIRPORT"],
  ["fare.to_airport", "AIRPORT"],
  ["flight_stop.stop_airport", "AIRPORT"],
  ["ground_service.airport_code", "AIRPORT"],
  ["airport_service.airport_code", "AIRPORT"],
  ["aircraft.aircraft_code", "AIRCRAFT"],
  ["equipment_sequence.aircraft_code", "AIRCRAFT"],
  ["aircraft.basic_type", "AIRCRAFT_TYPE"],
  ["aircraft.manufacturer", "MANUFACTURER"],
  // One type for both: people do not tell the code of a fare from the letter of its class.
  ["fare.fare_basis_code", "FARE_CODE"],
  ["fare_basis.fare_basis_code", "FARE_CODE"],
  ["fare_basis.booking_class", "FARE_CODE"],
  ["class_of_service.booking_class", "FARE_CODE"],
  ["fare_basis.class_type", "CLASS"],
  ["compartment_class.class_type", "CLASS"],
  ["restriction.restriction_code", "RESTRICTION"],
  ["fare.restriction_code", "RESTRICTION"],
  ["food_service.meal_description", "MEAL"],
  ["food_service.meal_code", "MEAL_CODE"],
  ["flight.meal_code", "MEAL_CODE"],
  ["ground_service.transport_type", "TRANSPORT"],
  ["ground_service.ground_fare", "NUMBER"],
  ["flight.flight_number", "NUMBER"],
  ["flight.stops", "NUMBER"],
  ["flight.connections", "NUMBER"],
  ["flight.time_elapsed", "NUMBER"],
  ["fare.one_direction_cost", "NUMBER"],
  ["fare.round_trip_cost", "NUMBER"],
  ["aircraft.capacity", "NUMBER"],
  ["aircraft.engines", "NUMBER"],
  ["airport_service.miles_distant", "NUMBER"],
  ["airport_service.minutes_distant", "NUMBER"],
  ["flight.departure_time", "TIME"],
  ["flight.arrival_time", "TIME"],
  ["flight_stop.arrival_time", "TIME"],
  ["flight_stop.departure_time", "TIME"],
  ["days.day_name", "DAYNAME"],
  ["date_day.day_name", "DAYNAME"],
  ["date_day.year", "YEAR"],
  ["date_day.month_number", "MONTH"],
  ["date_day.day_number", "DAY"],
]);

export const flightsWords: DomainWords = {
  types: flightTypes,
  numberType: "NUMBER",
  calendar: {
    date: { kind: "parts", year: "YEAR", month: "MONTH", day: "DAY" },
    time: { kind: "hhmm", type: "TIME" },
    dayName: { type: "DAYNAME", column: "days.day_name" },
    weeklyNouns: ["flights", "departures", "fares", "ones"],
    timedNouns: ["flight", "flights", "plane", "departure", "departures"],
    countedNouns:
      "stop stops stopover stopovers connection connections passenger passengers seat seats engine engines flight flights ticket tickets meal meals airline airlines airport airports cities plane planes fare fares aircraft leg legs".split(
        " ",
      ),
    numberedNouns: ["flight", "flights", "boeing", "airbus"],
    partsOfDay: [
      ...generalPartsOfDay,
      { words: "early", from: 0, to: 1000 },
      { words: "late", from: 2000, to: 2400 },
    ],
    aroundMinutes: 30,
    bareHours: generalBareHours,
  },
  lexicon: {
    entries: [
      ...cityEntries(),
      ...stateEntries(),
      ...airportEntries(),
      ...airlineEntries(),
      ...aircraftEntries(),
      ...fareEntries(),
      ...serviceEntries(),
    ],
    rules: typeRules,
    knownWords: [],
  },
  spellings: {
    "non stop": "nonstop",
    "non stops": "nonstop",
    nonstops: "nonstop",
    "stop over": "stopover",
    "stop overs": "stopovers",
    "lay over": "layover",
    roundtrip: "round trip",
    oneway: "one way",
    "both ways": "round trip",
    "there and back": "round trip",
    "air fare": "airfare",
    "air fares": "airfares",
    "air plane": "airplane",
    "air planes": "airplanes",
    "air craft": "aircraft",
    "air line": "airline",
    "air lines": "airlines",
    "air port": "airport",
    "week day": "weekday",
    "week days": "weekdays",
    "turbo prop": "turboprop",
    cheapst: "cheapest",
    arival: "arrival",
    transportaion: "transportation",
  },
};

function entry(
  type: string,
  column: string,
  value: string,
  forms: readonly EntityForm[],
): EntityEntry {
  return { type, column, value, forms };
}

function cityEntries(): EntityEntry[] {
  const stateNames = new Map(states.map(([code, name]) => [code, name]));
  return cities.map(({ name, state }) => ({
    ...entry("CITY", "city.city_name", name, [...nameForms(name), ...(cityNames[name] ?? [])]),
    partOf: [stateNames.get(state) ?? ""],
  }));
}

function stateEntries(): EntityEntry[] {
  return states
    .filter(([code]) => code !== "DC")
    .map(([, name]) => entry("STATE", "state.state_name", name, nameForms(name)));
}

/** "boston airport" is the airport that serves Boston alone, or its largest. */
function airportEntries(): EntityEntry[] {
  return airports.map(({ code, name }) => {
    const spoken = nameForms(name.replace(/INTL\.?$/, "INTERNATIONAL"));
    const plain = spoken.map((form) => form.replace(/ international?s?$/, ""));
    const named = [...spoken, ...(airportNames[code] ?? [])].flatMap((form) => [
      form,
      `${form} airport`,
    ]);
    const own = cities
      .filter((city) => mainAirport(city.code) === code)
      .flatMap((city) => nameForms(city.name))
      .flatMap((city) =>
        ["airport", "international airport", "'s airport"].map((suffix) => ({
          text: `${city} ${suffix}`,
          within: true,
        })),
      );
    const short = plain.filter((form) => !isCity(form)).flatMap((form) => [`${form} airport`]);
    return entry("AIRPORT", "airport.airport_code", code, [
      ...codeForms(code),
      ...codeForms(code).map((form) => `${form} airport`),
      ...named,
      ...short,
      ...own,
      ...(airportsLedTo[code] ?? []),
    ]);
  });
}

function isCity(form: string): boolean {
  return cities.some(({ name }) => name.toLowerCase() === form);
}

function mainAirport(cityCode: string): string | undefined {
  const serving = airportServices.filter((service) => service.city === cityCode);
  const size = (code: string) => airports.find((airport) => airport.code === code)?.size ?? 0;
  return serving.sort((a, b) => size(b.airport) - size(a.airport))[0]?.airport;
}

function airlineEntries(): EntityEntry[] {
  const all = [
    ...airlines.map(({ code, name }) => ({ code, name })),
    ...commuterAirlines.map(([code, name]) => ({ code, name })),
  ];
  const codes = new Set([...all.map(({ code }) => code), ...Object.keys(airlineNames)]);
  return [...codes].map((code) => {
    const name = all.find((airline) => airline.code === code)?.name.replace(/, INC\.$/, "") ?? "";
    const commuter = commuterAirlines.some(([other]) => other === code);
    return entry("AIRLINE", "flight.airline_code", code, [
      // Nobody speaks of commuter airlines by their code, and QX is a fare too.
      commuter ? { text: code.toLowerCase(), before: ["airline", "carrier"] } : code.toLowerCase(),
      ...nameForms(name),
      ...(airlineNames[code] ?? []),
    ]);
  });
}

function aircraftEntries(): EntityEntry[] {
  const types = [...new Set(aircraft.map(({ basicType }) => basicType))];
  const makers = [...new Set(aircraft.map(({ manufacturer }) => manufacturer))];
  const plural = (form: string) => [form, `${form}s`];
  return [
    ...types.map((type) =>
      entry("AIRCRAFT_TYPE", "aircraft.basic_type", type, [
        ...codeForms(type).flatMap(plural),
        ...(spokenPlurals[type] ?? []),
      ]),
    ),
    ...aircraft
      .filter(({ code }) => !types.includes(code))
      .map(({ code }) =>
        entry("AIRCRAFT", "aircraft.aircraft_code", code, codeForms(code).flatMap(plural)),
      ),
    ...makers.map((maker) =>
      entry("MANUFACTURER", "aircraft.manufacturer", maker, nameForms(maker)),
    ),
  ];
}

function fareEntries(): EntityEntry[] {
  const codes = new Set([
    ...fareBases.map(({ code }) => code),
    ...classesOfService.map(([code]) => code),
  ]);
  return [
    ...[...codes].map((code) =>
      entry("FARE_CODE", "fare_basis.fare_basis_code", code, [
        code.toLowerCase(),
        ...(code.length === 2 ? [[...code.toLowerCase()].join(" ")] : []),
      ]),
    ),
    ...restrictions.map(({ code }) =>
      entry("RESTRICTION", "restriction.restriction_code", code, codeForms(code)),
    ),
    entry("CLASS", "fare_basis.class_type", "FIRST", [
      "first class",
      "1st class",
      "firstclass",
      "first cls",
    ]),
    entry("CLASS", "fare_basis.class_type", "BUSINESS", [
      "business class",
      "business",
      "business fare",
      "business cls",
      "biz",
      "biz class",
      "biz cls",
      "bus class",
    ]),
    entry("CLASS", "fare_basis.class_type", "COACH", ["coach", "coach class", "coach cls"]),
    entry("CLASS", "fare_basis.class_type", "THRIFT", ["thrift", "thrift class"]),
  ];
}

function serviceEntries(): EntityEntry[] {
  const meals = ["BREAKFAST", "LUNCH", "DINNER", "SNACK"];
  const mealCodes = ["B", "L", "D", "S", "S/", "SD", "LS", "BS", "D/S", "SD/D", "B/S", "L/S", "BB"];
  const transport = (value: string, forms: string, ...others: readonly EntityForm[]) =>
    entry("TRANSPORT", "ground_service.transport_type", value, [...forms.split(", "), ...others]);
  return [
    ...meals.map((meal) =>
      entry("MEAL", "food_service.meal_description", meal, [
        ...nameForms(meal),
        ...(typedMeals[meal] ?? []),
      ]),
    ),
    ...mealCodes.map((code) =>
      entry("MEAL_CODE", "food_service.meal_code", code, [
        { text: code.toLowerCase(), before: ["code", "meal", "codes", "abbreviation"] },
      ]),
    ),
    transport(
      "TAXI",
      "taxi, taxis, taxi cab, taxi cabs, taxicab, taxicabs, cab, cabs, taxi service",
    ),
    transport(
      "LIMOUSINE",
      "limousine, limousines, limo, limos, limousine service, limousine services, limo service, limo services",
    ),
    transport(
      "RENTAL CAR",
      "rental car, rental cars, car rental, car rentals, rent a car, rent cars, rented car, auto rental, rental automobile, hire car, rent - a - car, renting a car, rental of a car, cars for rent, car to rent, cars to rent, rent a car there",
      { text: "rental", unlessAfter: wordList("car cars service agreement agency automobile") },
    ),
    transport("AIR TAXI OPERATION", "air taxi operation, air taxi operations, air taxi, air taxis"),
    transport(
      "RAPID TRANSIT",
      "rapid transit, rapid transit system, subway, public transit, mass transit, transit, metro, light rail, train service",
      ...["bus", "buses", "train", "trains"].map(vehicle),
    ),
  ];
}
