// `segue init`: drafts the domain file of a database, to be read and edited by a person.

import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { UserError } from "../../errors.ts";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import { readDomainFile, writeDomainFile } from "../../learn/domain/domain-folder.ts";
import { describeChanges, updateDomain } from "../../learn/domain/update-domain.ts";
import { draftDomain } from "../../learn/draft/draft.ts";
import { draftNotes } from "../../learn/draft/draft-notes.ts";
import { applyAnswer, openQuestions } from "../../learn/draft/open-questions.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { alone } from "../../shipped/database.ts";
import { openDatabaseOption } from "../database-option.ts";
import { printResult } from "../print-result.ts";

type Flags = {
  readonly out: string;
  readonly yes?: boolean;
  readonly update?: boolean;
  readonly json?: boolean;
};

export function registerInit(program: Command): void {
  program
    .command("init")
    .description("draft the domain file of your own database")
    .argument("<database>", "SQLite, DuckDB or CSV file, postgres:// or mysql:// URL")
    .requiredOption("--out <folder>", "where domain.yaml goes")
    .option("--yes", "ask nothing")
    .option("--update", "bring in a changed schema, keeping every edit")
    .option("--json", "print what was drafted as JSON")
    .action(init);
}

async function init(spec: string, flags: Flags): Promise<void> {
  const database = await openDatabaseOption(spec, alone);
  try {
    const known = await readDomainFile(flags.out);
    if (known !== undefined && flags.update !== true) {
      throw new UserError(
        `${flags.out}/domain.yaml is already there. Keep your edits with --update, or delete it to start anew.`,
      );
    }
    const facts = await collectFacts(database);
    if (facts.schema.tables.length === 0) {
      throw new UserError(`${database.name}: no tables to talk about. Is this the right database?`);
    }
    const draft = draftDomain(facts, database.name);
    const updated = known === undefined ? undefined : updateDomain(known, draft);
    const asks = updated === undefined && flags.yes !== true && process.stdin.isTTY;
    const file = updated?.file ?? (asks ? await askOpen(draft) : draft);
    const path = await writeDomainFile(flags.out, file);
    const changes = updated === undefined ? [] : describeChanges(updated);
    const open = openQuestions(file).map((question) => question.text);
    const result = {
      path,
      tables: Object.keys(file.tables).length,
      joins: file.joins.length,
      open,
      changes,
      notes: draftNotes(facts.schema, file),
    };
    printResult(flags, result, describe(spec, flags.out, result));
  } finally {
    await database.close();
  }
}

type Result = {
  readonly path: string;
  readonly tables: number;
  readonly joins: number;
  readonly open: readonly string[];
  readonly changes: readonly string[];
  readonly notes: readonly string[];
};

function describe(
  spec: string,
  out: string,
  { path, tables, joins, open, changes, notes }: Result,
): string {
  const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
  const lines = [
    `${path}: ${count(tables, "table")}, ${count(joins, "join")}`,
    ...changes,
    ...notes,
  ];
  if (open.length > 0) lines.push("Worth a look:", ...open.slice(0, 12).map((text) => `  ${text}`));
  if (open.length > 12) lines.push(`  and ${open.length - 12} more`);
  lines.push(
    `It counts at once, and after every edit: segue chat --model ${out} --database ${spec}`,
    `Sharpen the model for it, if you like: segue learn ${spec} --out ${out}`,
  );
  return `${lines.join("\n")}\n`;
}

/** Interactive: an empty answer keeps the draft. */
async function askOpen(draft: DomainFile): Promise<DomainFile> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  let file = draft;
  try {
    for (const question of openQuestions(draft).slice(0, 12)) {
      const answer = (await lines.question(`${question.text} [${question.draft}] `)).trim();
      if (answer !== "") file = applyAnswer(file, question, answer);
    }
  } finally {
    lines.close();
  }
  return file;
}
