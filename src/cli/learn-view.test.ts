// The report of `segue learn` promises what people's questions keep.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { rightOfTen } from "../learn/expectation.ts";
import { describeSharpened } from "./learn-view.ts";

const figures = z.object({ strict: z.number() });
const row = z.object({ all: z.object({ sparc: figures, cosql: figures }) });

test("what is expected is what was published", () => {
  const text = readFileSync("results/held-out.json", "utf8");
  const { base, sharpened } = z.object({ base: row, sharpened: row }).parse(JSON.parse(text));
  const all = [base, sharpened].flatMap(({ all: { sparc, cosql } }) => [sparc, cosql]);
  expect(all.map(({ strict }) => Math.round(10 * strict))).toEqual(all.map(() => rightOfTen));
});

test("figures of generated questions stand beside what people's questions keep", () => {
  const report = describeSharpened({
    model: "models/shop",
    tables: 4,
    interactions: 200,
    turns: 600,
    steps: 20,
    asked: 100,
    before: 0.7,
    after: 0.74,
    sharpened: true,
    bytes: 2 ** 20,
    seconds: 9,
    notes: [],
    suggestions: [],
  });
  expect(report).toContain("generated questions kept aside (100): 70.0% right before, 74.0% after");
  expect(report).toContain("about 6 right, sharpened or not");
});
