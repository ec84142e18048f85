import { expect, test } from "vitest";
import { groupConversations } from "./group-conversations.ts";

const day = 24 * 60 * 60 * 1_000;
const now = 100 * day;
const named = (title: string, age: number) => ({
  id: title,
  title,
  date: "2026-01-01",
  created_at: 0,
  updated_at: now - age,
});
const all = [named("Boston flights", 0), named("fares", 3 * day), named("old Boston", 30 * day)];

test("what is kept at the top comes first, the rest by age", () => {
  const groups = groupConversations(all, "", new Set(["old Boston"]), now);
  expect(groups.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
    ["Kept at the top", ["old Boston"]],
    ["Today", ["Boston flights"]],
    ["This week", ["fares"]],
  ]);
});

test("all words that were typed must stand in the name", () => {
  expect(groupConversations(all, "boston old", new Set(), now)).toHaveLength(1);
  expect(groupConversations(all, "denver", new Set(), now)).toEqual([]);
});

test("a #tag in a name makes a group", () => {
  const tagged = [...all, named("revenue #Sales", 0), named("#sales by city", 40 * day)];
  const groups = groupConversations(tagged, "", new Set(["fares"]), now);
  expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
    ["Kept at the top", 1],
    ["#sales", 2],
    ["Today", 1],
    ["Earlier", 1],
  ]);
});
