import { expect, test } from "vitest";
import { parseSql } from "../parse.ts";
import { deniedIn } from "./polarity.ts";

/** The texts of a query that are denied. */
const denied = (sql: string) =>
  [...deniedIn(parseSql(sql))].flatMap((node) => (node.kind === "literal" ? node.text : []));

test.each([
  ["SELECT a FROM t WHERE b != 'x' AND c = 'y'", ["'x'"]],
  ["SELECT a FROM t WHERE NOT ( b = 'x' OR c != 'y' )", ["'x'"]],
  ["SELECT a FROM t WHERE b NOT IN ( 'x' , 'y' )", ["'x'", "'y'"]],
  ["SELECT a FROM t WHERE k NOT IN ( SELECT k FROM u WHERE b = 'x' AND c != 'y' )", ["'x'"]],
  ["SELECT a FROM t WHERE NOT EXISTS ( SELECT 1 FROM u WHERE b = 'x' )", ["'x'"]],
  ["SELECT a FROM t WHERE b = 'y' EXCEPT SELECT a FROM t WHERE b = 'x'", ["'x'"]],
  ["SELECT a FROM t WHERE ( SELECT COUNT ( * ) FROM u WHERE b = 'x' ) = 0", ["'x'"]],
  ["SELECT a FROM t LEFT JOIN u ON u.k = t.k AND u.b = 'x' WHERE u.k IS NULL", ["'x'"]],
  ["SELECT a FROM t WHERE b = 'x' AND c IS NOT NULL", []],
] as const)("%s", (sql, texts) => {
  expect(denied(sql).filter((text) => /x|y/.test(text))).toEqual(texts);
});
