// Conversations as text about databases of their own (test/analyst, sets/written), measured with one model or with
// a domain file for each database.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  makeSetDatabases,
  readConversationSet,
  type SetHalf,
} from "../../dataset/conversation-set.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { evaluateInParallel } from "../../evaluation/evaluate-in-parallel.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { groupBy, summarise } from "../../evaluation/summarise.ts";
import { date } from "./measured-turns.ts";

export type AskedSet = {
  /** The folder of conversations and databases. */
  readonly set: string;
  readonly half: SetHalf;
  readonly model: string;
  /** Domain files, NAME/domain.yaml for each database: each has a model folder of its own. */
  readonly domains?: string;
  readonly workers?: number;
  readonly asking: boolean;
};

export async function measureSet(asked: AskedSet) {
  const { set, half, asking } = asked;
  const folder = await mkdtemp(join(tmpdir(), "segue-analyst-"));
  try {
    const talks = await readConversationSet(set, half);
    const names = [...new Set(talks.map(({ database }) => database))].sort();
    await makeSetDatabases(set, folder, names);
    const lines: PredictionLine[] = [];
    for (const [model, about] of byModel(asked, talks)) {
      const task = { model, database: folder, previous: "predicted", date, asking } as const;
      const workers = asked.workers === undefined ? {} : { workers: asked.workers };
      const results = await evaluateInParallel(about, task, workers);
      lines.push(...results.flatMap((result) => result.lines));
    }
    return { figures: figuresOf(half, names, lines), lines };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(half: SetHalf, names: readonly string[], lines: readonly PredictionLine[]) {
  const { turns, asked, interactions, strict, interaction, valid } = summarise(lines, []);
  const about = (name: string) => lines.filter(({ id }) => id.startsWith(`${name}:`));
  return {
    half,
    turns,
    ...(asked !== undefined && { asked }),
    interactions,
    strict,
    interaction,
    valid,
    by_database: Object.fromEntries(names.map((name) => [name, summarise(about(name)).strict])),
  };
}

function byModel(
  { model, domains }: AskedSet,
  talks: readonly Interaction[],
): ReadonlyMap<string, readonly Interaction[]> {
  if (domains === undefined) return new Map([[model, talks]]);
  return groupBy(talks, ({ database }) => join(domains, database));
}
