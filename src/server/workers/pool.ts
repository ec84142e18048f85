// A pool of worker threads that answer turns, so that the event loop of the service stays free.
import { Worker } from "node:worker_threads";
import type { Answer } from "../../answer.ts";
import { Problem } from "../../service/problem.ts";
import type { Description, TableSample, TurnEngine } from "../../service/turn-engine.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./messages.ts";

export type PoolOptions = WorkerSetup & {
  readonly workers: number;
  /** Turns waiting beyond this are turned away. */
  readonly maxWaiting: number;
  readonly onFailure: (error: unknown) => void;
};

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
type Task = {
  readonly message: Unnumbered<Exclude<ToWorker, { kind: "abort" }>>;
  /** The conversation: its turns go to the worker that has it warm, where that one is free. */
  readonly affinity: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onStep: ((step: Extract<FromWorker, { kind: "step" }>["step"]) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};
type Member = {
  worker: Worker | undefined;
  ready: boolean;
  task: Task | undefined;
  last: string | undefined;
};

export async function createPool(options: PoolOptions): Promise<TurnEngine> {
  const waiting: Task[] = [];
  const members: Member[] = [];
  let closing = false;
  let nextId = 1;

  const start = (member: Member): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./answer.worker.js", import.meta.url), {
        workerData: { model: options.model, database: options.database } satisfies WorkerSetup,
      });
      member.worker = worker;
      member.ready = false;
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "ready") {
          member.ready = true;
          resolve();
          dispatch();
        } else if (message.kind === "step") member.task?.onStep?.(message.step);
        else {
          const task = member.task;
          member.task = undefined;
          if (message.kind === "done") task?.resolve(message.result);
          else task?.reject(new Error(message.message));
          dispatch();
        }
      });
      worker.on("error", (error) => {
        reject(error);
        options.onFailure(error);
      });
      worker.on("exit", () => {
        const wasReady = member.ready;
        member.ready = false;
        member.task?.reject(new Problem("busy", "The answer was lost. Ask again."));
        member.task = undefined;
        // One that had worked is replaced; one that never started would only fail again.
        if (!closing && wasReady) start(member).catch(options.onFailure);
      });
    });

  const dispatch = (): void => {
    for (const member of members) {
      const { worker } = member;
      const free = member.ready && member.task === undefined;
      if (worker === undefined || !free || waiting.length === 0) continue;
      const own = waiting.findIndex(
        (task) => task.affinity !== undefined && task.affinity === member.last,
      );
      const [task] = waiting.splice(Math.max(0, own), 1);
      if (task === undefined) continue;
      if (task.signal?.aborted) {
        task.reject(new Problem("conflict", "The request was given up."));
        continue;
      }
      const id = nextId++;
      member.task = task;
      member.last = task.affinity;
      task.signal?.addEventListener("abort", () => {
        if (member.task === task) worker.postMessage({ kind: "abort", id } satisfies ToWorker);
      });
      worker.postMessage({ ...task.message, id });
    }
  };

  const submit = (given: Omit<Task, "resolve" | "reject">): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closing || waiting.length >= options.maxWaiting) {
        reject(new Problem("busy", "Too many questions at once. Try again in a moment."));
        return;
      }
      waiting.push({ ...given, resolve, reject });
      dispatch();
    });
  const simple = (message: Task["message"]): Promise<unknown> =>
    submit({ message, affinity: undefined, signal: undefined, onStep: undefined });

  for (let i = 0; i < options.workers; i++) {
    const member: Member = {
      worker: undefined,
      ready: false,
      task: undefined,
      last: undefined,
    };
    members.push(member);
  }
  await Promise.all(members.map(start));
  const description = (await simple({ kind: "describe" })) as Description;

  return {
    answer: async (request, { signal, onStep } = {}) =>
      (await submit({
        message: { kind: "answer", request },
        affinity: request.conversation,
        signal,
        onStep,
      })) as Answer,
    describe: async () => description,
    sample: async (table) => (await simple({ kind: "sample", table })) as TableSample | undefined,
    ready: () => members.some((member) => member.ready),
    load: () => waiting.length + members.filter((member) => member.task !== undefined).length,
    async close() {
      closing = true;
      for (const task of waiting.splice(0))
        task.reject(new Problem("busy", "The service is closing."));
      await Promise.all(members.map((member) => member.worker?.terminate()));
    },
  };
}
