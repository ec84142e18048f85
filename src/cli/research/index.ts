// Commands for research: they measure models and repeat experiments; nobody needs them to ask questions.
import type { NamedCommand } from "../load-commands.ts";

export const researchCommands: readonly NamedCommand[] = [
  ["measure", async () => (await import("./measure.ts")).registerMeasure],
  ["analyze", async () => (await import("./analyze.ts")).registerAnalyze],
  ["experiment", async () => (await import("./experiment.ts")).registerExperiment],
  ["worker", async () => (await import("./worker.ts")).registerWorker],
  ["train-base", async () => (await import("./train-base.ts")).registerTrainBase],
  ["own-databases", async () => (await import("./own-databases.ts")).registerOwnDatabases],
];
