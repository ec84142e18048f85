// A pool of worker threads that answer turns, so that the event loop of the service stays free.
import { Worker } from "node:worker_threads";
import type { Answer } from "../../answer.ts";
import { DatabaseError } from "../../database/database.ts";
import type { ResultPage } from "../../display/result-pages.ts";
import { Problem } from "../../service/problem.ts";
import type { Description, TableSample, TurnEngine } from "../../service/turn-engine.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./messages.ts";
import { createStopFlag } from "./raised-signal.ts";
import { createWaitingLine } from "./waiting-line.ts";

export type PoolOptions = Omit<WorkerSetup, "stop"> & {
  readonly workers: number;
  /** Turns waiting beyond this are turned away. */
  readonly maxWaiting: number;
  readonly onFailure: (error: unknown) => void;
};

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
type Task = {
  readonly message: Unnumbered<Exclude<ToWorker, { kind: "abort" }>>;
  readonly conversation: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onStep: ((step: Extract<FromWorker, { kind: "step" }>["step"]) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};
type Member = {
  readonly stop: WorkerSetup["stop"];
  worker: Worker | undefined;
  ready: boolean;
  task: Task | undefined;
};

/** A worker that does not heed a signal within this is ended and replaced. */
const heedMs = 5_000;
/** Twenty times what a worker needs. V8 collects the sooner the less it may have in all. */
const maxOldGenerationSizeMb = 1024;

export async function createPool(options: PoolOptions): Promise<TurnEngine> {
  const waiting = createWaitingLine<Task, Member>((task) => task.conversation);
  const members: Member[] = Array.from({ length: options.workers }, () => ({
    ...{ stop: createStopFlag(), ready: false, worker: undefined, task: undefined },
  }));
  let closing = false;
  let nextId = 1;

  const start = (member: Member): Promise<void> =>
    new Promise((resolve, reject) => {
      const { model, database } = options;
      const worker = new Worker(new URL("./answer.worker.js", import.meta.url), {
        workerData: { model, database, stop: member.stop } satisfies WorkerSetup,
        resourceLimits: { maxOldGenerationSizeMb },
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
          else {
            const { code, message: said } = message;
            task?.reject(code === undefined ? new Error(said) : new DatabaseError(code, said));
          }
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
        waiting.leave(member);
        // One that had worked is replaced; one that never started would only fail again.
        if (!closing && wasReady) start(member).catch(options.onFailure);
      });
    });

  const dispatch = (): void => {
    for (const member of members) {
      const { worker } = member;
      if (worker === undefined || !member.ready || member.task !== undefined) continue;
      const task = waiting.next(member);
      if (task === undefined) continue;
      const id = nextId++;
      member.task = task;
      worker.postMessage({ ...task.message, id });
      task.signal?.addEventListener("abort", () => stop(member, task, id), { once: true });
    }
  };

  const stop = (member: Member, task: Task, id: number): void => {
    if (member.task !== task) return;
    Atomics.store(member.stop, 0, id);
    member.worker?.postMessage({ kind: "abort", id } satisfies ToWorker);
    setTimeout(() => {
      if (member.task === task) void member.worker?.terminate();
    }, heedMs).unref();
  };

  const submit = (given: Omit<Task, "resolve" | "reject">): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closing || waiting.length >= options.maxWaiting) {
        reject(new Problem("busy", "Too many questions at once. Try again in a moment."));
        return;
      }
      const task = { ...given, resolve, reject };
      const giveUp = (): void => {
        if (waiting.remove(task)) reject(new Problem("conflict", "The question was given up."));
      };
      if (given.signal?.aborted) return reject(new Problem("conflict", "Given up already."));
      given.signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(task);
      dispatch();
    });
  const simple = (message: Task["message"]): Promise<unknown> =>
    submit({ message, conversation: undefined, signal: undefined, onStep: undefined });

  await Promise.all(members.map(start));
  const description = (await simple({ kind: "describe" })) as Description;

  return {
    answer: async (request, { signal, onStep } = {}) =>
      (await submit({
        message: { kind: "answer", request, steps: onStep !== undefined },
        conversation: request.conversation,
        signal,
        onStep,
      })) as Answer,
    describe: async () => description,
    sample: async (table) => (await simple({ kind: "sample", table })) as TableSample | undefined,
    rows: async (sql, page) => (await simple({ kind: "rows", sql, page })) as ResultPage,
    values: async (column, prefix) =>
      (await simple({ kind: "values", column, prefix })) as readonly string[] | undefined,
    ready: () => members.some((member) => member.ready),
    load: () => waiting.length + members.filter((member) => member.task !== undefined).length,
    async close() {
      closing = true;
      for (const task of waiting.clear())
        task.reject(new Problem("busy", "The service is closing."));
      await Promise.all(members.map((member) => member.worker?.terminate()));
    },
  };
}
