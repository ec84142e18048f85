import { expect, test } from "vitest";
import { cellText, layOutTable } from "./table.ts";

test("numbers stand to the right, text to the left", () => {
  const lines = layOutTable(
    ["city", "rows"],
    [
      ["BOSTON", 5],
      ["NEW YORK", 120],
    ],
    { width: 80, maxRows: 10 },
  );
  expect(lines).toEqual(["city      rows", "────────  ────", "BOSTON       5", "NEW YORK   120"]);
});

test("wide cells are cut so that the line fits", () => {
  const lines = layOutTable(["a", "b"], [["x".repeat(100), "y".repeat(30)]], {
    width: 40,
    maxRows: 10,
  });
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(lines[2]).toContain("…");
});

test("sums of fractions are written without their noise", () => {
  expect(cellText(214227.58769999997)).toBe("214227.5877");
  expect(cellText(0.1 + 0.2)).toBe("0.3");
  expect(cellText(9007199254740991)).toBe("9007199254740991");
});

test("control characters never reach the terminal", () => {
  expect(cellText("a\u001b[31mb\n")).toBe("a [31mb ");
});

test("no columns, no table; no rows, a header", () => {
  expect(layOutTable([], [], { width: 80, maxRows: 5 })).toEqual([]);
  expect(layOutTable(["id"], [], { width: 80, maxRows: 5 })).toEqual(["id", "──"]);
});

test("emoji and wide characters count two columns", () => {
  const lines = layOutTable(["n"], [["東京"], ["abcd"]], { width: 80, maxRows: 5 });
  expect(lines[1]).toBe("────");
});
