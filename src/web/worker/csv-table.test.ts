import { expect, test } from "vitest";
import { readCsv } from "./csv-table.ts";

test("reads quotes, line ends in cells, empty cells and numbers", () => {
  const text = '\uFEFFname;n;name\r\n"a ""b""; c\nd";1.5;x\r\n;2;\r\n';
  expect(readCsv(text)).toEqual({
    columns: ["name", "n", "name 2"],
    types: ["TEXT", "REAL", "TEXT"],
    rows: [
      ['a "b"; c\nd', 1.5, "x"],
      [null, 2, null],
    ],
  });
});

test.each([
  ["1\n-20\n", "INTEGER"],
  ["1\n2.5e3\n", "REAL"],
  ["2024-01-05\n2024-02-07\n", "DATE"],
  ["1\nx\n", "TEXT"],
  // Codes and long numbers keep every digit.
  ["02134\n10001\n", "TEXT"],
  ["12345678901234567890\n", "TEXT"],
])("a column of %j is %s", (cells, type) => {
  expect(readCsv(`a\n${cells}`).types).toEqual([type]);
});
