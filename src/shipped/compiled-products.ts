// Compiles native/products.c for this machine, once, into the cache folder: matrix products of the portable
// kernels' bits, sooner. Where there is no C compiler or no koffi, it says so and the portable ones serve.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cacheFolder } from "../disk/cache-folder.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { cpuFlags } from "../tensor/host/node.ts";
import type { CompiledProducts } from "../tensor/index.ts";

const shipped = fileURLToPath(new URL("../../native/products.c", import.meta.url));
const compilerOptions = ["-O3", "-march=native", "-ffp-contract=fast", "-fPIC", "-shared"];

export type CompileOptions = {
  readonly folder?: string;
  readonly compiler?: string;
  readonly source?: string;
  /** What the processor can do. */
  readonly flags?: readonly string[];
};

/** The compiled products, or the reason why there are none here. */
export async function compiledProducts(
  options: CompileOptions = {},
): Promise<CompiledProducts | string> {
  try {
    const koffi = createRequire(import.meta.url)("koffi");
    return { koffi, path: await compiled(options) };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split("\n");
    return `portable products, because none could be compiled (${line})`;
  }
}

/** Named by all that it depends on, so that nothing stale, or of another processor, is taken up. */
async function compiled({
  folder = cacheFolder(),
  compiler = process.env["CC"] || "cc",
  source = shipped,
  flags = cpuFlags(),
}: CompileOptions): Promise<string> {
  const text = await readFile(source);
  const machine = [process.arch, cpus()[0]?.model ?? "", flags.join(" ")];
  const about = [compiler, ...compilerOptions, ...machine].join("\n");
  const digest = createHash("sha256").update(text).update(about).digest("hex").slice(0, 16);
  const path = join(folder, `products-${digest}.so`);
  if (existsSync(path)) return path;
  makeFolder(folder);
  const unfinished = `${path}.${process.pid}`;
  try {
    await promisify(execFile)(compiler, [...compilerOptions, "-o", unfinished, source], {
      timeout: 60_000,
    });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return path;
}
