// The words of a database as a person types them: lists with commas, values line by line, and changes of
// a domain file that leave the rest of it alone.
import type { ColumnEntry, DomainFile, TableEntry } from "../../learn/domain/domain-file.ts";

/** "clients, buyers" as it is typed. */
export const listText = (words: readonly string[] | undefined): string => (words ?? []).join(", ");

export const readList = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

type Values = NonNullable<ColumnEntry["values"]>;

/** "F = female, women", a value a line. */
export const valuesText = (values: Values | undefined): string =>
  Object.entries(values ?? {})
    .map(([value, said]) => `${value} = ${listText(said)}`)
    .join("\n");

/** Lines without anything said for a value are left out. */
export function readValues(text: string): Values {
  const pairs = text.split("\n").flatMap((line): [string, string[]][] => {
    const at = line.indexOf("=");
    const said = at < 0 ? [] : readList(line.slice(at + 1));
    const value = line.slice(0, Math.max(at, 0)).trim();
    return value === "" || said.length === 0 ? [] : [[value, said]];
  });
  return Object.fromEntries(pairs);
}

export function withTable(
  file: DomainFile,
  table: string,
  change: (entry: TableEntry) => TableEntry,
): DomainFile {
  const entry = file.tables[table];
  return entry === undefined
    ? file
    : { ...file, tables: { ...file.tables, [table]: change(entry) } };
}

export function withColumn(
  file: DomainFile,
  table: string,
  column: string,
  change: (entry: ColumnEntry) => ColumnEntry,
): DomainFile {
  return withTable(file, table, (entry) => {
    const before = entry.columns[column];
    if (before === undefined) return entry;
    return { ...entry, columns: { ...entry.columns, [column]: change(before) } };
  });
}

/** A measure or a filter as one line of a form: its name, what it stands for, other ways to say it. */
export type NamedEntry = {
  readonly name: string;
  readonly formula: string;
  readonly synonyms: string;
};

export const namedMeasures = ({ measures = {} }: DomainFile): NamedEntry[] =>
  Object.entries(measures).map(([name, { of, synonyms }]) => ({
    name,
    formula: of,
    synonyms: listText(synonyms),
  }));

export const namedFilters = ({ filters = {} }: DomainFile): NamedEntry[] =>
  Object.entries(filters).map(([name, { where, synonyms }]) => ({
    name,
    synonyms: listText(synonyms),
    formula: typeof where === "string" ? where : where.join("; "),
  }));

/** Entries without a name or without a formula are left out. */
export function withNamed(
  file: DomainFile,
  kind: "measures" | "filters",
  entries: readonly NamedEntry[],
): DomainFile {
  const whole = entries
    .map((one) => ({ ...one, name: one.name.trim(), formula: one.formula.trim() }))
    .filter(({ name, formula }) => name !== "" && formula !== "");
  const more = (synonyms: string) => {
    const said = readList(synonyms);
    return said.length > 0 ? { synonyms: said } : {};
  };
  if (kind === "measures") {
    const measures = whole.map(
      ({ name, formula, synonyms }) => [name, { of: formula, ...more(synonyms) }] as const,
    );
    return { ...file, measures: Object.fromEntries(measures) };
  }
  const filters = whole.map(({ name, formula, synonyms }) => {
    const parts = formula.split(/\s*;\s*/).filter((part) => part !== "");
    const where = parts.length === 1 ? (parts[0] ?? "") : parts;
    return [name, { where, ...more(synonyms) }] as const;
  });
  return { ...file, filters: Object.fromEntries(filters) };
}
