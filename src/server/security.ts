// Who may ask, from where, how much: middleware that stands before every route.
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { Problem } from "../service/problem.ts";

/** Owner name by token. Empty: nobody needs one (loopback only). */
export type Tokens = ReadonlyMap<string, string>;

export type ServiceEnv = { Variables: { owner: string } };

/** Wrong tokens, of everybody together: enough for slips of the hand, too few to find one. */
const guesses = { perMinute: 60, burst: 30 };

/** Names the owner of the request, or refuses it. The comparison takes the same time for any token. */
export function identify(tokens: Tokens, now: () => number): MiddlewareHandler<ServiceEnv> {
  const spendGuess = createBuckets({ ...guesses, now });
  const known = [...tokens].map(([token, owner]) => ({ digest: digest(token), owner }));
  return async (context, next) => {
    if (known.length === 0) {
      context.set("owner", "local");
      return next();
    }
    const given = bearerToken(context);
    if (given === undefined)
      throw new Problem("unauthorized", "Send a token: Authorization: Bearer ...");
    const wanted = digest(given);
    let owner: string | undefined;
    for (const entry of known) if (timingSafeEqual(entry.digest, wanted)) owner = entry.owner;
    if (owner === undefined) {
      spendGuess(context, "anybody");
      throw new Problem("unauthorized", "This token is not known here.");
    }
    context.set("owner", owner);
    return next();
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function bearerToken(context: Context): string | undefined {
  const header = context.req.header("authorization");
  const match = header === undefined ? null : /^Bearer\s+(\S+)$/i.exec(header);
  return match?.[1];
}

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

/** `wasm-unsafe-eval` lets the page run the engine and SQLite; no script from elsewhere runs. */
const contentPolicy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    headers.set("content-security-policy", contentPolicy);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", "DENY");
    headers.set("referrer-policy", "no-referrer");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-embedder-policy", "require-corp");
    headers.set("cross-origin-resource-policy", "same-origin");
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  };
}

/** `perMinute` on average, `burst` at once, for each key apart. */
type Limits = { readonly perMinute: number; readonly burst: number; readonly now: () => number };

/** Lets every owner through as often as the limits say. */
export function rateLimit(limits: Limits): MiddlewareHandler<ServiceEnv> {
  const spend = createBuckets(limits);
  return async (context, next) => {
    spend(context, context.get("owner"));
    return next();
  };
}

/** A bucket for each key; whoever finds theirs empty is told how long to wait. */
function createBuckets({ perMinute, burst, now: clock }: Limits) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (context: Context, key: string): void => {
    const now = clock();
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) * perMinute) / 60_000);
    if (left < 1) {
      context.header("retry-after", String(Math.ceil(((1 - left) * 60) / perMinute)));
      throw new Problem("too-many-requests", "Too many requests. Wait a moment.");
    }
    buckets.delete(key);
    buckets.set(key, { left: left - 1, at: now });
    // The map is ordered by last use: the oldest goes when there are too many.
    if (buckets.size > 10_000) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
  };
}
