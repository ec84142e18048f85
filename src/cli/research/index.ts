// Commands for research: they measure models and repeat experiments; nobody needs them to ask questions.
import type { RegisterCommand } from "../commands/index.ts";
import { registerAnalyze } from "./analyze.ts";
import { registerExperiment } from "./experiment.ts";
import { registerMeasure } from "./measure.ts";
import { registerOwnDatabases } from "./own-databases.ts";
import { registerWorker } from "./worker.ts";

export const researchCommands: readonly RegisterCommand[] = [
  registerMeasure,
  registerAnalyze,
  registerExperiment,
  registerWorker,
  registerOwnDatabases,
];
