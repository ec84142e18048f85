// `segue data flights`: makes the flight database, in the cache folder or where --out says.

import { resolve } from "node:path";
import type { Command } from "commander";
import { cacheFolder } from "../../disk/cache-folder.ts";
import {
  buildFlightsDatabase,
  defaultSeed,
  flightsDatabasePath,
} from "../../domains/flights/world/ensure-database.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { readonly out?: string; readonly seed: number; readonly json?: boolean };

export function registerDataFlights(program: Command): void {
  dataCommand(program)
    .command("flights")
    .description("make the flights database on the ATIS schema")
    .option("--out <file>", "the SQLite file to write (default: in the cache folder)")
    .option("--seed <n>", "same seed, same bytes", parseCount, defaultSeed)
    .option("--json", "print path, tables, rows, fingerprint and seconds as JSON")
    .action(async (flags: Flags) => {
      const { out, seed } = flags;
      const started = performance.now();
      const path = out === undefined ? flightsDatabasePath(cacheFolder(), seed) : resolve(out);
      const built = await buildFlightsDatabase(path, {
        seed,
        onProgress: ({ step }) => process.stderr.write(`${steps[step]}\n`),
      });
      const seconds = Math.round((performance.now() - started) / 10) / 100;
      const { rows, fingerprint, tables: rowsByTable } = built;
      const tables = Object.keys(rowsByTable).length;
      printResult(flags, { path, tables, rows, fingerprint, seconds, rows_by_table: rowsByTable }, [
        path,
        `${tables} tables, ${rows} rows, ${seconds} s`,
        `sha256 ${fingerprint}`,
      ]);
    });
}

const steps = { generate: "drawing up the timetable", write: "writing the database" } as const;
