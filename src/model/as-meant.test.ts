import { expect, test } from "vitest";
import type { Understanding } from "../conversation/interpreter.ts";
import { eitherOf, valueAlone } from "./as-meant.ts";
import { read } from "./plain-change.fixture.ts";

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
