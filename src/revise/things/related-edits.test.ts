// What belongs to those that were just chosen, whoever chose them.
import { expect, test } from "vitest";
import type { Schema } from "../../database/database.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { schemaFacts } from "../../schema/database-facts.ts";
import { describeSchema } from "../../schema/describe-schema.ts";
import { parseSql } from "../../sql/parse.ts";
import { tokenize } from "../../text/tokenize.ts";
import { reviseOutline } from "../revise.ts";

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
const large = "SELECT stage.name FROM stage WHERE stage.seats > 100";

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
