// One worker thread of the pool, and what it was given. It thinks about one thing at a time; while the
// database works on that, it may be given more. A thread that ends is replaced by a fresh one.
import { Worker } from "node:worker_threads";
import type { RowValues } from "../../database/door/visible.ts";
import { Problem } from "../../service/problem.ts";
import { fromFailure } from "./failure.ts";
import { untilHeeded } from "./heed.ts";
import type { FromWorker, MemberWork, ToWorker, WorkerSetup } from "./messages.ts";
import { createStopFlag } from "./raised-signal.ts";

export type Task = {
  readonly work: MemberWork;
  readonly values: RowValues | undefined;
  readonly conversation: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onStep: ((step: Extract<FromWorker, { kind: "step" }>["step"]) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

export type Member = {
  readonly ready: boolean;
  /** Ready, and not thinking about anything. */
  readonly free: boolean;
  /** Tasks given and not yet done. */
  readonly load: number;
  start(): Promise<void>;
  give(task: Task): void;
  close(): Promise<void>;
};

type MemberEvents = {
  /** It may be given something. */
  onFree(): void;
  /** Its thread ended with these not done, through no fault of theirs. */
  onLost(member: Member, tasks: readonly Task[]): void;
  onFailure(error: unknown): void;
};

/** Given at once; most of them then wait for the database. */
const maxTasks = 8;
/** Twenty times what a worker needs. V8 collects the sooner the less it may have in all. */
const maxOldGenerationSizeMb = 1024;
/** A turn's garbage; V8 would keep three times as much. */
const maxYoungGenerationSizeMb = 16;
const retryMs = 1_000;

export function createMember(
  { model, database, allow }: Omit<WorkerSetup, "stop">,
  events: MemberEvents,
): Member {
  const stop = createStopFlag();
  const tasks = new Map<number, Task>();
  /** Tasks that were in a thread when it ended: one that comes here twice may be the reason. */
  const survivors = new WeakSet<Task>();
  let worker: Worker | undefined;
  let ready = false;
  let thinking = false;
  let closing = false;
  let nextId = 1;

  const rest = (): void => {
    thinking = false;
    events.onFree();
  };
  const settle = (id: number, how: (task: Task) => void): void => {
    const task = tasks.get(id);
    tasks.delete(id);
    if (task !== undefined) how(task);
    if (tasks.size === 0) rest();
  };

  const lose = (): void => {
    const lost = [...tasks.values()];
    tasks.clear();
    const again = lost.filter((task) => !task.signal?.aborted && !survivors.has(task));
    for (const task of lost) {
      survivors.add(task);
      if (!again.includes(task)) {
        task.reject(new Problem("busy", "The answer was lost. Ask again."));
      }
    }
    events.onLost(member, again);
  };

  const begin = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const fresh = new Worker(new URL("./answer.worker.js", import.meta.url), {
        workerData: { model, database, stop, ...(allow && { allow }) } satisfies WorkerSetup,
        resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
      });
      worker = fresh;
      fresh.on("message", (message: FromWorker) => {
        switch (message.kind) {
          case "ready":
            ready = true;
            resolve();
            return rest();
          case "unfit":
            return reject(fromFailure(message.failure));
          case "free":
            return rest();
          case "trouble":
            return events.onFailure(fromFailure(message.failure));
          case "step":
            return tasks.get(message.id)?.onStep?.(message.step);
          case "done":
            return settle(message.id, (task) => task.resolve(message.result));
          case "failed":
            return settle(message.id, (task) => task.reject(fromFailure(message.failure)));
          default:
            return message satisfies never;
        }
      });
      fresh.on("error", (error) => {
        reject(error);
        events.onFailure(error);
      });
      fresh.on("exit", () => {
        const had = ready;
        ready = false;
        thinking = false;
        lose();
        // One that never started is the caller's to hear of.
        if (had) restart();
      });
    });

  /** The database may be away for a while: it is tried until it is there. */
  const restart = (): void => {
    if (closing) return;
    begin().catch((error: unknown) => {
      events.onFailure(error);
      void worker?.terminate();
      setTimeout(restart, retryMs).unref();
    });
  };

  const giveUp = (id: number, task: Task): void => {
    if (tasks.get(id) !== task) return;
    Atomics.store(stop, 0, id);
    worker?.postMessage({ kind: "abort", id } satisfies ToWorker);
    untilHeeded(
      () => tasks.get(id) !== task,
      () => void worker?.terminate(),
    );
  };

  const member: Member = {
    get ready() {
      return ready;
    },
    get free() {
      return ready && !thinking && tasks.size < maxTasks;
    },
    get load() {
      return tasks.size;
    },
    start: begin,
    give(task) {
      const id = nextId++;
      tasks.set(id, task);
      thinking = true;
      const { work, values } = task;
      const message: ToWorker = { kind: "work", id, work, ...(values && { values }) };
      worker?.postMessage(message);
      task.signal?.addEventListener("abort", () => giveUp(id, task), { once: true });
    },
    async close() {
      closing = true;
      await worker?.terminate();
    },
  };
  return member;
}
