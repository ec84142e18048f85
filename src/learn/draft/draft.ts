// Drafts a domain file from a schema and its values: names in English, what each column is for, how
// tables join. Everything in it can be edited afterwards.
import type { Column, Schema, Table } from "../../database/database.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { findJoins, likelyKey } from "../../schema/infer-joins.ts";
import { gluedName, nameWords, ownWords, pluralOf, singularOf } from "../../text/english-names.ts";
import type { ColumnEntry, ColumnRole, DomainFile, TableEntry } from "../domain/domain-file.ts";
import { joinText } from "../domain/domain-file.ts";
import { draftFilters } from "./draft-filters.ts";
import { draftFormat, draftOrder } from "./draft-formats.ts";
import { draftMeasures } from "./draft-measures.ts";
import { draftValues } from "./draft-values.ts";
import { otherNouns } from "./like-nouns.ts";

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

/** "student capacity" is also "capacity", where no other column could be meant. */
function headOf(
  { name, synonyms = [], role }: ColumnEntry,
  heads: readonly (string | undefined)[],
): string | undefined {
  const words = name.split(" ");
  const head = words.at(-1) ?? "";
  const vague =
    /^(?:id|name|code|number|date|time|type|status|details?|of|by|in|to|from|address|million|billion|thousand|worldwide|outstanding)$/;
  if (words.length !== 2 || vague.test(head) || head.length < 3 || synonyms.includes(head))
    return undefined;
  if (role === "id" || role === "hidden") return undefined;
  return heads.filter((one) => one === head).length === 1 ? head : undefined;
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
  const role = !joins && isSecretName(words) ? "hidden" : roleOf(table, column, facts, keys, words);
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

/** What nobody should read out, whatever is asked. */
export function isSecretName(words: readonly string[]): boolean {
  return /\b(?:password|passwd|pwd|passphrase|pass ?word|secret|api key|private key|access token|auth token|token|salt|password hash|pin code|pin|cvv|cvc|ssn|social security(?: number)?|credit card(?: number)?|card number|iban|passport(?: number)?)$/.test(
    words.join(" "),
  );
}

/** "customer name" of customers is also "name"; "sales in billion" also "sales". */
function shortNames(name: string, tableName: string): string[] {
  const found = new Set<string>();
  if (name.startsWith(`${tableName} `)) found.add(name.slice(tableName.length + 1));
  const bare = (text: string): string =>
    text.replace(/ (?:in|per) [a-z]+$| (?:code|details?|million|billion|thousand)$/, "");
  for (const text of [name, ...found]) found.add(bare(text));
  const holds = /^(?:is|has) (.+)$/.exec(name)?.[1];
  if (holds !== undefined) found.add(holds);
  if (holds === "male" || holds === "female") found.add("gender").add("sex");
  const verb =
    /^(?:year (join|start|open|found|build|establish|finish|end|begin)|(join|start|open|found|establish|finish|end)ing year)$/.exec(
      name,
    );
  const doer = /^([a-z]+)(?:ed|en|ten) by$/.exec(name)?.[1];
  if (doer !== undefined)
    found.add(/(?:ct|at|it|ut)$/.test(doer) ? `${doer}or` : `${doer}er`.replace(/ee/, "e"));
  const stem = verb?.[1] ?? verb?.[2];
  if (stem !== undefined) found.add(`year they ${stem === "build" ? "were built" : `${stem}ed`}`);
  for (const [word, other] of likeNames) if (name === word) found.add(other);
  for (const [pattern, others] of compounds) {
    if (pattern.test(name)) for (const other of others) found.add(other);
  }
  found.delete(name);
  // The table's own name means its rows.
  found.delete(tableName);
  return [...found].filter((text) => text !== "");
}

function addLikeNouns(tables: Record<string, TableEntry>): void {
  for (const [table, nouns] of otherNouns(tables)) {
    const entry = tables[table];
    if (entry !== undefined)
      tables[table] = { ...entry, synonyms: [...(entry.synonyms ?? []), ...nouns] };
  }
}

/** Names that people say otherwise, whatever the database. */
const likeNames: readonly (readonly [string, string])[] = [
  ["sex", "gender"],
  ["gender", "sex"],
  ["first name", "forename"],
  ["last name", "surname"],
  ["description", "details"],
  ["cost", "price"],
  ["price", "cost"],
  ["date of birth", "birthday"],
  ["birth date", "birthday"],
  ["phone", "phone number"],
  ["email", "email address"],
  ["salary", "pay"],
  ["quantity", "units"],
  ["length", "duration"],
  ["duration", "length"],
  ["running time", "length"],
  ["hire date", "start date"],
];

/** Names that hold several, or that people cut otherwise. */
const compounds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^state province county$/, ["state", "province", "county"]],
  [/\bzip post ?code\b/, ["zip code", "postcode", "post code", "postal code", "zip"]],
  [
    /^cell mobile (?:phone )?number$/,
    ["mobile phone number", "cell phone number", "mobile number"],
  ],
  [/^line 1 number building$/, ["building", "address line"]],
  [/\bdate of birth\b/, ["birth date"]],
  [/^date joined\b/, ["date they joined", "joining date"]],
  [/^date became\b/, ["date they joined", "joining date"]],
  [/^date left\b/, ["date they left", "leaving date"]],
  [/^amount (?:of )?payment$/, ["payment amount", "amount paid", "payment"]],
  [/^home ?town$/, ["home city"]],
  [/^home city$/, ["hometown"]],
];

function roleOf(
  table: Table,
  column: Column,
  facts: DatabaseFacts,
  keys: ReadonlySet<string>,
  words: readonly string[],
): ColumnRole {
  const key = `${table.name}.${column.name}`.toLowerCase();
  const last = words.at(-1) ?? "";
  const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  const noun = nameWords(table.name).map(singularOf).join(" ");
  const values = facts.values.find((one) => one.column === key)?.values ?? [];
  const rows = facts.rows.get(table.name.toLowerCase()) ?? 0;
  const named =
    /^(?:name|title)$/.test(last) ||
    (column.type === "text" &&
      words.map(singularOf).join(" ") === noun &&
      (values.length * 2 >= rows || keys.has(key)));
  // A key of words is said by people: "Milk", not 4711.
  const spoken =
    column.type === "text" &&
    !/^(?:id|code|number|key)$/.test(last) &&
    values.some((value) => /\p{L}{3}/u.test(value));
  if (keys.has(key) || likelyKey(table) === column.name) {
    if (named) return "name";
    if (!spoken) return "id";
    return isKey || values.length === rows ? "name" : "entity";
  }
  if (isKey) return named ? "name" : column.type === "text" && last !== "id" ? "name" : "id";
  if (last === "id") return "id";
  if (column.type === "text" && (facts.dates.get(key) ?? []).length > 0) return "date";
  switch (column.type) {
    case "boolean":
      return "flag";
    case "date":
    case "datetime":
      return "date";
    case "time":
      return "time";
    case "integer":
    case "real":
      return facts.flags.has(key) ? "flag" : numberRole(facts, key, words);
    case "text":
      return named ? "name" : textRole(facts, key, words);
    case "blob":
      return "hidden";
    default:
      return column.type satisfies never;
  }
}

function numberRole(facts: DatabaseFacts, key: string, words: readonly string[]): ColumnRole {
  const numbers = facts.numbers.get(key);
  const years = numbers !== undefined && numbers.low >= 1000 && numbers.high <= 2200;
  // Numbers that only name something: nobody adds up rooms.
  const label = /^(?:number|no|code|zip|postcode|phone|fax|major|advisor|floor|section|ssn)$/;
  if (label.test(words.at(-1) ?? "") && words.length < 4 && words[0] !== "number") return "entity";
  if (
    (words.includes("year") && (years || (numbers?.distinct ?? 0) === 0)) ||
    (years &&
      /^(?:founded|built|opened|joined|established|born|died|date|released|published|formed|since|produced|started|installed)$/.test(
        words.at(-1) ?? "",
      ))
  )
    return "year";
  return "amount";
}

const measures =
  /^(?:quantity|amount|price|cost|total|time|score|points|salary|capacity|weight|height|length|size|rate|percentage|duration|age)$/;

function textRole(facts: DatabaseFacts, key: string, words: readonly string[]): ColumnRole {
  const values = facts.values.find((column) => column.column === key)?.values;
  const last = words.at(-1) ?? "";
  if (/^(?:name|title)$/.test(last)) return "name";
  if (values === undefined) return "text";
  if (values.length > 0 && values.every((value) => /^\d{4}-\d{2}-\d{2}/.test(value))) return "date";
  // Numbers kept as text, where the name says that they measure something.
  if (
    values.length > 0 &&
    values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value)) &&
    words.some((word) => measures.test(word))
  )
    return "amount";
  if (
    values.length > 0 &&
    values.length <= 2 &&
    values.every((value) => /^(?:[yntf01]|yes|no|true|false)$/i.test(value))
  )
    return "flag";
  const long = values.filter((value) => value.split(/\s+/).length > 6).length;
  if (long * 2 > values.length || /^(?:comment|comments|url|email|password)$/.test(last))
    return "text";
  return "entity";
}
