// `segue learn`: sharpens the base model for a database, in one command that can be stopped and gone on
// with; or, for research, makes a model of the paper's kind for it from nothing.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Command, Option } from "commander";
import { baseModelFrom } from "../../base/model.ts";
import { baseFile } from "../../checkpoint/files.ts";
import { readAllInteractions } from "../../dataset/read.ts";
import { lessonInteractions, openLessonsFile } from "../../disk/lessons-file.ts";
import { UserError } from "../../errors.ts";
import { checkExamples } from "../../learn/check-examples.ts";
import type { Learning } from "../../learn/gather-conversations.ts";
import { type LearnStep, learnDatabase, learnSteps } from "../../learn/learn-database.ts";
import { sharpenDatabase } from "../../learn/sharpen-database.ts";
import { alone } from "../../shipped/database.ts";
import { baseModel } from "../../shipped/models.ts";
import { createEngine, type Engine } from "../../tensor/index.ts";
import { openDatabaseOption } from "../database-option.ts";
import { today } from "../date-option.ts";
import { createLearnView, describeLearned, describeSharpened } from "../learn-view.ts";
import { printResult } from "../print-result.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  readonly out: string;
  readonly base: string;
  readonly data?: string;
  readonly seed: number;
  readonly interactions?: number;
  readonly steps?: number;
  readonly fromNothing?: boolean;
  readonly epochs?: number;
  readonly until?: LearnStep;
  readonly skipBad?: boolean;
  readonly json?: boolean;
};

export function registerLearn(program: Command): void {
  program
    .command("learn")
    .description("sharpen the base model for your own database, and report what that won")
    .argument("<database>", "SQLite, DuckDB or CSV file, postgres:// or mysql:// URL")
    .requiredOption("--out <folder>", "the model's folder; what is already there is gone on with")
    .option("--data <file>", "your own examples and corrections, one JSON object a line")
    .option("--skip-bad", "leave bad lines of --data out")
    .option("--base <folder>", "the model to begin with", baseModel)
    .option("--seed <n>", "same seed, same model", parseCount, 1)
    .option(
      "--interactions <n>",
      "conversations to generate (default: by the size of the schema)",
      parseCount,
    )
    .option("--steps <n>", "updates of the model (default: by the size of the schema)", parseCount)
    .option("--from-nothing", "make a model of the paper's kind instead; takes ten times as long")
    .option("--epochs <n>", "of --from-nothing: at most so many", parseCount)
    .addOption(
      new Option(
        "--until <step>",
        "stop after this step: draft writes domain.yaml, synthesize interactions.jsonl, train the model",
      ).choices(learnSteps),
    )
    .option("--json", "print the report as JSON")
    .action(learn);
}

async function learn(named: string, flags: Flags): Promise<void> {
  const given =
    flags.data === undefined
      ? []
      : await readAllInteractions(flags.data, { skipBad: flags.skipBad === true });
  const database = await openDatabaseOption(named, alone);
  const engine = await createEngine(flags.fromNothing === true ? {} : { threads: 1 });
  const stop = new AbortController();
  const onInterrupt = (): void => {
    process.stderr.write("\nsegue: stopping after this batch; run the same command to go on\n");
    stop.abort();
  };
  process.once("SIGINT", onInterrupt);
  try {
    if (flags.data !== undefined) await checkExamples(given, database, flags.data);
    // A file is found again from wherever the model is used.
    const spec = existsSync(named) ? resolve(named) : named;
    const said = lessonInteractions(await (await openLessonsFile(spec)).keepExamples(given));
    if (said.length > 0) process.stderr.write(`segue: ${said.length} corrections made in chat\n`);
    const examples = [...given, ...said];
    const about = {
      spec,
      database,
      engine,
      examples,
      out: flags.out,
      seed: flags.seed,
      ...(flags.interactions !== undefined && { interactions: flags.interactions }),
      today: today(),
      now: () => performance.now(),
      signal: stop.signal,
    };
    await (flags.fromNothing === true ? fromNothing(flags, about) : sharpen(flags, about));
  } finally {
    process.off("SIGINT", onInterrupt);
    await engine.dispose();
    await database.close();
  }
}

type About = Learning & { readonly engine: Engine };

async function sharpen(flags: Flags, { engine, ...about }: About): Promise<void> {
  const file = join(flags.base, baseFile);
  const bytes = await readFile(file).catch(() => {
    throw new UserError(`${file}: there is no base model. Make one with: segue train-base`);
  });
  const show = createLearnView(flags.until);
  for await (const event of sharpenDatabase({
    ...about,
    base: baseModelFrom(engine, bytes, file),
    ...(flags.steps !== undefined && { steps: flags.steps }),
    ...(flags.until !== undefined && flags.until !== "train" && { until: flags.until }),
  })) {
    show(event);
    if (event.kind === "report") printResult(flags, event, describeSharpened(event));
  }
}

async function fromNothing(flags: Flags, about: About): Promise<void> {
  const show = createLearnView(flags.until);
  for await (const event of learnDatabase({
    ...about,
    ...(flags.epochs !== undefined && { epochs: flags.epochs }),
    ...(flags.until !== undefined && { until: flags.until }),
  })) {
    show(event);
    if (event.kind === "report") printResult(flags, event, describeLearned(event));
  }
}
