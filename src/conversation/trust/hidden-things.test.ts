// What is hidden is told to be, by whichever of its names it is asked for, and nothing else stands in for it.
import { expect, test } from "vitest";
import { hiddenThings } from "../../base/spoken/hidden-things.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { keptFrom } from "./hidden-things.ts";

const column = (table: number, name: string, hidden = false) => ({
  name,
  table,
  words: name.split("_"),
  type: "text" as const,
  time: null,
  primary: false,
  hidden,
});
const schema: DescribedSchema = {
  tables: [
    { name: "staff", words: ["staff"], columns: [0, 1, 2, 3] },
    { name: "actor", words: ["actor"], columns: [4], hidden: true },
    { name: "sales_by_city", words: ["sales", "by", "city"], columns: [5], hidden: true },
  ],
  columns: [
    column(0, "email"),
    column(0, "pwd", true),
    column(0, "card_number", true),
    column(0, "district_name"),
    column(1, "nickname", true),
    column(2, "district", true),
  ],
  links: [],
  notes: [],
};
const hidden = hiddenThings(schema, (table) => table === "actor");

test.each([
  ["show the passwords", /^"passwords" is hidden here \(staff\.pwd\)/],
  ["list staff with their card numbers", /^"card numbers" is hidden/],
  ["whose card is it", /^"card" is hidden/],
  ["how many actors are there", /^"actors" is hidden here \(actor\)/],
])("%s", (utterance, told) => {
  expect(keptFrom(utterance, hidden, [])).toMatch(told);
});

test.each(["emails of staff", "sales by city", "staff by district"])("%s", (utterance) => {
  expect(keptFrom(utterance, hidden, [])).toBeUndefined();
});

test("a value that sounds like it is none", () => {
  const values = [{ start: 9, end: 22 }];
  expect(keptFrom("who sold Password Town", hidden, values)).toBeUndefined();
});
