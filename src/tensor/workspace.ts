// One memory, its arenas and parameters, and the threads that work on them: what ops stand on.
import { type ProgramCall, type ProgramName, packCall } from "./calls.ts";
import { Arena, type Heap, type Mark } from "./memory.ts";
import type { Pool } from "./pool.ts";
import { type Bytes, type Integers, Parameter, type Ragged, Tensor } from "./tensor.ts";

export type EngineInfo = {
  readonly engine: "wasm" | "native";
  readonly threads: number;
  readonly simd: "simd128" | "relaxed-simd";
  readonly blas: {
    readonly library: string;
    readonly version: string;
    readonly core: string | null;
  } | null;
  /** Why it came out this way, one sentence each. */
  readonly reasons: readonly string[];
};

export class Workspace {
  readonly info: EngineInfo;
  readonly parameters: Parameter[] = [];
  readonly #heap: Heap;
  readonly #pool: Pool;
  readonly #persistent: Arena;
  readonly #step: Arena;
  #buffer: ArrayBufferLike;
  #floats: Float32Array;

  constructor(info: EngineInfo, heap: Heap, persistent: Arena, pool: Pool) {
    this.info = info;
    this.#heap = heap;
    this.#pool = pool;
    this.#persistent = persistent;
    this.#step = new Arena(heap, "working memory of one step");
    this.#buffer = heap.memory.buffer;
    this.#floats = new Float32Array(this.#buffer);
  }

  /** A weight, zero at first; lives as long as the engine. */
  parameter(
    name: string,
    rows: number,
    cols: number,
    { sparse = false }: { sparse?: boolean } = {},
  ): Parameter {
    if (this.parameters.some((known) => known.name === name)) {
      throw new Error(`parameter "${name}" exists already`);
    }
    const offset = this.persist(rows * cols, `parameter ${name} [${rows}, ${cols}]`);
    const parameter = new Parameter(name, { offset, rows, cols }, sparse);
    this.parameters.push(parameter);
    return parameter;
  }

  /** Zeroed floats that live as long as the engine. */
  persist(size: number, what: string): number {
    const offset = this.#persistent.allocate(size * 4, what);
    this.#pool.kernels["fill"]!(offset, size, 0);
    return offset;
  }

  /** Floats of the step's arena, not cleared. */
  allocate(size: number, what: string): number {
    return this.#step.allocate(size * 4, what);
  }

  /** A constant of this step: zeros, or a copy of `data`. */
  tensor(rows: number, cols: number, data?: ArrayLike<number>): Tensor {
    const offset = this.allocate(rows * cols, `tensor [${rows}, ${cols}]`);
    const tensor = new Tensor({ offset, rows, cols }, false);
    if (data === undefined) this.#pool.kernels["fill"]!(tensor.offset, tensor.size, 0);
    else this.write(tensor, data);
    return tensor;
  }

  integers(values: ArrayLike<number>): Integers {
    const offset = this.allocate(values.length, `list of ${values.length} integers`);
    const copy = Int32Array.from(values);
    new Int32Array(this.#memory(), offset, copy.length).set(copy);
    return { offset, values: copy };
  }

  /** A copy of `values`, which may come in pieces. */
  bytes(pieces: readonly Uint8Array[]): Bytes {
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const offset = this.allocate(Math.ceil(size / 4), `list of ${size} bytes`);
    const to = new Uint8Array(this.#memory(), offset, size);
    let at = 0;
    for (const piece of pieces) {
      to.set(piece, at);
      at += piece.length;
    }
    return { offset, size };
  }

  ragged(lists: readonly ArrayLike<number>[]): Ragged {
    const offsets = new Int32Array(lists.length + 1);
    for (let r = 0; r < lists.length; r++) offsets[r + 1] = offsets[r]! + lists[r]!.length;
    const indices = new Int32Array(offsets[lists.length]!);
    let at = 0;
    for (const list of lists) for (let i = 0; i < list.length; i++) indices[at++] = list[i]!;
    return this.#ragged(offsets, indices);
  }

  /** Row r's list is starts[r], starts[r] + 1, ... of lengths[r] entries. */
  raggedRanges(starts: ArrayLike<number>, lengths: ArrayLike<number>): Ragged {
    const offsets = new Int32Array(starts.length + 1);
    for (let r = 0; r < starts.length; r++) offsets[r + 1] = offsets[r]! + lengths[r]!;
    const indices = new Int32Array(offsets[starts.length]!);
    for (let r = 0; r < starts.length; r++) {
      for (let i = 0; i < lengths[r]!; i++) indices[offsets[r]! + i] = starts[r]! + i;
    }
    return this.#ragged(offsets, indices);
  }

  /** A copy of the values. */
  read(tensor: Tensor): Float32Array {
    return this.view(tensor).slice();
  }

  /** The values in place: valid until the next allocation. */
  view(tensor: { readonly offset: number; readonly size: number }): Float32Array {
    return this.floats(tensor.offset, tensor.size);
  }

  floats(offset: number, size: number): Float32Array {
    this.#memory();
    return this.#floats.subarray(offset / 4, offset / 4 + size);
  }

  write(tensor: Tensor, data: ArrayLike<number>): void {
    if (data.length !== tensor.size) {
      throw new RangeError(
        `write: [${tensor.rows}, ${tensor.cols}] takes ${tensor.size} values, got ${data.length}`,
      );
    }
    this.view(tensor).set(data);
    if (tensor instanceof Parameter) tensor.version += 1;
  }

  /** `work` in multiplications or the like: whether threads are worth waking. */
  run<Name extends ProgramName>(program: Name, work: number, call: ProgramCall<Name>): void {
    this.#pool.run(program, work, packCall(program, call));
  }

  /** A kernel on this thread alone. */
  kernel(name: string, ...args: number[]): number {
    return this.#pool.kernels[name]!(...args);
  }

  /** Ends a step: its tensors are gone, its memory is free, gradients are cleared. */
  reset(): void {
    this.#step.reset();
    for (const parameter of this.parameters) {
      parameter.gradient = 0;
      parameter.rowGradient = null;
      parameter.products.length = 0;
      parameter.lookups.length = 0;
    }
  }

  mark(): Mark {
    return this.#step.mark();
  }

  /** Frees what was made since the mark. */
  release(mark: Mark): void {
    this.#step.release(mark);
  }

  /** Bytes: parameters and optimiser state, the step now, the most a step took, held in all, allowed. */
  memory(): { persistent: number; step: number; peak: number; held: number; limit: number } {
    return {
      persistent: this.#persistent.used,
      step: this.#step.used,
      peak: this.#step.peak,
      held: this.#heap.end,
      limit: this.#heap.limit,
    };
  }

  async dispose(): Promise<void> {
    await this.#pool.stop();
  }

  #ragged(offsets: Int32Array, indices: Int32Array): Ragged {
    return {
      rows: offsets.length - 1,
      total: indices.length,
      offsets: this.integers(offsets),
      indices: this.integers(indices),
    };
  }

  /** The buffer as it is now: growing the memory replaces it. */
  #memory(): ArrayBufferLike {
    const buffer = this.#heap.memory.buffer;
    if (buffer !== this.#buffer) {
      this.#buffer = buffer;
      this.#floats = new Float32Array(buffer);
    }
    return buffer;
  }
}
