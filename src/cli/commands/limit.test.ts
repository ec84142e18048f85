import { expect, test } from "vitest";
import { parseCount, parsePort } from "./limit.ts";

test("numbers are digits, and ports are ports", () => {
  expect([parseCount("0"), parseCount("12"), parsePort("65535")]).toEqual([0, 12, 65_535]);
  for (const text of ["", " ", "4117 ", "0x50", "1e3", "-1", "80.5", "NaN", "９"]) {
    expect(() => parseCount(text)).toThrow("expected a whole number");
    expect(() => parsePort(text)).toThrow("from 0 to 65535");
  }
  expect(() => parsePort("65536")).toThrow("from 0 to 65535");
});
