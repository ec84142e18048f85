// A column that says yes or no, by what was said of it: the side that the network took counts for nothing.
import { expect, test } from "vitest";
import type { DescribedSchema } from "../../schema/described.ts";
import { contextOf, noFacts, repairedSql } from "./repair.fixture.ts";

const plain = { table: 0, time: null, primary: false, type: "integer" } as const;
const schema: DescribedSchema = {
  tables: [{ name: "puppet", words: ["puppet"], columns: [0, 1, 2, 3], rows: 9 }],
  columns: [
    { ...plain, name: "name", words: ["name"], type: "text" },
    { ...plain, name: "on_display", words: ["on", "display"] },
    { ...plain, name: "fee_paid", words: ["fee", "paid"], type: "text" },
    { ...plain, name: "has_strings", words: ["has", "strings"] },
  ],
  links: [],
  notes: [],
};
const facts = {
  ...noFacts,
  values: [{ column: "puppet.fee_paid", values: ["Y", "N"], complete: true }],
  flags: new Map([
    ["puppet.on_display", ["0", "1"]],
    ["puppet.has_strings", ["0", "1"]],
  ]),
};
const puppets = (condition: string): string =>
  `SELECT puppet.name FROM puppet WHERE puppet.${condition}`;

test.each([
  ["which puppets are on display at the moment", "on_display = 0", "on_display = 1"],
  ["which are not on display", "on_display = 1", "on_display = 0"],
  ["the ones that are n t on display", "on_display = 1", "on_display = 0"],
  ["leave out the ones on display", "on_display = 1", "on_display = 0"],
  ["fee not paid any date", "fee_paid = 'Y'", "fee_paid = 'N'"],
  ["puppets without strings", "has_strings = 1", "has_strings = 0"],
  ["no strings", "has_strings = 1", "has_strings = 0"],
  // What may be turned round elsewhere is left as it is, and so is what nothing is said of.
  ["not the old ones but those on display", "on_display = 1", "on_display = 1"],
  ["are they on display or away", "on_display = 0", "on_display = 0"],
  ["in the store", "on_display = 0", "on_display = 0"],
])("%s", (text, written, meant) => {
  expect(repairedSql(puppets(written), contextOf(text, { schema, facts }))).toBe(puppets(meant));
});
