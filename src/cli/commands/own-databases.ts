// `segue own-databases`: learns databases of SParC from their schema and values alone and scores
// the models on all real interactions about them.
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { cacheFolder } from "../../cache-folder.ts";
import { writeFileAtomically } from "../../checkpoint/file.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { UserError } from "../../errors.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { type Summary, summarise } from "../../evaluation/summarise.ts";
import { placeBetweenMarkers } from "../../experiments/render.ts";
import { writeDomainFile } from "../../learn/domain-folder.ts";
import { readDomainYaml } from "../../learn/domain-yaml.ts";
import { learnDatabase } from "../../learn/learn-database.ts";
import { measureDatabase } from "../../learn/measure-database.ts";
import {
  measuredDatabases,
  realInteractions,
  withDeclaredKeys,
} from "../../learn/sparc-databases.ts";
import { loadModel } from "../../model/model.ts";
import { createEngine } from "../../tensor/index.ts";
import { openDatabaseOption } from "../database-option.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  readonly data: string;
  readonly out: string;
  readonly docs: string;
  readonly domains?: string;
  readonly seed: number;
  readonly interactions?: number;
  readonly epochs?: number;
  readonly threads?: number;
  readonly json?: boolean;
};

export function registerOwnDatabases(program: Command): void {
  const data = join(process.env["SEGUE_DATA"] ?? "../shared/data", "sparc");
  program
    .command("own-databases")
    .description("learn databases of SParC from their schemas and score real people's questions")
    .argument("[names...]", `which (default: ${measuredDatabases.join(", ")})`)
    .option("--data <folder>", "SParC in its official layout, with database/", data)
    .option("--out <file>", "where the numbers go", "results/own-databases.json")
    .option(
      "--domains <folder>",
      "use NAME.yaml from here instead of the draft, where there is one",
    )
    .option("--docs <file>", "the page that shows them, between markers", "docs/your-database.md")
    .option("--seed <n>", "same seed, same numbers", parseCount, 1)
    .option("--interactions <n>", "conversations to generate for each", parseCount)
    .option("--epochs <n>", "at most so many", parseCount)
    .option("--threads <n>", "of the engine", parseCount)
    .option("--json", "print the numbers as JSON")
    .action(run);
}

type Numbers = Pick<
  Summary,
  | "turns"
  | "interactions"
  | "exact_set"
  | "exact_set_interaction"
  | "strict"
  | "interaction"
  | "by_turn"
>;

type Row = Numbers & {
  readonly database: string;
  readonly tables: number;
  readonly generated: number;
  readonly seconds: number;
  readonly edited: boolean;
};

async function run(names: readonly string[], flags: Flags): Promise<void> {
  if (!existsSync(join(flags.data, "tables.json"))) {
    throw new UserError(
      `${flags.data}: no tables.json. Give SParC's folder with --data, or set SEGUE_DATA.`,
    );
  }
  const rows: Row[] = [];
  const lines: PredictionLine[] = [];
  for (const name of names.length > 0 ? names : measuredDatabases) {
    const measured = await measureOne(name, flags);
    rows.push(measured.row);
    lines.push(...measured.lines);
    process.stderr.write(`${describe(measured.row)}\n`);
    // After each, so that an interrupted run leaves what it has.
    await write(flags, rows, numbersOf(summarise(lines)));
  }
  const all = numbersOf(summarise(lines));
  if (flags.json === true) process.stdout.write(`${JSON.stringify({ databases: rows, all })}\n`);
  else process.stdout.write(`all: ${text(all)}\n${flags.out}\n`);
}

async function write(flags: Flags, databases: readonly Row[], all: Numbers): Promise<void> {
  const { interactions, epochs, seed } = flags;
  const result = { settings: { interactions, epochs, seed }, databases, all };
  await mkdir(dirname(flags.out), { recursive: true });
  await writeFileAtomically(flags.out, `${JSON.stringify(result, null, 1)}\n`);
  if (!existsSync(flags.docs)) return;
  const document = await readFile(flags.docs, "utf8");
  const name = flags.domains === undefined ? "own-databases" : "own-databases-edited";
  await writeFileAtomically(flags.docs, placeBetweenMarkers(document, name, table(databases, all)));
}

function table(rows: readonly Row[], all: Numbers): string {
  const cells = (name: string, row: Numbers): string =>
    `| ${name} | ${row.turns} | ${percent(row.exact_set)} | ${percent(row.strict)} | ${row.interactions} | ${percent(row.exact_set_interaction)} | ${percent(row.interaction)} |`;
  const turns = all.by_turn.map(
    ({ turn, turns, strict }) => `${turn}: ${percent(strict)} of ${turns}`,
  );
  return [
    "| database | questions | exact set | strict | interactions | exact set | strict |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => cells(`${row.database} (${row.tables} tables)`, row)),
    cells("**all**", all),
    "",
    `Strict denotation by turn: ${turns.join("; ")}.`,
  ].join("\n");
}

async function measureOne(
  name: string,
  flags: Flags,
): Promise<{ row: Row; lines: readonly PredictionLine[] }> {
  const spec = join(flags.data, "database", name, `${name}.sqlite`);
  const out = join(
    cacheFolder(),
    "own-databases",
    flags.domains === undefined ? name : `${name}-edited`,
  );
  const edited = await placeDomain(name, flags.domains, out);
  const database = await openDatabaseOption(spec);
  const engine = await createEngine(flags.threads === undefined ? {} : { threads: flags.threads });
  const schema = await withDeclaredKeys(await database.schema(), flags.data, name);
  const today = "2026-01-01";
  let learned = { tables: 0, interactions: 0, seconds: 0 };
  for await (const event of learnDatabase({
    ...{ database, schema, spec, engine, out, today, seed: flags.seed },
    ...(flags.interactions !== undefined && { interactions: flags.interactions }),
    ...(flags.epochs !== undefined && { epochs: flags.epochs }),
    now: () => performance.now(),
  })) {
    if (event.kind === "report") learned = event;
    if (event.kind === "training" && event.event.kind === "epoch") {
      const { epoch, trainLoss, validation } = event.event;
      process.stderr.write(
        `${name}: epoch ${epoch}, loss ${trainLoss.toFixed(3)}, ${(100 * validation.stringAccuracy).toFixed(1)}%\n`,
      );
    }
  }
  await engine.dispose();
  const model = await loadModel(out, await createEngine({ threads: 1 }));
  const { summary, lines } = await measureDatabase(
    model,
    database,
    schema,
    await realInteractions(flags.data, name),
    today,
  );
  await writeJsonLines(join(out, "predictions.jsonl"), lines);
  await model.runtime.engine.dispose();
  await database.close();
  const { tables, interactions: generated, seconds } = learned;
  return {
    row: { database: name, tables, generated, seconds, edited, ...numbersOf(summary) },
    lines,
  };
}

async function placeDomain(
  name: string,
  folder: string | undefined,
  out: string,
): Promise<boolean> {
  const path = folder === undefined ? undefined : join(folder, `${name}.yaml`);
  if (path === undefined || !existsSync(path)) return false;
  await writeDomainFile(out, readDomainYaml(await readFile(path, "utf8"), path));
  return true;
}

function numbersOf(summary: Summary): Numbers {
  const { turns, interactions, exact_set, exact_set_interaction, strict, interaction, by_turn } =
    summary;
  return {
    ...{ turns, interactions, strict, interaction, by_turn },
    ...(exact_set !== undefined && { exact_set }),
    ...(exact_set_interaction !== undefined && { exact_set_interaction }),
  };
}

const percent = (share: number | undefined): string => `${(100 * (share ?? 0)).toFixed(1)}%`;

function text(row: Numbers): string {
  return `${row.turns} questions: exact set ${percent(row.exact_set)}, strict ${percent(row.strict)}; ${row.interactions} interactions: exact set ${percent(row.exact_set_interaction)}, strict ${percent(row.interaction)}`;
}

const describe = (row: Row): string => `${row.database}: ${text(row)} (${row.seconds} s)`;
