// What a domain file says about a database, at once and without learning: names and synonyms, what is
// hidden, what people say for values, and measures.
import type { DefaultOrder } from "../../base/spoken/default-order.ts";
import { readFilters } from "../../base/spoken/filters.ts";
import { hiddenThings } from "../../base/spoken/hidden-things.ts";
import { addMeasures } from "../../base/spoken/measures.ts";
import type { SpokenDatabase } from "../../base/spoken/spoken.ts";
import type { AmountFormat } from "../../entities/wording.ts";
import { UserError } from "../../errors.ts";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { createValueIndex, type Sayings } from "../../schema/value-index.ts";
import { isSecretName } from "../draft/column-role.ts";
import { draftDomain } from "../draft/draft.ts";
import { otherNouns } from "../draft/like-nouns.ts";
import { type DomainFile, entryOf } from "./domain-file.ts";

/** Without a file: the measures that a draft of one would have. */
export function applyDomain(known: KnownDatabase, file: DomainFile | undefined): SpokenDatabase {
  const draft = draftDomain(known.facts, "");
  if (file === undefined) {
    const safe = hideSecrets(known.described);
    const plain = nounsAndViews(safe, draft);
    const values = plain === known.described ? known.values : createValueIndex(plain, known.facts);
    const spoken = addMeasures(plain, draft.measures ?? {});
    const filters = readFilters(draft.filters ?? {}, spoken.described);
    return {
      ...known,
      values,
      ...spoken,
      filters,
      orders: [],
      amounts: {},
      hidden: hiddenThings(plain),
    };
  }
  const whole = withoutViews(rename(known.described, file, draft), file);
  const isOwn = (table: string): boolean => entryOf(draft.tables, table)?.hidden !== true;
  const start = file.fiscal_year;
  const named = start === undefined ? whole : { ...whole, fiscalStart: start };
  const withMeasures = addMeasures(named, file.measures ?? {});
  const sayings = sayingsOf(named, file, draft);
  const values = createValueIndex(withMeasures.described, known.facts, sayings);
  const filters = readFilters(file.filters ?? {}, withMeasures.described);
  return {
    ...known,
    ...withMeasures,
    values,
    filters,
    orders: ordersOf(named, file),
    amounts: amountsOf(file),
    hidden: hiddenThings(whole, isOwn),
  };
}

/** What nobody should read out is not spoken of, until a domain file says otherwise. */
function hideSecrets(schema: DescribedSchema): DescribedSchema {
  const joins = new Set(schema.links.flatMap(({ from, to }) => [from, to]));
  const isSecret = ({ words, primary }: DescribedColumn, k: number): boolean =>
    !primary && !joins.has(k) && isSecretName(words);
  const hidden = schema.columns.filter(isSecret);
  if (hidden.length === 0) return schema;
  const names = hidden.map(({ table, name }) => `${schema.tables[table]?.name}.${name}`);
  return {
    ...schema,
    columns: schema.columns.map((one, k) => (isSecret(one, k) ? { ...one, hidden: true } : one)),
    notes: [...schema.notes, `hidden as secret or personal: ${names.join(", ")}`],
  };
}

/** Other nouns for its tables, as everybody says them; views that only repeat tables are not spoken of. */
function nounsAndViews(described: DescribedSchema, draft: DomainFile): DescribedSchema {
  const nouns = otherNouns(draft.tables);
  const schema = withFractions(described, draft);
  if (nouns.size === 0) return withoutViews(schema, draft);
  const tables = schema.tables.map((table) => {
    const others = nouns.get(table.name);
    return others === undefined
      ? table
      : { ...table, synonyms: others.map((one) => one.split(" ")) };
  });
  return withoutViews({ ...schema, tables }, draft);
}

/** What is kept as a part of one is said in per cent. */
function withFractions(schema: DescribedSchema, draft: DomainFile): DescribedSchema {
  const columns = schema.columns.map((one): DescribedColumn => {
    const entry = entryOf(draft.tables, schema.tables[one.table]?.name ?? "");
    const format = entry && entryOf(entry.columns, one.name)?.format;
    return format === "percent" ? { ...one, fraction: true } : one;
  });
  return { ...schema, columns };
}

/** What is hidden is named by nobody, shows nothing and joins nothing. */
function withoutViews(schema: DescribedSchema, file: DomainFile): DescribedSchema {
  const hidden = schema.tables.map(({ name }) => entryOf(file.tables, name)?.hidden === true);
  if (!hidden.includes(true)) return schema;
  const isHidden = (column: number): boolean =>
    hidden[schema.columns[column]?.table ?? -1] === true;
  return {
    ...schema,
    tables: schema.tables.map((table, t) => (hidden[t] ? { ...table, hidden: true } : table)),
    columns: schema.columns.map((one, k) => (isHidden(k) ? { ...one, hidden: true } : one)),
    links: schema.links.filter(({ from, to }) => !isHidden(from) && !isHidden(to)),
  };
}

function rename(schema: DescribedSchema, file: DomainFile, draft: DomainFile): DescribedSchema {
  const words = (text: string): string[] => text.toLowerCase().split(/\s+/);
  const all = (phrases: readonly string[] | undefined): string[][] => (phrases ?? []).map(words);
  const tables = schema.tables.map((table) => {
    const entry = entryOf(file.tables, table.name);
    const renamed = entry !== undefined && entry.name !== entryOf(draft.tables, table.name)?.name;
    return {
      ...table,
      ...(renamed && { words: words(entry.name) }),
      // It may still join others.
      ...(entry === undefined && { hidden: true }),
      synonyms: all(entry?.synonyms),
    };
  });
  const columns = schema.columns.map((column, k): DescribedColumn => {
    const { name: table = "", columns: stored = [] } = schema.tables[column.table] ?? {};
    const entry = entryOf(file.tables, table);
    // Ages and the like are made of what a table has: the file says nothing of them.
    if (!stored.includes(k)) return entry === undefined ? { ...column, hidden: true } : column;
    const own = entry && entryOf(entry.columns, column.name);
    const drafted = entryOf(draft.tables, table);
    const before = drafted && entryOf(drafted.columns, column.name);
    // What is left out of the file is not spoken of; nor is what it says to hide.
    const hidden = own === undefined || own.role === "hidden" || entry?.hidden === true;
    return {
      ...column,
      ...(own !== undefined && own.name !== before?.name && { words: words(own.name) }),
      ...(hidden && { hidden: true }),
      ...(own?.role === "name" && before?.role !== "name" && { naming: true }),
      ...(own?.format === "percent" && { fraction: true }),
      synonyms: [...(column.synonyms ?? []), ...all(own?.synonyms)],
    };
  });
  return { ...schema, tables, columns };
}

function sayingsOf(schema: DescribedSchema, file: DomainFile, draft: DomainFile): Sayings {
  const sayings: Map<number, NonNullable<ReturnType<Sayings["get"]>>> = new Map();
  schema.columns.forEach(({ table, name }, k) => {
    const valuesIn = ({ tables }: DomainFile) => {
      const entry = entryOf(tables, schema.tables[table]?.name ?? "");
      return (entry && entryOf(entry.columns, name)?.values) ?? {};
    };
    const all = valuesIn(file);
    const drafted = new Set(Object.values(valuesIn(draft)).flat());
    const told = new Set(
      Object.values(all)
        .flat()
        .filter((one) => !drafted.has(one)),
    );
    sayings.set(k, { all, told });
  });
  return sayings;
}

function ordersOf(schema: DescribedSchema, file: DomainFile): DefaultOrder[] {
  return schema.tables.flatMap(({ name, columns }, table): DefaultOrder[] => {
    const text = entryOf(file.tables, name)?.order;
    if (text === undefined) return [];
    const [, wanted = "", direction] = /^"?(.+?)"?(?:\s+(asc|desc))?$/i.exec(text.trim()) ?? [];
    const column = columns.find(
      (k) => schema.columns[k]?.name.toLowerCase() === wanted.toLowerCase(),
    );
    if (column === undefined)
      throw new UserError(
        `domain file: order of "${name}": there is no column ${wanted}. Expected for example: order_date desc`,
      );
    return [{ table, column, descending: direction?.toLowerCase() === "desc" }];
  });
}

function amountsOf({ tables, currency }: DomainFile): Record<string, AmountFormat> {
  const amounts: Record<string, AmountFormat> = {};
  for (const [table, { columns }] of Object.entries(tables)) {
    for (const [column, { format, unit }] of Object.entries(columns)) {
      const key = `${table}.${column}`.toLowerCase();
      const named = unit ?? (format === "currency" ? currency : undefined);
      const told = named === undefined ? {} : { unit: named };
      if (format === "currency") amounts[key] = { kind: "money", decimals: 2, ...told };
      else if (format === "percent")
        amounts[key] = { kind: "share", times: 100, decimals: 1, unit: "%", ...told };
      else if (unit !== undefined) amounts[key] = { kind: "other", ...told };
    }
  }
  return amounts;
}
