// The door refuses none of the development data's queries that SQLite itself would run.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openDatabase } from "../open.ts";

const data = process.env["SEGUE_DATA"] ?? "../shared/data";

it("admits SParC's queries", async (context) => {
  const path = `${data}/sparc/train.json`;
  if (!existsSync(path)) {
    console.warn(`no ${path}; skipped`);
    return context.skip();
  }
  const interactions: { database_id: string; interaction: { query: string }[] }[] = JSON.parse(
    readFileSync(path, "utf8"),
  );
  const queries = new Map<string, string[]>();
  for (const { database_id, interaction } of interactions) {
    const known = queries.get(database_id) ?? [];
    queries.set(database_id, known.concat(interaction.map((turn) => turn.query)));
  }
  const counts: Record<string, number> = {};
  for (const [id, own] of queries) {
    const file = `${data}/sparc/database/${id}/${id}.sqlite`;
    if (!existsSync(file)) continue;
    const db = await openDatabase(file, { limits: { timeoutMs: 60_000 } });
    for (const query of own) {
      const outcome = await db.query(query).then(
        () => "ok",
        (error: unknown) =>
          error instanceof Error && "code" in error ? String(error.code) : "bug",
      );
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    await db.close();
  }
  // The data's own README: 8,735 of them run.
  expect(counts["ok"]).toBe(8735);
  expect(counts["refused"] ?? 0).toBe(0);
});
