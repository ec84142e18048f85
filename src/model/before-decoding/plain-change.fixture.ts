// For tests of plain changes: places, trips and books, read by a dictionary of a few words.
import type { Schema } from "../../database/database.ts";
import type { Placeholder, ResolvedValue } from "../../entities/placeholder.ts";
import { plainChanges } from "./plain-change.ts";

const table = (name: string, columns: Readonly<Record<string, "text" | "integer">>) => ({
  name,
  columns: Object.entries(columns).map(([name, type]) => ({ name, type, nullable: true })),
  primaryKey: [Object.keys(columns)[0] ?? ""],
  foreignKeys: [],
});
const schema: Schema = {
  tables: [
    table("city", { id: "integer", name: "text" }),
    table("trip", {
      id: "integer",
      line: "text",
      origin: "integer",
      goal: "integer",
      stops: "integer",
    }),
    table("line", { code: "text", name: "text", price: "integer", arrival_time: "integer" }),
    table("calendar", { trip: "integer", month: "integer", day: "integer" }),
    table("book", { id: "integer", genre: "text", first_city: "text", second_city: "text" }),
  ],
};
const types = new Map([
  ["city.name", "CITY"],
  ["line.code", "LINE"],
  ["trip.line", "LINE"],
  ["line.price", "NUMBER"],
  ["line.arrival_time", "TIME"],
  ["calendar.month", "MONTH"],
  ["calendar.day", "DAY"],
  ["book.genre", "GENRE"],
  ["book.first_city", "TOWN"],
  ["book.second_city", "TOWN"],
]);
const known: Readonly<Record<string, string>> = {
  leeds: "CITY",
  york: "CITY",
  hull: "CITY",
  ripon: "TOWN",
  north: "LINE",
  south: "LINE",
  coast: "LINE",
  novels: "GENRE",
};

export function read(utterance: string) {
  const clocks = [...utterance.matchAll(/(before|after|around) (\d+)/g)].map(
    ({ 0: text, 1: side, 2: hour, index: start }): ResolvedValue => {
      const at = Number(hour) * 100;
      const around = side === "around";
      return {
        kind: "time",
        text,
        start,
        end: start + text.length,
        value: around ? [at - 30, at + 30] : at,
        op: around ? "between" : side === "before" ? "<" : ">",
        score: 1,
        placeholders: ["TIME#9"],
      };
    },
  );
  const spans = [...utterance.matchAll(/(\d+) to (\d+)/g)].map(
    ({ 0: text, 1: from, 2: to, index: start }): ResolvedValue => ({
      kind: "time",
      text,
      start,
      end: start + text.length,
      value: [Number(from) * 100, Number(to) * 100],
      op: "between",
      score: 1,
      placeholders: ["TIME#9"],
    }),
  );
  clocks.push(...spans);
  const found = [...utterance.matchAll(new RegExp(Object.keys(known).join("|"), "g"))];
  const placeholders = found.map(({ 0: text, index: start }, index): Placeholder => {
    const [type = "", value] = [known[text], text.toUpperCase()];
    const place = { text, start, end: start + text.length, turn: 1 };
    return { ...place, name: `${type}#${index}`, type, index, value, sql: `'${value}'` };
  });
  const values = placeholders.map(
    ({ name, text, start, end, value }): ResolvedValue => ({
      kind: "entity",
      text,
      start,
      end,
      value,
      score: 1,
      placeholders: [name],
    }),
  );
  const some = { name: "TIME#9", type: "TIME", index: 9, value: 0, sql: "0" };
  const times = clocks.map((one) => ({
    ...some,
    text: one.text,
    start: one.start,
    end: one.end,
    turn: 1,
  }));
  return { utterance, values: [...values, ...clocks], placeholders: [...placeholders, ...times] };
}

export const changed = plainChanges(schema, types, { clock: "TIME" });
export const change = (last: string, utterance: string) => changed([last], read(utterance));

export const trips =
  "SELECT trip.id FROM trip WHERE trip.origin IN ( SELECT city.id FROM city WHERE city.name = 'LEEDS' ) AND trip.goal IN ( SELECT city.id FROM city WHERE city.name = 'HULL' )";

export const north = "SELECT trip.id FROM trip WHERE trip.line = 'NORTH'";
export const either =
  "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' ) AND trip.stops = 0";
export const goal = (city: string) =>
  `trip.goal IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;
