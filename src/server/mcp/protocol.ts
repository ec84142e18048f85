// The Model Context Protocol, whatever carries it: stateless JSON-RPC, written out here because the
// four methods a tool server needs are less code than the SDK's adapters.
import { z } from "zod";
import { DatabaseError } from "../../database/database.ts";
import { describeMisfits } from "../../misfits.ts";
import { Problem } from "../../service/problem.ts";
import type { Caller, Tool } from "./tools.ts";

const protocolVersions = ["2025-06-18", "2025-03-26", "2024-11-05"];

const request = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
type RpcRequest = z.infer<typeof request>;

/** The codes of JSON-RPC 2.0. */
const codes = { parse: -32700, request: -32600, method: -32601, params: -32602 } as const;

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export type McpServer = {
  /** The answer to one message, or none where it was a notification. */
  handle(caller: Caller, text: string): Promise<object | undefined>;
};

export function createMcpServer(tools: readonly Tool[], version: string): McpServer {
  const failure = (id: string | number | null, code: number, message: string): object => ({
    jsonrpc: "2.0",
    id,
    error: { code, message },
  });

  const callTool = async (caller: Caller, params: RpcRequest["params"] = {}): Promise<unknown> => {
    const { name, arguments: given } = params;
    const found = tools.find((tool) => tool.name === name);
    if (found === undefined)
      throw new RpcError(codes.params, `There is no tool "${String(name)}".`);
    try {
      const result = await found.call(caller, given ?? {});
      const content = [{ type: "text", text: JSON.stringify(result) }];
      return { content, structuredContent: result, isError: false };
    } catch (error) {
      if (error instanceof z.ZodError)
        throw new RpcError(codes.params, describeMisfits(error.issues, "arguments"));
      if (!(error instanceof Problem || error instanceof DatabaseError)) throw error;
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
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
        return {
          tools: tools.map(({ name, description, inputSchema, outputSchema }) => ({
            name,
            description,
            inputSchema,
            ...(outputSchema === undefined ? {} : { outputSchema }),
          })),
        };
      case "tools/call":
        return callTool(caller, rpc.params);
      default:
        throw new RpcError(codes.method, `There is no method "${rpc.method}".`);
    }
  };

  return {
    async handle(caller, text) {
      const given = readJson(text);
      if (given === undefined) return failure(null, codes.parse, "This is not JSON.");
      const parsed = request.safeParse(given.value);
      if (!parsed.success) return failure(null, codes.request, "Not a JSON-RPC request.");
      const { id } = parsed.data;
      // A notification wants no answer.
      if (id === undefined) return undefined;
      try {
        return { jsonrpc: "2.0", id, result: await respond(caller, parsed.data) };
      } catch (error) {
        if (error instanceof RpcError) return failure(id, error.code, error.message);
        throw error;
      }
    },
  };
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
