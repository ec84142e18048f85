import { expect, test } from "vitest";
import { resultsPlace } from "./experiment.ts";

const flags = { set: {}, out: "results" };

test("the whole experiment is shown on its page", () => {
  expect(resultsPlace("paper", flags)).toEqual({
    out: "results",
    docs: "docs/paper.md",
    name: "paper",
  });
  expect(resultsPlace("improvements", flags).docs).toBe("docs/results.md");
});

test("a row repeated, or other settings, leave results and page alone unless a page is named", () => {
  expect(resultsPlace("paper", { ...flags, rows: ["full"] })).toEqual({
    out: "results",
    docs: undefined,
    name: "paper-full",
  });
  const set = { learning: { patience: 5 } };
  expect(resultsPlace("paper", { ...flags, set }).docs).toBeUndefined();
  expect(resultsPlace("paper", { ...flags, rows: ["full"], docs: "mine.md" }).docs).toBe("mine.md");
});
