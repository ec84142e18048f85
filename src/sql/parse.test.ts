import { describe, expect, test } from "vitest";
import fc from "../../test/seeded-check.ts";
import { corpusQueries, withoutSpans } from "../../test/support/corpora.ts";
import { lexSql } from "./lexer.ts";
import { parseSql } from "./parse.ts";
import { printSql } from "./print.ts";
import { SqlSyntaxError } from "./syntax-error.ts";
import { sqlWords } from "./words.ts";

const fragments = (
  "SELECT DISTINCT * FROM WHERE AND OR NOT IN ( ) ( ) , = < LIKE BETWEEN IS NULL GROUP BY HAVING " +
  "ORDER LIMIT UNION JOIN ON AS t t.a b 'x' 1 COUNT MIN CITY#0 - + EXISTS ; WITH CASE WHEN THEN ELSE END " +
  "CAST :: INT OVER PARTITION ROWS FILTER ILIKE ESCAPE INTERVAL DAY EXTRACT COLLATE TRUE || OFFSET FETCH"
).split(" ");

describe("parseSql", () => {
  test.each([
    "SELECT DISTINCT a.b , COUNT ( DISTINCT a.c ) AS n FROM a LEFT JOIN b AS x ON x.i = a.i , c",
    "SELECT * FROM t WHERE NOT a = 1 AND ( b < 2 OR c NOT LIKE '%x' ) AND d BETWEEN 1 AND 2",
    "SELECT t.* FROM t GROUP BY a , b HAVING COUNT ( * ) > 1 ORDER BY a DESC , b LIMIT 3 OFFSET 2",
    "SELECT a FROM t UNION ALL SELECT b FROM u EXCEPT SELECT c FROM v ORDER BY a",
    "SELECT a FROM ( SELECT b FROM u ) AS s WHERE EXISTS ( SELECT * FROM t ) AND x IS NOT NULL",
    "SELECT a FROM t WHERE b > ALL ( SELECT c FROM u ) AND - a + 2 * ( b - 1 ) / 3 = 'q'",
    "( SELECT a FROM t WHERE ( b = 1 ) )",
    "SELECT a FROM t JOIN u USING ( id , k ) WHERE a IN ( 1 , 2 ) AND b NOT IN ( SELECT c FROM d )",
    "WITH a AS ( SELECT 1 AS n ) , b ( x , y ) AS ( SELECT n , 2 FROM a ) SELECT b.x FROM b ORDER BY b.x",
    "WITH RECURSIVE c ( n ) AS ( SELECT 1 UNION ALL SELECT n + 1 FROM c ) SELECT n FROM c LIMIT 5",
    "SELECT a FROM t WHERE b IN ( WITH c AS ( SELECT 1 AS n ) SELECT n FROM c )",
    "SELECT CASE WHEN a > 1 THEN 'x' WHEN b THEN 'y' ELSE 'z' END AS k , CASE a WHEN 1 THEN 2 END FROM t",
    "SELECT CAST ( a AS INTEGER ) , CAST ( b AS NUMERIC(10,2) ) , CAST ( c AS DOUBLE PRECISION ) FROM t",
    "SELECT rank ( ) OVER ( PARTITION BY a , b ORDER BY c DESC NULLS LAST ) AS r FROM t",
    "SELECT SUM ( a ) OVER ( ORDER BY b ROWS BETWEEN 2 PRECEDING AND CURRENT ROW ) , over FROM t",
    "SELECT COUNT ( DISTINCT a ) FILTER ( WHERE b = 1 ) , string_agg ( a , ',' ORDER BY b ) FROM t",
    "SELECT a || ' ' || b FROM t FULL OUTER JOIN u ON t.i = u.i NATURAL LEFT JOIN v CROSS JOIN w",
    "SELECT a FROM t WHERE b ILIKE 'x' OR c NOT ILIKE 'y' OR d LIKE '!%' ESCAPE '!'",
    "SELECT a FROM t WHERE b IS TRUE AND c IS NOT DISTINCT FROM d AND e = FALSE",
    "SELECT EXTRACT ( YEAR FROM a ) , b + INTERVAL '3 DAY' , name COLLATE NOCASE FROM t OFFSET 2",
    'SELECT end , case_id , t.when , "a""b"."c d" , `x``y` , [p q] FROM t AS "it\'s"',
  ])("prints back %s", (sql) => {
    expect(printSql(parseSql(sql))).toBe(sql);
  });

  test.each([
    ["SELECT a::date , - b::int FROM t", "SELECT CAST ( a AS DATE ) , - CAST ( b AS INT ) FROM t"],
    ["SELECT DATE '2024-01-31' AS d", "SELECT CAST ( '2024-01-31' AS DATE ) AS d"],
    ["SELECT a + interval 3 days", "SELECT a + INTERVAL '3 DAY'"],
    ["SELECT a - interval '3' day", "SELECT a - INTERVAL '3 DAY'"],
    ["SELECT a FROM t FETCH FIRST 5 ROWS ONLY", "SELECT a FROM t LIMIT 5"],
    ["SELECT a FROM t OFFSET 2 ROWS FETCH NEXT 1 ROW ONLY", "SELECT a FROM t LIMIT 1 OFFSET 2"],
    ["SELECT substring(a from 2 for 3)", "SELECT substring ( a , 2 , 3 )"],
    ["SELECT case when a then 1 end", "SELECT CASE WHEN a THEN 1 END"],
  ])("%s is kept as %s", (sql, kept) => {
    expect(printSql(parseSql(sql))).toBe(kept);
  });

  test.each([
    "VALUES ( 1 )",
    "SELECT a FROM t WHERE ( a , b ) IN ( SELECT c , d FROM u )",
    "SELECT a INTO b FROM t",
    "SELECT a FROM t FOR UPDATE",
    "SELECT sum ( a ) OVER w FROM t WINDOW w AS ( ORDER BY b )",
    "SELECT 1 /*! UNION SELECT 2 */",
    "\u017fELECT 1",
    "SELECT\u00a01",
    "WITH a AS ( DELETE FROM t ) SELECT 1",
  ])("refuses %s", (sql) => {
    expect(() => parseSql(sql)).toThrow(SqlSyntaxError);
  });

  test("spans name the tokens of each node", () => {
    const sql = "SELECT a FROM t WHERE b = 1 AND c IN ( SELECT d FROM u )";
    const query = parseSql(sql);
    const words = sqlWords(sql);
    if (query.kind !== "select" || query.where?.kind !== "and") throw new Error("not as expected");
    const texts = query.where.operands.map(({ start, end }) => words.slice(start, end).join(" "));
    expect(texts).toEqual(["b = 1", "c IN ( SELECT d FROM u )"]);
    expect([query.start, query.end]).toEqual([0, lexSql(sql).length]);
  });

  test("errors say what was expected, what was found and where", () => {
    expect(() => parseSql("SELECT a FROM WHERE b = 1")).toThrow(
      'expected a table, found "WHERE" (at position 14 of the query)',
    );
    expect(() => parseSql("")).toThrow(SqlSyntaxError);
  });

  test("refuses deep nesting and handles a megabyte", () => {
    const deep = "(".repeat(100_000);
    expect(() => parseSql(`SELECT a FROM t WHERE ${deep}`)).toThrow(SqlSyntaxError);
    expect(() => parseSql(`SELECT 1${" + 1".repeat(250_000)}`)).toThrow(SqlSyntaxError);
    expect(() => parseSql(`SELECT ${"NOT ".repeat(250_000)}`)).toThrow(SqlSyntaxError);
    expect(() => parseSql(`SELECT a FROM t${" UNION SELECT a FROM t".repeat(50_000)}`)).toThrow(
      SqlSyntaxError,
    );
    const wide = parseSql(`SELECT a FROM t WHERE a = 1${" AND b = 2".repeat(100_000)}`);
    expect(wide.end).toBe(8 + 400_000);
    expect(() => parseSql('"'.repeat(1_000_001))).toThrow(SqlSyntaxError);
  });

  test("any heap of words parses to a stable tree or is refused", () => {
    const queries = fc.array(fc.constantFrom(...fragments), { maxLength: 25 });
    fc.assert(
      fc.property(queries, fc.boolean(), (words, select) => {
        try {
          const tree = parseSql(`${select ? "SELECT a FROM t WHERE " : ""}${words.join(" ")}`);
          expect(withoutSpans(parseSql(printSql(tree)))).toEqual(withoutSpans(tree));
        } catch (error) {
          expect(error).toBeInstanceOf(SqlSyntaxError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the corpora's queries", () => {
  for (const { name, queries } of corpusQueries()) {
    test.skipIf(queries === undefined)(`${name}: 99% keep their tree when printed`, () => {
      const failures = (queries ?? []).flatMap((sql) => failureOf(sql) ?? []);
      for (const failure of failures) console.info(`${name}: ${failure}`);
      expect(failures.length).toBeLessThanOrEqual((queries ?? []).length * 0.01);
    });
  }
});

function failureOf(sql: string): string | undefined {
  try {
    const tree = parseSql(sql);
    const printed = printSql(tree);
    const again = parseSql(printed);
    if (printSql(again) !== printed) return `printing is not stable: ${sql}`;
    const same = JSON.stringify(withoutSpans(tree)) === JSON.stringify(withoutSpans(again));
    return same ? undefined : `another tree: ${sql}`;
  } catch (error) {
    if (!(error instanceof SqlSyntaxError)) throw error;
    return `${error.message}: ${sql}`;
  }
}
