// The databases of this page, side by side: the one it came with, those that its service connected,
// and files opened in this browser.
import { useEffect, useState } from "preact/hooks";
import type { Backend } from "../backend/backend.ts";
import type { Connections } from "../backend/connections.ts";

export type Place = {
  readonly name: string;
  readonly backend: Backend;
  /** Those that the service connected, by which it knows them. */
  readonly id?: string;
};

export type Places = {
  readonly all: readonly Place[];
  readonly current: Place;
  choose(place: Place): void;
  /** Talks about this one from now on; it takes the place of the same one opened before. */
  add(place: Place): void;
  /** Present where the service lets people connect databases. */
  readonly connect?: (address: string) => Promise<void>;
  /** Out of sight at once, and closed a little later, unless what it gives is called before. */
  remove(place: Place): () => void;
};

/** How long a database that was closed can be had back. */
const graceMs = 12_000;

export function usePlaces(home: Backend, connections: Connections | undefined): Places {
  const [homeName, setHomeName] = useState("");
  const [others, setOthers] = useState<readonly Place[]>([]);
  const [wanted, setWanted] = useState<Backend>(home);
  const [mayConnect, setMayConnect] = useState(false);
  useEffect(() => {
    // A service that does not answer says so elsewhere.
    const nothing = (): void => {};
    home.describe().then(({ database }) => setHomeName(database), nothing);
    connections?.list().then((found) => {
      setMayConnect(found.mayConnect);
      setOthers((now) => [...found.all, ...now]);
    }, nothing);
  }, [home, connections]);
  const first = { name: homeName, backend: home };
  const all = [first, ...others];
  const choose = ({ backend }: Place): void => {
    setWanted(backend);
    window.location.hash = "#/";
  };
  const add = (place: Place): void => {
    setOthers((now) => [...now.filter((other) => !isSame(other, place)), place]);
    choose(place);
  };
  return {
    all,
    choose,
    add,
    current: all.find(({ backend }) => backend === wanted) ?? first,
    ...(mayConnect &&
      connections !== undefined && {
        connect: async (address: string) => add(await connections.connect(address)),
      }),
    remove(place) {
      setOthers((now) => now.filter((one) => one !== place));
      if (wanted === place.backend) choose(first);
      const closing = setTimeout(() => {
        // One that is gone already is what was wanted.
        if (place.id !== undefined) connections?.disconnect(place.id).catch(() => {});
      }, graceMs);
      return () => {
        clearTimeout(closing);
        add(place);
      };
    },
  };
}

/** A service knows its databases by their id, a browser its files by their name. */
const isSame = (one: Place, other: Place): boolean =>
  one.id === other.id && (one.id !== undefined || one.name === other.name);

/** What to call each: those of one name are counted. */
export function placeNames(all: readonly Place[]): string[] {
  return all.map(({ name }, i) => {
    const before = all.slice(0, i).filter((other) => other.name === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
