import { describe, expect, test } from "vitest";
import fc from "../../test/seeded-check.ts";
import { corpusQueries } from "../../test/support/corpora.ts";
import { normalForm } from "./normal-form.ts";
import { SqlSyntaxError } from "./syntax-error.ts";

describe("normalForm", () => {
  test.each([
    ["aliases", "SELECT t1.a FROM x AS t1 WHERE t1.b = 1", "SELECT x.a FROM x WHERE x.b = 1"],
    ["a single table", "SELECT a FROM x WHERE b = 1", "SELECT x.a FROM x WHERE x.b = 1"],
    [
      "order of conjuncts",
      "SELECT a FROM x WHERE b = 1 AND c = 2",
      "SELECT a FROM x WHERE c = 2 AND b = 1",
    ],
    [
      "parentheses",
      "(SELECT a FROM x WHERE ((b = 1) AND ((c = 2))))",
      "SELECT a FROM x WHERE b = 1 AND c = 2",
    ],
    [
      "parentheses round the left side of a set operation",
      "( SELECT a FROM x EXCEPT SELECT a FROM y ) UNION SELECT a FROM z",
      "SELECT a FROM x EXCEPT SELECT a FROM y UNION SELECT a FROM z",
    ],
    [
      "quoted names",
      'SELECT d."Unit Price" FROM "Order Details" AS d',
      "SELECT `order details`.[unit price] FROM [order details]",
    ],
    ["keywords and spacing", "select A from X where B=1", "SELECT a FROM x WHERE b = 1"],
    ["quotes", 'SELECT a FROM x WHERE b = "it\'s"', "SELECT a FROM x WHERE b = 'it''s'"],
    ["numbers", "SELECT a FROM x WHERE b = 1.50", "SELECT a FROM x WHERE b = 1.5"],
    ["whole numbers", "SELECT a FROM x WHERE b IN (2.0, 3)", "SELECT a FROM x WHERE b IN (2, 3)"],
    [
      "aliases further out",
      "SELECT a FROM x WHERE b = ( SELECT max(b) FROM x )",
      "SELECT t1.a FROM x AS t1 WHERE t1.b = ( SELECT max(t2.b) FROM x AS t2 )",
    ],
    ["sides", "SELECT a FROM x WHERE 1 < b", "SELECT a FROM x WHERE b > 1"],
    [
      "operators",
      "SELECT a FROM x WHERE b <> 1 AND c == 2",
      "SELECT a FROM x WHERE b != 1 AND c = 2",
    ],
    ["negation", "SELECT a FROM x WHERE NOT (b IN (1))", "SELECT a FROM x WHERE b NOT IN (1)"],
    ["joins", "SELECT x.a FROM x JOIN y ON x.i = y.i", "SELECT x.a FROM y , x WHERE y.i = x.i"],
    ["lists", "SELECT a FROM x WHERE b IN (2, 1, 2)", "SELECT a FROM x WHERE b IN (1, 2)"],
    ["repeats", "SELECT a FROM x WHERE b = 1 AND b = 1", "SELECT a FROM x WHERE b = 1"],
    [
      "column aliases",
      "SELECT count(*) AS n FROM x ORDER BY n ASC",
      "SELECT count(*) FROM x ORDER BY count(*)",
    ],
  ])("makes no difference of %s", (_, one, other) => {
    expect(normalForm(one)).toBe(normalForm(other));
  });

  test.each([
    ["values", "SELECT a FROM x WHERE b = 1", "SELECT a FROM x WHERE b = 2"],
    ["columns", "SELECT a FROM x", "SELECT b FROM x"],
    ["AND and OR", "SELECT a FROM x WHERE b = 1 AND c = 2", "SELECT a FROM x WHERE b = 1 OR c = 2"],
    [
      "grouping",
      "SELECT a FROM x WHERE b = 1 AND (c = 2 OR d = 3)",
      "SELECT a FROM x WHERE b = 1 AND c = 2 OR d = 3",
    ],
    [
      "what is compared with the row further out",
      "SELECT a FROM x WHERE NOT EXISTS ( SELECT 1 FROM x AS y WHERE y.b > x.b )",
      "SELECT a FROM x WHERE NOT EXISTS ( SELECT 1 FROM x AS y WHERE y.b < x.b )",
    ],
    [
      "whose row it is",
      "SELECT a FROM x WHERE b > ( SELECT avg(b) FROM x AS y WHERE y.c = x.c )",
      "SELECT a FROM x WHERE b > ( SELECT avg(b) FROM x AS y WHERE y.c = y.c )",
    ],
    ["division", "SELECT 100.0 * count(b) / 3 FROM x", "SELECT 100 * count(b) / 3 FROM x"],
    [
      "outer joins",
      "SELECT x.a FROM x JOIN y ON x.i = y.i",
      "SELECT x.a FROM x LEFT JOIN y ON x.i = y.i",
    ],
    [
      "what a set operation leaves out",
      "SELECT a FROM x EXCEPT ( SELECT a FROM y UNION SELECT a FROM z )",
      "SELECT a FROM x EXCEPT SELECT a FROM y UNION SELECT a FROM z",
    ],
    [
      "common tables",
      "WITH t AS ( SELECT a FROM x WHERE b = 1 ) SELECT a FROM t",
      "WITH t AS ( SELECT a FROM x WHERE b = 2 ) SELECT a FROM t",
    ],
    [
      "where a limit applies",
      "( SELECT a FROM x ORDER BY a LIMIT 1 ) UNION SELECT a FROM y",
      "SELECT a FROM x UNION SELECT a FROM y ORDER BY a LIMIT 1",
    ],
    ["arithmetic", "SELECT a FROM x WHERE (b + 1) * 2 = 3", "SELECT a FROM x WHERE b + 1 * 2 = 3"],
  ])("keeps the difference of %s", (_, one, other) => {
    expect(normalForm(one)).not.toBe(normalForm(other));
  });

  test("is a normal form: of itself it is the same", () => {
    for (const { queries } of corpusQueries()) {
      for (const sql of (queries ?? []).filter((_, i) => i % 7 === 0)) {
        const once = attempt(() => normalForm(sql));
        if (once !== undefined) expect(normalForm(once)).toBe(once);
      }
    }
  });

  test("any text has one or is refused with a typed error", () => {
    fc.assert(fc.property(fc.string(), (text) => void attempt(() => normalForm(text))));
  });
});

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(SqlSyntaxError);
    return undefined;
  }
}
