// A table of a domain file as what people talk about: its rows, its fields, what names a row.
import type { Table } from "../../database/database.ts";
import type { Edge, Field, Subject } from "../../generator/tables/world.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { isSameName } from "../../sql/quote-name.ts";
import { pluralOf, singularOf } from "../../text/english-names.ts";
import type { ColumnEntry, TableEntry } from "../domain/domain-file.ts";
import { sqlName } from "./sql-names.ts";

export function subjectOf(
  table: Table,
  entry: TableEntry,
  facts: DatabaseFacts,
  edges: readonly Edge[],
): Subject {
  const key = table.name.toLowerCase();
  const all = table.columns.flatMap((column) => {
    const said = entryOf(entry.columns, column.name);
    return said === undefined || said.role === "hidden"
      ? []
      : [fieldOf(table, column.name, said, facts)];
  });
  const named = all.filter((field) => field.role === "name");
  const first = named.find((field) => /first|forename/.test(field.names[0] ?? ""));
  const last = named.find((field) => /last|surname/.test(field.names[0] ?? ""));
  const rows = facts.rows.get(key) ?? 0;
  // Without a name: values that tell nearly every row apart.
  const entity = all.find(
    (field) =>
      field.role === "entity" && rows > 1 && field.values.length >= 0.8 * Math.min(rows, 400),
  );
  const titles =
    first !== undefined && last !== undefined
      ? [first, last]
      : named.length > 0
        ? named.slice(0, 1)
        : entity !== undefined
          ? [entity]
          : [];
  const parents = new Set(edges.filter((edge) => edge.child === key).map((edge) => edge.parent));
  const children = edges.filter((edge) => edge.parent === key).length;
  const primary = table.primaryKey.length === 1 ? table.primaryKey[0] : undefined;
  const idKey =
    primary ??
    edges
      .find((edge) => edge.parent === key)
      ?.parentField.split(".")
      .at(-1)
      ?.replaceAll('"', "");
  const id = all.find(
    (field) => idKey !== undefined && isSameName(field.key, `${table.name}.${idKey}`),
  );
  const plain = all.filter((field) => field.role !== "id");
  const plurals = unique([entry.plural, ...(entry.synonyms ?? [])]);
  return {
    key,
    sql: sqlName(table.name),
    names: unique([entry.name, ...(entry.synonyms ?? []).map(singularOf)]),
    plurals,
    fields: all,
    titles,
    ...(id !== undefined && { id }),
    link: parents.size >= 2 && children === 0 && plain.length <= 2,
    people:
      /(?:person|people|student|employee|player|artist|customer|staff|member|author|driver|user|teacher|guest|pilot|director|actor|singer|instructor|candidate|swimmer|physician|nurse|patient|manager|owner|judge|coach|scientist|journalist|representative|agent|tourist|visitor|resident|pilot|captain|reviewer|lecturer|professor|faculty|advisor|investor|entrepreneur)$/.test(
        entry.name,
      ),
  };
}

/** As it stands where nobody said what it is called. */
function wordsFor(value: string, { values }: ColumnEntry): readonly string[] {
  const [first, ...more] = values?.[value] ?? [];
  return first === undefined ? [value] : [first, ...more];
}

/** Seconds since 1970, in 1980. */
const leastMoment = 3.15e8;

function fieldOf(table: Table, column: string, entry: ColumnEntry, facts: DatabaseFacts): Field {
  const key = `${table.name}.${column}`.toLowerCase();
  const names = unique([entry.name, ...(entry.synonyms ?? [])]);
  const known =
    facts.dates.get(key) ??
    facts.flags.get(key) ??
    facts.values.find((one) => one.column === key)?.values ??
    [];
  const numbers = facts.numbers.get(key);
  const type = table.columns.find((one) => one.name === column)?.type;
  return {
    sql: `${sqlName(table.name)}.${sqlName(column)}`,
    key,
    table: table.name.toLowerCase(),
    // Its own words for days are none of moments that are kept as numbers.
    role: entry.role === "date" && (numbers?.low ?? 0) >= leastMoment ? "amount" : entry.role,
    names,
    plurals: names.map(pluralOf),
    values: known
      .filter((value) => value.length <= 40 && !/[\n;]/.test(value))
      .slice(0, 400)
      .map((value) => ({ value, said: wordsFor(value, entry) })),
    ...(numbers !== undefined && { numbers }),
    rowKey: table.primaryKey.length === 1 && table.primaryKey[0] === column,
    numeric:
      type === "integer" ||
      type === "real" ||
      (facts.flags.has(key) && known.every((value) => /^\d$/.test(value))),
    gaps: facts.gaps.has(key),
    moments:
      facts.moments.has(key) || (entry.role === "date" && known.some((day) => day.length > 10)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim().toLowerCase()))].filter((text) => text !== "");
}

export function entryOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = Object.keys(entries).find((one) => isSameName(one, name));
  return key === undefined ? undefined : entries[key];
}
