import { describe, expect, it } from "vitest";
import { synthesize } from "../../generator/synthesize.ts";
import { parseSql } from "../../sql/parse.ts";
import { libraryDomain } from "./index.ts";

describe("library conversations", () => {
  const made = [...synthesize(libraryDomain, { interactions: 100, seed: 7 })];

  it("come from the same mechanism as those about flights", () => {
    expect(made.length).toBe(100);
    expect(
      made.flatMap((one) => one.turns).some((turn) => /author|wrote/.test(turn.utterance)),
    ).toBe(true);
  });

  it("ask for averages, numbers of each kind and the first few, as those about flights do", () => {
    const many = [...synthesize(libraryDomain, { interactions: 300, seed: 5 })];
    const sql = many.flatMap(({ turns }) => turns.flatMap((turn) => turn.sql)).join("\n");
    expect(sql).toMatch(/AVG \( book\.pages \)/);
    expect(sql).toMatch(/COUNT \( \* \) FROM book.* GROUP BY book\.subject/);
    expect(sql).toMatch(/ORDER BY book\.year DESC LIMIT 3/);
  });

  it("begin now and then with what is no question", () => {
    const many = [...synthesize(libraryDomain, { interactions: 600, seed: 3 })];
    const first = many.flatMap(({ turns }) => turns[0]?.labels ?? []);
    expect(first).toContain("chitchat");
    expect(first).toContain("unanswerable");
  });

  it("have golds that parse and speak of no flights", () => {
    for (const { turns } of made)
      for (const { sql, utterance } of turns) {
        expect(utterance).not.toMatch(/flight|airline/);
        for (const query of sql) expect(() => parseSql(query)).not.toThrow();
      }
  });
});
