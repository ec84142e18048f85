// Where threads meet: a small block at the start of the shared memory, and how they wait there.

/** Bytes at the start of memory that no tensor uses: the kernels' own data, then the control block. */
export const RESERVED_BYTES = 65_536;
const CONTROL = 32_768;
const ARGUMENTS = 36_864;
const SPINS = 2_000;

export const slot = {
  /** Rises by one with every job. */
  job: 0,
  /** Threads that have finished the job. */
  done: 16,
  /** Threads waiting at the barrier, and the barrier's generation. */
  arrived: 32,
  generation: 48,
  program: 64,
  argumentCount: 65,
  /** Threads that are ready, and threads that found the native library. */
  ready: 80,
  native: 81,
} as const;

export function controlViews(memory: WebAssembly.Memory): {
  control: Int32Array;
  arguments: Float64Array;
} {
  return {
    control: new Int32Array(memory.buffer, CONTROL, 128),
    arguments: new Float64Array(memory.buffer, ARGUMENTS, 64),
  };
}

/**
 * Waits until control[index] is no longer `value`: a short spin, then a futex, so that a thread which
 * waits long leaves the core to others.
 */
export function waitWhile(control: Int32Array, index: number, value: number, block: boolean): void {
  for (let i = 0; i < SPINS; i++) if (Atomics.load(control, index) !== value) return;
  while (Atomics.load(control, index) === value) if (block) Atomics.wait(control, index, value);
}
