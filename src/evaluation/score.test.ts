import { describe, expect, it } from "vitest";
import { type Database, DatabaseError, type QueryResult } from "../database/database.ts";
import { createExecutor, type Executor } from "./execute.ts";
import { scorePrediction } from "./score.ts";

const one = "SELECT a FROM t WHERE a = 1";
const two = "SELECT a FROM t WHERE a = 2";
const none = "SELECT a FROM t WHERE a = 3";

/** Answers by rule: what each query gives, so that every case can be worked out by hand. */
function database(): Database {
  const answers: Record<string, QueryResult["rows"]> = {
    [one]: [[1]],
    "SELECT  a from t WHERE a = 1": [[1]],
    [two]: [[2]],
    [none]: [],
    "SELECT b FROM t": [],
    "SELECT a FROM t": [[1], [2]],
    "SELECT a FROM t ORDER BY a DESC": [[2], [1]],
  };
  return {
    dialect: "sqlite",
    name: "by hand",
    schema: async () => ({ tables: [] }),
    fingerprint: async () => "1",
    close: async () => {},
    async query(sql) {
      if (sql === "busy") throw new DatabaseError("busy", "later");
      if (sql === "slow") throw new DatabaseError("timeout", "too slow");
      if (sql === "SELECT nothing FROM t") throw new DatabaseError("unknown-name", "no column");
      if (sql === "huge") return { columns: ["a"], rows: [[1]], truncated: true, ms: 1 };
      const rows = answers[sql];
      if (rows === undefined) throw new DatabaseError("syntax", "not SQL");
      return { columns: ["a"], rows, truncated: false, ms: 1 };
    },
  };
}

const executor = (): Executor => createExecutor(database());
const score = (sql: string | undefined, golds: string[]) => scorePrediction(sql, golds, executor());

describe("scorePrediction", () => {
  it("the gold itself is right in every way", async () => {
    expect(await score(one, [one])).toEqual({
      query: true,
      normalised: true,
      strict: true,
      relaxed: true,
      valid: true,
      gold_rows: true,
    });
  });

  it("white space and the case of keywords do not count", async () => {
    expect(await score("SELECT  a from t WHERE a = 1", [one])).toMatchObject({ query: true });
  });

  it("any of several golds will do", async () => {
    expect(await score(two, [one, two])).toMatchObject({ query: true, strict: true });
    expect(await score(two, [one])).toMatchObject({ query: false, strict: false, relaxed: false });
  });

  it("a wrong query can match an empty table by luck, and is reported apart", async () => {
    const lucky = await score("SELECT b FROM t", [none]);
    expect(lucky).toMatchObject({ query: false, strict: true, gold_rows: false });
  });

  it("what fails is never strictly right, not even against an empty gold", async () => {
    for (const bad of ["slow", "SELECT nothing FROM t", "gibberish"]) {
      expect(await score(bad, [none])).toMatchObject({ strict: false, relaxed: true });
      expect(await score(bad, [one])).toMatchObject({ strict: false, relaxed: false });
    }
  });

  it("slow SQL is valid SQL; unknown columns and syntax errors are not", async () => {
    expect(await score("slow", [one])).toMatchObject({ valid: true, error: { code: "timeout" } });
    expect(await score("huge", [one])).toMatchObject({ valid: true, strict: false });
    expect(await score("SELECT nothing FROM t", [one])).toMatchObject({ valid: false });
    expect(await score("gibberish", [one])).toMatchObject({ valid: false });
  });

  it("a failing gold makes nothing right, not even by failing alike", async () => {
    expect(await score("gibberish", ["gibberish"])).toMatchObject({
      query: true,
      strict: false,
      relaxed: false,
      gold_rows: false,
    });
  });

  it("compares in order when the gold orders", async () => {
    const ordered = "SELECT a FROM t ORDER BY a DESC";
    expect(await score("SELECT a FROM t", [ordered])).toMatchObject({ strict: false });
    expect(await score(ordered, ["SELECT a FROM t"])).toMatchObject({ strict: true });
  });

  it("declining is never right", async () => {
    expect(await score(undefined, [none])).toMatchObject({
      query: false,
      strict: false,
      relaxed: false,
      valid: false,
    });
  });

  it("exact set match is asked only where it is given", async () => {
    const result = await scorePrediction(two, [one], executor(), () => true);
    expect(result.exact_set).toBe(true);
    expect((await score(two, [one])).exact_set).toBeUndefined();
  });
});

describe("createExecutor", () => {
  it("runs the same query once, and keeps failures as values", async () => {
    let runs = 0;
    const counted = { ...database() };
    const query: Database["query"] = (sql) => {
      runs++;
      return database().query(sql);
    };
    const executor = createExecutor({ ...counted, query });
    expect(await executor.run(one)).toEqual({ columns: ["a"], rows: [[1]] });
    await executor.run(one);
    await executor.run("gibberish");
    expect(await executor.run("gibberish")).toMatchObject({ error: "syntax" });
    expect(runs).toBe(2);
  });

  it("asks the cache for golds, and does not keep a busy moment", async () => {
    const stored = new Map<string, unknown>();
    const executor = createExecutor(database(), {
      read: async () => undefined,
      write: async (sql, outcome) => void stored.set(sql, outcome),
    });
    await executor.runGold(one);
    await executor.runGold("busy");
    await executor.run(two);
    expect([...stored.keys()]).toEqual([one]);
  });
});
