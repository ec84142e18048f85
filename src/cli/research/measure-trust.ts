// `segue measure trust`, the hand-written set of test/trust; `segue measure asking`, talk in which Segue may ask back.
import type { Command } from "commander";
import { type AskedAsking, measureAsking } from "../../experiments/measures/measure-asking.ts";
import { type AskedTrust, measureTrust } from "../../experiments/measures/measure-trust.ts";
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
      (text: string, before: readonly number[] = []) => [...before, Number(text)],
    )
    .option(
      "--unsure <share>",
      "show readings to be confirmed below this confidence (default: as ever)",
      Number,
    )
    .option("--limit <n>", "only the first n interactions", parseCount)
    .action(showAsking);
}

type AskingFlags = AskedAsking & { readonly json?: boolean };

async function showAsking(flags: AskingFlags): Promise<void> {
  await databaseOptionPath(flags.database);
  for await (const figures of measureAsking(flags)) print(flags, figures);
}

const question = "flights from boston to denver";

async function showTrust(flags: TrustFlags): Promise<void> {
  const { figures, misses } = await measureTrust({ ...flags, question });
  print(flags, figures);
  if (flags.misses) for (const miss of misses) process.stdout.write(`${miss}\n`);
}
