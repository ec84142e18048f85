// Statements of test/evasions/, written by people who wanted to see what is hidden or to change what is
// stored: every one is put to every kind of database, and none may show the canary or leave a trace.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Database, DatabaseError } from "../src/database/database.ts";
import { canary } from "./fuzz/statements.ts";
import { type Kind, openSubject } from "./fuzz/subjects.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const folder = temporaryFolder();
const [file, out] = ["canary.csv", "out"].map((name) => join(folder, name)) as [string, string];
writeFileSync(file, `marker\n${canary}\n`);

const lists = new URL("./evasions/", import.meta.url);
/** A line each; in double quotes as JSON where it holds what no line can. `# ` begins a heading. */
const statements = readdirSync(lists)
  .flatMap((name) => readFileSync(new URL(name, lists), "utf8").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("# "))
  .map((line): string => (line.startsWith('"') ? JSON.parse(line) : line))
  .map((sql) => sql.replaceAll("{file}", file).replaceAll("{out}", out));

/** What went wrong with it, if anything. */
async function tried(database: Database, sql: string): Promise<string | undefined> {
  const seen = await database.query(sql).then(
    ({ columns, rows }) => JSON.stringify([columns, rows]),
    (error: unknown) => (error instanceof DatabaseError ? error.message : `a bug: ${error}`),
  );
  // What somebody typed may be said back to them.
  const told = !sql.includes(canary) && seen.includes(canary);
  if (told || seen.startsWith("a bug")) return `${sql} -> ${seen.slice(0, 200)}`;
  return existsSync(out) ? `${sql} wrote a file` : undefined;
}

describe.each(["sqlite", "duckdb", "postgres", "mysql"] satisfies Kind[])("%s", (kind) => {
  test("shows nothing hidden and writes nothing, whatever is sent", async (context) => {
    const subject = await openSubject(kind);
    if (subject === undefined) return context.skip();
    try {
      const { database } = subject;
      const counts = "SELECT (SELECT COUNT(*) FROM product), (SELECT COUNT(*) FROM sale)";
      const before = (await database.query(counts)).rows;
      const failed: string[] = [];
      for (const sql of statements) {
        const what = await tried(database, sql);
        if (what !== undefined) failed.push(what);
      }
      expect(failed).toEqual([]);
      expect((await database.query(counts)).rows).toEqual(before);
      expect(statements.length).toBeGreaterThan(1_000);
    } finally {
      await subject.end();
    }
  });
});
