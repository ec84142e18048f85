// How well a model that never saw a real question answers real people's: every interaction about its
// database, exact set match and denotation.
import type { OpenModel } from "../conversation/interpreter.ts";
import type { Database, Schema } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { conversationSystem, remembering } from "../evaluation/conversation-system.ts";
import { evaluateInteraction } from "../evaluation/evaluate.ts";
import { exactSetMatch } from "../evaluation/exact-set.ts";
import { createExecutor } from "../evaluation/execute.ts";
import type { PredictionLine } from "../evaluation/prediction.ts";

type Questions = {
  readonly database: Database;
  readonly schema: Schema;
  readonly interactions: readonly Interaction[];
  /** YYYY-MM-DD, where a conversation has none of its own. */
  readonly date: string;
};

export async function measureDatabase(
  model: OpenModel,
  { database, schema, interactions, date }: Questions,
): Promise<PredictionLine[]> {
  const open = remembering(database);
  const system = conversationSystem(model, async () => open);
  const scoring = {
    executor: createExecutor(open),
    exactSet: (gold: string, predicted: string) => exactSetMatch(predicted, gold, schema),
  };
  const options = { previous: "predicted", date, scoringFor: async () => scoring } as const;
  const lines: PredictionLine[] = [];
  for (const interaction of interactions) {
    lines.push(...(await evaluateInteraction(interaction, system, options)).lines);
  }
  return lines;
}
