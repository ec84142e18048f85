// Days that are kept as text or as one number are told by their values.
import { expect, test } from "vitest";
import { keptDay } from "./kept-time.ts";

const many = (...days: readonly string[]): string[] => [...days, ...days];

test.each([
  [many("7/16/1996", "12/1/1997", "1/31/1998"), "m/d/y"],
  [many("16/7/1996", "1/12/1997", "31/1/1998"), "d/m/y"],
  [many("16.07.1996", "01.12.1997", "31.01.1998"), "dd.mm.yyyy"],
  [many("07/16/1996", "12/01/1997", "01/31/1998"), "mm/dd/yyyy"],
  [many("01.02.1996", "02.03.1997", "03.04.1998"), "dd.mm.yyyy"],
  [many("1996/07/16", "1997/12/01", "1998/01/31"), "yyyy/mm/dd"],
  [many("19960716", "19971201", "19980131"), "yyyymmdd"],
  [many("7/16/1996 0:00:00", "12/1/1997 0:00:00", "1/31/1998 13:05:00"), "m/d/y"],
])("%s", (sample, kept) => {
  expect(keptDay(sample, ["anything"])).toBe(kept);
});

test.each([
  [many("1996-07-16", "1997-12-01", "1998-01-31")],
  [many("13/25/1996", "25/13/1997", "14/15/1998")],
  [many("12345678", "19961301", "20000000")],
  [["16.07.1996"]],
  [many("1.5", "2.5", "3.5")],
  [[]],
])("%s is none", (sample) => {
  expect(keptDay(sample, ["anything"])).toBeUndefined();
});

test("one value is enough under the name of a day", () => {
  expect(keptDay(["16.07.1996"], ["birth", "date"])).toBe("dd.mm.yyyy");
});
