// The routes about conversations: each one validates, calls one function, and shapes the response.
import { randomUUID } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import { stream, streamSSE } from "hono/streaming";
import { summary, turnBody, whole } from "../../service/bodies.ts";
import type { Conversations } from "../../service/conversations.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnCommand } from "../../service/take-turn.ts";
import * as schemas from "../schemas.ts";
import { body, json, ok } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

const { conversationPath: params } = schemas;

export function conversationRoutes(conversations: Conversations) {
  const app = checkedRoutes();

  app.openapi(
    createRoute({
      method: "post",
      operationId: "createConversation",
      path: "/conversations",
      summary: "Begin a conversation",
      request: body(schemas.newConversation),
      responses: { 201: { ...json(schemas.conversation), description: "The new conversation" } },
    }),
    async (c) => {
      const created = await conversations.create(c.get("owner"), c.req.valid("json"));
      return c.json(whole(created), 201);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "listConversations",
      path: "/conversations",
      summary: "List your conversations, the newest first",
      responses: ok(z.array(schemas.conversationSummary), "Without their turns"),
    }),
    async (c) => c.json((await conversations.list(c.get("owner"))).map(summary), 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "readConversation",
      path: "/conversations/{id}",
      summary: "Read a conversation",
      description:
        "Its latest turns; `turn_count` says how many there are, `before` reads those before a turn.",
      request: { params, query: schemas.turnPage },
      responses: ok(schemas.conversation, "With a page of its turns, in order"),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const found = await conversations.read(c.get("owner"), id, c.req.valid("query"));
      return c.json(whole(found), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "patch",
      operationId: "renameConversation",
      path: "/conversations/{id}",
      summary: "Rename a conversation",
      request: { params, ...body(schemas.renaming) },
      responses: ok(schemas.conversation, "Under its new name"),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const renamed = await conversations.rename(c.get("owner"), id, c.req.valid("json").title);
      return c.json(whole(renamed), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "deleteConversation",
      path: "/conversations/{id}",
      summary: "Delete a conversation",
      request: { params },
      responses: { 204: { description: "Gone" } },
    }),
    async (c) => {
      await conversations.delete(c.get("owner"), c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "forkConversation",
      path: "/conversations/{id}/fork",
      summary: "Copy a conversation up to a turn, to go another way from there",
      request: { params, ...body(schemas.forking) },
      responses: { 201: { ...json(schemas.conversation), description: "The copy" } },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const copy = await conversations.fork(c.get("owner"), id, c.req.valid("json"));
      return c.json(whole(copy), 201);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "clarify",
      path: "/conversations/{id}/clarify",
      summary: "Choose among what the last turn asked back",
      request: { params, ...body(schemas.choosing) },
      responses: ok(schemas.turn, "The turn, answered as chosen"),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { choice, request_id: requestId = randomUUID() } = c.req.valid("json");
      const { signal } = c.req.raw;
      const command = { choice, requestId };
      const chosen = await conversations.choose(c.get("owner"), id, command, { signal });
      return c.json(turnBody(chosen), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "addTurn",
      path: "/conversations/{id}/turns",
      summary: "Say something, or run an edited query",
      description:
        "With `Accept: text/event-stream` the decoding is streamed: events `step`, then `turn` or `problem`.",
      request: { params, ...body(schemas.newTurn) },
      responses: {
        200: {
          description: "The turn with its answer",
          content: {
            "application/json": { schema: schemas.turn },
            "text/event-stream": { schema: z.string() },
          },
        },
      },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const owner = c.get("owner");
      const command = toCommand(c.req.valid("json"));
      if (!c.req.header("accept")?.includes("text/event-stream")) {
        const signal = c.req.raw.signal;
        return c.json(turnBody(await conversations.ask(owner, id, command, { signal })), 200);
      }
      return streamSSE(c, async (events) => {
        const abort = new AbortController();
        events.onAbort(() => abort.abort());
        const send = (event: string, data: unknown) =>
          events.writeSSE({ event, data: JSON.stringify(data) });
        try {
          const turn = await conversations.ask(owner, id, command, {
            signal: abort.signal,
            onStep: (step) => void send("step", step),
          });
          await send("turn", turnBody(turn));
        } catch (error) {
          const problem =
            error instanceof Problem ? error : new Problem("internal", "Something went wrong.");
          await send("problem", problem.body());
        }
      });
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "undoTurn",
      path: "/conversations/{id}/turns/last",
      summary: "Take the last turn back",
      request: { params },
      responses: ok(schemas.conversation, "Without that turn"),
    }),
    async (c) =>
      c.json(whole(await conversations.undo(c.get("owner"), c.req.valid("param").id)), 200),
  );
  app.openapi(
    createRoute({
      method: "patch",
      operationId: "changeTurn",
      path: "/conversations/{id}/turns/{turn}",
      summary: "Say that a turn is what was meant (or not), or how its rows are drawn",
      request: { params: schemas.turnPath, ...body(schemas.turnChange) },
      responses: ok(schemas.turn, "The turn"),
    }),
    async (c) => {
      const { id, turn } = c.req.valid("param");
      const wanted = c.req.valid("json");
      return c.json(turnBody(await conversations.change(c.get("owner"), id, turn, wanted)), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "readCorrections",
      path: "/corrections",
      summary: "Confirmed turns in the native format, for `segue train --init`",
      responses: { 200: { description: "JSON lines" } },
    }),
    (c) => {
      const lines = conversations.corrections(c.get("owner"));
      c.header("content-type", "application/x-ndjson");
      return stream(c, async (out) => {
        for await (const line of lines) {
          if (out.aborted) return;
          await out.write(`${JSON.stringify(line)}\n`);
        }
      });
    },
  );
  return app;
}

function toCommand(body: z.infer<typeof schemas.newTurn>): TurnCommand {
  return {
    utterance: body.utterance,
    requestId: body.request_id ?? randomUUID(),
    ...(body.sql === undefined ? {} : { sql: body.sql }),
    ...(body.replace === undefined ? {} : { replace: body.replace }),
  };
}
