import { expect, test } from "vitest";
import { type ExportHead, exportPieces, type TextFormat } from "./export.ts";
import type { DisplayTable } from "./format-rows.ts";

const table = {
  columns: ["name", "n"],
  rows: [
    ['a "b", c', -5],
    [null, 1.5],
    ["=1+1", 0],
    ["x|y\nz", 2],
  ],
};
const about = { utterance: "all", sql: "SELECT 1", confidence: 0.9 };

const exported = (format: TextFormat, ...batches: readonly DisplayTable[]): Promise<string> =>
  exportedAbout(about, format, ...batches);

async function exportedAbout(
  head: ExportHead,
  format: TextFormat,
  ...batches: readonly DisplayTable[]
): Promise<string> {
  let text = "";
  for await (const piece of exportPieces(batches, format, head)) text += piece;
  return text;
}

test("CSV quotes what needs it and disarms formulas", async () => {
  expect(await exported("csv", table)).toBe(
    'name,n\r\n"a ""b"", c",-5\r\n,1.5\r\n\'=1+1,0\r\n"x|y\nz",2\r\n',
  );
});

test("Markdown escapes bars and keeps one line a row", async () => {
  expect((await exported("md", table)).split("\n")).toHaveLength(7);
  expect(await exported("md", table)).toContain("x\\|y z");
});

test("JSON holds the question, the query and the rows", async () => {
  expect(JSON.parse(await exported("json", table))).toEqual({
    utterance: "all",
    sql: "SELECT 1",
    confidence: 0.9,
    columns: ["name", "n"],
    rows: table.rows,
  });
});

test("JSON lines have one object a row, and no name twice in it", async () => {
  const twice = { columns: ["name", "name"], rows: [["a", 1]] };
  expect(await exported("jsonl", twice)).toBe('{"name":"a","name 2":1}\n');
});

test("a doubtful answer is marked in every format", async () => {
  const doubted = { ...about, confidence: 0.4 };
  const small = { columns: ["n"], rows: [[1]] };
  expect(await exportedAbout(doubted, "csv", small)).toBe("n,doubt\r\n1,Doubtful: 40%\r\n");
  expect(await exportedAbout(doubted, "jsonl", small)).toBe('{"n":1,"doubt":"Doubtful: 40%"}\n');
  expect(await exportedAbout(doubted, "md", small)).toContain("**Doubtful: 40%**\n\n| n |");
  expect(JSON.parse(await exportedAbout(doubted, "json", small))).toMatchObject({
    confidence: 0.4,
    doubt: "Doubtful: 40%",
    columns: ["n"],
  });
});

test.each(["csv", "json", "jsonl", "md"] as const)("%s is the same in batches", async (format) => {
  const batches = table.rows.map((row) => ({ columns: table.columns, rows: [row] }));
  expect(await exported(format, ...batches)).toBe(await exported(format, table));
});
