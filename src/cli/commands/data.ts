// `segue data`: the parent of the commands about data, made by whichever registers first.
import type { Command } from "commander";

export function dataCommand(program: Command): Command {
  const known = program.commands.find((command) => command.name() === "data");
  return known ?? program.command("data").description("make, split, count and look at data");
}
