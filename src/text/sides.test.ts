import { expect, test } from "vitest";
import { sideAfter, sideBefore, sidesIn, timeSideBefore, timeSideIn } from "./sides.ts";

test.each([
  ["with more than 20 guests", ">"],
  ["over 15", ">"],
  ["exceeding 9", ">"],
  ["more expensive than 30", ">"],
  ["cheaper than 30", "<"],
  ["fewer than 8", "<"],
  ["at least 5", ">="],
  ["5 or more", ">="],
  ["a maximum of 5", "<="],
  ["5 or fewer", "<="],
  ["no more than 300", "<="],
  ["nothing over 15", "<="],
  ["nothing that is older than 5", "<="],
  ["none that cost more than 40", "<="],
  ["they don t weigh more than 40", "<="],
  ["they don't weigh less than 40", ">="],
  ["not under 10", ">="],
  ["no shorter than 2 hours", ">="],
  ["with no stops under 300", "<"],
  ["over 5 and not more than 10", "> <="],
  ["in boston", ""],
  ["overall 5", ""],
  ["older than 2010", ""],
])("%s: %s", (text, sides) => {
  expect(sidesIn(text).join(" ")).toBe(sides);
});

test("right before a number, and right behind it", () => {
  expect(sideBefore("over 5 and not less than")).toBe(">=");
  expect(sideBefore("over 5 of them and")).toBeUndefined();
  expect(sideBefore("never sold over")).toBe(">");
  expect(sideBefore("never sold over", { deeds: true })).toBe("<=");
  expect(sideAfter("or less of them")).toBe("<=");
  expect(sideAfter("and above")).toBe(">=");
  expect(sideAfter("or more than 7")).toBeUndefined();
  expect(sideAfter("of them or more")).toBeUndefined();
});

test.each([
  ["before", "<"],
  ["hired after", ">"],
  ["not before", ">="],
  ["nothing older than", ">="],
  ["none later than", "<="],
  ["not published before", "<"],
  ["in", undefined],
])("of times, %s: %s", (text, side) => {
  expect(timeSideBefore(text)).toBe(side);
  expect(timeSideIn(`${text} 2010`)).toBe(side);
});

test("of what was done", () => {
  expect(timeSideBefore("books not published before", { deeds: true })).toBe(">=");
  expect(timeSideBefore("that weren t sold online after", { deeds: true })).toBe("<=");
  expect(timeSideBefore("published before", { deeds: true })).toBe("<");
});
