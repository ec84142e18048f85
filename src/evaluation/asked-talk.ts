// Conversations held as people hold them: where Segue asks back, the person takes the choice that is
// right; where none is, the question stays open and the talk goes on.

import type { Answer } from "../conversation/answer.ts";
import type { AskingBack } from "../conversation/asking.ts";
import type { OpenModel } from "../conversation/interpreter.ts";

import { openConversation } from "../conversation/walk.ts";
import type { Interaction } from "../dataset/interaction.ts";
import type { EvaluationDatabases } from "./evaluation-databases.ts";
import { scorePrediction } from "./score.ts";

export type AskedTalk = {
  readonly turns: number;
  /** Share of the turns asked about, and of those the share with the right choice. */
  readonly asked: number;
  readonly asked_rightly: number;
  readonly declined: number;
  /** Share of the turns answered that are right. */
  readonly right: number;
};

type Options = {
  readonly model: OpenModel;
  readonly databases: EvaluationDatabases;
  readonly date: string;
  readonly asking?: Partial<AskingBack>;
};

export async function holdAskedTalks(
  talks: readonly Interaction[],
  { model, databases, date, asking = {} }: Options,
): Promise<AskedTalk> {
  const seen = { turns: 0, asked: 0, settled: 0, declined: 0, right: 0 };
  for (const talk of talks) {
    const database = await databases.databaseOf(talk.database);
    const { executor } = await databases.scoringFor(talk.database);
    const options = { model, database, date: talk.date ?? date, asking };
    const conversation = await openConversation(options);
    for (const { utterance, sql: golds } of talk.turns) {
      const answer = await conversation.ask(utterance);
      if (golds.length === 0) continue;
      const isRight = async (sql: string): Promise<boolean> =>
        (await scorePrediction(sql, golds, executor)).strict;
      seen.turns += 1;
      if (answer.refused !== undefined) seen.declined += 1;
      else if (answer.clarify === undefined) seen.right += Number(await isRight(answer.sql));
      else {
        seen.asked += 1;
        const choice = await rightChoice(answer, isRight);
        if (choice === undefined) continue;
        seen.settled += 1;
        await conversation.choose(choice);
      }
    }
  }
  const { turns, asked, settled, declined, right } = seen;
  const share = (part: number, whole: number): number => part / Math.max(1, whole);
  return {
    turns,
    asked: share(asked, turns),
    asked_rightly: share(settled, asked),
    declined: share(declined, turns),
    right: share(right, turns - asked - declined),
  };
}

async function rightChoice(
  { clarify }: Answer,
  isRight: (sql: string) => Promise<boolean>,
): Promise<number | undefined> {
  for (const [i, { sql = "" }] of (clarify?.choices ?? []).entries()) {
    if (await isRight(sql)) return i + 1;
  }
  return undefined;
}
