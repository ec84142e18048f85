// A process of its own that evaluates the interactions it is sent, one after another.

import { DatabaseError } from "../database/database.ts";
import { UserError } from "../errors.ts";
import { openModel } from "../shipped/open-model.ts";
import { createEngine } from "../tensor/index.ts";
import { conversationSystem } from "./conversation-system.ts";
import { evaluateInteraction } from "./evaluate.ts";
import type { EvaluationReply, EvaluationTask, ToEvaluator } from "./evaluate-in-parallel.ts";
import { openEvaluationDatabases } from "./evaluation-databases.ts";

const send = (message: EvaluationReply): void => void process.send?.(message);

async function start(task: EvaluationTask): Promise<(message: ToEvaluator) => Promise<void>> {
  const databases = await openEvaluationDatabases(task.database);
  const model = await openModel(task.model, await createEngine({ threads: 1 }));
  const system = conversationSystem(model, databases.databaseOf, {
    asking: task.asking === true,
  });
  const { previous, date } = task;
  const options = { previous, date, scoringFor: databases.scoringFor };
  return async (message) => {
    if (message.kind !== "interaction") return;
    const result = await evaluateInteraction(message.interaction, system, options);
    send({ kind: "result", index: message.index, result });
  };
}

let work: Promise<(message: ToEvaluator) => Promise<void>> | undefined;

process.on("message", (message: ToEvaluator) => {
  work ??= message.kind === "task" ? start(message.task) : undefined;
  work
    ?.then((handle) => handle(message))
    .then(() => message.kind === "task" && send({ kind: "ready" }))
    .catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const user = error instanceof UserError || error instanceof DatabaseError;
      send({ kind: "failed", message: user ? error.message : text, user });
    });
});
// The parent is gone: nobody waits for results.
process.on("disconnect", () => process.exit(0));
