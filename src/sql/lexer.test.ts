import { describe, expect, test } from "vitest";
import fc from "../../test/seeded-check.ts";
import { lexSql, lexWords } from "./lexer.ts";
import { SqlSyntaxError } from "./syntax-error.ts";
import { balanceParentheses, joinWords, sqlWords } from "./words.ts";

describe("lexSql", () => {
  test("keeps positions in the original text", () => {
    const sql = "select  t1 . name from \"t 1\" AS t1 where x>=1.5 and y = 'it''s'";
    for (const token of lexSql(sql)) {
      const written = sql.slice(token.start, token.end);
      expect(written.replace(/\s*\.\s*/u, ".").toUpperCase()).toBe(token.text.toUpperCase());
    }
  });

  test("cuts words one by one as it cuts their text", () => {
    const words = `SELECT select count ( ) * t t.a t.* . .5 5. 1 - -- / /* */ 'x' "a b" [x] = < CITY#0 :p :: ä # ;`;
    const word = fc.constantFrom("", " ", "t . a", "a b", ...words.split(" "));
    const told = (tokens: ReturnType<typeof lexWords>) =>
      tokens?.map(({ kind, text }) => `${kind} ${text}`);
    fc.assert(
      fc.property(fc.array(word), (some) => {
        const tokens = lexWords(some);
        if (tokens !== undefined) expect(told(tokens)).toEqual(told(lexSql(joinWords(some))));
      }),
    );
    expect(told(lexWords(["count", "(", "t.a", ")"]))).toEqual(told(lexSql("count(t.a)")));
    expect(lexWords(["a b"])).toBeUndefined();
  });

  test("tells a function from a column of the same name", () => {
    expect(sqlWords("select count(*), count from t")).toEqual([
      "SELECT",
      "COUNT",
      "(",
      "*",
      ")",
      ",",
      "count",
      "FROM",
      "t",
    ]);
  });

  test("holds qualified names, literals and placeholders whole", () => {
    expect(
      sqlWords("SELECT `a b`.\"c\" , t.* FROM t WHERE t.x = CITY#0 AND t.y != 'a b';"),
    ).toEqual([
      "SELECT",
      '`a b`."c"',
      ",",
      "t.*",
      "FROM",
      "t",
      "WHERE",
      "t.x",
      "=",
      "CITY#0",
      "AND",
      "t.y",
      "!=",
      "'a b'",
    ]);
  });

  test("says where it fails", () => {
    expect(() => lexSql("SELECT a FROM t WHERE b = 'open")).toThrow(/position 26/u);
  });

  test("words survive being joined and cut again", () => {
    const sql = "SELECT a.b FROM a WHERE a.c IN ( 'x' , 'y z' ) AND a.d <= - 1.5";
    expect(sqlWords(joinWords(sqlWords(sql)))).toEqual(sqlWords(sql));
  });

  test("any text lexes to stable words or is refused with a typed error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        try {
          const words = sqlWords(text);
          expect(sqlWords(joinWords(words))).toEqual(words);
        } catch (error) {
          expect(error).toBeInstanceOf(SqlSyntaxError);
        }
      }),
    );
  });
});

describe("balanceParentheses", () => {
  test("closes what is open and drops what closes nothing", () => {
    expect(balanceParentheses(["(", "a", "("])).toEqual(["(", "a", "(", ")", ")"]);
    expect(balanceParentheses(["a", ")", "(", "b", ")"])).toEqual(["a", "(", "b", ")"]);
  });
});
