// Chooses and starts an engine: native or portable products, threads, SIMD level, and says why.
import { UserError } from "../errors.ts";
import { Engine } from "./engine.ts";
import { hasFusedMultiplyAdd } from "./fused.ts";
import type { CompiledProducts } from "./host/compiled.ts";
import type { Host } from "./host/host.ts";
import { kernelModules } from "./kernels.generated.ts";
import { Arena, Heap } from "./memory.ts";
import { startPool } from "./pool.ts";
import { SCRATCH_BYTES } from "./thread.ts";

export type EngineOptions = {
  /** `auto` (the default, or SEGUE_ENGINE): native where a library is found, else portable. */
  readonly engine?: "auto" | "wasm" | "native";
  /** Default: one per core, at most 8. */
  readonly threads?: number;
  /** Products with fused multiply-add (relaxed SIMD) in the portable kernels, where the host has it:
   * faster, with other last digits than without; the same ones on every machine that has it. */
  readonly relaxed?: boolean;
  /** Matrix products compiled for this machine, in place of the portable ones with fused multiply-add: the same
   * bits sooner. Or the reason why there are none. */
  readonly compiled?: CompiledProducts | string;
  /** The most memory tensors may take; at most 4096. */
  readonly maximumMegabytes?: number;
  readonly host?: Host;
};

const PAGE = 65_536;
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const host = options.host ?? (await findHost());
  const reasons: string[] = [];
  const wanted = options.engine ?? parseEngine(host.wanted);

  const found = wanted === "wasm" || !host.shared ? null : await host.findBlas();
  if (wanted === "wasm") reasons.push("portable kernels were asked for");
  if (typeof found === "string") {
    if (wanted === "native") throw new UserError(`SEGUE_ENGINE=native: ${found}`);
    reasons.push(`portable kernels, because ${found}`);
  }
  const blas = found === null || typeof found === "string" ? null : found;
  if (blas !== null) reasons.push(`native products, because ${blas.library.path} was found`);
  if (blas?.library.note !== undefined) reasons.push(blas.library.note);

  const threads = host.shared ? Math.max(1, options.threads ?? Math.min(8, host.cores)) : 1;
  if (!host.shared) reasons.push("one thread, because memory cannot be shared here");
  const relaxed = options.relaxed === true && hasFusedMultiplyAdd(host);
  if (options.relaxed && !relaxed)
    reasons.push("plain SIMD, because fused products are not on here");

  const compiled = relaxed && typeof options.compiled === "object" ? options.compiled : null;
  if (typeof options.compiled === "string") reasons.push(options.compiled);

  const limit = Math.min(4096, options.maximumMegabytes ?? 4096) * 2 ** 20;
  const memory = createMemory(host.shared, limit);
  const heap = new Heap(memory.memory, memory.limit);
  const persistent = new Arena(heap, "parameters");
  const bytes = decodeBase64(kernelModules[moduleName(relaxed, host.shared)]);
  const pool = await startPool({
    host,
    memory: memory.memory,
    module: await WebAssembly.compile(bytes),
    threads,
    scratch: Array.from({ length: threads }, () =>
      persistent.allocate(SCRATCH_BYTES, "scratch space of a thread"),
    ),
    blas,
    compiled,
  });
  if (pool.compiled !== null) reasons.push(pool.compiled);
  if (pool.threads < threads) reasons.push("one thread, because workers did not start");
  const native = pool.native && blas !== null;
  if (wanted === "native" && !native) {
    throw new UserError("SEGUE_ENGINE=native: the library does not load in worker threads");
  }
  return new Engine(
    {
      engine: native ? "native" : "wasm",
      threads: pool.threads,
      simd: relaxed ? "relaxed-simd" : "simd128",
      blas: native
        ? { library: blas.library.path, version: blas.library.version, core: blas.library.core }
        : null,
      reasons,
    },
    heap,
    persistent,
    pool,
  );
}

async function findHost(): Promise<Host> {
  if (typeof process === "object" && process.versions?.node !== undefined) {
    const { nodeHost } = await import("./host/node.ts");
    return nodeHost();
  }
  const { browserHost } = await import("./host/browser.ts");
  return browserHost();
}

function parseEngine(name: string | undefined): "auto" | "wasm" | "native" {
  if (name === undefined || name === "") return "auto";
  if (name === "auto" || name === "wasm" || name === "native") return name;
  throw new UserError(`SEGUE_ENGINE is "${name}": use auto, wasm or native`);
}

function moduleName(relaxed: boolean, shared: boolean): keyof typeof kernelModules {
  if (relaxed) return shared ? "relaxedShared" : "relaxed";
  return shared ? "simdShared" : "simd";
}

/** Address space for `limit`, or the most the system grants (a quarter less each try). */
function createMemory(
  shared: boolean,
  limit: number,
): { memory: WebAssembly.Memory; limit: number } {
  for (let pages = Math.floor(limit / PAGE); ; pages = Math.floor(pages * 0.75)) {
    try {
      const memory = new WebAssembly.Memory({ initial: 16, maximum: pages, shared });
      return { memory, limit: pages * PAGE };
    } catch (error) {
      if (pages < 256) throw error;
    }
  }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
