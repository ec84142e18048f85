// What a domain file says about a database, at once and without learning: names and synonyms, what is
// hidden, what people say for values, and measures.
import { readFilters } from "../base/filters.ts";
import { addMeasures } from "../base/measures.ts";
import type { SpokenDatabase } from "../base/spoken.ts";
import type { DescribedColumn, DescribedSchema } from "../schema/described.ts";
import type { KnownDatabase } from "../schema/read-database.ts";
import { createValueIndex, type Sayings } from "../schema/value-index.ts";
import type { DomainFile } from "./domain-file.ts";
import { draftDomain } from "./draft.ts";

/** Without a file: the measures that a draft of one would have. */
export function applyDomain(known: KnownDatabase, file: DomainFile | undefined): SpokenDatabase {
  const draft = draftDomain(known.facts, "");
  if (file === undefined) {
    const safe = hideSecrets(known.described);
    const values = safe === known.described ? known.values : createValueIndex(safe, known.facts);
    return { ...known, values, ...addMeasures(safe, draft.measures ?? {}), filters: [] };
  }
  const named = rename(known.described, file, draft);
  const withMeasures = addMeasures(named, file.measures ?? {});
  const sayings = sayingsOf(named, file);
  const values = createValueIndex(withMeasures.described, known.facts, sayings);
  const filters = readFilters(file.filters ?? {}, withMeasures.described);
  return { ...known, ...withMeasures, values, filters };
}

const secret =
  /\b(?:password|passwd|pwd|passphrase|secret|salt|cvv|cvc|(?:api|private) key|(?:access|auth) token)$/;

/** What nobody should read out is not spoken of, until a domain file says otherwise. */
function hideSecrets(schema: DescribedSchema): DescribedSchema {
  const isSecret = ({ words }: DescribedColumn): boolean => secret.test(words.join(" "));
  const hidden = schema.columns.filter(isSecret);
  if (hidden.length === 0) return schema;
  const names = hidden.map(({ table, name }) => `${schema.tables[table]?.name}.${name}`);
  return {
    ...schema,
    columns: schema.columns.map((one) => (isSecret(one) ? { ...one, hidden: true } : one)),
    notes: [...schema.notes, `hidden as secret: ${names.join(", ")}`],
  };
}

type Table = DomainFile["tables"][string];

function rename(schema: DescribedSchema, file: DomainFile, draft: DomainFile): DescribedSchema {
  const words = (text: string): string[] => text.toLowerCase().split(/\s+/);
  const all = (phrases: readonly string[] | undefined): string[][] => (phrases ?? []).map(words);
  const tables = schema.tables.map((table) => {
    const entry = find(file.tables, table.name);
    const renamed = entry !== undefined && entry.name !== find(draft.tables, table.name)?.name;
    return {
      ...table,
      ...(renamed && { words: words(entry.name) }),
      synonyms: all(entry?.synonyms),
    };
  });
  const columns = schema.columns.map((column): DescribedColumn => {
    const table = schema.tables[column.table]?.name ?? "";
    const entry = find(file.tables, table);
    const own = entry && find(entry.columns, column.name);
    const drafted = find(draft.tables, table);
    const before = drafted && find(drafted.columns, column.name);
    // What is left out of the file is not spoken of; nor is what it says to hide.
    const hidden = own === undefined || own.role === "hidden" || entry?.hidden === true;
    return {
      ...column,
      ...(own !== undefined && own.name !== before?.name && { words: words(own.name) }),
      ...(hidden && { hidden: true }),
      synonyms: all(own?.synonyms),
    };
  });
  return { ...schema, tables, columns };
}

function sayingsOf(schema: DescribedSchema, file: DomainFile): Sayings {
  const sayings = new Map<number, Readonly<Record<string, readonly string[]>>>();
  schema.columns.forEach(({ table, name }, k) => {
    const entry = find(file.tables, schema.tables[table]?.name ?? "");
    const values = entry && find(entry.columns, name)?.values;
    if (values !== undefined) sayings.set(k, values);
  });
  return sayings;
}

/** Names of tables and columns are the same in any case. */
function find<T extends Table | Table["columns"][string]>(
  entries: Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  const key = Object.keys(entries).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : entries[key];
}
