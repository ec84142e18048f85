// Conversations held as people hold them, once for each confidence below which Segue may ask: how often it asks, how right
// it answers.
import { collected, first } from "../../dataset/lines.ts";
import { readTalks } from "../../dataset/read-conversations.ts";
import { type AskedTalk, holdAskedTalks } from "../../evaluation/asked-talk.ts";
import { openEvaluationDatabases } from "../../evaluation/evaluation-databases.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";

export type AskedAsking = {
  readonly model: string;
  readonly data: string;
  readonly database: string;
  /** As ever where absent. */
  readonly below?: readonly number[];
  readonly unsure?: number;
  readonly limit?: number;
};

/** For interactions without a date: the day of the paper's first figure. */
const date = "1993-02-05";

export async function* measureAsking(
  asked: AskedAsking,
): AsyncGenerator<AskedTalk & { readonly below?: number }> {
  const talks = await collected(first(readTalks(asked.data), asked.limit));
  const databases = await openEvaluationDatabases(asked.database);
  const model = await openModel(asked.model, await createEngine({ threads: 1 }));
  const ways = asked.below?.map((below) => ({ below })) ?? [{}];
  for (const way of ways) {
    const asking = { ...way, ...(asked.unsure !== undefined && { unsure: asked.unsure }) };
    yield { ...way, ...(await holdAskedTalks(talks, { model, databases, date, asking })) };
  }
  await databases.close();
  await model.close();
}
