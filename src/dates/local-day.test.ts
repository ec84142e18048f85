import { expect, it } from "vitest";
import { localDay } from "./local-day.ts";

it("is the day of the place, also where Greenwich has another one", () => {
  // Made from local parts: late in the evening and early in the morning of the same day.
  expect(localDay(new Date(1993, 1, 5, 23, 59))).toBe("1993-02-05");
  expect(localDay(new Date(1993, 1, 5, 0, 1))).toBe("1993-02-05");
});
