// Nouns that people use for one another, whatever the database calls them: movies of a table of films.
import { pluralOf } from "../../text/english-names.ts";
import type { TableEntry } from "../domain/domain-file.ts";

const likeNouns: readonly (readonly string[])[] = [
  ["film", "movie"],
  ["track", "song"],
  ["customer", "client"],
  ["product", "item", "article"],
  ["employee", "staff member", "worker"],
  ["invoice", "bill"],
  ["order", "purchase"],
  ["shop", "store"],
  ["supplier", "vendor"],
  ["student", "pupil"],
  ["physician", "doctor"],
  ["performer", "artist"],
  ["writer", "author"],
  ["rental", "hire"],
  ["course", "class"],
  ["booking", "reservation"],
  ["vehicle", "car"],
  ["company", "firm"],
  ["instructor", "teacher"],
];

/** Names of tables that are called otherwise, where the other name is never called so. */
const oneWay: Readonly<Record<string, readonly string[]>> = {
  title: ["book"],
  staff: ["employee", "staff member"],
  artist: ["band", "musician"],
  invoice: ["bill", "order"],
};

/** What says how many there are of these. */
const tallies: Readonly<Record<string, string>> = {
  employee: "headcount",
  staff: "headcount",
  worker: "headcount",
  visit: "footfall",
};

/** By table, in the plural; not where another table has the name. */
export function otherNouns(
  tables: Readonly<Record<string, TableEntry>>,
): ReadonlyMap<string, readonly string[]> {
  const shown = Object.entries(tables).filter(([, { hidden }]) => hidden !== true);
  const taken = (noun: string, but: string): boolean =>
    shown.some(
      ([table, { name, plural, synonyms = [] }]) =>
        table !== but && [name, plural, ...synonyms].includes(noun),
    );
  return new Map(
    shown.flatMap(([table, { name }]) => {
      const own = Object.hasOwn(oneWay, name) ? oneWay[name] : undefined;
      const like = own ?? likeNouns.find((nouns) => nouns.includes(name)) ?? [];
      const free = like.filter(
        (noun) => noun !== name && !taken(noun, table) && !taken(pluralOf(noun), table),
      );
      const tally = Object.hasOwn(tallies, name) ? (tallies[name] ?? "") : "";
      const all = [...free.map(pluralOf), ...(tally === "" || taken(tally, table) ? [] : [tally])];
      return all.length === 0 ? [] : [[table, all] as const];
    }),
  );
}
