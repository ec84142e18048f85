import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

test("the entry that was not used for longest is forgotten", () => {
  const map = new RecentMap<string, number>(2).set("a", 1).set("b", 2);
  expect(map.get("a")).toBe(1);
  map.set("c", 3);
  expect([...map]).toEqual([
    ["a", 1],
    ["c", 3],
  ]);
});

test("an entry that is set again is one entry, used just now", () => {
  const map = new RecentMap<string, number>(2).set("a", 1).set("b", 2).set("a", 4).set("c", 3);
  expect([...map.keys()]).toEqual(["a", "c"]);
  expect(map.get("a")).toBe(4);
});
