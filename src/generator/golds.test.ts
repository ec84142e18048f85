import { expect, test } from "vitest";
import { goldsOf } from "./golds.ts";
import type { TalkQuery } from "./query.ts";

const nested = (levels: number, value: string): string =>
  `SELECT a FROM t WHERE ${"a IN ( SELECT a FROM t WHERE ".repeat(levels)}a = '${value}'${" )".repeat(levels)}`;
const move = { act: "", labels: [], text: "", query: {} as TalkQuery };

test("what is nested too deep to run is not taught; what a value says is no nesting", () => {
  expect(goldsOf(() => nested(9, "x"), move)).toEqual([nested(9, "x")]);
  expect(goldsOf(() => nested(12, "x"), move)).toBeUndefined();
  const told = nested(9, "( AND ( OR (");
  expect(goldsOf(() => told, move)).toEqual([told]);
});
