import { describe, expect, it } from "vitest";
import { movedOver, rankedByAsked } from "./as-corrected.ts";

const trips = (where: string): string => `SELECT trip.id FROM trip WHERE trip.day = 6 AND ${where}`;

describe("moved in correction", () => {
  const last = trips("trip.starts BETWEEN 0 AND 12");
  const now = trips("trip.starts BETWEEN 0 AND 12 AND trip.ends BETWEEN 0 AND 12");

  it("a value said of another column stays there alone", () =>
    expect(movedOver(now, last, "i meant ending in the morning, not starting")).toBe(
      trips("trip.ends BETWEEN 0 AND 12"),
    ));

  it("beside the other where nothing is corrected, or it is another value", () => {
    expect(movedOver(now, last, "and ending in the morning")).toBe(now);
    const later = trips("trip.starts BETWEEN 0 AND 12 AND trip.ends < 9");
    expect(movedOver(later, last, "not ending after nine")).toBe(later);
  });
});

describe("ranked by what is asked for", () => {
  const least = (column: string, more = ""): string =>
    `SELECT offer.id FROM offer WHERE offer.full_cost IS NOT NULL AND ${column} = ( SELECT MIN ( ${column} ) FROM offer WHERE offer.full_cost IS NOT NULL )${more}`;

  it("the figure that has to be there", () =>
    expect(rankedByAsked(least("offer.part_cost"))).toBe(least("offer.full_cost")));

  it("whatever other columns begin with its name", () => {
    const apart = (column: string): string =>
      `SELECT offer.id FROM offer WHERE offer.full_cost IS NOT NULL AND ${column} = ( SELECT MIN ( ${column} ) FROM offer WHERE offer.part_cost_kind = 'x' )`;
    expect(rankedByAsked(apart("offer.part_cost"))).toBe(apart("offer.full_cost"));
  });

  it("not where the figure is of another kind", () =>
    expect(rankedByAsked(least("offer.weight"))).toBe(least("offer.weight")));
});
