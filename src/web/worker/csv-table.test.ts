import { expect, test } from "vitest";
import { decodeText, readCsv } from "./csv-table.ts";
import type { FileCell } from "./file-table.ts";

/** The whole of a table. */
function read(text: string) {
  const { columns, types, count, each } = readCsv(text);
  const rows: (readonly FileCell[])[] = [];
  each((row) => rows.push(row));
  expect(rows).toHaveLength(count);
  return { columns, types, rows };
}

test("reads quotes, line ends in cells, empty cells and numbers", () => {
  const text = '\uFEFFname;n;name\r\n"a ""b""; c\nd";1.5;x\r\n;2;\r\n';
  expect(read(text)).toEqual({
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

const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...text.split("").map((sign) => sign.charCodeAt(0))].forEach((code, i) => {
    view.setUint16(i * 2, code, little);
  });
  return bytes;
};

test.each([
  ["UTF-8", new TextEncoder().encode("a,b\nK\u00f6ln,1\n")],
  ["UTF-8 with a mark", new TextEncoder().encode("\uFEFFa,b\nK\u00f6ln,1\n")],
  ["UTF-16", utf16("a,b\nK\u00f6ln,1\n", true)],
  ["UTF-16, the other way round", utf16("a,b\nK\u00f6ln,1\n", false)],
  ["Western", Uint8Array.from("a,b\nK\u00f6ln,1\n", (sign) => sign.charCodeAt(0))],
])("is read whether it was saved as %s", (_, bytes) => {
  const { columns, rows } = read(decodeText(bytes));
  expect([columns, rows]).toEqual([["a", "b"], [["K\u00f6ln", 1]]]);
});

test.each([
  ["separators in quotes", '"a;b;c",d\n1,2\n', ["a;b;c", "d"], [[1, 2]]],
  ["a quoted line end in a name", '"a\nb",c\n1,2\n', ["a b", "c"], [[1, 2]]],
  ["lines that end in CR", "a,b\r1,2\r", ["a", "b"], [[1, 2]]],
  ["no line end at the end", "a,b\n1,", ["a", "b"], [[1, null]]],
  ["a quote that never ends", 'a,b\n1,"2\n', ["a", "b"], [[1, 2]]],
  [
    "commas in numbers",
    "a;b\n1,5;x\n-20;y\n",
    ["a", "b"],
    [
      [1.5, "x"],
      [-20, "y"],
    ],
  ],
  [
    "rows longer than the names",
    "a\n1,2\n3,\n",
    ["a", "column 2"],
    [
      [1, 2],
      [3, null],
    ],
  ],
  ["blank lines", "a,b\n\n1,2\n\n", ["a", "b"], [[1, 2]]],
])("%s", (_, text, columns, rows) => {
  const table = read(text);
  expect([table.columns, table.rows]).toEqual([columns, rows]);
});
