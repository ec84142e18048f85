import fc from "fast-check";
import { expect, test } from "vitest";
import { countMarks, packMarks, type TurnLists, unpackMarks } from "./marks.ts";

test("what is packed is unpacked again, whatever its names and gaps", () => {
  const marks = fc.dictionary(fc.string(), fc.stringMatching(/^[01-]*$/), { minKeys: 1 });
  fc.assert(
    fc.property(marks, (some) => {
      const lists: TurnLists = {};
      expect({ ...unpackMarks(packMarks(some, lists)!, lists) }).toEqual({ ...some });
    }),
  );
});

test("runs of the same turns share a list, in whatever order they were measured", () => {
  const lists: TurnLists = {};
  const one = packMarks({ a: "1-0", b: "11" }, lists);
  const other = packMarks({ b: "00", a: "0-1" }, lists);
  expect(one?.turns).toBe(other?.turns);
  expect(lists).toEqual({ [one!.turns]: { a: "x-x", b: "xx" } });
  expect(packMarks({ a: "10", b: "11" }, lists)?.turns).not.toBe(one?.turns);
});

test("without marks, or without their list, nothing is known", () => {
  expect(packMarks({}, {})).toBeNull();
  const packed = packMarks({ a: "101" }, {})!;
  expect(unpackMarks(packed, {})).toEqual({});
  expect(unpackMarks(packed, { [packed.turns]: { a: "xxxxxxxxx" } })).toEqual({});
});

test("counts the turns that have a gold", () => {
  expect(countMarks({ a: "1-0", b: "11" })).toEqual({ turns: 4, right: 3 });
});
