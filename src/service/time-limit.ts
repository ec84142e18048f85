// A time limit on one piece of work. AbortSignal.timeout and AbortSignal.any would do the same, but
// keep alive whatever listens to them, a whole answer included, until the time is over.

/** `work` gets a signal that is raised when its time is over, or when `outer` is. */
export async function withinTime<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(new DOMException("Too slow.", "TimeoutError")), ms);
  if (outer?.aborted) giveUp();
  outer?.addEventListener("abort", giveUp, { once: true });
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", giveUp);
  }
}
