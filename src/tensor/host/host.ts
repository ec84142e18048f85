// What the engine asks of the place it runs in. Node and the browser each have one.
import type { WorkerStart } from "../thread.worker.ts";
import type { BlasLibrary, Koffi } from "./blas.ts";

export type RunningWorker = { terminate(): unknown };

export type Host = {
  readonly name: "node" | "browser";
  readonly cores: number;
  /** Whether memory can be shared between threads here. */
  readonly shared: boolean;
  /** Whether this very thread may sleep on a futex (a page's main thread may not). */
  readonly mayBlock: boolean;
  /** The engine asked for from outside (SEGUE_ENGINE), if any. */
  readonly wanted: string | undefined;
  /** A native library with cblas_sgemm, or the reason why there is none. */
  findBlas(): Promise<{ koffi: Koffi; library: BlasLibrary } | string>;
  /** Turns relaxed SIMD on, where the host has it and leaves it off by itself. */
  allowRelaxed?(): void;
  startWorker(source: string, start: WorkerStart): RunningWorker;
};
