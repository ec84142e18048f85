import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { type RowOrder, type Rows, sameTable } from "./denotation.ts";
import { rowOrder } from "./row-order.ts";

const byFirst: RowOrder = { kind: "columns", columns: [0] };
const strict: RowOrder = { kind: "strict" };

const cases: [string, Rows, Rows, boolean, RowOrder?][] = [
  ["the same rows", [[1, "a"]], [[1, "a"]], true],
  ["another order of rows", [[1], [2]], [[2], [1]], true],
  ["another order of columns", [[1, "a"]], [["a", 1]], false],
  ["one duplicate less", [[1], [1]], [[1]], false],
  ["another row duplicated", [[1], [1], [2]], [[1], [2], [2]], false],
  ["duplicates in another order", [[1], [2], [1]], [[1], [1], [2]], true],
  ["both empty", [], [], true],
  ["empty against rows", [], [[1]], false],
  ["a row of NULL against no row", [[null]], [], false],
  ["NULL equals NULL", [[null, 1]], [[null, 1]], true],
  ["NULL is not 0", [[null]], [[0]], false],
  ["NULL is not empty text", [[null]], [[""]], false],
  ["NULLs among rows, any order", [[null], ["a"], [1]], [[1], [null], ["a"]], true],
  ["1 and 1.0", [[1]], [[1.0]], true],
  ["zero and minus zero", [[0]], [[-0]], true],
  ["a sum with its rounding", [[0.3]], [[0.1 + 0.2]], true],
  ["an average in two precisions", [[33.333333]], [[100 / 3]], true],
  ["fractions that differ", [[33.3]], [[33.4]], false],
  ["decimals as text", [["3.50"]], [[3.5]], true],
  ["integers are compared exactly", [[1000000001]], [[1000000002]], false],
  ["a number is not its text", [[7]], [["7"]], false],
  ["true is 1", [[true]], [[1]], true],
  ["case and spaces of text count", [["a"]], [["A"]], false],
  ["another number of columns", [[1]], [[1, 1]], false],
  ["ordered: the same", [[1], [2]], [[1], [2]], true, byFirst],
  ["ordered: reversed", [[1], [2]], [[2], [1]], false, byFirst],
  [
    "ordered: ties in any order",
    [
      [1, "a"],
      [1, "b"],
      [2, "c"],
    ],
    [
      [1, "b"],
      [1, "a"],
      [2, "c"],
    ],
    true,
    byFirst,
  ],
  [
    "ordered: beyond ties",
    [
      [1, "a"],
      [2, "b"],
    ],
    [
      [1, "b"],
      [2, "a"],
    ],
    false,
    byFirst,
  ],
  ["ordered by what is not shown", [["a"], ["b"]], [["b"], ["a"]], false, strict],
  ["ordered by what is not shown, same", [["a"], ["b"]], [["a"], ["b"]], true, strict],
  ["ordered, both empty", [], [], true, byFirst],
];

describe("sameTable", () => {
  for (const [name, gold, predicted, expected, order] of cases) {
    it(name, () => expect(sameTable(gold, predicted, order)).toBe(expected));
  }

  it("holds for any shuffle, and for no table with a row more", () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(null));
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(rows, fc.nat(), (table, turn) => {
        const at = turn % table.length;
        const rotated = [...table.slice(at), ...table.slice(0, at)];
        expect(sameTable(table, rotated)).toBe(true);
        expect(sameTable(table, [...rotated, table[0]!])).toBe(false);
      }),
    );
  });
});

describe("rowOrder", () => {
  const queries: [string, RowOrder][] = [
    ["SELECT a FROM t", { kind: "none" }],
    ["SELECT a FROM t WHERE b IN ( SELECT c FROM u ORDER BY c )", { kind: "none" }],
    ["SELECT a FROM t ORDER BY a", { kind: "columns", columns: [0] }],
    ["SELECT a , b FROM t ORDER BY 2 DESC , A", { kind: "columns", columns: [1, 0] }],
    ["SELECT a , count(*) AS n FROM t GROUP BY a ORDER BY n", { kind: "columns", columns: [1] }],
    [
      "SELECT a , count(*) FROM t GROUP BY a ORDER BY COUNT ( * )",
      { kind: "columns", columns: [1] },
    ],
    ["SELECT t.a , b FROM t ORDER BY b , a", { kind: "columns", columns: [1, 0] }],
    ["SELECT a FROM t ORDER BY b", { kind: "strict" }],
    ["SELECT t.* , b FROM t ORDER BY b", { kind: "strict" }],
    ["SELECT * FROM t ORDER BY b", { kind: "strict" }],
    ["SELECT a FROM t UNION SELECT b FROM u ORDER BY a", { kind: "columns", columns: [0] }],
    ["not sql", { kind: "none" }],
  ];
  for (const [sql, order] of queries) it(sql, () => expect(rowOrder(sql)).toEqual(order));
});
