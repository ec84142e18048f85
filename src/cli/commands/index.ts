// The commands of daily use, in the order in which --help lists them.
import type { NamedCommand } from "../load-commands.ts";

export const commands: readonly NamedCommand[] = [
  ["chat", async () => (await import("./chat.ts")).registerChat],
  ["ask", async () => (await import("./ask.ts")).registerAsk],
  ["serve", async () => (await import("./serve.ts")).registerServe],
  ["mcp", async () => (await import("./mcp.ts")).registerMcp],
  ["export-site", async () => (await import("./export-site.ts")).registerExportSite],
  ["doctor", async () => (await import("./doctor.ts")).registerDoctor],
  ["import", async () => (await import("./import.ts")).registerImport],
  ["data", async () => (await import("./data-flights.ts")).registerDataFlights],
  ["data", async () => (await import("./data-worlds.ts")).registerDataWorlds],
  ["data", async () => (await import("./data-stats.ts")).registerDataStats],
  ["data", async () => (await import("./data-check.ts")).registerDataCheck],
  ["data", async () => (await import("./data-show.ts")).registerDataShow],
  ["data", async () => (await import("./data-split.ts")).registerDataSplit],
  ["data", async () => (await import("./data-written.ts")).registerDataWritten],
  ["evaluate", async () => (await import("./evaluate.ts")).registerEvaluate],
  ["inspect", async () => (await import("./inspect.ts")).registerInspect],
  ["init", async () => (await import("./init.ts")).registerInit],
  ["learn", async () => (await import("./learn.ts")).registerLearn],
  ["sql", async () => (await import("./sql.ts")).registerSql],
  ["synthesize", async () => (await import("./synthesize.ts")).registerSynthesize],
  ["train", async () => (await import("./train.ts")).registerTrain],
];
