// `segue import`: brings a corpus into the native format.

import { type Command, Option } from "commander";
import { importAtis } from "../../dataset/import/atis.ts";
import { importCsv } from "../../dataset/import/csv.ts";
import { type Importer, type ImportOptions, keepGood } from "../../dataset/import/importer.ts";
import { importSparc, sparcFile } from "../../dataset/import/sparc.ts";
import { parseFault } from "../../dataset/import/sql-fault.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import type { BadLine } from "../../dataset/lines.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { printResult } from "../print-result.ts";

const importers = {
  sparc: importSparc,
  cosql: (path: string, options: ImportOptions) => importSparc(path, options, "cosql"),
  atis: importAtis,
  csv: importCsv,
} satisfies Record<string, Importer>;

/** Formats that are folders with a file for each split. */
const inFolders: ReadonlySet<string> = new Set(["sparc", "cosql"]);

type Flags = {
  out: string;
  split: "train" | "dev";
  database: string;
  skipBad?: boolean;
  json?: boolean;
};

export function registerImport(program: Command): void {
  const parent = program
    .command("import")
    .description("bring interactions from another format into Segue's own");
  for (const [format, importer] of Object.entries(importers)) {
    parent
      .command(format)
      .description(descriptions[format] ?? "")
      .argument("<path>", inFolders.has(format) ? "folder" : "file")
      .requiredOption("--out <file>", "where to write, one interaction a line")
      .addOption(new Option("--split <split>").choices(["train", "dev"]).default("train"))
      .option("--database <name>", "the database to name where the source has none", "flights")
      .option("--skip-bad", "leave bad lines out and go on, instead of failing at the first")
      .option("--json", "print counts and skipped lines as JSON")
      .action(async (path: string, flags: Flags) => {
        const file = inFolders.has(format) ? await sparcFile(path, flags.split) : path;
        await runImport(importer, file, flags);
      });
  }
}

const descriptions: Readonly<Record<string, string>> = {
  sparc: "SParC in its official layout (train.json, dev.json)",
  cosql: "CoSQL in its official layout (train.json, dev.json)",
  atis: "ATIS as JSON lines: id, scenario, interaction, ut_date",
  csv: "CSV with columns question and query (and interaction, date, database)",
};

/** How many skipped lines are told one by one; the count is always whole. */
const maxTold = 1000;

async function runImport(importer: Importer, path: string, flags: Flags): Promise<void> {
  const importing = { split: flags.split, database: flags.database, checkSql: parseFault };
  const skipped: BadLine[] = [];
  let skippedCount = 0;
  const reading = {
    skipBad: flags.skipBad === true,
    onBad: (bad: BadLine) => {
      skippedCount++;
      if (skipped.length < maxTold) skipped.push(bad);
      if (flags.skipBad === true && skippedCount <= 20) {
        process.stderr.write(`${path}:${bad.line}: ${bad.reason} (left out)\n`);
      }
    },
  };
  const counts = { turns: 0, queries: 0 };
  const counted = count(keepGood(path, importer(path, importing), importing, reading), counts);
  const interactions = await writeInteractions(flags.out, counted);
  if (interactions === 0) process.stderr.write(`segue: ${path}: no interaction in it\n`);
  const result = { path: flags.out, interactions, ...counts, skipped_count: skippedCount, skipped };
  const left = skippedCount === 0 ? "" : `, ${skippedCount} bad lines left out`;
  printResult(flags, result, [
    `${flags.out}: ${interactions} interactions, ${counts.turns} turns, ${counts.queries} queries${left}`,
  ]);
}

async function* count(
  interactions: AsyncIterable<Interaction>,
  counts: { turns: number; queries: number },
): AsyncGenerator<Interaction> {
  for await (const interaction of interactions) {
    counts.turns += interaction.turns.length;
    for (const turn of interaction.turns) counts.queries += turn.sql.length;
    yield interaction;
  }
}
