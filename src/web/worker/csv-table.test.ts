import { expect, test } from "vitest";
import { readCsv } from "./csv-table.ts";

test("reads quotes, line ends in cells, empty cells and numbers", () => {
  const text = '\uFEFFname;n;name\r\n"a ""b""; c\nd";1.5;x\r\n;2;\r\n';
  expect(readCsv(text)).toEqual({
    columns: ["name", "n", "name 2"],
    numeric: [false, true, false],
    rows: [
      ['a "b"; c\nd', 1.5, "x"],
      [null, 2, null],
    ],
  });
});

test("a column with one word in it is text", () => {
  expect(readCsv("a,b\n1,2\n1,x\n").numeric).toEqual([true, false]);
});
