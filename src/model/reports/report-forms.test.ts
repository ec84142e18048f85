import { expect, test } from "vitest";
import { reportForms } from "./report-forms.ts";

const forms = reportForms({
  rows: [{ words: ["loan"], table: "loan", key: "loan.id" }],
  groups: [
    {
      words: ["branch"],
      called: "branch",
      table: "loan",
      by: "loan.branch",
      through: "loan.branch",
      among: "branch.id",
    },
    {
      words: ["reader", "to reader"],
      called: "reader",
      table: "loan",
      by: "loan.reader",
      through: "loan.reader",
    },
  ],
  figures: [{ words: ["fee"], column: "loan.fee", least: ["cheapest"], most: ["dearest"] }],
});
const count = (rows: string) => ({ kind: "count", rows });

test.each([
  ["how many overdue loans per branch", { figure: count("overdue loans"), groups: ["branch"] }],
  [
    "loans since may by branch and reader",
    { figure: count("loans since may"), groups: ["branch", "reader"] },
  ],
  [
    "which branches have at least 12 overdue loans",
    {
      figure: count("overdue loans"),
      groups: ["branch"],
      having: { operator: ">=", amount: 12 },
    },
  ],
  [
    "which branch has the fewest loans",
    { figure: count("loans"), groups: ["branch"], descending: false, limit: 1 },
  ],
  [
    "top 3 branches by number of loans from may",
    { figure: count("loans from may"), groups: ["branch"], descending: true, limit: 3 },
  ],
  [
    "how many branches does each reader use",
    { figure: { kind: "different", group: "branch", rest: "" }, groups: ["reader"] },
  ],
])("%s", (text, report) => {
  expect(forms.whole(text)).toEqual({ kind: "groups", ...report });
});

test("a figure in groups, with and without more words", () => {
  const figure = { kind: "amount", aggregate: "AVG", column: "loan.fee" };
  expect(forms.whole("average fee by branch")).toEqual({
    kind: "groups",
    figure: { ...figure, said: "average fee", bare: true },
    groups: ["branch"],
  });
  expect(forms.whole("average fee per branch for children")).toEqual({
    kind: "groups",
    figure: { ...figure, said: "average fee for children", bare: false },
    groups: ["branch"],
  });
});

test("shares, and those without any", () => {
  expect(forms.whole("what percentage of loans are overdue")).toEqual({
    kind: "share",
    all: "loans",
    parts: ["overdue loans", "loans that are overdue"],
  });
  expect(forms.whole("branches without loans in may")).toEqual({
    kind: "absent",
    group: "branch",
    rows: "loans in may",
  });
  expect(forms.whole("branches that never lend to children")).toEqual({
    kind: "never",
    group: "branch",
    which: ["branches that lend to children"],
  });
});

test.each(["loans by ada holm", "which branches lend to children", "overdue loans", "loans"])(
  "%s is left to the model",
  (text) => {
    expect(forms.whole(text)).toBeNull();
  },
);

test.each([
  ["just the overdue ones", true],
  ["only overdue", true],
  ["which ones are overdue", false],
  ["show me the overdue loans", false],
])("%s narrows: %s", (text, narrows) => expect(forms.narrows(text)).toBe(narrows));
