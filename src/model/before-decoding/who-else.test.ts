import { describe, expect, it } from "vitest";
import { whoElse } from "./who-else.ts";

const words = {
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
  figures: [],
};
const loans = (branch: string) =>
  `SELECT DISTINCT loan.id FROM loan WHERE loan.year = 3 AND ${branch}`;
const branches = (branch: string) =>
  `SELECT DISTINCT branch.id FROM branch WHERE branch.id IN ( SELECT loan.branch FROM loan WHERE loan.year = 3 AND ${branch} )`;

describe("who else", () => {
  it.each([
    "who else lends there",
    "and who else has one",
    "who else?",
    "what else lends",
    "and what else lends there",
    "any other branches",
    "which other branches do that",
  ])("%s: without the one that was asked about", (said) => {
    const others = whoElse(said, words);
    expect(others?.what).toBeNull();
    expect(others?.of(loans("loan.branch = 'YORK'"))).toBe(branches("loan.branch != 'YORK'"));
  });

  it("without each of several", () =>
    expect(
      whoElse("who else", words)?.of(loans("( loan.branch = 'YORK' OR loan.branch = 'HULL' )")),
    ).toBe(branches("loan.branch != 'YORK' AND loan.branch != 'HULL'")));

  it("has what is said of it", () =>
    expect(whoElse("who else has long loans", words)?.what).toBe("long loans"));

  it("is not asked for, or of nobody", () => {
    expect(whoElse("who has long loans", words)).toBeNull();
    expect(whoElse("what else", words)).toBeNull();
    expect(whoElse("any other branch but york", words)).toBeNull();
    expect(whoElse("other branches but york", words)).toBeNull();
    expect(whoElse("who else does", undefined)).toBeNull();
    expect(whoElse("who else does", words)?.of(loans("loan.kind = 2"))).toBeNull();
  });

  it("all who do it, where their kind is named and nobody of them was", () => {
    const all = whoElse("what other branches lend that", words)?.of(loans("loan.kind = 2"));
    expect(all).toBe(branches("loan.kind = 2"));
  });
});
