// `segue sql`: the door by itself. Runs one SELECT within the limits and prints its rows.
import type { Command } from "commander";
import { type Database, DatabaseError, type QueryResult } from "../../database/database.ts";
import { cellText } from "../../display/table.ts";
import { type AllowFlags, allowOption, allowValueOption, readAllow } from "../allow-option.ts";
import { databaseOption, openDatabaseOption } from "../database-option.ts";

type SqlOptions = AllowFlags & { readonly database: string; readonly json?: boolean };

export function registerSql(program: Command): void {
  program
    .command("sql")
    .description("run one SELECT through the door, with its limits")
    .argument("<query>", "the query")
    .option(...databaseOption)
    .option(...allowOption)
    .option(...allowValueOption)
    .option("--json", "print one JSON document")
    .action(runSql);
}

async function runSql(query: string, options: SqlOptions): Promise<void> {
  let database: Database | undefined;
  try {
    const allow = await readAllow(options);
    database = await openDatabaseOption(options.database, { ...(allow && { allow }) });
    const result = await database.query(query);
    process.stdout.write(options.json ? `${JSON.stringify(asJson(result))}\n` : asText(result));
  } catch (error) {
    if (options.json && error instanceof DatabaseError) {
      const { code, message } = error;
      process.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
    }
    throw error;
  } finally {
    await database?.close();
  }
}

function asJson({ columns, rows, truncated, ms }: QueryResult): unknown {
  return { columns, rows, row_count: rows.length, truncated, ms };
}

/** Tab-separated, so that the shell's own tools can go on; no cell speaks to the terminal itself. */
function asText({ columns, rows, truncated }: QueryResult): string {
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => (cell === null ? "" : cellText(cell))).join("\t"),
  );
  if (truncated) process.stderr.write(`segue: cut to ${rows.length} rows\n`);
  return `${lines.join("\n")}\n`;
}
