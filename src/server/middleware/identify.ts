// Whose request this is, by its token.
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { Problem } from "../../service/problem.ts";
import { createBuckets } from "./buckets.ts";
import type { ServiceEnv } from "./service-env.ts";

/** Owner name by token. Empty: nobody needs one (loopback only). */
export type Tokens = ReadonlyMap<string, string>;

/** Wrong tokens, of everybody together: enough for slips of the hand, too few to find one. */
const guesses = { perMinute: 60, burst: 30 };

/** Names the owner of the request, or refuses it. The comparison takes the same time for any token. */
export function identify(tokens: Tokens, elapsed: () => number): MiddlewareHandler<ServiceEnv> {
  const spendGuess = createBuckets({ ...guesses, elapsed });
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
