import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { createReader } from "../reader/reader.ts";
import { dateSets, readCase, readDateCases } from "./date-cases.ts";

const reader = createReader(flightsWords);
const dateCases = dateSets.flatMap((name) =>
  readDateCases(readFileSync(`test/measured/${name}.txt`, "utf8")),
);

describe("dates and times as people say them", () => {
  it("has at least 150 cases", () => {
    expect(dateCases.length).toBeGreaterThanOrEqual(150);
  });

  it.each(dateCases.map((one) => [one.words, one.expected, one] as const))(
    "%s: %s",
    (_, expected, one) => {
      expect(readCase(reader, one)).toBe(expected);
    },
  );
});
