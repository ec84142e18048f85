// What several models look at while they write the query of the same conversation's last turn.
import { openConversation } from "../../conversation/walk.ts";
import { UserError } from "../../errors.ts";
import { alone, openNamedDatabase } from "../../shipped/database.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import type { Heatmap } from "./heatmap.ts";

type Looking = {
  /** Their folders. */
  readonly models: readonly string[];
  readonly database: string;
  readonly date: string;
};

export async function attentionOver(
  utterances: readonly string[],
  { models, database: spec, date }: Looking,
): Promise<readonly Heatmap[]> {
  const database = await openNamedDatabase(spec, alone);
  const maps: Heatmap[] = [];
  try {
    for (const folder of models) {
      const model = await openModel(folder, await createEngine({ threads: 1 }));
      const conversation = await openConversation({ model, database, date });
      for (const utterance of utterances) await conversation.ask(utterance, { attention: true });
      const answer = conversation.turns.at(-1);
      if (answer === undefined) throw new UserError("attention: no utterance was given");
      const steps = answer.provenance.map(({ text, attention = [] }) => ({ text, attention }));
      maps.push({ title: `${model.name} (${folder})`, words: answer.attended, steps });
      await model.close();
    }
  } finally {
    await database.close();
  }
  return maps;
}
