// Whether a worker that was told to give up heeds it. One that computes on and looks at nothing is deaf, and has
// to be ended; one that gets no processor is not: starting it anew would cost more of what is scarce.

type Clock = {
  /** Milliseconds that passed. */
  elapsed(): number;
  /** Milliseconds that this process, all of its threads, computed. */
  computed(): number;
};

/** Enough to come to the next look at the signal many times over. */
const enoughMs = 5_000;
/** Whatever it waits for by then does not come. */
const tooLongMs = 30_000;
const lookEveryMs = 500;

/** Calls `onDeaf` once, unless it is done before. */
export function untilHeeded(
  isDone: () => boolean,
  onDeaf: () => void,
  { elapsed, computed }: Clock = processClock,
): void {
  const since = { elapsed: elapsed(), computed: computed() };
  const timer = setInterval(() => {
    if (isDone()) return clearInterval(timer);
    const waited = elapsed() - since.elapsed;
    const hadTime = waited >= enoughMs && computed() - since.computed >= enoughMs;
    if (!hadTime && waited < tooLongMs) return;
    clearInterval(timer);
    onDeaf();
  }, lookEveryMs);
  timer.unref();
}

const processClock: Clock = {
  elapsed: () => performance.now(),
  computed() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};
