// The routes about read-only links. Where the service has tokens, reading one takes a token too:
// anybody's.
import { createRoute, z } from "@hono/zod-openapi";
import { summary, whole } from "../../service/bodies.ts";
import type { Links } from "../../service/links.ts";
import * as schemas from "../schemas.ts";
import { json, ok } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

export function linkRoutes(links: Links) {
  const app = checkedRoutes();
  app.openapi(
    createRoute({
      method: "post",
      operationId: "shareConversation",
      path: "/conversations/{id}/link",
      summary: "Make a read-only link to a conversation as it is now",
      request: { params: schemas.conversationPath },
      responses: { 201: { ...json(schemas.link), description: "The link" } },
    }),
    async (c) => c.json({ link: await links.share(c.get("owner"), c.req.valid("param").id) }, 201),
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "listLinks",
      path: "/links",
      summary: "List the links you gave out, the newest first",
      responses: ok(z.array(schemas.linkSummary), "Without their turns"),
    }),
    async (c) => {
      const all = await links.list(c.get("owner"));
      return c.json(
        all.map(({ link, copy }) => ({ ...summary(copy), link })),
        200,
      );
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "readLink",
      path: "/links/{link}",
      summary: "Read what a link shows",
      request: { params: schemas.linkPath, query: schemas.turnPage },
      responses: ok(schemas.conversation, "With a page of its turns, in order"),
    }),
    async (c) => {
      const found = await links.read(c.req.valid("param").link, c.req.valid("query"));
      return c.json(whole(found), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "endLink",
      path: "/links/{link}",
      summary: "End a link that you gave out",
      request: { params: schemas.linkPath },
      responses: { 204: { description: "It shows nothing any more" } },
    }),
    async (c) => {
      await links.end(c.get("owner"), c.req.valid("param").link);
      return c.body(null, 204);
    },
  );
  return app;
}
