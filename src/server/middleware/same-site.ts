// Keeps other sites' pages out, but for those that the operator named.
import type { MiddlewareHandler } from "hono";
import { Problem } from "../../service/problem.ts";

export type SameSiteOptions = {
  /** Host names that are ours; empty: any. */
  readonly hosts: readonly string[];
  /** Other sites whose pages may ask: "https://shop.example". */
  readonly origins?: readonly string[];
};

const allowedMethods = "GET, POST, PATCH, DELETE";
const askAgainSeconds = 600;

/**
 * Refuses what another site's page sends: a foreign Origin, a cross-site fetch, and a Host that is
 * not ours (a name that an attacker pointed at the loopback address). A site that may ask is told so
 * in the headers that browsers look for; it identifies itself by token, never by cookie.
 */
export function sameSite({ hosts, origins = [] }: SameSiteOptions): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    const name = host.replace(/:\d+$/, "").toLowerCase();
    if (hosts.length > 0 && !hosts.includes(name)) {
      throw new Problem(
        "forbidden",
        "This host name is not served here; segue serve --name HOST serves it.",
      );
    }
    // Else a browser that keeps what this page was sent would give it to another site's, too.
    if (origins.length > 0) context.res.headers.set("vary", "origin");
    const origin = context.req.header("origin");
    const foreign = origin !== undefined && hostOf(origin) !== host.toLowerCase();
    if (foreign && origins.includes(origin)) {
      const headers = context.res.headers;
      headers.set("access-control-allow-origin", origin);
      headers.set("cross-origin-resource-policy", "cross-origin");
      if (context.req.method !== "OPTIONS") return next();
      return context.body(null, 204, {
        "access-control-allow-methods": allowedMethods,
        "access-control-allow-headers": "authorization, content-type",
        "access-control-max-age": String(askAgainSeconds),
      });
    }
    if (foreign || context.req.header("sec-fetch-site") === "cross-site") {
      throw new Problem("forbidden", "Requests from other sites are refused.");
    }
    return next();
  };
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host.toLowerCase();
  } catch {
    return undefined;
  }
}
