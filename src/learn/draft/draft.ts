// Drafts a domain file from a schema and its values: names in English, what each column is for, how
// tables join. Everything in it can be edited afterwards.
import type { Column, Schema, Table } from "../../database/database.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { findJoins } from "../../schema/infer-joins.ts";
import { gluedName, nameWords, ownWords, pluralOf, singularOf } from "../../text/english-names.ts";
import type { ColumnEntry, DomainFile, TableEntry } from "../domain/domain-file.ts";
import { joinText } from "../domain/domain-file.ts";
import { isSecretName, roleOf } from "./column-role.ts";
import { draftFilters } from "./draft-filters.ts";
import { draftFormat, draftOrder } from "./draft-formats.ts";
import { draftMeasures } from "./draft-measures.ts";
import { draftValues } from "./draft-values.ts";
import { otherNouns } from "./like-nouns.ts";
import { headOf, shortNames } from "./short-names.ts";

export function draftDomain(facts: DatabaseFacts, database: string): DomainFile {
  const joins = findJoins(facts);
  const keys = new Set(
    joins.flatMap((join) =>
      joinText(join)
        .split("=")
        .map((side) => side.trim().toLowerCase()),
    ),
  );
  const own = ownWords(
    facts.schema.tables.flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)]),
  );
  const tables: Record<string, TableEntry> = {};
  for (const table of facts.schema.tables) {
    const entry = draftTable(table, facts, keys, own);
    tables[table.name] = repeatsTables(table, facts.schema) ? { ...entry, hidden: true } : entry;
  }
  shortenTables(tables);
  addLikeNouns(tables);
  const measures = draftMeasures(tables, joins, facts);
  const filters = draftFilters(tables, joins, facts);
  return {
    version: 1,
    database,
    tables,
    joins,
    ...(measures !== undefined && { measures }),
    ...(filters !== undefined && { filters }),
  };
}

/** A view most of whose columns are those of a table, or tables themselves: they are asked, not the view. */
function repeatsTables(table: Table, { tables }: Schema): boolean {
  if (table.view !== true) return false;
  const own = new Set(
    tables
      .filter((one) => one.view !== true)
      .flatMap(({ name, columns }) => [singularOf(name), ...columns.map((one) => one.name)])
      .map((name) => name.toLowerCase()),
  );
  const known = table.columns.filter(({ name }) => own.has(name.toLowerCase())).length;
  return known * 2 >= table.columns.length;
}

/** Tables named by what rows do: "has allergy", "lives in". */
const verbs =
  /^(?:has|have|lives?|takes?|plays?|works?|belongs?|participates?|is|in|assigned|member)\b/;

/** "customer orders" are also "orders", where no other table could be meant. */
function shortenTables(tables: Record<string, TableEntry>): void {
  const heads = Object.values(tables)
    .filter(({ name }) => !verbs.test(name))
    .map(({ name }) => name.split(" ").at(-1) ?? "");
  const vague = /^(?:type|code|detail|record|info|information|data|list|name|in|of|to|by|\d+)$/;
  for (const [table, entry] of Object.entries(tables)) {
    const words = entry.name.split(" ");
    const head = words.at(-1) ?? "";
    if (words.length < 2 || vague.test(head) || head.length < 3 || verbs.test(entry.name)) continue;
    if (heads.filter((one) => one === head).length !== 1) continue;
    tables[table] = { ...entry, synonyms: [...(entry.synonyms ?? []), pluralOf(head)] };
  }
}

function draftTable(
  table: Table,
  facts: DatabaseFacts,
  keys: ReadonlySet<string>,
  own: ReadonlySet<string>,
): TableEntry {
  const name = singularOf(nameWords(table.name, own).join(" "));
  const columns: Record<string, ColumnEntry> = {};
  const heads = table.columns.map((column) => nameWords(column.name, own).at(-1));
  for (const column of table.columns) {
    if (column.type === "blob") continue;
    const entry = draftColumn(column, { table, name, facts, keys, own });
    const head = headOf(entry, heads);
    columns[column.name] =
      head === undefined ? entry : { ...entry, synonyms: [...(entry.synonyms ?? []), head] };
  }
  const glued = pluralOf(singularOf(gluedName(table.name)));
  const plural = pluralOf(name);
  const order = draftOrder(name, columns);
  return {
    name,
    plural,
    ...(glued !== plural && { synonyms: [glued] }),
    ...(order !== undefined && { order }),
    columns,
  };
}

/** The table that a column stands in, and what is known of its database. */
type Around = {
  readonly table: Table;
  /** What one of its rows is called. */
  readonly name: string;
  readonly facts: DatabaseFacts;
  /** Columns that join tables. */
  readonly keys: ReadonlySet<string>;
  /** Words that the database itself uses. */
  readonly own: ReadonlySet<string>;
};

function draftColumn(column: Column, around: Around): ColumnEntry {
  const { table, facts, keys, own } = around;
  const words = nameWords(column.name, own);
  // A key joins tables, whatever it is called.
  const joins =
    keys.has(`${table.name}.${column.name}`.toLowerCase()) ||
    table.primaryKey.includes(column.name);
  const role = !joins && isSecretName(words) ? "hidden" : roleOf(column, words, around);
  const name = words.join(" ");
  // A date that holds years is a year.
  const year = role === "year" && /\bdate\b/.test(name) ? [name.replace(/\bdate\b/, "year")] : [];
  const glued = gluedName(column.name);
  const whole = glued !== name && !/id$/.test(glued) ? [glued] : [];
  const short = [...new Set([...shortNames(name, around.name), ...year, ...whole])];
  const key = `${table.name}.${column.name}`.toLowerCase();
  const known =
    facts.flags.get(key) ?? facts.values.find((one) => one.column === key)?.values ?? [];
  const values = draftValues(role, words, known);
  const format = draftFormat(role, words, facts.numbers.get(key));
  return {
    name,
    role,
    ...format,
    ...(short.length > 0 && { synonyms: short }),
    ...(values !== undefined && { values }),
  };
}

function addLikeNouns(tables: Record<string, TableEntry>): void {
  for (const [table, nouns] of otherNouns(tables)) {
    const entry = tables[table];
    if (entry !== undefined)
      tables[table] = { ...entry, synonyms: [...(entry.synonyms ?? []), ...nouns] };
  }
}
