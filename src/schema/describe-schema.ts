// Describes a schema: names become words, declared keys that hold are kept, missing ones inferred.
import type { Column, Schema } from "../database/database.ts";
import { nameWords, ownWords } from "../text/english-names.ts";
import type { DatabaseFacts } from "./database-facts.ts";
import type {
  DescribedColumn,
  DescribedSchema,
  DescribedTable,
  KeptTime,
  Link,
  TimeStorage,
} from "./described.ts";
import { badKeys, findJoins } from "./infer-joins.ts";
import { keptDay, keptSince1970 } from "./kept-time.ts";
import { piecesIn } from "./list-columns.ts";
import { unitOf, withoutUnit, withUnit } from "./units.ts";

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/;

export function describeSchema(facts: DatabaseFacts): DescribedSchema {
  const { schema } = facts;
  const own = ownWords(
    schema.tables.flatMap(({ name, columns }) => [name, ...columns.map((c) => c.name)]),
  );
  const columns: DescribedColumn[] = [];
  const tables = schema.tables.map((table, t): DescribedTable => {
    const first = columns.length;
    for (const column of table.columns) {
      const words = settledWords(nameWords(column.name, own), column, table.columns);
      const key = `${table.name}.${column.name}`.toLowerCase();
      const kept = keptAs(facts, key, words);
      const unit = unitOf(words, facts.numbers.get(key));
      const spoken = withoutUnit(words);
      const texts = facts.values.find((one) => one.column === key)?.values ?? [];
      const pieces = column.type === "text" ? piecesIn(texts) : undefined;
      columns.push({
        table: t,
        name: column.name,
        words,
        type: column.type,
        time: kept === undefined ? storageOf(facts, key, column, own) : timeOf(kept),
        ...(kept && { kept }),
        ...(pieces && { pieces }),
        primary: table.primaryKey.length === 1 && sameName(table.primaryKey[0], column.name),
        ...(unit !== undefined && { unit }),
        ...(spoken.length > 0 && { synonyms: spoken }),
      });
    }
    return {
      name: table.name,
      words: nameWords(table.name, own),
      columns: table.columns.map((_, i) => first + i),
      rows: facts.rows.get(table.name.toLowerCase()) ?? 0,
    };
  });
  const { links, notes } = findLinks(facts, columnNumbers(schema));
  const keys = foundKeys(facts, links, columns);
  const keyed = columns.map((one, k) =>
    keys.has(k) ? { ...one, primary: true, found: true } : one,
  );
  return { tables, columns: keyed, links, notes: [...notes, ...notesOn(facts)] };
}

/** Of tables that declare none, the one column that rows of others name theirs by: people of one name are not one. */
function foundKeys(
  { schema }: DatabaseFacts,
  links: readonly Link[],
  columns: readonly DescribedColumn[],
): Set<number> {
  const named = new Set(links.map(({ to }) => to));
  const found = schema.tables.flatMap(({ primaryKey }, table) => {
    const [only, ...others] = [...named].filter((k) => columns[k]?.table === table);
    return primaryKey.length > 0 || only === undefined || others.length > 0 ? [] : [only];
  });
  return new Set(found);
}

/** Short names, spelled out as the columns beside them have it: "long" by a latitude is no length, "cook_min" without
 * a "cook_max" no minimum. */
function settledWords(
  words: readonly string[],
  { name, type }: Column,
  columns: readonly Column[],
): readonly string[] {
  const among = (word: string): boolean =>
    columns.some((one) => nameWords(one.name).includes(word));
  if (/^lon(?:g)?$/.test(words.at(-1) ?? "") && among("latitude"))
    return [...words.slice(0, -1), "longitude"];
  if (type !== "integer" && type !== "real") return words;
  return among("maximum") && /min$/i.test(name) ? words : withUnit(words, name);
}

/** Keys that lead nowhere, and tables that there is nothing to say about. */
function notesOn({ schema, rows, links = [] }: DatabaseFacts): string[] {
  const settled = links.map(({ from }) => `${from.table}.${from.column} = `.toLowerCase());
  const lost = badKeys(schema).filter(
    (key) => !settled.some((start) => key.toLowerCase().startsWith(start)),
  );
  const empty = schema.tables.flatMap(({ name }) =>
    rows.get(name.toLowerCase()) === 0 ? [name] : [],
  );
  return [
    ...lost.map((key) => `the declared key ${key} names no column that is there: left out`),
    ...(schema.leftOut ?? []).map(
      ({ name, reason }) => `${name} cannot be read (${reason}): left out`,
    ),
    ...(empty.length === 0 ? [] : [`without rows: ${empty.join(", ")}`]),
  ];
}

function sameName(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}

function columnNumbers(schema: Schema): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const table of schema.tables) {
    for (const column of table.columns) {
      numbers.set(`${table.name}.${column.name}`.toLowerCase(), numbers.size);
    }
  }
  return numbers;
}

function findLinks(
  facts: DatabaseFacts,
  numbers: ReadonlyMap<string, number>,
): { links: Link[]; notes: string[] } {
  const links: Link[] = [];
  const notes: string[] = [];
  for (const join of findJoins(facts)) {
    const [on, inferred] =
      typeof join === "string" ? [join, false] : [join.on, join.inferred === true];
    const [from, to] = on.split(" = ").map((side) => numbers.get(side.toLowerCase()));
    if (from === undefined || to === undefined) {
      notes.push(`the key ${on} names no two columns: left out`);
      continue;
    }
    if (inferred)
      notes.push(`${on} is taken for a key, by its name and values${insteadOf(facts, on)}`);
    links.push({ from, to, inferred });
  }
  return { links, notes };
}

/** The declared key that an inferred one stands for. */
function insteadOf({ links = [] }: DatabaseFacts, on: string): string {
  const link = links.find(({ from }) => on.startsWith(`${from.table}.${from.column} = `));
  return link?.instead === undefined ? "" : ` (declared: ${link.instead})`;
}

const timeOf = (kept: KeptTime): TimeStorage =>
  kept === "seconds" || kept === "milliseconds" ? "datetime" : "date";

/** Numbers since 1970, between 1980 and 2100, that are called like moments; days as text or as one number. */
function keptAs(
  { numbers, values, odd }: DatabaseFacts,
  key: string,
  words: readonly string[],
): KeptTime | undefined {
  const known = numbers.get(key);
  const texts =
    odd?.get(key) ?? known?.sample.map(String) ?? values.find((one) => one.column === key)?.values;
  const day = texts && keptDay(texts, words);
  if (known === undefined || day !== undefined) return day;
  return keptSince1970(known, words);
}

/** Declared types first, then what the values look like. */
function storageOf(
  facts: DatabaseFacts,
  key: string,
  column: Column,
  own: ReadonlySet<string>,
): TimeStorage | null {
  const declared = column.type === "date" || column.type === "datetime";
  const texts = facts.values.find((one) => one.column === key)?.values ?? [];
  const days = facts.dates.get(key) ?? [];
  if (declared && (days.length > 0 || texts.length === 0))
    return column.type === "date" ? "date" : "datetime";
  const sample = texts.slice(0, 50);
  if (sample.length > 0 && sample.every((text) => isoDay.test(text))) return "date";
  if (sample.length > 0 && sample.every((text) => isoMoment.test(text))) return "datetime";
  const numbers = facts.numbers.get(key);
  const looksLikeYear = numbers !== undefined && numbers.low >= 1000 && numbers.high <= 2200;
  return looksLikeYear && nameWords(column.name, own).includes("year") ? "year" : null;
}
