// Something to be loaded once, and again on demand.
import { useCallback, useLayoutEffect, useState } from "preact/hooks";

export type Loaded<T> = {
  readonly value: T | undefined;
  readonly error: unknown;
  reload(): void;
};

/** `load` must be stable (useCallback): a new one is loaded anew. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
  const [round, setRound] = useState(0);
  // Asked for before the first frame is painted, not after it.
  useLayoutEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ value }),
      (error: unknown) => current && setState((now) => ({ ...now, error })),
    );
    return () => {
      current = false;
    };
  }, [load, round]);
  const reload = useCallback(() => setRound((now) => now + 1), []);
  return { value: state.value, error: state.error, reload };
}
