// Stops a query that makes its process too large. DuckDB's own limit does not count all of what it takes: groups
// of long texts were seen to take five times as much. Queries run in threads of its own, so that this one can look.

type Interruptible = { interrupt(): void };

export type MemoryWatch = {
  /** It became too large; the query was told to stop. */
  readonly over: boolean;
  /** When it does: a single step of it may go on for gigabytes without hearing that. */
  readonly exceeded: Promise<void>;
  end(): void;
};

const mostBytes = 800 * 1024 * 1024;
const lookMs = 10;

export function watchMemory(
  query: Interruptible,
  taken: () => number = () => process.memoryUsage.rss(),
): MemoryWatch {
  let over = false;
  let tell = (): void => {};
  const exceeded = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const timer = setInterval(() => {
    over ||= taken() > mostBytes;
    if (!over) return;
    query.interrupt();
    tell();
  }, lookMs);
  return {
    exceeded,
    get over() {
      return over;
    },
    end: () => clearInterval(timer),
  };
}
