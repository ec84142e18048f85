// Spreads the interactions of an evaluation over processes, one a core, and gathers the results.
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Interaction } from "../dataset/interaction.ts";
import { UserError } from "../errors.ts";
import type { EvaluatedInteraction } from "./evaluate.ts";

export type EvaluationTask = {
  readonly model: string;
  readonly database: string;
  readonly previous: "predicted" | "gold";
  readonly date: string;
  /** As people meet it: turns may be asked back. */
  readonly asking?: boolean;
};

export type ToEvaluator =
  | { readonly kind: "task"; readonly task: EvaluationTask }
  | { readonly kind: "interaction"; readonly index: number; readonly interaction: Interaction };

export type EvaluationReply =
  | { readonly kind: "ready" }
  | { readonly kind: "result"; readonly index: number; readonly result: EvaluatedInteraction }
  | { readonly kind: "failed"; readonly message: string; readonly user: boolean };

export type ParallelOptions = {
  /** Processes; one a core where absent. */
  readonly workers?: number;
  readonly onDone?: (done: number, total: number) => void;
};

/** Results stand in the order of the interactions, whoever made them. */
export async function evaluateInParallel(
  interactions: readonly Interaction[],
  task: EvaluationTask,
  options: ParallelOptions = {},
): Promise<EvaluatedInteraction[]> {
  const count = Math.max(
    1,
    Math.min(options.workers ?? availableParallelism(), interactions.length),
  );
  const results: EvaluatedInteraction[] = [];
  // Long conversations first, so that no process is left alone with one at the end.
  const waiting = interactions
    .map((interaction, index) => ({ interaction, index }))
    .sort((a, b) => a.interaction.turns.length - b.interaction.turns.length);
  let done = 0;
  const children: ChildProcess[] = [];
  const give = (child: ChildProcess): void => {
    const next = waiting.pop();
    if (next === undefined) child.disconnect();
    else child.send({ kind: "interaction", ...next } satisfies ToEvaluator);
  };
  const serve = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      child.on("message", (message: EvaluationReply) => {
        if (message.kind === "failed") {
          reject(message.user ? new UserError(message.message) : new Error(message.message));
          return;
        }
        if (message.kind === "result") {
          results[message.index] = message.result;
          options.onDone?.(++done, interactions.length);
        }
        give(child);
      });
      child.once("error", reject);
      child.once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`an evaluating process ended with ${code}`)),
      );
      child.send({ kind: "task", task } satisfies ToEvaluator);
    });
  try {
    await Promise.all(
      Array.from({ length: count }, () => {
        const child = startWorker();
        children.push(child);
        return serve(child);
      }),
    );
  } finally {
    for (const child of children) child.kill();
  }
  return results;
}

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL("./evaluate.worker.js", import.meta.url));
  // One process a core leaves no core for a library's own threads.
  const env = { ...process.env, OPENBLAS_NUM_THREADS: "1", OMP_NUM_THREADS: "1" };
  return fork(script, [], {
    env,
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}
