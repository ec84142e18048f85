// A TurnEngine in a worker of this browser: the same model, engine and database as on a server.

import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { Answering } from "../../service/answer-request.ts";
import type { DecodingStep, Description, TurnEngine } from "../../service/turn-engine.ts";
import { workDoneBy } from "../../service/work.ts";
import { BackendError } from "./backend-error.ts";
import type {
  DroppedFile,
  FromSiteWorker,
  LoadingProgress,
  Site,
  ToSiteWorker,
} from "./messages.ts";

type Waiting = {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onStep: ((step: DecodingStep) => void) | undefined;
};
type Unnumbered<T> = T extends { readonly id: number } ? Omit<T, "id"> : never;

/** Before anything is asked it can be given files that the person has. */
export type WorkerEngine = TurnEngine & {
  use(files: readonly DroppedFile[]): Promise<Description>;
  /** The words drafted for those files. */
  drafted(): Promise<DomainFile>;
  /** Talks about them in these words, or in those drafted. */
  teach(words: DomainFile | undefined): Promise<void>;
};

export function createWorkerEngine(
  worker: Worker,
  base: string,
  site: Site,
  onLoading: (progress: LoadingProgress) => void,
): WorkerEngine {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let ready = false;
  const opened = new Promise<void>((resolve, reject) => {
    const fail = (message: string): void => {
      const error = new BackendError("refused", "broken", message);
      reject(error);
      for (const task of waiting.values()) task.reject(error);
      waiting.clear();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<FromSiteWorker>) => {
      switch (data.kind) {
        case "loading":
          return onLoading(data);
        case "ready":
          ready = true;
          return resolve();
        case "broken":
          return fail(data.message);
        case "step":
          return waiting.get(data.id)?.onStep?.(data.step);
        case "done":
          waiting.get(data.id)?.resolve(data.result);
          return void waiting.delete(data.id);
        case "failed":
          waiting.get(data.id)?.reject(new BackendError("refused", "failed", data.message));
          return void waiting.delete(data.id);
        default:
          return data satisfies never;
      }
    });
    worker.addEventListener("error", (event) => fail(event.message || "The worker did not start."));
  });
  // Whoever asks gets to know; until then it is nobody's unhandled failure.
  opened.catch(() => {});
  const post = (message: ToSiteWorker): void => worker.postMessage(message);
  post({ kind: "open", base, site });

  const ask = async (
    message: Unnumbered<ToSiteWorker>,
    options: Answering = {},
  ): Promise<unknown> => {
    await opened;
    const id = nextId++;
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener("abort", () => {
        waiting.delete(id);
        post({ kind: "abort", id });
        reject(new BackendError("refused", "aborted", "The question was given up."));
      });
      waiting.set(id, { resolve, reject, onStep: options.onStep });
      post({ ...message, id });
    });
  };

  const { draft: drafted, ...work } = workDoneBy(ask);
  return {
    ...work,
    drafted,
    teach: async (words) => void (await ask({ kind: "teach", words })),
    use: async (files) => (await ask({ kind: "use", files })) as Description,
    ready: async () => ready,
    load: () => waiting.size,
    close: async () => worker.terminate(),
  };
}
