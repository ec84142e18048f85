// The command line: parses arguments, calls one command, turns failures into exit codes.
// A command is one file in commands/ (daily use) or research/ that registers itself; no logic lives here.
import { Command, CommanderError } from "commander";
import { commands } from "./commands/index.ts";
import { endWithOutput, reportFailure } from "./failure.ts";
import { loadCommands } from "./load-commands.ts";
import { researchCommands } from "./research/index.ts";
import { version } from "./version.ts";

endWithOutput(process.stdout);
const program = new Command("segue")
  .description("Conversational SQL: ask a database in plain English, and go on asking.")
  .version(version)
  .exitOverride()
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .showHelpAfterError("(add --help for what this command takes)");

await loadCommands(program, process.argv[2], [
  { title: "Commands:", commands },
  { title: "Research:", commands: researchCommands },
]);
for (const command of allCommands(program)) command.exitOverride();

try {
  await program.parseAsync();
} catch (error) {
  // Exit codes: 0 success, 1 a failure the user can act on, 2 wrong usage.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else process.exitCode = reportFailure(error);
}

function allCommands(root: Command): Command[] {
  return [root, ...root.commands.flatMap(allCommands)];
}
