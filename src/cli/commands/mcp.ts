// `segue mcp`: the Model Context Protocol on standard input and output, for desktop assistants that
// start their tools themselves. One JSON-RPC message a line; nothing else is written there.
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { messageOf } from "../../errors.ts";
import { createMcpServer } from "../../server/mcp/protocol.ts";
import { createTools, toolNames } from "../../server/mcp/tools.ts";
import { openStore } from "../../server/store/open.ts";
import { createPool } from "../../server/workers/pool.ts";
import { createConversations } from "../../service/conversations.ts";
import { readAllow } from "../allow-option.ts";
import { mcpBundle } from "../bundle/mcp-bundle.ts";
import { databaseOptionPath } from "../database-option.ts";
import { today } from "../date-option.ts";
import { databaseOfModel } from "../model-database.ts";
import { modelFor } from "../model-option.ts";
import { type SessionFlags, withSessionOptions } from "../session-option.ts";
import { version } from "../version.ts";

export function registerMcp(program: Command): void {
  const command = program
    .command("mcp")
    .description("offer Segue as a tool to an assistant, over standard input and output (MCP)");
  withSessionOptions(command)
    .option("--bundle <file>", "write all of it as one file for desktop assistants (.mcpb) instead")
    .action((flags: Flags) =>
      flags.bundle === undefined ? runMcp(flags) : writeBundle(flags.bundle),
    );
}

type Flags = SessionFlags & { readonly bundle?: string };

async function writeBundle(file: string): Promise<void> {
  const bytes = await mcpBundle(toolNames);
  await writeFileAtomically(file, bytes);
  process.stdout.write(
    `${file}: ${(bytes.length / 1e6).toFixed(1)} MB. Open it with an assistant.\n`,
  );
}

async function runMcp(flags: SessionFlags): Promise<void> {
  const allow = await readAllow(flags, modelFor(flags));
  const engine = await createPool({
    model: modelFor(flags),
    database: await databaseOptionPath(await databaseOfModel(flags.database, modelFor(flags))),
    ...(allow && { allow }),
    workers: 1,
    maxWaiting: 100,
    onFailure: (error) => process.stderr.write(`segue: ${String(error)}\n`),
  });
  // Conversations last as long as the assistant keeps the program running.
  const store = await openStore(":memory:");
  const clock = {
    now: () => Date.now(),
    today: () => flags.date ?? today(),
    newId: () => randomBytes(12).toString("base64url"),
  };
  const server = createMcpServer(
    createTools(createConversations(store, engine, clock), engine),
    version,
  );
  const answering = new Set<Promise<void>>();
  const answer = async (line: string): Promise<void> => {
    const reply = await server.handle({ owner: "local" }, line);
    if (reply !== undefined) process.stdout.write(`${JSON.stringify(reply)}\n`);
  };
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const task = answer(line).catch((error: unknown) => {
      process.stderr.write(`segue: ${messageOf(error)}\n`);
    });
    answering.add(task);
    void task.then(() => answering.delete(task));
  }
  await Promise.all(answering);
  await engine.close();
  await store.close();
}
