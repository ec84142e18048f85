// The 25 relations of the flights world, with the column names of ATIS, so that SQL written for
// ATIS runs unchanged. Keys and indexes are ours.

export type TableName = keyof typeof tables;

type TableShape = {
  /** "name" is text, "name int" an integer. */
  readonly columns: readonly string[];
  /** The primary key; columns of text keys are stored in its order. */
  readonly key?: readonly string[];
  /** column -> table(column), only where the target is unique. */
  readonly references?: Readonly<Record<string, string>>;
  readonly indexes?: readonly (readonly string[])[];
};

const list = (columns: string): string[] => columns.split(", ");

export const tables = {
  state: {
    columns: ["state_code", "state_name", "country_name"],
    key: ["state_code"],
  },
  time_zone: {
    columns: ["time_zone_code", "time_zone_name", "hours_from_gmt int"],
    key: ["time_zone_code"],
  },
  city: {
    columns: ["city_code", "city_name", "state_code", "country_name", "time_zone_code"],
    key: ["city_code"],
    references: { state_code: "state(state_code)", time_zone_code: "time_zone(time_zone_code)" },
    indexes: [["city_name", "city_code"]],
  },
  airport: {
    columns: list(
      "airport_code, airport_name, airport_location, state_code, country_name, time_zone_code, minimum_connect_time int",
    ),
    key: ["airport_code"],
    references: { state_code: "state(state_code)", time_zone_code: "time_zone(time_zone_code)" },
  },
  airport_service: {
    columns: ["city_code", "airport_code", "miles_distant int", "direction", "minutes_distant int"],
    key: ["city_code", "airport_code"],
    references: { city_code: "city(city_code)", airport_code: "airport(airport_code)" },
    indexes: [["airport_code", "city_code"]],
  },
  ground_service: {
    columns: ["city_code", "airport_code", "transport_type", "ground_fare int"],
    key: ["city_code", "airport_code", "transport_type"],
    references: { city_code: "city(city_code)", airport_code: "airport(airport_code)" },
  },
  airline: {
    columns: ["airline_code", "airline_name", "note"],
    key: ["airline_code"],
  },
  dual_carrier: {
    columns: list(
      "main_airline, low_flight_number int, high_flight_number int, dual_airline, service_name",
    ),
    references: { main_airline: "airline(airline_code)", dual_airline: "airline(airline_code)" },
  },
  aircraft: {
    columns: list(
      "aircraft_code, aircraft_description, manufacturer, basic_type, engines int, propulsion, wide_body, wing_span int, length int, weight int, capacity int, pay_load int, cruising_speed int, range_miles int, pressurized",
    ),
    key: ["aircraft_code"],
  },
  equipment_sequence: {
    columns: ["aircraft_code_sequence", "aircraft_code"],
    key: ["aircraft_code_sequence", "aircraft_code"],
    references: { aircraft_code: "aircraft(aircraft_code)" },
    indexes: [["aircraft_code", "aircraft_code_sequence"]],
  },
  days: {
    columns: ["days_code", "day_name"],
    key: ["days_code", "day_name"],
    indexes: [["day_name", "days_code"]],
  },
  month: {
    columns: ["month_number int", "month_name"],
    key: ["month_number"],
  },
  date_day: {
    columns: ["month_number int", "day_number int", "year int", "day_name"],
    key: ["year", "month_number", "day_number"],
    references: { month_number: "month(month_number)" },
  },
  time_interval: {
    columns: ["period", "begin_time int", "end_time int"],
    key: ["period"],
  },
  code_description: {
    columns: ["code", "description"],
    key: ["code"],
  },
  class_of_service: {
    columns: ["booking_class", "rank int", "class_description"],
    key: ["booking_class"],
  },
  compartment_class: {
    columns: ["compartment", "class_type"],
    key: ["compartment", "class_type"],
  },
  food_service: {
    columns: ["meal_code", "meal_number int", "compartment", "meal_description"],
    key: ["meal_code", "meal_number", "compartment"],
  },
  restriction: {
    columns: list(
      "restriction_code, advance_purchase int, stopovers, saturday_stay_required, minimum_stay int, maximum_stay int, application, no_discounts",
    ),
    key: ["restriction_code"],
  },
  fare_basis: {
    columns: list(
      "fare_basis_code, booking_class, class_type, premium, economy, discounted, night, season, basis_days",
    ),
    key: ["fare_basis_code"],
    references: { booking_class: "class_of_service(booking_class)" },
  },
  flight: {
    columns: list(
      "flight_id int, flight_days, from_airport, to_airport, departure_time int, arrival_time int, airline_flight, airline_code, flight_number int, aircraft_code_sequence, meal_code, stops int, connections int, dual_carrier, time_elapsed int",
    ),
    key: ["flight_id"],
    references: {
      from_airport: "airport(airport_code)",
      to_airport: "airport(airport_code)",
      airline_code: "airline(airline_code)",
    },
    indexes: [["from_airport", "to_airport"], ["to_airport"], ["airline_code", "flight_number"]],
  },
  flight_leg: {
    columns: ["flight_id int", "leg_number int", "leg_flight int"],
    key: ["flight_id", "leg_number"],
    references: { flight_id: "flight(flight_id)", leg_flight: "flight(flight_id)" },
    indexes: [["leg_flight"]],
  },
  flight_stop: {
    columns: list(
      "flight_id int, stop_number int, stop_days, stop_airport, arrival_time int, arrival_airline, arrival_flight_number int, departure_time int, departure_airline, departure_flight_number int, stop_time int",
    ),
    key: ["flight_id", "stop_number"],
    references: { flight_id: "flight(flight_id)", stop_airport: "airport(airport_code)" },
    indexes: [["stop_airport"]],
  },
  fare: {
    columns: list(
      "fare_id int, from_airport, to_airport, fare_basis_code, fare_airline, restriction_code, one_direction_cost int, round_trip_cost int, round_trip_required",
    ),
    key: ["fare_id"],
    references: {
      from_airport: "airport(airport_code)",
      to_airport: "airport(airport_code)",
      fare_basis_code: "fare_basis(fare_basis_code)",
      fare_airline: "airline(airline_code)",
      restriction_code: "restriction(restriction_code)",
    },
    indexes: [["from_airport", "to_airport"], ["one_direction_cost"]],
  },
  flight_fare: {
    columns: ["flight_id int", "fare_id int"],
    key: ["flight_id", "fare_id"],
    references: { flight_id: "flight(flight_id)", fare_id: "fare(fare_id)" },
    indexes: [["fare_id", "flight_id"]],
  },
} as const satisfies Record<string, TableShape>;

/** Statements that make a table, and those that index it once it is filled. */
export function tableStatements(name: TableName): { create: string; indexes: string[] } {
  const shape: TableShape = tables[name];
  const columns = shape.columns.map((entry) => {
    const [column, type] = entry.split(" ");
    const reference = shape.references?.[column!];
    const kind = type === "int" ? "INTEGER" : "TEXT";
    const single = shape.key?.length === 1 && shape.key[0] === column ? " PRIMARY KEY" : "";
    return `${column} ${kind}${single}${reference === undefined ? "" : ` REFERENCES ${reference}`}`;
  });
  if (shape.key !== undefined && shape.key.length > 1) {
    columns.push(`PRIMARY KEY (${shape.key.join(", ")})`);
  }
  // A composite key is the table itself: half the size, and one step less to look up.
  const storage = shape.key !== undefined && shape.key.length > 1 ? " WITHOUT ROWID" : "";
  return {
    create: `CREATE TABLE ${name} (${columns.join(", ")})${storage}`,
    indexes: (shape.indexes ?? []).map(
      (list) => `CREATE INDEX ${name}_by_${list.join("_and_")} ON ${name} (${list.join(", ")})`,
    ),
  };
}
