// The names that the door gives: each table, query and common table of a statement gets one that
// nothing else in it has, so that no name can be taken for another.
import type { DoorCatalog } from "./catalog.ts";
import { quoteName } from "./dialects.ts";

export type Aliases = {
  /** `own`: its first use, which needs no alias. */
  table(name: string): { readonly alias: string; readonly own: boolean };
  derived(): string;
  common(): string;
};

export function createAliases({ dialect, taken }: DoorCatalog): Aliases {
  const used = new Set<string>();
  let last = 0;
  const fresh = (stem: string): string => {
    for (;;) {
      last++;
      const name = `${stem}${last}`;
      if (!taken.has(name)) return quoteName(name, dialect);
    }
  };
  return {
    table(name) {
      const own = !used.has(name.toLowerCase());
      used.add(name.toLowerCase());
      return { alias: own ? quoteName(name, dialect) : fresh("t"), own };
    },
    derived: () => fresh("q"),
    common: () => fresh("w"),
  };
}
