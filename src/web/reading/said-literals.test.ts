// Of a person's own query, only what is in there counts as recognised.
import { expect, test } from "vitest";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { valuesIn } from "./said-literals.ts";

const value = (kind: ResolvedValue["kind"], text: string, more: Partial<ResolvedValue>) =>
  ({
    kind,
    text,
    start: 0,
    end: text.length,
    placeholders: [],
    score: 1,
    ...more,
  }) as ResolvedValue;

const said = [
  value("entity", "delta", { value: "DL" }),
  value("date", "next monday", { value: "1993-02-08" }),
  value("time", "after 6 pm", { value: 1800, op: ">" }),
];
const kept = (sql: string): string[] => valuesIn(sql, said).map(({ text }) => text);

test.each([
  ["SELECT f.id FROM f WHERE f.airline = 'UA' LIMIT 5", []],
  ["SELECT f.id FROM f WHERE f.airline = 'DL'", ["delta"]],
  ["SELECT f.id FROM f WHERE f.year = 1993 AND f.month = 2 AND f.day = 8", ["next monday"]],
  [
    "SELECT f.id FROM f WHERE f.departure > 1800 AND f.day = '1993-02-08'",
    ["next monday", "after 6 pm"],
  ],
  ["SELECT f.id FROM f WHERE f.price = 1800", []],
  ["not SQL at all '", []],
])("%s has %j", (sql, expected) => {
  expect(kept(sql)).toEqual(expected);
});
