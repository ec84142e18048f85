// How often one owner may ask.
import type { MiddlewareHandler } from "hono";
import { createBuckets, type Limits } from "./buckets.ts";
import type { ServiceEnv } from "./service-env.ts";

/** Lets every owner through as often as the limits say. */
export function rateLimit(limits: Limits): MiddlewareHandler<ServiceEnv> {
  const spend = createBuckets(limits);
  return async (context, next) => {
    spend(context, context.get("owner"));
    return next();
  };
}
