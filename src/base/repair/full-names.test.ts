// Names in one column where they are typed for so, in two where a sentence asks.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { clausesOf, outlineOfClauses } from "../../revise/clauses.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import type { RepairContext } from "./context.ts";
import { fullNames } from "./full-names.ts";

const plain = { table: 0, time: null, primary: false, type: "text" } as const;
const schema: DescribedSchema = {
  tables: [{ name: "staff", words: ["staff"], columns: [0, 1, 2] }],
  columns: [
    { ...plain, name: "first_name", words: ["first", "name"] },
    { ...plain, name: "last_name", words: ["last", "name"] },
    { ...plain, name: "city", words: ["city"] },
  ],
  links: [],
  notes: [],
};

function shown(sql: string, text: string, terse: boolean): string {
  const clauses = clausesOf(readOutline(parseSql(sql), schema));
  if (clauses === null) throw new Error(sql);
  const made = fullNames(clauses, { schema, text, terse } as RepairContext);
  return writeOutline(outlineOfClauses(made), schema).replace(/^SELECT (.*) FROM.*$/, "$1");
}

const both = "SELECT first_name , last_name , city FROM staff";
const whole = "staff.first_name || ' ' || staff.last_name";

test.each([
  ["full names and cities", both, true, `${whole} , staff.city`],
  ["what are their full names", both, false, "staff.first_name , staff.last_name , staff.city"],
  ["names and cities", both, true, "staff.first_name , staff.last_name , staff.city"],
  ["full names", "SELECT last_name , city FROM staff", true, "staff.last_name , staff.city"],
])("%s of %s (typed: %s)", (text, sql, terse, expected) => {
  expect(shown(sql, text, terse)).toBe(expected);
});
