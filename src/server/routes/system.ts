// The routes about the service itself: the database it speaks for, and whether it is well.

import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { describeBody } from "../../service/bodies.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import type { ServiceEnv } from "../middleware/service-env.ts";
import * as schemas from "../schemas.ts";
import { json } from "./responses.ts";
import { checkedRoutes } from "./validation.ts";

/** Open to all: a load balancer has no token. */
export function healthRoutes(engine: TurnEngine) {
  const app = new OpenAPIHono<ServiceEnv>();
  const state = z.object({ status: z.string() });
  app.openapi(
    createRoute({
      method: "get",
      operationId: "health",
      path: "/health",
      summary: "The process is alive",
      responses: { 200: { ...json(state), description: "Alive" } },
    }),
    (c) => c.json({ status: "ok" }, 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "ready",
      path: "/ready",
      summary: "The model is loaded and the database answers",
      responses: {
        200: { ...json(state), description: "Ready" },
        503: { ...json(state), description: "Not yet, or not any more" },
      },
    }),
    async (c) =>
      (await engine.ready())
        ? c.json({ status: "ready" }, 200)
        : c.json({ status: "not ready" }, 503),
  );
  return app;
}

export function schemaRoutes(engine: TurnEngine) {
  const app = checkedRoutes();
  app.openapi(
    createRoute({
      method: "get",
      operationId: "readSchema",
      path: "/schema",
      summary: "The database's tables, and questions to begin with",
      responses: { 200: { ...json(schemas.description), description: "The schema" } },
    }),
    async (c) => c.json(describeBody(await engine.describe()), 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "sampleTable",
      path: "/schema/{table}/sample",
      summary: "A few rows of a table",
      request: { params: schemas.samplePath },
      responses: { 200: { ...json(schemas.sample), description: "Up to ten rows" } },
    }),
    async (c) => {
      const sample = await engine.sample(c.req.valid("param").table);
      if (sample === undefined) throw new Problem("not-found", "There is no such table.");
      return c.json(sample, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      operationId: "listValues",
      path: "/schema/{table}/{column}/values",
      summary: "Values of a text column, by how they begin",
      request: { params: schemas.columnPath, query: schemas.valuesQuery },
      responses: { 200: { ...json(schemas.values), description: "Up to twenty, in order" } },
    }),
    async (c) => {
      const { table, column } = c.req.valid("param");
      const values = await engine.values(`${table}.${column}`, c.req.valid("query").prefix);
      if (values === undefined) throw new Problem("not-found", "There is no such column.");
      return c.json({ values }, 200);
    },
  );
  return app;
}
