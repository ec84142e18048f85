// The OpenAPI document: the routes say what they take and give; what any of them may refuse, and who
// may ask, is the same for all and is added here.
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ServiceEnv } from "./middleware/service-env.ts";

const problem = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { type: "string", description: "For programs." },
        message: { type: "string", description: "For people: what, and what next." },
      },
    },
  },
};

type Operation = {
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  responses?: Record<string, unknown>;
};

const methods = ["get", "post", "put", "patch", "delete"] as const;
type PathItem = Partial<Record<(typeof methods)[number], Operation>>;

const operationsOf = (item: PathItem): Operation[] =>
  methods.flatMap((method) => item[method] ?? []);

/** Status, what it means, and which operations may answer it. */
const refusals: readonly (readonly [string, string, (path: string, op: Operation) => boolean])[] = [
  ["400", "Not understood: the message names the field", (_, op) => takesInput(op)],
  ["401", "A token is needed, or this one is not known", () => true],
  ["403", "Sent by another site, or under a name that is not served", () => true],
  ["404", "There is no such conversation, turn, table or column", (path) => path.includes("{")],
  ["409", "Not as things stand: taken, given up, or without rows", (path) => path.includes("turn")],
  ["413", "Too large", (_, op) => op.requestBody !== undefined],
  ["415", "Not JSON", (_, op) => op.requestBody !== undefined],
  ["429", "Too many requests: try again later", () => true],
  ["500", "Something went wrong here", () => true],
  ["503", "Busy: try again in a moment", () => true],
  ["504", "It took too long", (path) => path.includes("turn")],
];

const takesInput = ({ parameters, requestBody }: Operation): boolean =>
  requestBody !== undefined || (parameters?.length ?? 0) > 0;

export function openApiDocument(app: OpenAPIHono<ServiceEnv>, version: string) {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Segue", version, description: "Conversational SQL over HTTP." },
    security: [{ token: [] }, {}],
  });
  const answer = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    // Health and readiness are open to all and refuse nothing.
    if (!path.startsWith("/api/")) continue;
    for (const operation of operationsOf(item)) {
      for (const [status, description, may] of refusals) {
        if (may(path, operation) && operation.responses !== undefined)
          operation.responses[status] ??= { description, ...answer };
      }
    }
  }
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Problem: problem },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "Where the service was started with tokens; on loopback none is needed.",
        },
      },
    },
  };
}
