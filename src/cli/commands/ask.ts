// `segue ask`: one conversation from the command line, an utterance an argument, and done.
import type { Command } from "commander";
import { answerJson } from "../chat/answer-json.ts";
import { choosePalette } from "../chat/colors.ts";
import { renderAnswer, shownSql } from "../chat/render.ts";
import { openSession, type SessionFlags, withSessionOptions } from "../session-option.ts";
import { parseCount } from "./limit.ts";

type Flags = SessionFlags & {
  readonly json?: boolean;
  readonly color: boolean;
  readonly choose?: number;
};

export function registerAsk(program: Command): void {
  const command = program
    .command("ask")
    .description("ask one or more questions, each going on from the one before")
    .argument("<utterances...>", "what you want to know, turn by turn");
  withSessionOptions(command)
    .option("--no-color", "plain text")
    .option("--choose <n>", "where Segue asks back, take this choice (1 is the first)", parseCount)
    .option("--json", "print one JSON object a turn")
    .action(runAsk);
}

async function runAsk(utterances: string[], flags: Flags): Promise<void> {
  const session = await openSession(flags);
  const palette = choosePalette({
    color: flags.color,
    isTerminal: process.stdout.isTTY,
    environment: process.env,
  });
  const choice = (n: number): string => `--choose ${n}`;
  const options = { palette, width: process.stdout.columns || 100, maxRows: 20, choice };
  let failed = false;
  try {
    for (const utterance of utterances) {
      const heard = await session.conversation.ask(utterance);
      const chosen = heard.clarify === undefined ? undefined : flags.choose;
      const answer = chosen === undefined ? heard : await session.conversation.choose(chosen);
      failed ||= answer.error !== undefined;
      if (flags.json) process.stdout.write(`${JSON.stringify(answerJson(answer))}\n`);
      else {
        const sql = answer.sql === "" ? [] : [palette.dim(shownSql(answer))];
        const lines = [
          palette.bold(`> ${utterance}`),
          ...renderAnswer(answer, options),
          ...sql,
          "",
        ];
        process.stdout.write(`${lines.join("\n")}\n`);
      }
    }
  } finally {
    await session.close();
  }
  if (failed) process.exitCode = 1;
}
