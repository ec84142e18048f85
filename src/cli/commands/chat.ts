// `segue chat`: a conversation at the terminal, with history and line editing; or from a pipe.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { dataFile } from "../../disk/data-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { choosePalette } from "../chat/colors.ts";
import { commandNames, createTalk } from "../chat/talk.ts";
import { openSession, type SessionFlags, withSessionOptions } from "../session-option.ts";

type Flags = SessionFlags & { readonly json?: boolean; readonly color: boolean };

const historyLength = 500;

export function registerChat(program: Command): void {
  const command = program.command("chat").description("talk to a database at the terminal");
  withSessionOptions(command)
    .option("--no-color", "plain text")
    .option("--json", "print one JSON object a turn (for scripts)")
    .action(runChat);
}

async function runChat(flags: Flags): Promise<void> {
  const session = await openSession(flags);
  const interactive = process.stdin.isTTY && !flags.json;
  const palette = choosePalette({
    color: flags.color,
    isTerminal: process.stdout.isTTY,
    environment: process.env,
  });
  const talk = createTalk(session, {
    palette,
    json: flags.json ?? false,
    width: () => process.stdout.columns || 100,
    write: (text) => process.stdout.write(text),
    note: (text) => (flags.json ? process.stderr : process.stdout).write(text),
  });
  const historyFile = await dataFile("chat-history.json");
  const lines = createInterface({
    input: process.stdin,
    ...(interactive
      ? {
          output: process.stdout,
          prompt: palette.bold("you> "),
          history: readHistory(historyFile),
          historySize: historyLength,
          completer: (line: string): [string[], string] => [
            line.startsWith(":") ? commandNames.filter((name) => name.startsWith(line)) : [],
            line,
          ],
        }
      : {}),
  });
  let asking: AbortController | undefined;
  if (interactive) {
    let warned = false;
    lines.on("line", () => {
      warned = false;
    });
    // Ctrl-C takes back what is half done, a question or a line; only twice on nothing does it leave.
    lines.on("SIGINT", () => {
      if (asking !== undefined) return asking.abort();
      if (lines.line !== "") {
        process.stdout.write("^C\n");
        lines.write(null, { ctrl: true, name: "e" });
        lines.write(null, { ctrl: true, name: "u" });
        return lines.prompt();
      }
      if (warned) return lines.close();
      warned = true;
      process.stdout.write("\nCtrl-C once more, or Ctrl-D, leaves.\n");
      lines.prompt();
    });
    process.stdout.write(`${talk.welcome()}\n`);
    lines.on("history", (history: string[]) => {
      // History is a convenience: a full disk must not end the conversation.
      writeFileAtomically(historyFile, JSON.stringify(history)).catch(() => {});
    });
    lines.prompt();
  }
  try {
    for await (const line of lines) {
      asking = new AbortController();
      const next = await talk.say(line, asking.signal);
      asking = undefined;
      if (next === "leave") break;
      if (interactive) lines.prompt();
    }
  } finally {
    lines.close();
    await session.close();
  }
  if (!interactive && talk.failed()) process.exitCode = 1;
}

function readHistory(path: string): string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
  } catch {
    return [];
  }
}
