import { expect, test } from "vitest";
import { whoHas } from "./who-has.ts";

const { named, holders, theirs } = whoHas({
  rows: [{ words: ["loan"], table: "loan", key: "loan.id" }],
  groups: [
    {
      words: ["branch"],
      called: "branch",
      agent: true,
      table: "loan",
      by: "loan.branch",
      through: "loan.branch",
      among: "branch.id",
    },
  ],
  figures: [{ words: ["fee"], column: "loan.fee", least: ["cheapest"], most: ["dearest"] }],
});
const loans = "SELECT DISTINCT loan.id FROM loan WHERE loan.year = 3";
const branches = "SELECT COUNT ( DISTINCT branch.id ) FROM branch WHERE branch.town = 'YORK'";

test.each([
  ["which one has the most loans", branches, "which branch has the most loans"],
  ["which of them has the fewest loans", branches, "which branch has the fewest loans"],
  ["who has the most loans", loans, "which branch has the most loans"],
  ["which one has the most loans", loans, "which one has the most loans"],
  ["which reader has the most loans", branches, "which reader has the most loans"],
  ["how many loans does each have", branches, "how many loans does each branch have"],
  ["how many loans does each of them have", branches, "how many loans does each branch have"],
  ["how many loans does each have", loans, "how many loans does each have"],
  ["who is the cheapest", loans, "which branch is the cheapest"],
  ["who is that", loans, "who is that"],
])("%s", (text, last, said) => expect(named(text, last)).toBe(said));

test.each([
  ["which branch has the cheapest", "the cheapest loans"],
  ["which branch has the cheapest loan", "the cheapest loans"],
  ["who has the lowest fee", "the cheapest loans"],
  ["which branch has the highest fee", "the dearest loans"],
])("%s: of %s", (text, rows) => {
  const held = holders(text, loans);
  expect(held?.rows).toBe(rows);
  const where = "loan.year = 3 AND ( loan.kind = 1 OR loan.kind = 2 )";
  expect(held?.of(`SELECT DISTINCT loan.id FROM loan WHERE ${where}`)).toBe(
    `SELECT DISTINCT branch.id FROM branch WHERE branch.id IN ( SELECT loan.branch FROM loan WHERE ${where} )`,
  );
  expect(held?.of("SELECT DISTINCT reader.id FROM reader WHERE reader.age = 3")).toBeNull();
});

test.each([
  ["nothing was asked before", "which branch has the cheapest", ""],
  ["more is said", "which branch has the cheapest loans in may", loans],
  ["it is not told of what", "which branch has the lowest", loans],
])("nothing where %s", (_, text, last) => expect(holders(text, last)).toBeNull());

test("the rows of the group that has the most", () => {
  const of = "loan WHERE ( loan.kind = 1 OR loan.kind = 2 )";
  const by = "GROUP BY loan.branch ORDER BY COUNT ( * ) DESC LIMIT 1";
  const most = `SELECT loan.branch , COUNT ( * ) FROM ${of} ${by}`;
  const own = `SELECT DISTINCT loan.id FROM ${of} AND loan.branch IN ( SELECT loan.branch FROM ${of.replace(/[()] ?/g, "").trim()} ${by} )`;
  for (const text of ["show me those loans", "list their loans", "which loans are those"])
    expect(theirs(text, most)?.replaceAll(/[()] ?/g, "")).toBe(own.replaceAll(/[()] ?/g, ""));
  expect(theirs("show me those readers", most)).toBeNull();
  expect(theirs("show me those loans", loans)).toBeNull();
});
