// Stops a query that makes its process too large. DuckDB's own limit does not count all of what it takes: groups
// of long texts were seen to take five times as much. Queries run in threads of its own, so that this one can look.

type Interruptible = { interrupt(): void };

export type MemoryWatch = {
  /** It became too large; the query was stopped. */
  readonly over: boolean;
  end(): void;
};

const mostBytes = 800 * 1024 * 1024;
const lookMs = 20;

export function watchMemory(
  query: Interruptible,
  taken: () => number = () => process.memoryUsage.rss(),
): MemoryWatch {
  let over = false;
  const timer = setInterval(() => {
    over ||= taken() > mostBytes;
    if (over) query.interrupt();
  }, lookMs);
  return {
    get over() {
      return over;
    },
    end: () => clearInterval(timer),
  };
}
