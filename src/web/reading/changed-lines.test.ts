import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

test("tells what went and what came", () => {
  const before = "SELECT a\nFROM t\nWHERE a = 1\n  AND b = 2";
  expect(changedLines(before, "SELECT a\nFROM t\nWHERE a = 2\n  AND b = 2\nLIMIT 3")).toEqual([
    { kind: "removed", text: "WHERE a = 1" },
    { kind: "added", text: "WHERE a = 2" },
    { kind: "added", text: "LIMIT 3" },
  ]);
  expect(changedLines(before, ` ${before}\n`)).toEqual([]);
});
