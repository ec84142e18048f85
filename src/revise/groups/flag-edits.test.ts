// The two sides of a column that says yes or no.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import { splitShape } from "../shape-tail.ts";
import { flagGroups } from "./flag-edits.ts";

const plain = { table: 0, time: null, primary: false } as const;
const members: DescribedSchema = {
  tables: [{ name: "member", words: ["member"], columns: [0, 1, 2], rows: 9 }],
  columns: [
    { ...plain, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, name: "name", words: ["name"], type: "text" },
    { ...plain, name: "active", words: ["active"], type: "integer" },
  ],
  links: [],
  notes: [],
};

const flags = ["1", "0"].map((value) => {
  const readings = [{ column: 2, value, how: "whole", among: 1 } as const];
  return {
    kind: "flag",
    from: 0,
    to: 1,
    text: "active",
    words: [],
    stems: "",
    readings,
  } as Mention;
});

function changed(sql: string, text: string): string | null {
  const clauses = clausesOf(readOutline(parseSql(sql), members));
  const said = { text, turn: { mentions: flags } };
  const made = clauses && flagGroups(said, clauses, members);
  return made && writeOutline(outlineOfClauses(made), members);
}

const both = "WHERE member.active IN ( 1 , 0 ) GROUP BY member.active";

test.each(["active versus inactive", "active and inactive", "active vs not"])("%s", (text) => {
  const counted = `SELECT member.active , COUNT( * ) FROM member ${both}`;
  expect(changed("SELECT name FROM member", text)).toBe(counted);
  expect(changed("SELECT COUNT(*) FROM member WHERE active = 1", text)).toBe(counted);
});

test("other pairs are no sides of it", () => {
  expect(changed("SELECT name FROM member", "active versus rich")).toBeNull();
});

test.each([
  ["active versus inactive members", "members", "active versus inactive"],
  ["how many active and inactive members", "how many members", "active and inactive"],
  ["members active vs not", "members", "active vs not"],
])("%s", (utterance, main, shape) => {
  expect(splitShape(utterance)).toEqual({ main, shape });
});

test("pairs of other words stay whole", () => {
  expect(splitShape("first and last names of members")).toBeNull();
});
