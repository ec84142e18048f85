// Results of gold queries on disk, under the fingerprint of the database they came from.
// A file a result, written whole and renamed, so that parallel evaluations can share it.

import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { databaseErrorCodes } from "../database/database.ts";
import { makeFolder } from "../disk/make-folder.ts";
import type { GoldCache } from "./execute.ts";

const errors = z.enum([...databaseErrorCodes, "too-large"]);
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const outcome = z.union([
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(cell)) }),
  z.object({ error: errors, message: z.string() }),
]);
const stored = z.object({ sql: z.string(), outcome });

/** Larger results are cheaper to compute again than to keep. */
const maxBytes = 4 * 1024 * 1024;

export function openGoldCache(folder: string, fingerprint: string): GoldCache {
  const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
  const base = join(folder, "gold", digest(fingerprint).slice(0, 16));
  const pathOf = (sql: string): string => {
    const name = digest(sql);
    return join(base, name.slice(0, 2), `${name.slice(2, 40)}.json`);
  };
  return {
    async read(sql) {
      const text = await readFile(pathOf(sql), "utf8").catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        const found = stored.safeParse(JSON.parse(text));
        return found.success && found.data.sql === sql ? found.data.outcome : undefined;
      } catch {
        return undefined;
      }
    },
    async write(sql, value) {
      const text = JSON.stringify({ sql, outcome: value });
      if (text.length > maxBytes) return;
      const path = pathOf(sql);
      const temporary = `${path}.${crypto.randomUUID()}.part`;
      makeFolder(dirname(path));
      await writeFile(temporary, text);
      await rename(temporary, path);
    },
  };
}
