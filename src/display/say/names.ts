// What tables and columns are called: the domain's nouns, or their own names in words.

import type { Wording } from "../../entities/wording.ts";
import { type ColumnUse, columnKey, type Relation } from "../../sql/bind/bound.ts";
import { nameParts, plainName, readName } from "../../sql/name.ts";
import type { Expression } from "../../sql/tree.ts";
import { firstSelect, stripGroups } from "../../sql/tree-builders.ts";
import { nameWords } from "../../text/english-names.ts";
import { plural, singular } from "../english.ts";
import { roleOf } from "./roles.ts";
import type { Setting, Voice } from "./voice.ts";

/** "table.column" of a column, in lower case. */
export function keyOf(node: Expression | undefined, { bound }: Voice): string | undefined {
  const inner = node && stripGroups(node);
  const use = inner && bound.columns.get(inner);
  if (use !== undefined) return columnKey(use);
  return inner?.kind === "column" ? nameParts(inner.name).join(".") : undefined;
}

export const tableOf = (key: string): string => key.split(".")[0] ?? key;

/** Its name as the database writes it, so that "BillingCountry" falls into words. */
export function nounOf(key: string, wording: Wording, name = key.split(".").at(-1) ?? key): string {
  return wording.nouns[key] ?? wording.columns?.[key] ?? nameWords(name).join(" ");
}

/** One value of a column, with its owner where that is not who is spoken of: "concert year". */
export function columnNoun(node: Expression, place: Setting): string | undefined {
  const { voice, subject } = place;
  const use = voice.bound.columns.get(node);
  if (use === undefined) return node.kind === "column" ? wordsOf(node.name) : undefined;
  const computed = computedBy(use);
  if (computed !== undefined && use.relation.query !== undefined) {
    const inside = { ...place, subject: voice.subject(firstSelect(use.relation.query)) };
    return voice.value(computed, inside);
  }
  const key = columnKey(use);
  const written = node.kind === "column" ? lastName(node.name) : use.name;
  const called = nounOf(key, voice.wording, use.stored?.column.name ?? written);
  // An amount is so many minutes: it is called as its column is.
  const noun = isAmount(use) ? called : singular(called);
  const owner = rowNoun(use.relation, voice);
  if (use.depth > 0 && subject !== undefined) return `the outer ${owner}'s ${noun}`;
  if (use.relation === subject || subject === undefined) return noun;
  if (voice.wording.nouns[key] !== undefined && !isRepeated(use.relation, voice)) return noun;
  return noun.startsWith(owner) ? noun : `${owner} ${noun}`;
}

/** A stored number that is called by what there are so many of: minutes, copies. */
const isAmount = ({ stored }: ColumnUse): boolean =>
  stored?.column.type === "integer" || stored?.column.type === "real";

/** "average minutes", "total price": one of what is no amount. */
export const amountNoun = (node: Expression, place: Setting): string => {
  const use = place.voice.bound.columns.get(node);
  const noun = place.voice.value(node, place);
  return use !== undefined && isAmount(use) ? noun : singular(noun);
};

/** A name that means nothing here, as it is written. */
const wordsOf = (written: string): string =>
  readName(written)
    .map(({ text }) => nameWords(text).join(" "))
    .join(" ");

const lastName = (written: string): string => readName(written).at(-1)?.text ?? written;

/** What computes a column of a subquery or a common table, where it is no stored column. */
function computedBy({ relation, name, stored }: ColumnUse): Expression | undefined {
  if (stored !== undefined || relation.query === undefined) return undefined;
  return relation.columns?.find((column) => column.name === name)?.expression;
}

/** One row of it: "employee"; of a table's second use "second employee". */
function rowNoun(relation: Relation, voice: Voice): string {
  return singular(rowsNoun(relation, voice));
}

/** Its rows, as many: "singers"; "second employees" where the same table stands there before. */
export function rowsNoun(relation: Relation, voice: Voice): string {
  const role = isRepeated(relation, voice) ? roleOf(relation, voice) : undefined;
  if (role !== undefined) return plural(role);
  const which = ordinals[useNumber(relation, voice)] ?? "";
  return which + rowsOf(relation, voice);
}

function rowsOf(relation: Relation, voice: Voice): string {
  const { source, table, query } = relation;
  if (source === undefined) return query === undefined ? "rows" : `(${voice.query(query)})`;
  return tableNoun(source, voice.wording, table?.name);
}

const ordinals = ["", "second ", "third ", "fourth ", "fifth ", "sixth "];

function useNumber(relation: Relation, voice: Voice): number {
  const relations = voice.bound.scopes.get(relation.select)?.relations ?? [];
  const same = relations.filter(({ source }) => source !== undefined && source === relation.source);
  const plain = same.length < 2 ? same : same.filter((one) => roleOf(one, voice) === undefined);
  return Math.max(0, plain.indexOf(relation));
}

/** Whether its SELECT uses the same table more than once. */
export function isRepeated(relation: Relation, voice: Voice): boolean {
  const relations = voice.bound.scopes.get(relation.select)?.relations ?? [];
  return relations.filter(({ source }) => source === relation.source).length > 1;
}

/** The rows of a table, as many. */
function tableNoun(table: string, wording: Wording, name?: string): string {
  return wording.nouns[table] ?? plural(nounOf(plainName(table), wording, name));
}
