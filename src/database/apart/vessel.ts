// What an engine runs in: a thread or a process. Both can be ended at any moment, whatever they do.
import { fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import { workerEntry } from "../../worker-entry.ts";
import type { Leave, Reply, Request } from "./engine.ts";

export type VesselKind = "thread" | "process";

export interface Vessel {
  send(request: Request): void;
  onReply(listener: ((reply: Reply) => void) | undefined): void;
  /** Returns how to stop listening. Code 0: it left by itself. */
  onEnd(listener: (code: number | null) => void): () => void;
  /** Asks what runs to stop, without ending the vessel; false where it cannot hear. */
  raiseStop(): boolean;
  lowerStop(): void;
  end(): void;
  /** An open database must not keep the program running; a running query does. */
  keepProgram(keep: boolean): void;
}

export function startVessel(kind: VesselKind): Vessel {
  return kind === "thread" ? startThread() : startProcess();
}

/** What a query leaves behind is garbage soon; V8 would keep three times as much of it. */
const maxYoungGenerationSizeMb = 16;
/** How long a thread with nothing to do may take to leave. */
const leaveMs = 500;

function startThread(): Vessel {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { entry, execArgv } = workerEntry("./thread.worker", import.meta.url);
  const worker = new Worker(entry, {
    workerData: stop,
    execArgv,
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const { hear, listen } = listening();
  let busy = false;
  worker.on("message", (message) => {
    busy = false;
    hear(message);
  });
  // Its end is all that whoever asks needs to know.
  worker.on("error", () => {});
  worker.unref();
  return {
    send(request) {
      busy ||= request.kind === "open" || request.kind === "query";
      worker.postMessage(request);
    },
    onReply: listen,
    onEnd(listener) {
      worker.on("exit", listener);
      return () => void worker.off("exit", listener);
    },
    raiseStop() {
      Atomics.store(stop, 0, 1);
      return true;
    },
    lowerStop: () => void Atomics.store(stop, 0, 0),
    // A thread that is ended from outside may take the whole process with it: one with nothing to do leaves by itself.
    end() {
      if (busy) return void worker.terminate();
      const late = setTimeout(() => void worker.terminate(), leaveMs).unref();
      worker.once("exit", () => clearTimeout(late));
      worker.postMessage({ kind: "leave" } satisfies Leave);
    },
    keepProgram: (keep) => (keep ? worker.ref() : worker.unref()),
  };
}

function startProcess(): Vessel {
  const { entry, execArgv } = workerEntry("./child.worker", import.meta.url);
  const child = fork(entry, [], {
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { hear, listen } = listening();
  child.on("message", hear);
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  return {
    // A process that has gone is told by its end.
    send: (request) => void child.send(request, () => {}),
    onReply: listen,
    onEnd(listener) {
      child.on("exit", listener);
      return () => void child.off("exit", listener);
    },
    raiseStop: () => false,
    lowerStop: () => {},
    end: () => void child.kill("SIGKILL"),
    keepProgram(keep) {
      if (keep) child.ref();
      else child.unref();
      if (keep) child.channel?.ref();
      else child.channel?.unref();
    },
  };
}

/** One listener at a time: one request, one reply. */
function listening() {
  let listener: ((reply: Reply) => void) | undefined;
  return {
    hear(message: unknown): void {
      if (isReply(message)) listener?.(message);
    },
    listen(next: ((reply: Reply) => void) | undefined): void {
      listener = next;
    },
  };
}

function isReply(message: unknown): message is Reply {
  return typeof message === "object" && message !== null && "kind" in message;
}
