// `segue learn`: from a database to a model that talks about it, in one command that can be stopped
// and gone on with.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import type { Interaction } from "../../dataset/interaction.ts";
import { readInteractions } from "../../dataset/read.ts";
import { checkExamples } from "../../learn/check-examples.ts";
import {
  type LearnEvent,
  type LearnReport,
  type LearnStep,
  learnDatabase,
  learnSteps,
} from "../../learn/learn-database.ts";
import { alone } from "../../shipped/database.ts";
import { createEngine } from "../../tensor/index.ts";
import { openDatabaseOption } from "../database-option.ts";
import { today } from "../session-option.ts";
import { createProgressView } from "../training-view.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  readonly out: string;
  readonly data?: string;
  readonly seed: number;
  readonly interactions?: number;
  readonly epochs?: number;
  readonly until?: LearnStep;
  readonly skipBad?: boolean;
  readonly json?: boolean;
};

export function registerLearn(program: Command): void {
  program
    .command("learn")
    .description("learn to talk about your own database: draft, generate, train, calibrate, report")
    .argument("<database>", "SQLite, DuckDB or CSV file, postgres:// or mysql:// URL")
    .requiredOption("--out <folder>", "the model's folder; what is already there is gone on with")
    .option("--data <file>", "your own examples and corrections, one JSON object a line")
    .option("--skip-bad", "leave bad lines of --data out")
    .option("--seed <n>", "same seed, same model", parseCount, 1)
    .option(
      "--interactions <n>",
      "conversations to generate (default: by the size of the schema)",
      parseCount,
    )
    .option("--epochs <n>", "at most so many", parseCount)
    .addOption(
      new Option(
        "--until <step>",
        "stop after this step: draft writes domain.yaml, synthesize interactions.jsonl, train the model",
      ).choices(learnSteps),
    )
    .option("--json", "print the report as JSON")
    .action(learn);
}

async function learn(spec: string, flags: Flags): Promise<void> {
  const examples =
    flags.data === undefined ? [] : await readAll(flags.data, flags.skipBad === true);
  const database = await openDatabaseOption(spec, alone);
  const engine = await createEngine();
  const stop = new AbortController();
  const onInterrupt = (): void => {
    process.stderr.write("\nsegue: stopping after this batch; run the same command to go on\n");
    stop.abort();
  };
  process.once("SIGINT", onInterrupt);
  const show = createLearnView(flags.until);
  try {
    if (flags.data !== undefined) await checkExamples(examples, database, flags.data);
    for await (const event of learnDatabase({
      // A file is found again from wherever the model is used.
      spec: existsSync(spec) ? resolve(spec) : spec,
      ...{ database, engine, examples, out: flags.out, seed: flags.seed },
      ...(flags.interactions !== undefined && { interactions: flags.interactions }),
      ...(flags.epochs !== undefined && { epochs: flags.epochs }),
      ...(flags.until !== undefined && { until: flags.until }),
      today: today(),
      now: () => performance.now(),
      signal: stop.signal,
    })) {
      show(event);
      if (event.kind !== "report") continue;
      process.stdout.write(flags.json === true ? `${JSON.stringify(event)}\n` : describe(event));
    }
  } finally {
    process.off("SIGINT", onInterrupt);
    await engine.dispose();
    await database.close();
  }
}

function createLearnView(until: LearnStep | undefined): (event: LearnEvent) => void {
  const write = (text: string): void => void process.stderr.write(`${text}\n`);
  let training: ReturnType<typeof createProgressView> | undefined;
  return (event) => {
    switch (event.kind) {
      case "draft":
        write(`1/4 ${event.path}: ${event.tables} tables${event.kept ? " (yours, kept)" : ""}`);
        for (const note of event.notes) write(`    ${note}`);
        return;
      case "synthesized":
        write(
          `2/4 ${event.path}: ${event.interactions} conversations${event.kept ? " (kept)" : ""}`,
        );
        if (until === "synthesize")
          write("stopped before training; the same command without --until goes on");
        else write("3/4 training");
        return;
      case "training": {
        training ??= createProgressView(process.stderr, event.maxEpochs);
        training(event.event);
        if (event.event.kind !== "epoch") return;
        // By this epoch alone: others may have run before the command was stopped and called again.
        const left = event.event.seconds * (event.maxEpochs - event.event.epoch);
        if (left > 0) write(`    about ${Math.ceil(left / 60)} min left`);
        return;
      }
      case "stopped":
        write("stopped; run the same command to go on");
        return;
      case "report":
        write("4/4 done");
        return;
      default:
        event satisfies never;
    }
  };
}

function describe(report: LearnReport): string {
  const { model, tables, interactions, turns, queries, bytes, seconds } = report;
  const learned =
    queries > 0
      ? `${(100 * queries).toFixed(1)}% of held-out generated questions right; people ask more freely, so expect less of theirs\n`
      : "";
  return (
    `${model}: ${tables} tables, ${interactions} conversations, ${turns} turns, ${seconds} s, ${(bytes / 2 ** 20).toFixed(1)} MB\n` +
    `${learned}Talk to it:  segue chat --model ${model}\nOr in a page: segue serve --model ${model}\n`
  );
}

async function readAll(path: string, skipBad: boolean): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for await (const interaction of readInteractions(path, { skipBad })) all.push(interaction);
  return all;
}
