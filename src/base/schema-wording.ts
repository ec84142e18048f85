// How a database without a domain file is spoken of: by the words of its own names.
import { emptyWording, type Wording } from "../display/wording.ts";
import type { KnownDatabase } from "../schema/read-database.ts";
import { pluralOf } from "../text/english-names.ts";

const mostSuggestions = 6;

export function schemaWording({ described, facts }: KnownDatabase): Wording {
  const nouns: Record<string, string> = {};
  for (const { name, words, columns } of described.tables) {
    nouns[name] = pluralOf(words.join(" "));
    for (const column of columns) {
      const one = described.columns[column];
      if (one !== undefined) nouns[`${name}.${one.name}`] = pluralOf(one.words.join(" "));
    }
  }
  return { ...emptyWording, nouns, suggestions: suggestionsFor({ described, facts }) };
}

/** Questions that every schema can answer, about the tables with most rows. */
function suggestionsFor({
  described,
  facts,
}: Pick<KnownDatabase, "described" | "facts">): string[] {
  const tables = [...described.tables]
    .map((table) => ({ table, rows: facts.rows.get(table.name.toLowerCase()) ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.rows - a.rows)
    .slice(0, mostSuggestions);
  return tables.map(({ table }, i) => {
    const noun = pluralOf(table.words.join(" "));
    return i % 2 === 0 ? `how many ${noun} are there` : `show all ${noun}`;
  });
}
