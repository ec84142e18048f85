// What the address names: a conversation (#/c/ID), a read-only link (#/link/LINK), or neither.
import { useEffect, useState } from "preact/hooks";

const named = (kind: "c" | "link"): string | undefined => {
  const [, found, name] = /^#\/(c|link)\/(.+)$/.exec(window.location.hash) ?? [];
  return found === kind && name !== undefined ? decodeURIComponent(name) : undefined;
};

export function goTo(id: string | undefined): void {
  window.location.hash = id === undefined ? "#/" : `#/c/${encodeURIComponent(id)}`;
}

export const useRoute = (): string | undefined => useNamed("c");
export const useLink = (): string | undefined => useNamed("link");

function useNamed(kind: "c" | "link"): string | undefined {
  const [name, setName] = useState(() => named(kind));
  useEffect(() => {
    const follow = (): void => setName(named(kind));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [kind]);
  return name;
}
