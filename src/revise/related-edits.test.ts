// What belongs to those that were just chosen, whoever chose them.
import { expect, test } from "vitest";
import type { Schema } from "../database/database.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { schemaFacts } from "../schema/database-facts.ts";
import { describeSchema } from "../schema/describe-schema.ts";
import { parseSql } from "../sql/parse.ts";
import { tokenize } from "../text/tokenize.ts";
import { reviseOutline } from "./revise.ts";

const table = (name: string, columns: string, keys: Readonly<Record<string, string>> = {}) => ({
  name,
  columns: columns.split(" ").map((one) => ({
    name: one,
    type: /id$|hours|seats/.test(one) ? ("integer" as const) : ("text" as const),
    nullable: true,
  })),
  primaryKey: [`${name}_id`],
  foreignKeys: Object.entries(keys).map(([from, to]) => ({
    columns: [from],
    table: to,
    references: [`${to}_id`],
  })),
});
const schema: Schema = {
  tables: [
    table("stage", "stage_id name seats"),
    table("helper", "helper_id name"),
    table("client", "client_id company town"),
    table("order", "order_id client_id", { client_id: "client" }),
    table("shift", "shift_id helper_id stage_id day hours", {
      helper_id: "helper",
      stage_id: "stage",
    }),
  ],
};
const described = describeSchema(schemaFacts(schema));
const revise = (before: string, utterance: string): string | null => {
  const turn = { utterance, tokens: tokenize(utterance), mentions: [] };
  const revised = reviseOutline(turn, readOutline(parseSql(before), described), described);
  return revised === null ? null : writeOutline(revised, described);
};

const longest = "SELECT shift.shift_id FROM shift ORDER BY shift.hours DESC LIMIT 1";
const busiest =
  "SELECT helper.name FROM helper JOIN shift ON shift.helper_id = helper.helper_id WHERE shift.day > '2025' GROUP BY helper.helper_id ORDER BY SUM( shift.hours ) DESC LIMIT 1";
const large = "SELECT stage.name FROM stage WHERE stage.seats > 100";

test("of the first rows, what they belong to, in the same order", () => {
  expect(revise(longest, "on what stage")).toBe(
    "SELECT stage.name FROM stage JOIN shift ON shift.stage_id = stage.stage_id ORDER BY shift.hours DESC LIMIT 1",
  );
});

test("of who was chosen by a figure, theirs, with what was said of the rows between", () => {
  const they =
    "helper.helper_id IN ( SELECT helper.helper_id FROM helper JOIN shift ON shift.helper_id = helper.helper_id WHERE shift.day > '2025' GROUP BY helper.helper_id ORDER BY SUM( shift.hours ) DESC LIMIT 1 )";
  expect(revise(busiest, "on which stages")).toBe(
    `SELECT DISTINCT stage.name FROM stage JOIN shift ON shift.stage_id = stage.stage_id JOIN helper ON shift.helper_id = helper.helper_id WHERE shift.day > '2025' AND ${they}`,
  );
  expect(revise(busiest, "how many shifts did she have")).toBe(
    `SELECT COUNT( * ) FROM shift JOIN helper ON shift.helper_id = helper.helper_id WHERE shift.day > '2025' AND ${they}`,
  );
});

test("each is counted once, however often it is there", () => {
  expect(revise(large, "how many helpers work there")).toBe(
    "SELECT COUNT( DISTINCT helper.helper_id ) FROM helper JOIN shift ON shift.helper_id = helper.helper_id JOIN stage ON shift.stage_id = stage.stage_id WHERE stage.seats > 100",
  );
});

test.each(["how many helpers are there", "on which day", "which stages"])(
  "no such question: %s",
  (utterance) => {
    expect(revise("SELECT stage.name FROM stage", utterance)).toBeNull();
  },
);

test("clients without a name are told by their company", () => {
  const last = "SELECT order.order_id FROM order ORDER BY order.order_id DESC LIMIT 1";
  expect(
    revise(
      last.replaceAll("order.", '"order".').replace("FROM order", 'FROM "order"'),
      "for which client",
    ),
  ).toBe(
    'SELECT client.company FROM client JOIN "order" ON "order".client_id = client.client_id ORDER BY "order".order_id DESC LIMIT 1',
  );
});
