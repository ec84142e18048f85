import { describe, expect, it } from "vitest";
import { tidyAtisSql } from "./atis-sql.ts";

const cases: [string, string, string][] = [
  ["dots, outer parentheses, semicolon", "( SELECT a . b FROM a ) ;", "SELECT a.b FROM a"],
  [
    "nested conjunctions and fillers",
    "( SELECT DISTINCT a . b FROM a WHERE ( a . c = 1 AND ( a . d = 'X . Y' AND 1 = 1 ) ) ) ;",
    "SELECT DISTINCT a.b FROM a WHERE a.c = 1 AND a.d = 'X . Y'",
  ],
  ["a lone filler", "SELECT a.b FROM a WHERE 1 = 1", "SELECT a.b FROM a"],
  ["a filler first", "SELECT b FROM a WHERE ( 1 = 1 AND x = 2 )", "SELECT b FROM a WHERE x = 2"],
  [
    "a disjunction keeps its parentheses",
    "SELECT b FROM a WHERE ( x = 1 AND ( ( y = 2 ) OR ( z = 3 AND w = 4 ) ) )",
    "SELECT b FROM a WHERE x = 1 AND ( ( y = 2 ) OR ( z = 3 AND w = 4 ) )",
  ],
  [
    "subqueries, counts and negation stay",
    "( SELECT count(*) FROM a WHERE not(( x IN ( SELECT b . x FROM b WHERE ( b . y = 1 ) ) )) ) ;",
    "SELECT count ( * ) FROM a WHERE not ( x IN ( SELECT b.x FROM b WHERE b.y = 1 ) )",
  ],
  [
    "a filler beside OR stays",
    "SELECT b FROM a WHERE ( x = 1 OR 1 = 1 )",
    "SELECT b FROM a WHERE x = 1 OR 1 = 1",
  ],
  ["unbalanced text is left for the parser to name", "SELECT ( a ;", "SELECT ( a"],
];

describe("tidyAtisSql", () => {
  for (const [name, given, expected] of cases) {
    it(name, () => expect(tidyAtisSql(given)).toBe(expected));
  }
});
