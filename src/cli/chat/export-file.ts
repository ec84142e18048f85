// Writes the whole result of a query to a file, however many rows it has: all of it or nothing.
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { QueryLimits } from "../../database/database.ts";
import { writeParquet } from "../../database/duckdb/write-parquet.ts";
import { diskFailure, diskReason } from "../../disk/disk-reason.ts";
import {
  type ExportHead,
  exportPieces,
  type TextFormat,
  textFormats,
} from "../../display/export.ts";
import type { DisplayTable } from "../../display/format-rows.ts";
import { type PageRequest, readBatches, readPage } from "../../display/result-pages.ts";
import { UserError } from "../../errors.ts";
import type { Session } from "../session-option.ts";

export const fileFormats = [...textFormats, "parquet"] as const;
export type FileFormat = TextFormat | "parquet";

const isFileFormat = (text: string | undefined): text is FileFormat =>
  fileFormats.some((known) => known === text);

/** "csv flights.csv", or "flights.csv" alone: its ending says what it is to be. */
export function readExport(
  text: string,
): { readonly format: FileFormat; readonly file: string } | undefined {
  const [first, ...rest] = text.split(/\s+/);
  const format = isFileFormat(first) ? first : text.split(".").at(-1)?.toLowerCase();
  const file = isFileFormat(first) ? rest.join(" ") : text;
  return isFileFormat(format) && file !== "" ? { format, file } : undefined;
}

/** How many rows were written. */
export async function exportFile(
  { database, wording }: Pick<Session, "database" | "wording">,
  about: ExportHead & { readonly shown: string },
  format: FileFormat,
  file: string,
): Promise<number> {
  const schema = await database.schema();
  const run = (sql: string, limits: Partial<QueryLimits>) => database.query(sql, { limits });
  const read = (page: PageRequest) => readPage(about.sql, page, { wording, schema, run });
  let count = 0;
  async function* counted(): AsyncGenerator<DisplayTable> {
    for await (const batch of readBatches(read)) {
      count += batch.rows.length;
      yield batch;
    }
  }
  const head = { utterance: about.utterance, sql: about.shown, confidence: about.confidence };
  const temporary = `${file}.${crypto.randomUUID()}.new`;
  try {
    if (format === "parquet") await writeParquet(exportPieces(counted(), "jsonl", head), temporary);
    else {
      const pieces = Readable.from(exportPieces(counted(), format, head));
      await pipeline(pieces, createWriteStream(temporary));
    }
    await rename(temporary, file);
    return count;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw explained(error, file);
  }
}

function explained(error: unknown, file: string): unknown {
  if (diskFailure(error) === undefined) return error;
  return new UserError(`${file} was not written: ${diskReason(error)}.`, { cause: error });
}
