// Which conversation the address names: #/c/ID, or none.
import { useEffect, useState } from "preact/hooks";

const read = (): string | undefined => {
  const id = /^#\/c\/(.+)$/.exec(window.location.hash)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
};

export function goTo(id: string | undefined): void {
  window.location.hash = id === undefined ? "#/" : `#/c/${encodeURIComponent(id)}`;
}

export function useRoute(): string | undefined {
  const [id, setId] = useState(read);
  useEffect(() => {
    const follow = (): void => setId(read());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return id;
}
