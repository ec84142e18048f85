import { expect, test } from "vitest";
import { resultsPlace } from "./run-experiment.ts";

const place = { out: "results" };

test("the whole experiment is shown on its page", () => {
  expect(resultsPlace("paper", {}, place)).toEqual({
    out: "results",
    docs: "docs/paper.md",
    name: "paper",
  });
  expect(resultsPlace("improvements", {}, place).docs).toBe("docs/results.md");
});

test("a row repeated, or other settings, leave results and page alone unless a page is named", () => {
  expect(resultsPlace("paper", { rows: ["full"] }, place)).toEqual({
    out: "results",
    docs: undefined,
    name: "paper-full",
  });
  const settings = { learning: { patience: 5 } };
  expect(resultsPlace("paper", { settings }, place).docs).toBeUndefined();
  const mine = { ...place, docs: "mine.md" };
  expect(resultsPlace("paper", { rows: ["full"] }, mine).docs).toBe("mine.md");
});
