// Own examples are checked before anything learns from them: a query that the database refuses would
// only teach mistakes.
import { type Database, DatabaseError } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { UserError } from "../errors.ts";

const limits = { maxRows: 1, timeoutMs: 10_000 };

export async function checkExamples(
  examples: readonly Interaction[],
  database: Database,
  where: string,
): Promise<void> {
  for (const { id, turns } of examples) {
    for (const [i, turn] of turns.entries()) {
      for (const sql of turn.sql) {
        const problem = await refused(database, sql);
        if (problem !== undefined)
          throw new UserError(`${where}: ${id}, turn ${i + 1}: ${problem}\n  ${sql}`);
      }
    }
  }
}

/** What the database says against it; a query that only takes long is no mistake. */
async function refused(database: Database, sql: string): Promise<string | undefined> {
  try {
    await database.query(sql, { limits });
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return error.code === "timeout" ? undefined : error.message;
  }
}
