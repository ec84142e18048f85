// What every importer shares: a stream of interactions or bad lines, and the check of their SQL.
import type { Interaction } from "../interaction.ts";
import type { BadLine } from "../lines.ts";
import { type ReadOptions, reject } from "../read.ts";

/** An interaction with the line on which it begins, or a line that could not be used. */
export type Imported = { readonly line: number; readonly interaction: Interaction } | BadLine;

export type Importer = (path: string, options: ImportOptions) => AsyncIterable<Imported>;

export type ImportOptions = {
  /** Which of the official files. */
  readonly split: "train" | "dev";
  /** The name to put in `database` where the source has none. */
  readonly database: string;
  /** Why a query does not parse; undefined when it does. */
  readonly checkSql: (sql: string) => string | undefined;
};

/** The good interactions; bad lines are skipped or fail, as the options say. */
export async function* keepGood(
  path: string,
  imported: AsyncIterable<Imported>,
  importing: ImportOptions,
  options: ReadOptions,
): AsyncGenerator<Interaction> {
  for await (const one of imported) {
    if ("reason" in one) {
      reject(path, one, options);
      continue;
    }
    const reason = sqlFault(one.interaction, importing.checkSql);
    if (reason === undefined) yield one.interaction;
    else reject(path, { line: one.line, reason }, options);
  }
}

function sqlFault(
  interaction: Interaction,
  checkSql: ImportOptions["checkSql"],
): string | undefined {
  for (const [index, turn] of interaction.turns.entries()) {
    for (const sql of turn.sql) {
      const fault = checkSql(sql);
      if (fault !== undefined) return `turn ${index + 1}: SQL does not parse: ${fault}`;
    }
  }
  return undefined;
}

/** Drops the trailing `;` and folds white space outside quotes. */
export function tidySql(sql: string): string {
  return sql
    .trim()
    .replace(/[;\s]+$/, "")
    .replace(/('(?:[^']|'')*'|"(?:[^"]|"")*")|\s+/g, (_, quoted?: string) => quoted ?? " ");
}
