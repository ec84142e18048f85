// The commands of daily use, in the order in which --help lists them.
import type { Command } from "commander";
import { registerAsk } from "./ask.ts";
import { registerChat } from "./chat.ts";
import { registerDataFlights } from "./data-flights.ts";
import { registerDataShow } from "./data-show.ts";
import { registerDataSplit } from "./data-split.ts";
import { registerDataStats } from "./data-stats.ts";
import { registerDataWorlds } from "./data-worlds.ts";
import { registerDoctor } from "./doctor.ts";
import { registerEvaluate } from "./evaluate.ts";
import { registerExportSite } from "./export-site.ts";
import { registerImport } from "./import.ts";
import { registerInit } from "./init.ts";
import { registerInspect } from "./inspect.ts";
import { registerLearn } from "./learn.ts";
import { registerMcp } from "./mcp.ts";
import { registerServe } from "./serve.ts";
import { registerSql } from "./sql.ts";
import { registerSynthesize } from "./synthesize.ts";
import { registerTrain } from "./train.ts";
import { registerTrainBase } from "./train-base.ts";

export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [
  registerChat,
  registerAsk,
  registerServe,
  registerMcp,
  registerExportSite,
  registerDoctor,
  registerImport,
  registerDataFlights,
  registerDataWorlds,
  registerDataStats,
  registerDataShow,
  registerDataSplit,
  registerEvaluate,
  registerInspect,
  registerInit,
  registerLearn,
  registerSql,
  registerSynthesize,
  registerTrain,
  registerTrainBase,
];
