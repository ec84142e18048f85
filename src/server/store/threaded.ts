// A SQLite store in a thread of its own: a write waits for the disk, and the event loop of the service
// must not wait with it.
import { Worker } from "node:worker_threads";
import { type ConversationStore, StoreError } from "../../service/store.ts";
import { workerEntry } from "../../worker-entry.ts";

type StoreMethod = Exclude<keyof ConversationStore, "close">;
export type ToStore =
  | {
      readonly kind: "call";
      readonly id: number;
      readonly method: StoreMethod;
      readonly args: readonly unknown[];
    }
  | { readonly kind: "close" };
export type FromStore =
  | { readonly kind: "open" }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: StoreFailure }
  /** Instead of "open"; the thread ends. */
  | { readonly kind: "unopened"; readonly failure: StoreFailure };
/** An error as it crosses threads: `known` where it is a StoreError. */
export type StoreFailure = { readonly known: boolean; readonly message: string };

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export async function openThreadedStore(path: string): Promise<ConversationStore> {
  const { entry, execArgv } = workerEntry("./store.worker", import.meta.url);
  const worker = new Worker(entry, {
    workerData: path,
    execArgv,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let gone: Error | undefined;
  const opened = new Promise<void>((resolve, reject) => {
    const end = (error: Error): void => {
      gone ??= error;
      reject(error);
      for (const task of waiting.values()) task.reject(error);
      waiting.clear();
    };
    worker.on("message", (message: FromStore) => {
      if (message.kind === "open") return resolve();
      if (message.kind === "unopened") return end(asError(message.failure));
      const task = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === "done") task?.resolve(message.result);
      else task?.reject(asError(message.failure));
    });
    worker.on("error", end);
    worker.on("exit", () => end(new StoreError("The store is closed.")));
  });
  await opened;

  // The thread runs the same store: what it sends has the type its method says.
  const ask =
    <M extends StoreMethod>(method: M) =>
    (...args: Parameters<ConversationStore[M]>) =>
      new Promise((resolve, reject) => {
        if (gone !== undefined) return reject(gone);
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: "call", id, method, args } satisfies ToStore);
      }) as ReturnType<ConversationStore[M]>;

  return {
    create: ask("create"),
    count: ask("count"),
    list: ask("list"),
    read: ask("read"),
    turn: ask("turn"),
    outline: ask("outline"),
    rename: ask("rename"),
    delete: ask("delete"),
    copy: ask("copy"),
    append: ask("append"),
    rewrite: ask("rewrite"),
    replace: ask("replace"),
    truncate: ask("truncate"),
    async close() {
      const ended = new Promise((resolve) => worker.once("exit", resolve));
      worker.postMessage({ kind: "close" } satisfies ToStore);
      await ended;
    },
  };
}

const asError = ({ known, message }: StoreFailure): Error =>
  known ? new StoreError(message) : new Error(message);
