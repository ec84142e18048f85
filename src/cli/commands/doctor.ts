// `segue doctor`: what the engine will run on here, and why. Changes nothing.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { flightsModel } from "../../shipped/models.ts";
import { createEngine, type EngineInfo } from "../../tensor/index.ts";

type Report = EngineInfo & {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly memory_limit_mb: number;
  readonly cache: { readonly path: string; readonly exists: boolean };
  readonly model: { readonly path: string; readonly exists: boolean };
};

export function registerDoctor(program: Command): void {
  program
    .command("doctor")
    .description("say which engine, library, threads and SIMD are in use here, and why")
    .option("--model <folder>", "the model to look for", flightsModel)
    .option("--json", "print one JSON document")
    .action(async (options: { model: string; json?: boolean }) => {
      const report = await examine(options.model);
      const text = options.json ? JSON.stringify(report) : describe(report);
      process.stdout.write(`${text}\n`);
    });
}

async function examine(model: string): Promise<Report> {
  const engine = await createEngine();
  const cache = cacheFolder();
  try {
    return {
      ...engine.info,
      node: process.version,
      platform: `${process.platform}-${process.arch}`,
      cores: availableParallelism(),
      memory_limit_mb: engine.memory().limit / 2 ** 20,
      cache: { path: cache, exists: existsSync(cache) },
      model: { path: resolve(model), exists: existsSync(join(model, "model.safetensors")) },
    };
  } finally {
    await engine.dispose();
  }
}

function describe(report: Report): string {
  const { blas, cache, model } = report;
  const core = blas?.core ? `, ${blas.core} kernels` : "";
  const lines: readonly (readonly [string, string])[] = [
    ["engine", report.engine],
    ["threads", `${report.threads} (${report.cores} cores)`],
    ["SIMD", report.simd],
    ["BLAS", blas === null ? "none" : `${blas.version} (${blas.library}${core})`],
    ["why", report.reasons.join("; ")],
    ["memory", `up to ${report.memory_limit_mb} MB for tensors`],
    ["Node", report.node],
    ["platform", report.platform],
    ["cache", cache.exists ? cache.path : `${cache.path} (not there yet)`],
    ["model", model.exists ? model.path : `${model.path} (none there)`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(10)}${value}`).join("\n");
}
