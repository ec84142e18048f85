// Whose request this is, by its token.
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { RowValues } from "../../database/door/visible.ts";
import { Problem } from "../../service/problem.ts";
import { createBuckets } from "./buckets.ts";
import type { ServiceEnv } from "./service-env.ts";

export type Holder = {
  readonly owner: string;
  /** What it stands for in the conditions on rows. */
  readonly values?: RowValues;
};

/** Who holds it, by token. Empty: nobody needs one (loopback only). */
export type Tokens = ReadonlyMap<string, Holder>;

/** Wrong tokens, of everybody together: enough for slips of the hand, too few to find one. */
const guesses = { perMinute: 60, burst: 30 };

/** Names the owner of the request, or refuses it. The comparison takes the same time for any token. */
export function identify(tokens: Tokens, elapsed: () => number): MiddlewareHandler<ServiceEnv> {
  const spendGuess = createBuckets({ ...guesses, elapsed });
  const known = [...tokens].map(([token, holder]) => ({ digest: digest(token), holder }));
  const greet = (context: Context<ServiceEnv>, { owner, values = {} }: Holder): void => {
    context.set("owner", owner);
    context.set("values", values);
  };
  return async (context, next) => {
    if (known.length === 0) {
      greet(context, { owner: "local" });
      return next();
    }
    const given = bearerToken(context);
    if (given === undefined)
      throw new Problem("unauthorized", "Send a token: Authorization: Bearer ...");
    const wanted = digest(given);
    let holder: Holder | undefined;
    for (const entry of known) if (timingSafeEqual(entry.digest, wanted)) holder = entry.holder;
    if (holder === undefined) {
      spendGuess(context, "anybody");
      throw new Problem("unauthorized", "This token is not known here.");
    }
    greet(context, holder);
    return next();
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function bearerToken(context: Context): string | undefined {
  const header = context.req.header("authorization");
  const match = header === undefined ? null : /^Bearer\s+(\S+)$/i.exec(header);
  return match?.[1];
}
