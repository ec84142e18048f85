import { describe, expect, it } from "vitest";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { createReader } from "../reader/reader.ts";
import { dateCases, readCase } from "./date-cases.ts";

const reader = createReader(flightsWords);

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
