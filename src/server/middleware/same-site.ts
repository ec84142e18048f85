// Keeps other sites' pages out.
import type { MiddlewareHandler } from "hono";
import { Problem } from "../../service/problem.ts";

/**
 * Refuses what another site's page sends: a foreign Origin, a cross-site fetch, and a Host that is
 * not ours (a name that an attacker pointed at the loopback address).
 */
export function sameSite(allowedHosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    const name = host.replace(/:\d+$/, "").toLowerCase();
    if (allowedHosts.length > 0 && !allowedHosts.includes(name)) {
      throw new Problem("forbidden", "This host name is not served here.");
    }
    const origin = context.req.header("origin");
    const foreign = origin !== undefined && hostOf(origin) !== host.toLowerCase();
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
