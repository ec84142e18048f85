// What the names of tables and columns say of keys: which table's rows a column may name.
import type { Column, Table } from "../database/database.ts";
import { isSameName } from "../sql/quote-name.ts";
import { nameWords, singularOf } from "../text/english-names.ts";
import { likelyKey } from "./infer-joins.ts";

export const canBeKey = ({ type }: Column): boolean =>
  type !== "blob" && type !== "boolean" && type !== "date" && type !== "datetime";

export function keyOf(table: Table): string | undefined {
  return table.primaryKey.length === 1 ? table.primaryKey[0] : likelyKey(table);
}

export const isKeyOf = (table: Table, { name }: Pick<Column, "name">): boolean =>
  isSameName(keyOf(table) ?? "", name);

export const nounOf = (table: Table): string => nameWords(table.name).map(singularOf).join(" ");

export const isPeople = (table: Table): boolean => /\b(?:people|person)\b/.test(nounOf(table));

export const isStaff = (table: Table): boolean =>
  /(?:^| )(?:staff|employee|worker|teacher|personnel)(?: member)?$/.test(nounOf(table));

/** One word for who does something, with what numbers them: "buyer no", "head id". */
export function isRole({ name, type }: Column): boolean {
  const [role = "", ending = "", ...more] = nameWords(name).map(singularOf);
  if (type !== "integer" || more.length > 0 || !keyNames.test(ending)) return false;
  return /^(?:buyer|manager|supervisor|leader|lead|head|chief|owner|planner|approver|handler|seller|mentor|coordinator|director|clerk|cashier|inspector)$/.test(
    role,
  );
}

/** Says nothing of what it names a row of. */
export const generic =
  /^(?:id|name|code|key|no|number|type|title|date|year|month|day|time|status|state|city|country|gender|sex|age|rank|price|amount|description|details|notes?|location|address|email|phone)$/i;

/** A rental's duration is no key of it, whatever its numbers. */
const keyNames = /^(?:id|code|key|no|number|nr|num|ref|fk|ssn)$/;

export const bareWords = (name: string): string[] =>
  nameWords(name)
    .map(singularOf)
    .filter((word) => !keyNames.test(word) && !/^\d+$/.test(word));

/**
 * 5: the key's own name; 4: the table's noun with id, or with something before it ("home club id"); 3: the noun
 * otherwise ("host city", "club id 2", "company id" of "operate company"), or a name that is the key's alone
 * ("dno"); 2: ends like the key ("source apid"); 1: shares a word; 0: nothing.
 */
export function likeness({ name, type }: Column, other: Table): number {
  const key = keyOf(other) ?? "";
  const words = nameWords(name).map(singularOf);
  const keyWords = nameWords(key).map(singularOf);
  if (isSameName(name, key)) return words.length > 1 ? 5 : generic.test(name) ? 0 : 3;
  if (type === "real") return 0;
  const last = words.at(-1) ?? "";
  const called = keyNames.test(last) || last === keyWords.at(-1);
  const bare = bareWords(name);
  const [named, noun] = [bare.join(" "), nounOf(other)];
  if (named === "") return 0;
  const ends = named === noun || named.endsWith(` ${noun}`);
  if (words.length > 1 && called && ends) return 4;
  const counted = last !== nameWords(name).at(-1); // "home games" is how many, not which
  if (ends && !counted) return 3;
  if (called && (named.startsWith(`${noun} `) || noun.endsWith(` ${named}`))) return 3;
  const tail = keyWords.join(" ");
  if (!generic.test(tail) && ` ${words.join(" ")}`.endsWith(` ${tail}`)) return 2;
  return bare.some((word) => nameWords(other.name).map(singularOf).includes(word)) ? 1 : 0;
}

/** By its last word, or part of its table's own key. */
export function calledLikeKey(table: Table, { name }: Column): boolean {
  return (
    keyNames.test(nameWords(name).at(-1) ?? "") ||
    table.primaryKey.some((key) => isSameName(key, name))
  );
}

/** One word for who does something, with a number in it: "instructor", "advisor". */
export function isAgent({ name, type }: Column): boolean {
  return type === "integer" && /^[a-z]+(?:or|er|ee)$/i.test(name);
}
