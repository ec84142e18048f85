// Where what was listed is, and what is where was asked about.
import { expect, test } from "vitest";
import type { Schema } from "../database/database.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { schemaFacts } from "../schema/database-facts.ts";
import { describeSchema } from "../schema/describe-schema.ts";
import { parseSql } from "../sql/parse.ts";
import { tokenize } from "../text/tokenize.ts";
import { reviseOutline } from "./revise.ts";

const column = (name: string) => ({
  name,
  type: name.endsWith("id") || name === "rate" ? ("integer" as const) : ("text" as const),
  nullable: true,
});
const schema: Schema = {
  tables: [
    {
      name: "store",
      columns: ["store_id", "name"].map(column),
      primaryKey: ["store_id"],
      foreignKeys: [],
    },
    {
      name: "customer",
      columns: ["customer_id", "name", "city"].map(column),
      primaryKey: ["customer_id"],
      foreignKeys: [],
    },
    {
      name: "boat",
      columns: ["boat_id", "colour", "rate", "store_id"].map(column),
      primaryKey: ["boat_id"],
      foreignKeys: [{ columns: ["store_id"], table: "store", references: ["store_id"] }],
    },
  ],
};
const described = describeSchema(schemaFacts(schema));
const revise = (before: string, utterance: string): string | null => {
  const turn = { utterance, tokens: tokenize(utterance), mentions: [] };
  const revised = reviseOutline(turn, readOutline(parseSql(before), described), described);
  return revised === null ? null : writeOutline(revised, described);
};
const red = "SELECT boat.boat_id FROM boat WHERE boat.colour = 'red'";

test.each(["where are they", "where are those kept?", "where can i find them"])("%s", (said) => {
  expect(revise(red, said)).toBe(
    "SELECT DISTINCT store.name FROM store JOIN boat ON boat.store_id = store.store_id WHERE boat.colour = 'red'",
  );
});

test("by a column of their own", () => {
  const anna = "SELECT customer.name FROM customer WHERE customer.name = 'Anna'";
  expect(revise(anna, "where are they")).toBe(
    "SELECT DISTINCT customer.city FROM customer WHERE customer.name = 'Anna'",
  );
});

test("what is there", () => {
  const north = "SELECT store.name FROM store WHERE store.name = 'North'";
  expect(revise(north, "which boats are there?")).toBe(
    "SELECT boat.boat_id FROM boat JOIN store ON boat.store_id = store.store_id WHERE store.name = 'North'",
  );
  expect(revise(north, "which customers are there")).toBeNull();
  expect(revise("SELECT store.name FROM store", "which boats are there")).toBeNull();
});
