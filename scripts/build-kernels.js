// Compiles src/tensor/kernels (AssemblyScript) and bundles the thread worker into
// src/tensor/kernels.generated.ts and src/tensor/worker.generated.ts, as text both hosts can load.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import asc from "assemblyscript/asc";
import { build } from "vite";

const source = "src/tensor/kernels";

async function compile({ relaxed, shared }) {
  const out = mkdtempSync(join(tmpdir(), "segue-kernels-"));
  const options = [
    `${source}/index.ts`,
    "--outFile",
    join(out, "kernels.wasm"),
    "-O3",
    "--noAssert",
    "--runtime",
    "stub",
    "--bindings",
    "raw",
    "--importMemory",
    "--initialMemory",
    "16",
    "--maximumMemory",
    "65536",
    "--enable",
    "simd",
    "--enable",
    "bulk-memory",
    ...(shared ? ["--enable", "threads", "--sharedMemory"] : []),
    ...(relaxed ? ["--enable", "relaxed-simd"] : []),
  ];
  const readFile = (name, base) => {
    if (relaxed && name.endsWith("kernels/config.ts"))
      return "export const RELAXED: bool = true;\n";
    try {
      return readFileSync(join(base, name), "utf8");
    } catch {
      return null;
    }
  };
  const { error, stderr } = await asc.main(options, { readFile });
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  const bytes = readFileSync(join(out, "kernels.wasm"));
  rmSync(out, { recursive: true });
  return bytes.toString("base64");
}

/** Written whole or not at all: another process may be reading the old one. */
function write(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

const modules = {
  simdShared: await compile({ relaxed: false, shared: true }),
  simd: await compile({ relaxed: false, shared: false }),
  relaxedShared: await compile({ relaxed: true, shared: true }),
  relaxed: await compile({ relaxed: true, shared: false }),
};
write(
  "src/tensor/kernels.generated.ts",
  `// Written by scripts/build-kernels.js from ${source}.\nexport const kernelModules = ${JSON.stringify(modules, null, 2)};\n`,
);

const [{ output }] = await build({
  configFile: false,
  logLevel: "error",
  build: {
    write: false,
    lib: { entry: "src/tensor/thread.worker.ts", formats: ["iife"], name: "segueThread" },
  },
});
write(
  "src/tensor/worker.generated.ts",
  `// Written by scripts/build-kernels.js from src/tensor/thread.worker.ts.\nexport const workerSource = ${JSON.stringify(output[0].code)};\n`,
);
