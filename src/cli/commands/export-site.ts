// `segue export-site`: the page with engine, model and database as a folder of plain files.
import type { Command } from "commander";
import { exportSite } from "../../site/export-site.ts";
import { databaseOption, databaseOptionPath } from "../database-option.ts";
import { dateOption } from "../date-option.ts";
import { databaseOfModel } from "../model-database.ts";
import { modelFor, modelOption } from "../model-option.ts";

type Flags = {
  readonly model?: string;
  readonly database: string;
  readonly date?: string;
  readonly json?: boolean;
};

export function registerExportSite(program: Command): void {
  program
    .command("export-site")
    .description("write the page as a static site that needs no server of its own")
    .argument("<folder>", "where to write it; made if need be")
    .option(...modelOption)
    .option(...databaseOption)
    .option(
      dateOption[0],
      "the day conversations begin on, YYYY-MM-DD (default: today)",
      dateOption[2],
    )
    .option("--json", "print one JSON document")
    .action(runExportSite);
}

async function runExportSite(folder: string, flags: Flags): Promise<void> {
  const exported = await exportSite(folder, {
    model: modelFor(flags),
    database: await databaseOptionPath(await databaseOfModel(flags.database, modelFor(flags))),
    date: flags.date ?? null,
  });
  if (flags.json) process.stdout.write(`${JSON.stringify(exported)}\n`);
  else {
    const megabytes = (exported.bytes / 1e6).toFixed(1);
    process.stdout.write(
      `${folder}: ${exported.files} files, ${megabytes} MB. Any static web server can serve it.\n`,
    );
  }
}
