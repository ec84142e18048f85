// Every command of `segue`, in the order in which --help lists them.
import type { Command } from "commander";
import { registerImport } from "./import.ts";

export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [registerImport];
