// The service as one function from requests to responses; listening on a socket is serve.ts.
import { OpenAPIHono } from "@hono/zod-openapi";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DatabaseError, type DatabaseErrorCode } from "../database/database.ts";
import type { RowValues } from "../database/door/visible.ts";
import { type Conversations, createConversations } from "../service/conversations.ts";
import { createLinks, type Links } from "../service/links.ts";
import { Problem, type ProblemCode } from "../service/problem.ts";
import { type ConversationStore, StoreError } from "../service/store.ts";
import type { ServiceClock } from "../service/take-turn.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import { valuesKey } from "../service/values-key.ts";
import { mcpRoutes } from "./mcp/http.ts";
import { createMcpServer } from "./mcp/protocol.ts";
import { createTools } from "./mcp/tools.ts";
import { createMetrics } from "./metrics.ts";
import { type AskedValue, askForValues } from "./middleware/ask-for-values.ts";
import { identify, type Tokens } from "./middleware/identify.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { sameSite } from "./middleware/same-site.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { ServiceEnv } from "./middleware/service-env.ts";
import { openApiDocument } from "./openapi.ts";
import { conversationRoutes } from "./routes/conversations.ts";
import { databaseRoutes } from "./routes/databases.ts";
import { linkRoutes } from "./routes/links.ts";
import { nothingThere } from "./routes/nothing-there.ts";
import { resultRoutes } from "./routes/results.ts";
import { healthRoutes, schemaRoutes } from "./routes/system.ts";
import { tenantRoutes } from "./routes/tenants.ts";
import { wordsRoutes } from "./routes/words.ts";
import type { Shelf } from "./shelf.ts";

export type AppOptions = {
  readonly store: ConversationStore;
  readonly engine: TurnEngine;
  /** Where people may connect further databases. */
  readonly shelf?: Shelf;
  readonly tokens: Tokens;
  /** Values for the conditions on rows that every request must bring. */
  readonly asked?: readonly AskedValue[];
  /** Host names that are ours; empty: any (behind a proxy, with tokens). */
  readonly hosts: readonly string[];
  /** Other sites whose pages may ask. */
  readonly origins?: readonly string[];
  readonly requestsPerMinute: number;
  /** Milliseconds after which a turn is given up. */
  readonly turnMs?: number;
  readonly clock: ServiceClock;
  /** Milliseconds that only ever grow, whatever is done to the day's clock. */
  readonly elapsed: () => number;
  readonly version: string;
  /** For what is worth a look by whoever runs the service; never sent to a client. */
  readonly onFailure: (error: unknown) => void;
};

/** What Hono itself refuses. */
const frameworkRefusals = [
  [400, new Problem("bad-request", "The body is not valid JSON.")],
  [415, new Problem("not-json", "Send JSON: content-type: application/json.")],
] as const;

/** How a database's own refusal is told; all else is the state of things: "conflict". */
const databaseRefusals: Partial<Record<DatabaseErrorCode, ProblemCode>> = {
  refused: "bad-request",
  syntax: "bad-request",
  "unknown-name": "bad-request",
  timeout: "too-slow",
  busy: "busy",
  connection: "busy",
};
const notKept = new Problem(
  "storage",
  "What was said cannot be kept at the moment. Nothing kept before is lost; try again later.",
);

const maxBodyBytes = 64 * 1024;
/** The words of a large schema. */
const maxWordsBytes = 2 * 1024 * 1024;

export function createApp(options: AppOptions) {
  const { store, engine, clock, elapsed, version } = options;
  const conversationsOf = (talker: TurnEngine) =>
    createConversations(store, talker, clock, options.turnMs);
  const conversations = conversationsOf(engine);
  const asked = options.asked ?? [];
  const metrics = createMetrics(engine);
  const app = new OpenAPIHono<ServiceEnv>();
  const onError = tellError(options.onFailure);

  app.use(securityHeaders(), metrics.observe, sameSite(options));
  app.use(atMost(maxBodyBytes, (path) => !path.endsWith("/words")));
  app.use(atMost(maxWordsBytes, (path) => path.endsWith("/words")));
  app.route("/", healthRoutes(engine));

  const guarded = new OpenAPIHono<ServiceEnv>();
  guarded.use(
    identify(options.tokens, elapsed),
    askForValues(asked),
    rateLimit({ perMinute: options.requestsPerMinute, burst: 200, elapsed }),
  );
  if (asked.length > 0) {
    guarded.route(
      "/",
      tenantRoutes({
        engine,
        under: "/api",
        onError,
        routesOf(talker, values) {
          const own = conversationsOf(talker);
          const routes = routesOf(own, createLinks(store, clock, endsWith(values)), talker);
          routes.route("/", mcpRoutes(createMcpServer(createTools(own, talker), version)));
          return routes;
        },
      }),
    );
  }
  const links = createLinks(store, clock);
  guarded.route("/", routesOf(conversations, links, engine));
  guarded.route(
    "/",
    databaseRoutes({
      shelf: options.shelf,
      under: "/api",
      onError,
      routesOf: (talker) => routesOf(conversationsOf(talker), links, talker),
    }),
  );
  guarded.route("/", mcpRoutes(createMcpServer(createTools(conversations, engine), version)));
  guarded.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
  app.route("/api", guarded);

  app.get("/api/openapi.json", (c) => c.json(openApiDocument(app, version)));

  app.notFound(nothingThere(app));
  app.onError(onError);
  return app;
}

/** Those who ask for the same values: what they share is for each other. */
function endsWith(values: RowValues): (owner: string) => boolean {
  const key = valuesKey(values);
  return (owner) => owner.endsWith(` ${key}`);
}

/** All that one database offers. */
function routesOf(conversations: Conversations, links: Links, engine: TurnEngine) {
  const app = new OpenAPIHono<ServiceEnv>();
  app.route("/", conversationRoutes(conversations));
  app.route("/", linkRoutes(links));
  app.route("/", resultRoutes(conversations, engine));
  app.route("/", schemaRoutes(engine));
  app.route("/", wordsRoutes(engine, conversations));
  return app;
}

function atMost(bytes: number, applies: (path: string) => boolean): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem("too-large", `A request has at most ${bytes} bytes.`);
    },
  });
  return (c, next) => (applies(c.req.path) ? limit(c, next) : next());
}

function tellError(onFailure: (error: unknown) => void): ErrorHandler {
  return (error, c) => {
    if (error instanceof Problem) return c.json(error.body(), error.status);
    if (error instanceof DatabaseError) {
      const problem = new Problem(databaseRefusals[error.code] ?? "conflict", error.message);
      return c.json(problem.body(), problem.status);
    }
    const refusal = frameworkRefusals.find(
      ([status]) => "status" in error && error.status === status,
    );
    if (refusal !== undefined) return c.json(refusal[1].body(), refusal[1].status);
    onFailure(error);
    if (error instanceof StoreError) return c.json(notKept.body(), notKept.status);
    return c.json(new Problem("internal", "Something went wrong here.").body(), 500);
  };
}
