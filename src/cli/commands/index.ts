// Every command of `segue`, in the order in which --help lists them.
import type { Command } from "commander";
import { registerDataShow } from "./data-show.ts";
import { registerDataSplit } from "./data-split.ts";
import { registerDataStats } from "./data-stats.ts";
import { registerImport } from "./import.ts";

export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [
  registerImport,
  registerDataStats,
  registerDataShow,
  registerDataSplit,
];
