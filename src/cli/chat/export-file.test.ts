import { expect, test } from "vitest";
import { readExport } from "./export-file.ts";

test.each([
  ["csv out", { format: "csv", file: "out" }],
  ["csv my flights.txt", { format: "csv", file: "my flights.txt" }],
  ["my flights.CSV", { format: "csv", file: "my flights.CSV" }],
  ["/tmp/x.parquet", { format: "parquet", file: "/tmp/x.parquet" }],
  ["csv", undefined],
  ["out.foo", undefined],
  ["", undefined],
])("%j says what to write where", (text, wanted) => {
  expect(readExport(text)).toEqual(wanted);
});
