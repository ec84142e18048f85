// For whom a request asks, where conditions on rows need to know: by its token, or by a header that
// whoever holds the token is trusted to set. Each such value has conversations of its own.
import type { MiddlewareHandler } from "hono";
import { Problem } from "../../service/problem.ts";
import { valuesKey } from "../../service/values-key.ts";
import type { ServiceEnv } from "./service-env.ts";

export type AskedValue = {
  /** As the condition calls it: "tenant" of `region = :tenant`. */
  readonly name: string;
  /** Where it stands unless the token says it. */
  readonly header?: string;
};

const maxLength = 200;

/** Adds what stands in headers to what the token says; refuses whoever leaves a value out. */
export function askForValues(asked: readonly AskedValue[]): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    if (asked.length === 0) return next();
    const known = new Map(Object.entries(context.get("values")));
    const values = asked.map(({ name, header }) => {
      const value = known.get(name) ?? (header && context.req.header(header));
      if (typeof value !== "string" || value === "" || value.length > maxLength) {
        const where = header ? `the header ${header}` : "a token that says it";
        throw new Problem("forbidden", `For which ${name}? A request needs ${where}.`);
      }
      return [name, value] as const;
    });
    const own = Object.fromEntries(values);
    context.set("values", own);
    context.set("owner", `${context.get("owner")} ${valuesKey(own)}`);
    return next();
  };
}
