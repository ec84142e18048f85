import { expect, test } from "vitest";
import { writtenOut } from "./written-out.ts";

const names = { "train.company": { AX: "Zug AG", DB: "Deutsche Bahn" } };

test("a code that the table writes out is told with what it stands for there", () => {
  const sql = "SELECT train.company AS company, train.number FROM train";
  expect(writtenOut(sql, names, [["Deutsche Bahn", 4]])).toEqual({
    ...{ column: "train.company", code: "DB", name: "Deutsche Bahn" },
  });
});

test("what is not selected is not written out", () => {
  expect(writtenOut("SELECT train.number FROM train", names)).toBeUndefined();
  const where = "SELECT train.number FROM train WHERE train.company = 'DB'";
  expect(writtenOut(where, names)).toBeUndefined();
});
