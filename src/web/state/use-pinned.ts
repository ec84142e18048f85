// Which conversations are kept at the top of the list, on this device.
import { useState } from "preact/hooks";
import { remember, remembered } from "./remembered.ts";

export function usePinned(): readonly [ReadonlySet<string>, (id: string) => void] {
  const [pinned, setPinned] = useState<ReadonlySet<string>>(
    () => new Set((remembered("pinned") ?? "").split(" ").filter(Boolean)),
  );
  const toggle = (id: string): void =>
    setPinned((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      remember("pinned", next.size === 0 ? undefined : [...next].join(" "));
      return next;
    });
  return [pinned, toggle];
}
