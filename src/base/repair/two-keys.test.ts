// A table that two keys point at: the one that is meant decides whose name is shown.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { clausesOf, outlineOfClauses } from "../../revise/clauses.ts";
import { groupsOf } from "../../revise/group-edits.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { contextOf } from "./repair.fixture.ts";
import { twoKeys } from "./two-keys.ts";

const text = { type: "text", time: null, primary: false } as const;
const schema: DescribedSchema = {
  tables: [
    { name: "trip", words: ["trip"], columns: [0, 1] },
    { name: "port", words: ["port"], columns: [2, 3] },
  ],
  columns: [
    { table: 0, name: "start", words: ["start"], ...text },
    { table: 0, name: "goal", words: ["goal"], ...text },
    { table: 1, name: "code", words: ["code"], ...text, primary: true },
    { table: 1, name: "name", words: ["name"], ...text },
  ],
  links: [
    { from: 0, to: 2, inferred: false },
    { from: 1, to: 2, inferred: false },
  ],
  notes: [],
};
const named = "( SELECT other.name FROM port AS other WHERE other.code = trip.goal )";

function mended(sql: string, utterance: string): string {
  const clauses = clausesOf(readOutline(parseSql(sql), schema));
  const context = contextOf(utterance, { schema });
  if (clauses === null) throw new Error("no single query");
  return writeOutline(outlineOfClauses(twoKeys(clauses, context)), schema);
}

test("names are those of the key that is used or spoken of", () => {
  const joined = "FROM trip JOIN port ON trip.start = port.code";
  expect(mended(`SELECT port.name, COUNT(*) ${joined} GROUP BY trip.goal`, "busiest goals")).toBe(
    `SELECT ${named} , COUNT( * ) FROM trip GROUP BY trip.goal`,
  );
  const byName = `SELECT port.name, COUNT(*) ${joined} GROUP BY port.name`;
  expect(mended(byName, "trips per goal")).toBe(
    `SELECT ${named} , COUNT( * ) FROM trip GROUP BY trip.goal`,
  );
  expect(mended(byName, "trips per port")).toContain("JOIN trip ON trip.start");
});

test("a later turn groups by the key itself", () => {
  const clauses = clausesOf(readOutline(parseSql("SELECT COUNT(*) FROM trip"), schema));
  if (clauses === null) throw new Error("no single query");
  const groups = groupsOf("goal", clauses, schema);
  expect(groups?.by).toEqual([[{ kind: "item", item: 1 }]]);
  expect(groups?.shown[0]?.[0]).toEqual({ kind: "word", word: "named" });
});
