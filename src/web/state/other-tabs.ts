// Tabs of one browser tell each other what changed, and a tab that comes back into view looks again:
// another device may have changed something meanwhile.
import { useEffect } from "preact/hooks";

const name = "segue";

/** Tells the other tabs. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** `onChange` must be stable (useCallback). */
export function useOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const channel =
      typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
    const seen = (): void => {
      if (document.visibilityState === "visible") onChange();
    };
    channel?.addEventListener("message", onChange);
    document.addEventListener("visibilitychange", seen);
    return () => {
      channel?.close();
      document.removeEventListener("visibilitychange", seen);
    };
  }, [onChange]);
}
