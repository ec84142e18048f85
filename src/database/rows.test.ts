// What is kept of a result, and how far it is read.
import { expect, test } from "vitest";
import { createRowCollector } from "./rows.ts";

const limits = { timeoutMs: 1_000, maxRows: 2, maxBytes: 100 };

test("a row is read no further than the limit on bytes", () => {
  const collector = createRowCollector(limits);
  const read: number[] = [];
  const valueAt = (column: number): string => {
    read.push(column);
    return "x".repeat(60);
  };
  expect(collector.read(1_000, valueAt)).toBe(false);
  expect(read).toEqual([0, 1]);
  expect(collector).toMatchObject({ rows: [], truncated: true });
});

test("rows beyond the limit are not read at all", () => {
  const collector = createRowCollector(limits);
  const rows = [1, 2, 3].map((row) => collector.read(1, () => row));
  expect(rows).toEqual([true, true, false]);
  expect(collector.rows).toEqual([[1], [2]]);
});

test("binary shows as hexadecimal, and counts as such", () => {
  const collector = createRowCollector(limits);
  expect(collector.add([new Uint8Array([0, 10, 255])])).toBe(true);
  expect(collector.rows).toEqual([["000aff"]]);
  expect(collector.add([new Uint8Array(50)])).toBe(false);
});
