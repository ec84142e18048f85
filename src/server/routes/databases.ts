// The routes about further databases: those connected have all the routes of the service's own, under
// /databases/ID.
import { createRoute, type z } from "@hono/zod-openapi";
import type { ErrorHandler, Hono } from "hono";
import { UserError } from "../../errors.ts";
import { oncePer } from "../../once-per.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import type { ServiceEnv } from "../middleware/service-env.ts";
import * as schemas from "../schemas.ts";
import type { Connected, Shelf } from "../shelf.ts";
import { forwardedApp } from "./forwarded.ts";
import { body, json, ok } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

type DatabaseRoutes = {
  /** Undefined: nobody may connect any. */
  readonly shelf: Shelf | undefined;
  /** The routes of one database, whichever it is. */
  readonly routesOf: (engine: TurnEngine) => Hono<ServiceEnv>;
  /** Where all of this is mounted. */
  readonly under: string;
  readonly onError: ErrorHandler;
};

export function databaseRoutes({ shelf, routesOf, under, onError }: DatabaseRoutes) {
  const app = checkedRoutes();
  const permitted = (): Shelf => {
    if (shelf !== undefined) return shelf;
    throw new Problem("forbidden", "Databases are connected where it runs: segue serve --connect");
  };
  const appOf = oncePer((connected: Connected) =>
    forwardedApp({
      routes: routesOf(connected.engine),
      under: `${under}/databases/${connected.id}`,
      onError,
      // Conversations about another database stand in a list of their own.
      suffix: ` @${connected.id}`,
    }),
  );

  app.openapi(
    createRoute({
      method: "get",
      operationId: "listDatabases",
      path: "/databases",
      summary: "Databases connected besides the service's own",
      responses: ok(schemas.databaseList, "Each has all of this API under /api/databases/ID"),
    }),
    (c) => {
      const databases = shelf?.list(c.get("owner")).map(entry) ?? [];
      return c.json({ may_connect: shelf !== undefined, databases }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      operationId: "connectDatabase",
      path: "/databases",
      summary: "Connect another database, until the service ends",
      description:
        "Only where the service was started with --connect. The address is kept nowhere.",
      request: body(schemas.connecting),
      responses: { 201: { ...json(schemas.databaseEntry), description: "Connected" } },
    }),
    async (c) => {
      const { address } = c.req.valid("json");
      const connected = await permitted()
        .connect(c.get("owner"), address)
        .catch((error: unknown) => {
          throw error instanceof UserError ? new Problem("bad-request", error.message) : error;
        });
      return c.json(entry(connected), 201);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      operationId: "disconnectDatabase",
      path: "/databases/{id}",
      summary: "Disconnect a database; its conversations are kept",
      request: { params: schemas.conversationPath },
      responses: { 204: { description: "Gone" } },
    }),
    async (c) => {
      await permitted().disconnect(c.get("owner"), c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  app.all("/databases/:id/*", (c) => {
    const connected = permitted().find(c.get("owner"), c.req.param("id"));
    return appOf(connected).fetch(c.req.raw, { owner: c.get("owner") });
  });
  return app;
}

const entry = ({ id, name }: Connected): z.infer<typeof schemas.databaseEntry> => ({ id, name });
