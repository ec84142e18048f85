import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { addDays, addMonths, civil, formatDate, parseDate, weekdayOf } from "./civil.ts";

const day = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe("calendar days", () => {
  it("write and read back", () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
  });

  it("move on by days and back", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
        expect(addDays(addDays(date, n), -n)).toEqual(date);
        expect(weekdayOf(addDays(date, n))).toBe((((weekdayOf(date) + n) % 7) + 7) % 7);
      }),
    );
  });

  it("end a shorter month on its last day", () => {
    expect(formatDate(addMonths({ year: 1993, month: 1, day: 31 }, 1))).toBe("1993-02-28");
    expect(formatDate(addMonths({ year: 1993, month: 3, day: 31 }, -1))).toBe("1993-02-28");
  });

  it("know no 30 February", () => {
    expect(civil(1993, 2, 30)).toBeNull();
    expect(civil(1992, 2, 29)).not.toBeNull();
    expect(parseDate("1993-13-01")).toBeNull();
  });
});

it("years below 100 are years like others", () => {
  // As 400 years later, when the calendar repeats.
  for (const text of ["0000-02-28", "0099-12-31", "0050-06-15"]) {
    const date = parseDate(text)!;
    const later = { ...date, year: date.year + 400 };
    const next = addDays(date, 1);
    expect({ ...next, year: next.year + 400 }).toEqual(addDays(later, 1));
    expect(weekdayOf(date)).toBe(weekdayOf(later));
  }
});
