// `segue measure analyst`: conversations as analysts hold them, test/analyst, about databases that no
// model learned from.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command, Option } from "commander";
import {
  makeSetDatabases,
  readConversationSet,
  type SetHalf,
} from "../../dataset/conversation-set.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { evaluateInParallel } from "../../evaluation/evaluate-in-parallel.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { summarise } from "../../evaluation/summarise.ts";
import { parseCount } from "../commands/limit.ts";
import { modelFor, modelOption } from "../model-option.ts";
import { date, print } from "./measure-lines.ts";

type Flags = {
  readonly model?: string;
  readonly set: string;
  readonly half: SetHalf;
  readonly domains?: string;
  readonly predictions?: string;
  readonly workers?: number;
  readonly asking?: boolean;
  readonly misses?: boolean;
  readonly json?: boolean;
};

export function registerAnalystMeasure(measure: Command): void {
  measure
    .command("analyst")
    .description("conversations as analysts hold them, about five databases")
    .option(...modelOption)
    .option("--set <folder>", "conversations and databases", "test/analyst")
    .addOption(
      new Option("--half <half>", "open (to look at) or held-out (to report)")
        .choices(["open", "held-out"])
        .default("held-out"),
    )
    .addOption(
      new Option(
        "--domains <folder>",
        "domain files: NAME/domain.yaml for each database, for the base model",
      ).conflicts("model"),
    )
    .option("--predictions <file>", "write a line for every turn")
    .option("--workers <n>", "processes (default: one a core)", parseCount)
    .option("--asking", "let it ask back and decline as people meet it; such turns are told apart")
    .option("--misses", "also list what went wrong", false)
    .option("--json", "print one JSON document")
    .action(measureAnalyst);
}

async function measureAnalyst(flags: Flags): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "segue-analyst-"));
  try {
    const talks = await readConversationSet(flags.set, flags.half);
    const names = [...new Set(talks.map(({ database }) => database))].sort();
    await makeSetDatabases(flags.set, folder, names);
    const lines: PredictionLine[] = [];
    for (const [model, about] of byModel(flags, folder, talks)) {
      const asking = flags.asking === true;
      const task = { model, database: folder, previous: "predicted", date, asking } as const;
      const workers = flags.workers === undefined ? {} : { workers: flags.workers };
      const results = await evaluateInParallel(about, task, workers);
      lines.push(...results.flatMap((result) => result.lines));
    }
    if (flags.predictions !== undefined) await writeJsonLines(flags.predictions, lines);
    const { turns, asked, interactions, strict, interaction, valid } = summarise(lines, []);
    const of = (name: string): number => shareRight(lines.filter(({ id }) => isAbout(id, name)));
    print(flags, {
      half: flags.half,
      turns,
      ...(asked !== undefined && { asked }),
      interactions,
      strict,
      interaction,
      valid,
      by_database: Object.fromEntries(names.map((name) => [name, of(name)])),
    });
    if (flags.misses === true && flags.half === "open") tellMisses(lines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** With domain files each database has a model folder of its own. */
function byModel(
  flags: Flags,
  folder: string,
  talks: readonly Interaction[],
): ReadonlyMap<string, readonly Interaction[]> {
  const { domains } = flags;
  if (domains === undefined) return new Map([[modelFor({ ...flags, database: folder }), talks]]);
  const models = new Map<string, Interaction[]>();
  for (const talk of talks) {
    const model = join(domains, talk.database);
    models.set(model, [...(models.get(model) ?? []), talk]);
  }
  return models;
}

const isAbout = (id: string, database: string): boolean => id.startsWith(`${database}:`);

const shareRight = (lines: readonly PredictionLine[]): number => summarise(lines).strict;

function tellMisses(lines: readonly PredictionLine[]): void {
  for (const { id, turn, utterance, strict, sql, gold, error, refused, asked } of lines) {
    if (strict) continue;
    const said = sql === "" ? `(${asked ?? refused ?? error?.message ?? "nothing"})` : sql;
    process.stdout.write(`\n${id}, turn ${turn}: ${utterance}\n    ${said}\n    gold ${gold[0]}\n`);
  }
}
