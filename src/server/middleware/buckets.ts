// So much a minute for each key, and some at once: the count behind every limit.
import type { Context } from "hono";
import { RecentMap } from "../../recent-map.ts";
import { Problem } from "../../service/problem.ts";

/** `perMinute` on average, `burst` at once, for each key apart. */
export type Limits = {
  readonly perMinute: number;
  readonly burst: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed: () => number;
};

/** A bucket for each key; whoever finds theirs empty is told how long to wait. */
export function createBuckets({ perMinute, burst, elapsed }: Limits) {
  const buckets = new RecentMap<string, { left: number; at: number }>(10_000);
  return (context: Context, key: string): void => {
    const now = elapsed();
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) * perMinute) / 60_000);
    if (left < 1) {
      context.header("retry-after", String(Math.ceil(((1 - left) * 60) / perMinute)));
      throw new Problem("too-many-requests", "Too many requests. Wait a moment.");
    }
    buckets.set(key, { left: left - 1, at: now });
  };
}
