import { expect, test } from "vitest";
import type { Understanding } from "../../conversation/interpreter.ts";
import { read } from "../before-decoding/plain-change.fixture.ts";
import { asTold, eitherOf, isLookup, valueAlone, valueItself } from "./as-meant.ts";

const trips = (...parts: string[]) => `SELECT trip.id FROM trip WHERE ${parts.join(" AND ")}`;
const stops = "trip.stops = 0";

/** A model that knows "on north" and nothing else of it. */
const asking = (utterance: string, last: string) => ({
  last,
  values: read(utterance).values,
  ask: async (text: string): Promise<Understanding> => {
    const line = /^on (\w+)$/.exec(text)?.[1]?.toUpperCase();
    const sql = line === undefined ? last : trips(stops, `trip.line = '${line}'`);
    const heard = { values: [], remember: () => Promise.reject(new Error("not here")) };
    const nothing = { provenance: [], attended: [], alternatives: [], refused: false };
    return { ...nothing, sql, confidence: 0.9, heard: heard as never };
  },
});

test("of two that are named each is heard alone where a reading has one", async () => {
  const said = "on north or south";
  const either = trips(stops, "( trip.line = 'NORTH' OR trip.line = 'SOUTH' )");
  const one = trips(stops, "trip.line = 'SOUTH'");
  expect((await eitherOf(said, one, asking(said, trips(stops))))?.sql).toBe(either);
  expect(await eitherOf(said, either, asking(said, trips(stops)))).toBeNull();
  expect(await eitherOf("on north", one, asking("on north", trips(stops)))).toBeNull();
});

test("a value that is said alone is asked for", async () => {
  const last = trips(stops);
  const heard = async (said: string) => (await valueAlone(said, last, asking(said, last)))?.sql;
  expect(await heard("ok a north then")).toBe(trips(stops, "trip.line = 'NORTH'"));
  expect(await heard("north is fast")).toBeUndefined();
  expect(await heard("north or south")).toBeUndefined();
});

test("what is named is not what is asked for", async () => {
  const last = trips(stops);
  const itself = "SELECT line.code FROM line WHERE line.code = 'NORTH'";
  const heard = async (said: string, sql: string) =>
    (await valueItself(said, sql, { ...asking(said, last), rows: "trip" }))?.sql;
  expect(await heard("he says north", itself)).toBe(trips(stops, "trip.line = 'NORTH'"));
  expect(await heard("he says north", last)).toBeUndefined();
  expect(await heard("north or south", itself)).toBeUndefined();
  for (const said of ["what does north mean?", "explain line north", "i don't know what north is"])
    expect(await heard(said, itself)).toBeUndefined();
  // What was said already is not asked again.
  expect(await heard("on north", itself)).toBeUndefined();
});

test.each([
  ["SELECT line.name FROM line WHERE line.name = 'NORTH'", true],
  ["SELECT trip.id FROM trip WHERE trip.line = 'NORTH'", false],
  ["SELECT line.name FROM line WHERE line.name = 'NORTH' AND line.old = 1", false],
  ["SELECT line.name FROM line WHERE line.name != 'NORTH'", false],
])("is a value looked up by itself: %s", (sql, expected) => expect(isLookup(sql)).toBe(expected));

test("a time that is corrected is told by its end", async () => {
  const told = "before 3 make that 4";
  const understood = await asking(told, "").ask("on north");
  const values = read("before 4").values;
  const { heard } = asTold(
    { ...understood, heard: { ...understood.heard, values } },
    understood.heard,
    told,
    "before 4",
  );
  expect(heard.values.map(({ start, end }) => told.slice(start, end))).toEqual(["4"]);
  expect(heard.takenBack).toEqual(["3", "make", "that"]);
});
