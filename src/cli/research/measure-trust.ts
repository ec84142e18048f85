// `segue measure trust`, the hand-written set of test/trust; `segue measure asking`, talk in which Segue may ask back.
import type { Command } from "commander";
import { collected, first } from "../../dataset/lines.ts";
import { readTalks } from "../../dataset/read-conversations.ts";
import { holdAskedTalks } from "../../evaluation/asked-talk.ts";
import { openEvaluationDatabases } from "../../evaluation/evaluation-databases.ts";
import { type AskedTrust, measureTrust } from "../../experiments/measure-trust.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import { parseCount } from "../commands/limit.ts";
import { databaseOption, databaseOptionPath } from "../database-option.ts";
import { print } from "./measure-lines.ts";

type TrustFlags = Omit<AskedTrust, "question"> & {
  readonly json?: boolean;
  readonly misses: boolean;
};

export function registerTrustMeasure(add: (name: string, description: string) => Command): void {
  add("trust", "words nobody knows, talk that is no question, and questions that are fine")
    .option("--set <folder>", "unknown.txt, random.txt and fine.txt", "test/trust")
    .option("--base <folder>", "a model for databases other than flights")
    .option("--half <half>", "tuned (to look at), reported or both", "reported")
    .option("--misses", "also list what went wrong", false)
    .action(showTrust);
  add("asking", "conversations held as people hold them: how often it asks, how right it answers")
    .requiredOption("--data <file>", "interactions (JSON lines) or conversations (.txt)")
    .option(...databaseOption)
    .option(
      "--below <share...>",
      "ask about close readings below this confidence (default: as ever)",
    )
    .option(
      "--unsure <share>",
      "show readings to be confirmed below this confidence (default: as ever)",
    )
    .option("--limit <n>", "only the first n interactions", parseCount)
    .action(measureAsking);
}

type AskingFlags = {
  readonly model: string;
  readonly json?: boolean;
  readonly data: string;
  readonly database: string;
  readonly below?: readonly string[];
  readonly unsure?: string;
  readonly limit?: number;
};

async function measureAsking(flags: AskingFlags): Promise<void> {
  const talks = await collected(first(readTalks(flags.data), flags.limit));
  await databaseOptionPath(flags.database);
  const databases = await openEvaluationDatabases(flags.database);
  const model = await openModel(flags.model, await createEngine({ threads: 1 }));
  for (const below of flags.below ?? [undefined]) {
    const asking = {
      ...(below !== undefined && { below: Number(below) }),
      ...(flags.unsure !== undefined && { unsure: Number(flags.unsure) }),
    };
    const held = await holdAskedTalks(talks, { model, databases, date: "1993-02-05", asking });
    print(flags, { ...(below !== undefined && { below: Number(below) }), ...held });
  }
  await databases.close();
  await model.close();
}

const question = "flights from boston to denver";

async function showTrust(flags: TrustFlags): Promise<void> {
  const { figures, misses } = await measureTrust({ ...flags, question });
  print(flags, figures);
  if (flags.misses) for (const miss of misses) process.stdout.write(`${miss}\n`);
}
