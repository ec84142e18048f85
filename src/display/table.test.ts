import { expect, test } from "vitest";
import { cellText, layOutTable, printable } from "./table.ts";

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

test("columns that find no room are counted, and no line is wider than the window", () => {
  const columns = Array.from({ length: 20 }, (_, i) => `column ${i}`);
  const lines = layOutTable(columns, [columns.map((_, i) => i)], { width: 40, maxRows: 10 });
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(lines[0]).toMatch(/^col… .*\+14$/);
  expect(layOutTable(columns, [], { width: 1, maxRows: 10 })[0]).toBe("+20");
});

test("no control character of a name or a query reaches the terminal", () => {
  const [head] = layOutTable(["a\u001b[31m\nb"], [[1]], { width: 40, maxRows: 10 });
  expect(head?.trim()).toBe("a [31m b");
  expect(printable('SELECT "a\u001b[31m"\nFROM t')).toBe('SELECT "a [31m"\nFROM t');
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
