// Only the command that is asked for is loaded: a service that starts again need not read first how
// models are trained.
import type { Command } from "commander";

type Register = (program: Command) => void;

/** The first word of a command line that asks for it, and how it is loaded. */
export type NamedCommand = readonly [name: string, load: () => Promise<Register>];

type Group = { readonly title: string; readonly commands: readonly NamedCommand[] };

/** All of them where the word is no command: for --help, or to say what there is. */
export async function loadCommands(
  program: Command,
  word: string | undefined,
  groups: readonly Group[],
): Promise<void> {
  const isKnown = groups.some(({ commands }) => commands.some(([name]) => name === word));
  for (const { title, commands } of groups) {
    program.commandsGroup(title);
    const wanted = commands.filter(([name]) => !isKnown || name === word);
    for (const register of await Promise.all(wanted.map(([, load]) => load()))) register(program);
  }
}
