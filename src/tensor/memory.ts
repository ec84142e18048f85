// Arenas over one WebAssembly memory: tensors are handed out in order and given back all at once.
import { UserError } from "../errors.ts";
import { RESERVED_BYTES } from "./control.ts";

const PAGE = 65_536;
const ALIGNMENT = 64;
const BLOCK = 4 << 20;

type Block = { start: number; end: number };
export type Mark = { readonly block: number; readonly at: number; readonly used: number };

/** Grows the memory; blocks go to arenas and never come back. */
export class Heap {
  readonly memory: WebAssembly.Memory;
  readonly limit: number;
  #end = RESERVED_BYTES;

  constructor(memory: WebAssembly.Memory, limit: number) {
    this.memory = memory;
    this.limit = limit;
  }

  /** Bytes handed out so far: what the process holds, at its peak. */
  get end(): number {
    return this.#end;
  }

  take(bytes: number, what: string): Block {
    const start = this.#end;
    const end = start + bytes;
    const short = end - this.memory.buffer.byteLength;
    if (end > this.limit || !this.#grow(short)) {
      throw new UserError(
        `out of memory: ${what} needs ${megabytes(bytes)} more, ${megabytes(start)} of ${megabytes(this.limit)} ` +
          "are in use. Lower the batch size, the longest sequence or the hidden size.",
      );
    }
    this.#end = end;
    return { start, end };
  }

  #grow(short: number): boolean {
    if (short <= 0) return true;
    try {
      this.memory.grow(Math.ceil(short / PAGE));
      return true;
    } catch {
      return false;
    }
  }
}

/** Bump allocation over blocks; `reset` and `release` make the same blocks free again. */
export class Arena {
  readonly #heap: Heap;
  readonly #name: string;
  readonly #blocks: Block[] = [];
  #block = 0;
  #at = 0;
  #used = 0;
  peak = 0;

  constructor(heap: Heap, name: string) {
    this.#heap = heap;
    this.#name = name;
  }

  get used(): number {
    return this.#used;
  }

  allocate(bytes: number, what: string): number {
    const size = Math.max(ALIGNMENT, Math.ceil(bytes / ALIGNMENT) * ALIGNMENT);
    while (this.#block < this.#blocks.length) {
      const block = this.#blocks[this.#block]!;
      const at = Math.max(this.#at, block.start);
      if (at + size <= block.end) return this.#give(at, size);
      this.#block += 1;
      this.#at = 0;
    }
    const fresh = this.#heap.take(Math.max(size, BLOCK), `${what} (${this.#name})`);
    const last = this.#blocks.at(-1);
    // Neighbouring blocks become one, so that a later, larger tensor fits across them.
    if (last !== undefined && last.end === fresh.start) last.end = fresh.end;
    else this.#blocks.push(fresh);
    this.#block = this.#blocks.length - 1;
    return this.#give(fresh.start, size);
  }

  mark(): Mark {
    return { block: this.#block, at: this.#at, used: this.#used };
  }

  release(mark: Mark): void {
    this.#block = mark.block;
    this.#at = mark.at;
    this.#used = mark.used;
  }

  reset(): void {
    this.release({ block: 0, at: 0, used: 0 });
  }

  #give(at: number, size: number): number {
    this.#at = at + size;
    this.#used += size;
    this.peak = Math.max(this.peak, this.#used);
    return at;
  }
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
