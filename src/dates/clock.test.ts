import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { addMinutes, readClock, toHhmm } from "./clock.ts";

describe("clock times", () => {
  it("reads every minute of the day as written with am or pm", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const hour = Math.floor(minutes / 60);
        const minute = minutes % 60;
        const twelve = hour % 12 === 0 ? 12 : hour % 12;
        const half = hour < 12 ? "am" : "pm";
        const text = `${twelve}:${String(minute).padStart(2, "0")} ${half}`;
        const clock = readClock(text);
        expect(clock).not.toBeNull();
        expect(toHhmm(clock!, half)).toBe(hour * 100 + minute);
      }),
    );
  });

  it.each(["25:00", "7:75", "466", "99"])("%s is no time", (text) => {
    expect(readClock(text)).toBeNull();
  });

  it("goes round midnight", () => {
    expect(addMinutes(0, -30)).toBe(2330);
    expect(addMinutes(2345, 30)).toBe(15);
  });
});
