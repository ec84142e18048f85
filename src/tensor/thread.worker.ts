// A worker thread's whole life: instantiate the kernels, then wait for jobs and do its share.
// Bundled as text by scripts/build-kernels.js; the host wraps it (host/node.ts, host/browser.ts).
import { controlViews, slot, waitWhile } from "./control.ts";
import { type BlasLibrary, bindGemm, type Koffi } from "./host/blas.ts";
import { bindCompiled } from "./host/compiled.ts";
import { programs } from "./programs.ts";
import { createBarrier, type Kernels, type Thread } from "./thread.ts";

export type WorkerStart = {
  readonly memory: WebAssembly.Memory;
  readonly module: WebAssembly.Module;
  readonly index: number;
  readonly count: number;
  readonly scratch: number;
  readonly blas: BlasLibrary | null;
  /** Path of the compiled products. */
  readonly compiled: string | null;
};

export function run(start: WorkerStart, koffi: Koffi | null): void {
  const { memory, index, count } = start;
  const instance = new WebAssembly.Instance(start.module, { env: { memory, abort } });
  const { control, arguments: values } = controlViews(memory);
  const native = start.blas !== null && koffi !== null ? bindGemm(koffi, start.blas, memory) : null;
  const portable = instance.exports as Kernels;
  const isCompiled = start.compiled !== null && koffi !== null;
  const thread: Thread = {
    index,
    count,
    kernels: isCompiled ? bindCompiled(koffi, start.compiled, memory, portable) : portable,
    native,
    scratch: start.scratch,
    barrier: createBarrier(memory, count, true),
  };
  const table = Object.values(programs);
  let job = Atomics.load(control, slot.job);
  if (native !== null) Atomics.add(control, slot.native, 1);
  Atomics.add(control, slot.ready, 1);
  Atomics.notify(control, slot.ready);
  for (;;) {
    waitWhile(control, slot.job, job, true);
    job = Atomics.load(control, slot.job);
    const given = Array.from(values.subarray(0, control[slot.argumentCount]!));
    table[control[slot.program]!]!(thread, given);
    if (Atomics.add(control, slot.done, 1) === count - 2) Atomics.notify(control, slot.done);
  }
}

function abort(): never {
  throw new Error("kernel aborted");
}
