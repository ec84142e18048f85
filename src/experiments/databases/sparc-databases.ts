// The databases on which learning from a schema alone is measured with real people's questions, and
// the keys that SParC's own description declares for them.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Schema } from "../../database/database.ts";
import { importSparc } from "../../dataset/import/sparc.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { UserError } from "../../errors.ts";
import { isSameName } from "../../sql/quote-name.ts";
import { wordList } from "../../word-list.ts";

/** Twelve of 137: two to eleven tables; people, places, trade, sport, science; with and without links. */
export const measuredDatabases = wordList(
  "theme_gallery cinema company_employee gymnast device wedding",
  "school_bus allergy_1 tracking_orders driving_school dorm_1 customers_and_addresses",
);

const tablesFile = z.array(
  z.object({
    db_id: z.string(),
    table_names_original: z.array(z.string()),
    column_names_original: z.array(z.tuple([z.number(), z.string()])),
    primary_keys: z.array(z.union([z.number(), z.array(z.number())])),
    foreign_keys: z.array(z.tuple([z.number(), z.number()])),
  }),
);

/** Refuses what is not SParC's folder. */
export function checkSparc(folder: string): void {
  if (existsSync(join(folder, "tables.json"))) return;
  throw new UserError(
    `${folder}: no tables.json. Give SParC's folder with --data, or set SEGUE_DATA.`,
  );
}

/** The schema with SParC's declared keys, as its published evaluation sees it. */
export async function withDeclaredKeys(
  schema: Schema,
  folder: string,
  name: string,
): Promise<Schema> {
  const text = await readFile(join(folder, "tables.json"), "utf8");
  const entry = tablesFile.parse(JSON.parse(text)).find(({ db_id }) => db_id === name);
  if (entry === undefined) return schema;
  const columnAt = (index: number): { table: string; column: string } => {
    const [table = -1, column = ""] = entry.column_names_original[index] ?? [];
    return { table: entry.table_names_original[table] ?? "", column };
  };
  const keys = entry.foreign_keys.map(([from, to]) => ({ from: columnAt(from), to: columnAt(to) }));
  const primary = entry.primary_keys.flat().map(columnAt);
  return {
    tables: schema.tables.map((table) => ({
      ...table,
      primaryKey:
        table.primaryKey.length > 0
          ? table.primaryKey
          : table.columns
              .map((column) => column.name)
              .filter((name) =>
                primary.some(
                  (key) => isSameName(key.table, table.name) && isSameName(key.column, name),
                ),
              ),
      foreignKeys: keys
        .filter(({ from }) => isSameName(from.table, table.name))
        .map(({ from, to }) => ({
          columns: [from.column],
          table: to.table,
          references: [to.column],
        })),
    })),
  };
}

const importing = { split: "train", database: "", checkSql: () => undefined } as const;

/** All real interactions about one database. `folder` is the corpus's own. */
export async function realInteractions(
  folder: string,
  name: string,
  corpus: "sparc" | "cosql" = "sparc",
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for await (const item of importSparc(folder, importing, corpus)) {
    if ("interaction" in item && item.interaction.database === name) found.push(item.interaction);
  }
  return found;
}
