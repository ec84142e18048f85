// The engine's host in Node: worker threads, and OpenBLAS or Accelerate through koffi.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { BlasLibrary, Koffi, NativeLibrary } from "./blas.ts";
import type { Host } from "./host.ts";

const require = createRequire(import.meta.url);

const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  linux: [
    "libopenblas.so.0",
    "libopenblasp.so.0", // Fedora, threads
    "libopenblaso.so.0", // Fedora, OpenMP
    "libflexiblas.so.3",
    "libopenblas.so",
  ],
  darwin: [
    "/System/Library/Frameworks/Accelerate.framework/Accelerate",
    "/opt/homebrew/opt/openblas/lib/libopenblas.dylib",
  ],
};

export function nodeHost(): Host {
  return {
    name: "node",
    cores: wantedThreads() ?? availableParallelism(),
    shared: true,
    mayBlock: true,
    wanted: process.env["SEGUE_ENGINE"],
    findBlas: async () => findBlas(),
    // Node 20 has it behind a flag, later ones have it on.
    allowRelaxed: () => setFlagsFromString("--experimental-wasm-relaxed-simd"),
    startWorker(source, start) {
      const isBound = start.blas !== null || start.compiled !== null;
      const data = { start, koffi: isBound ? require.resolve("koffi") : null };
      const code = `${source}
const { workerData } = require("node:worker_threads");
segueThread.run(workerData.start, workerData.koffi === null ? null : require(workerData.koffi));`;
      const worker = new Worker(code, { eval: true, workerData: data });
      worker.unref();
      return worker;
    },
  };
}

/** SEGUE_THREADS: for machines whose cores are busy with something else. */
function wantedThreads(): number | undefined {
  const wanted = Number(process.env["SEGUE_THREADS"]);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : undefined;
}

function findBlas(): { koffi: Koffi; library: BlasLibrary } | string {
  let koffi: Koffi;
  try {
    koffi = require("koffi");
  } catch {
    return "the optional package koffi is not installed";
  }
  const names = LIBRARIES[process.platform] ?? [];
  process.env["OPENBLAS_NUM_THREADS"] ??= "1"; // our own threads share out the work
  for (const path of names) {
    try {
      const library = koffi.load(path);
      library.func("void cblas_sgemm()");
      return { koffi, library: describe(koffi, path, library) };
    } catch {
      // not here: try the next name
    }
  }
  return `none of ${names.join(", ") || "the known BLAS libraries"} has cblas_sgemm`;
}

/** Names the library; and where OpenBLAS does not know a new CPU, tells it which kernels fit. */
function describe(koffi: Koffi, path: string, library: NativeLibrary): BlasLibrary {
  const ask = (from: NativeLibrary, name: string): string | null => {
    try {
      return String(from.func(`const char *${name}()`)());
    } catch {
      return null;
    }
  };
  let loaded = library;
  const better = fittingCore();
  if (
    ask(loaded, "openblas_get_corename") === "Prescott" &&
    better !== null &&
    process.env["OPENBLAS_CORETYPE"] === undefined
  ) {
    loaded.unload?.();
    process.env["OPENBLAS_CORETYPE"] = better;
    loaded = koffi.load(path);
  }
  const version = ask(loaded, "openblas_get_config")?.match(/OpenBLAS [\d.]+/)?.[0];
  try {
    loaded.func("void openblas_set_num_threads(int)")(1);
  } catch {
    // not OpenBLAS: it has its own ways
  }
  return {
    path,
    version: version ?? (path.includes("Accelerate") ? "Accelerate" : "unknown"),
    core: ask(loaded, "openblas_get_corename"),
    ...(loaded === library ? {} : { note: `OpenBLAS did not know this CPU: told it ${better}` }),
  };
}

/** The OpenBLAS core type whose kernels this x86-64 CPU can run, or null where it must find out. */
function fittingCore(): string | null {
  if (process.arch !== "x64" || process.platform !== "linux") return null;
  const flags = new Set(cpuFlags());
  const has = (...names: string[]): boolean => names.every((name) => flags.has(name));
  if (has("avx512f", "avx512dq", "avx512bw", "avx512vl")) return "SkylakeX";
  return has("avx2", "fma") ? "Haswell" : null;
}

/** What the processor can do, by Linux's names; virtual machines of one model name differ in it. */
export function cpuFlags(): readonly string[] {
  try {
    // "flags" on x86-64, "Features" on arm64.
    const line = /^(?:flags|Features)\s*:(.*)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1];
    return line?.trim().split(/\s+/) ?? [];
  } catch {
    return [];
  }
}
