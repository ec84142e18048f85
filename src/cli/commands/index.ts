// Every command of `segue`, in the order in which --help lists them.
import type { Command } from "commander";
import { registerDataFlights } from "./data-flights.ts";
import { registerDataShow } from "./data-show.ts";
import { registerDataSplit } from "./data-split.ts";
import { registerDataStats } from "./data-stats.ts";
import { registerDoctor } from "./doctor.ts";
import { registerImport } from "./import.ts";
import { registerInspect } from "./inspect.ts";
import { registerMeasure } from "./measure.ts";
import { registerSql } from "./sql.ts";
import { registerSynthesize } from "./synthesize.ts";

export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [
  registerDoctor,
  registerImport,
  registerDataFlights,
  registerDataStats,
  registerDataShow,
  registerDataSplit,
  registerInspect,
  registerMeasure,
  registerSql,
  registerSynthesize,
];
