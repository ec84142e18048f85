// Which end of a way a town is at is said, whatever the network made of it.
import { expect, test } from "vitest";
import { readTurn } from "../encoding/encode-turn.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { sideSaid } from "./ends.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

test("to a town is not from it", async () => {
  const { ground, known, database } = await openOwn([
    "CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, from_town TEXT, to_town TEXT, boxes INTEGER)",
    "INSERT INTO trip VALUES (1, 'Ghent', 'Bruges', 4), (2, 'Bruges', 'Namur', 9), (3, 'Namur', 'Ghent', 7)",
  ]);
  await database.close();
  const repaired = (text: string, where: string): string => {
    const { mentions, tokens } = readTurn(text, ground, { year: 2024, month: 5, day: 1 });
    const ends = mentions.flatMap(({ from, readings }) => {
      const side = sideSaid(tokens.slice(0, from));
      return side === undefined ? [] : [{ side, readings }];
    });
    const context = contextOf(text, { schema: known.described, ends });
    return repairedSql(`SELECT trip_id FROM trip WHERE ${where}`, context);
  };
  expect(repaired("trips to ghent", "from_town = 'Ghent'")).toMatch(/trip\.to_town = 'Ghent'/);
  expect(repaired("trips out of ghent", "to_town = 'Ghent'")).toMatch(/trip\.from_town = 'Ghent'/);
  expect(repaired("trips from ghent", "from_town = 'Ghent'")).toMatch(/trip\.from_town = 'Ghent'/);
  // Nothing is said of the side.
  expect(repaired("ghent trips", "from_town = 'Ghent'")).toMatch(/trip\.from_town = 'Ghent'/);
});
