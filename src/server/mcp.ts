// The Model Context Protocol over HTTP: assistants use Segue as a tool. Stateless JSON-RPC, written
// out here because the four methods a tool server needs are less code than the SDK's adapters.
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { Conversations } from "../service/conversations.ts";
import { Problem } from "../service/problem.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import { isoDate, utterance } from "./schemas.ts";
import type { ServiceEnv } from "./security.ts";

const protocolVersions = ["2025-06-18", "2025-03-26", "2024-11-05"];
const maxRowsShown = 50;

const request = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
type RpcRequest = z.infer<typeof request>;

const askArguments = z.strictObject({
  question: utterance,
  conversation: z.string().max(64).optional(),
  date: isoDate.optional(),
});

const tools = [
  {
    name: "ask",
    description:
      'Ask the database a question in plain English. Give the conversation id of an earlier answer to go on from it ("only the cheap ones").',
    inputSchema: z.toJSONSchema(askArguments),
  },
  {
    name: "schema",
    description: "The tables and columns of the database, and questions to begin with.",
    inputSchema: { type: "object", properties: {}, additionalProperties: false },
  },
];

/** Whose conversations, and whether anybody still waits. */
type Caller = { readonly owner: string; readonly signal: AbortSignal };

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export function mcpRoutes(conversations: Conversations, engine: TurnEngine, version: string) {
  const app = new Hono<ServiceEnv>();

  const callTool = async (
    { owner, signal }: Caller,
    name: unknown,
    given: unknown,
  ): Promise<unknown> => {
    if (name === "schema") return engine.describe();
    if (name !== "ask") throw new RpcError(-32602, `There is no tool "${String(name)}".`);
    const parsed = askArguments.safeParse(given);
    if (!parsed.success) throw new RpcError(-32602, z.prettifyError(parsed.error));
    const { question, conversation, date } = parsed.data;
    const id =
      conversation ?? (await conversations.create(owner, date === undefined ? {} : { date })).id;
    const command = { utterance: question, requestId: randomUUID() };
    const { answer } = await conversations.ask(owner, id, command, { signal });
    return {
      conversation: id,
      understood: answer.paraphrase,
      sql: answer.sql,
      confidence: answer.confidence,
      columns: answer.display.columns,
      rows: answer.display.rows.slice(0, maxRowsShown),
      row_count: answer.row_count,
      ...(answer.refused === undefined ? {} : { refused: answer.refused }),
      ...(answer.error === undefined ? {} : { error: answer.error }),
    };
  };

  const respond = async (caller: Caller, rpc: RpcRequest): Promise<unknown> => {
    switch (rpc.method) {
      case "initialize": {
        const wanted = rpc.params?.["protocolVersion"];
        return {
          protocolVersion: protocolVersions.find((v) => v === wanted) ?? protocolVersions[0],
          capabilities: { tools: {} },
          serverInfo: { name: "segue", version },
        };
      }
      case "ping":
        return {};
      case "tools/list":
        return { tools };
      case "tools/call": {
        try {
          const result = await callTool(
            caller,
            rpc.params?.["name"],
            rpc.params?.["arguments"] ?? {},
          );
          return { content: [{ type: "text", text: JSON.stringify(result) }], isError: false };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return { content: [{ type: "text", text: error.message }], isError: true };
        }
      }
      default:
        throw new RpcError(-32601, `There is no method "${rpc.method}".`);
    }
  };

  app.post("/mcp", async (c) => {
    const parsed = request.safeParse(await c.req.json().catch(() => undefined));
    const failure = (id: string | number | null, code: number, message: string) =>
      c.json({ jsonrpc: "2.0", id, error: { code, message } });
    if (!parsed.success) return failure(null, -32600, "Not a JSON-RPC request.");
    const { id } = parsed.data;
    // A notification wants no answer.
    if (id === undefined) return c.body(null, 202);
    const caller = { owner: c.get("owner"), signal: c.req.raw.signal };
    try {
      return c.json({ jsonrpc: "2.0", id, result: await respond(caller, parsed.data) });
    } catch (error) {
      if (error instanceof RpcError) return failure(id, error.code, error.message);
      throw error;
    }
  });
  // Nothing is pushed to clients, so there is no stream to open.
  app.get("/mcp", (c) => c.body(null, 405, { allow: "POST" }));
  return app;
}
