// What a column is for, from its name, its type and its values.
import type { Column, Table } from "../../database/database.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { likelyKey } from "../../schema/infer-joins.ts";
import { keptSince1970 } from "../../schema/kept-time.ts";
import { nameWords, singularOf } from "../../text/english-names.ts";
import type { ColumnRole } from "../domain/domain-file.ts";

type Around = {
  readonly table: Table;
  readonly facts: DatabaseFacts;
  /** Columns that join tables. */
  readonly keys: ReadonlySet<string>;
};

/** What nobody should read out, whatever is asked. */
export function isSecretName(words: readonly string[]): boolean {
  return /\b(?:password|passwd|pwd|passphrase|pass ?word|secret|api key|private key|access token|auth token|token|salt|password hash|pin code|pin|cvv|cvc|ssn|social security(?: number)?|credit card(?: number)?|card number|iban|passport(?: number)?)$/.test(
    words.join(" "),
  );
}

/** `words`: those of its name. */
export function roleOf(
  column: Column,
  words: readonly string[],
  { table, facts, keys }: Around,
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
  if (numbers !== undefined && keptSince1970(numbers, words) !== undefined) return "date";
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
