// Starts the threads of an engine and runs programs on them, this thread included.

import { UserError } from "../errors.ts";
import type { ProgramName } from "./calls.ts";
import { controlViews, slot, waitWhile } from "./control.ts";
import { type BlasLibrary, bindGemm, type Koffi } from "./host/blas.ts";
import { bindCompiled, type CompiledProducts, isSameProducts } from "./host/compiled.ts";
import type { Host, RunningWorker } from "./host/host.ts";
import { programs } from "./programs.ts";
import { createBarrier, type Kernels, type NativeGemm, type Thread } from "./thread.ts";
import { workerSource } from "./worker.generated.ts";

export type Pool = {
  readonly kernels: Kernels;
  readonly threads: number;
  readonly native: boolean;
  /** Whether compiled products multiply, or why not; null where none were given. */
  readonly compiled: string | null;
  /** `work`: roughly the floating-point operations; small jobs stay on this thread. */
  run(program: ProgramName, work: number, args: number[]): void;
  stop(): Promise<void>;
};

export type PoolOptions = {
  readonly host: Host;
  readonly memory: WebAssembly.Memory;
  readonly module: WebAssembly.Module;
  readonly threads: number;
  /** One scratch offset per thread. */
  readonly scratch: readonly number[];
  readonly blas: { readonly koffi: Koffi; readonly library: BlasLibrary } | null;
  readonly compiled: CompiledProducts | null;
};

/** Below this much work, waking other threads costs more than it saves. */
const WORTH_SHARING = 100_000;
const PRODUCT_WORTH_SHARING = { native: 2_000_000, portable: 400_000 };
const START_TIMEOUT_MS = 30_000;

export async function startPool(options: PoolOptions): Promise<Pool> {
  const { host, memory, module, scratch, blas } = options;
  const instance = await WebAssembly.instantiate(module, { env: { memory, abort } });
  const portable = instance.exports as Kernels;
  const tried = options.compiled && compiledHere(options.compiled, portable, options);
  const compiled = typeof tried === "string" ? null : tried;
  const kernels = compiled?.kernels ?? portable;
  let count = options.threads;
  const workers: RunningWorker[] = [];
  for (let index = 1; index < count; index++) {
    const start = { memory, module, index, count, scratch: scratch[index]! };
    const libraries = { blas: blas?.library ?? null, compiled: compiled?.path ?? null };
    workers.push(host.startWorker(workerSource, { ...start, ...libraries }));
  }
  const { control, arguments: values } = controlViews(memory);
  if (!(await allReady(control, count - 1))) {
    for (const worker of workers) worker.terminate();
    workers.length = 0;
    count = 1;
  }
  const bound = blas === null ? null : bindGemm(blas.koffi, blas.library, memory);
  const native = bound !== null && control[slot.native] === count - 1 ? bound : null;
  const thread = (threads: number, multiply: NativeGemm | null): Thread => ({
    index: 0,
    count: threads,
    kernels,
    native: multiply,
    scratch: scratch[0]!,
    barrier: createBarrier(memory, threads, host.mayBlock),
  });
  const [solo, leader] = [thread(1, native), thread(count, native)];
  const product = PRODUCT_WORTH_SHARING[native === null ? "portable" : "native"];
  const numbers = new Map(Object.keys(programs).map((name, i) => [name, i]));
  let stopped = false;

  return {
    kernels,
    threads: count,
    native: native !== null,
    compiled: typeof tried === "string" ? tried : tried && "products compiled for this machine",
    run(program, work, args) {
      // Threads that are gone would be waited for.
      if (stopped) throw new UserError("the engine was stopped: what uses it has been closed");
      const least = program === "gemm" ? product : WORTH_SHARING;
      if (count === 1 || work < least) return programs[program](solo, args);
      values.set(args);
      control[slot.argumentCount] = args.length;
      control[slot.program] = numbers.get(program)!;
      Atomics.store(control, slot.done, 0);
      Atomics.add(control, slot.job, 1);
      Atomics.notify(control, slot.job);
      programs[program](leader, args);
      for (;;) {
        const done = Atomics.load(control, slot.done);
        if (done === count - 1) return;
        waitWhile(control, slot.done, done, host.mayBlock);
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Or why not: a file that does not load, or other bits than the portable kernels'. */
function compiledHere(
  { koffi, path }: CompiledProducts,
  portable: Kernels,
  { memory, scratch }: PoolOptions,
): { readonly path: string; readonly kernels: Kernels } | string {
  try {
    const kernels = bindCompiled(koffi, path, memory, portable);
    const same = isSameProducts(kernels, portable, { memory, scratch: scratch[0]! });
    return same ? { path, kernels } : "portable products, because the compiled ones differ";
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split("\n");
    return `portable products, because the compiled ones do not load (${line})`;
  }
}

async function allReady(control: Int32Array, wanted: number): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (Atomics.load(control, slot.ready) < wanted) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return true;
}

function abort(): never {
  throw new Error("kernel aborted");
}
