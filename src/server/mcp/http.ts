// The Model Context Protocol over HTTP: one message a request, nothing pushed.
import { Hono } from "hono";
import type { ServiceEnv } from "../middleware/service-env.ts";
import type { McpServer } from "./protocol.ts";

export function mcpRoutes(server: McpServer) {
  const app = new Hono<ServiceEnv>();
  app.post("/mcp", async (c) => {
    const caller = { owner: c.get("owner"), signal: c.req.raw.signal };
    const answer = await server.handle(caller, await c.req.text());
    return answer === undefined ? c.body(null, 202) : c.json(answer);
  });
  // There is no stream to open.
  app.get("/mcp", (c) => c.body(null, 405, { allow: "POST" }));
  return app;
}
