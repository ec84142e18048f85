// The responses that routes have in common, as the OpenAPI document lists them.
import type { z } from "@hono/zod-openapi";

export const json = <T extends z.ZodType>(schema: T) => ({
  content: { "application/json": { schema } },
});
export const ok = <T extends z.ZodType>(schema: T, description: string) => ({
  200: { ...json(schema), description },
});
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { ...json(schema), required: true },
});
