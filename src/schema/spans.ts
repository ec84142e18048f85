// Rows that have a beginning and an end: stays, loans, memberships, exhibitions. By the words of their two days.
import type { DescribedSchema } from "./described.ts";

export const beginning =
  /^(?:start(?:s|ed)?|beg[aiu]ns?|from|since|check(?:ed)? in|open(?:s|ed)?|admi(?:t|ssion)\w*|arriv\w+|rent(?:al|ed)?|hired?|loan(?:ed)?|lent|borrowed|checkout|leased?|joined|entered|moved in|valid from|taken|issued?|prescri\w+|enrol\w+|appointed|employed|signed|moored|docked|berthed|parked|installed)\b/;

export const ending =
  /^(?:end(?:s|ed)?|finish(?:es|ed)?|until|to|check(?:ed)? out|clos(?:es|ed)|discharged?|depart\w*|leaves?|left|leaving|return(?:s|ed)?|expir\w+|moved out|valid (?:to|until)|stop(?:s|ped)?|brought back|back|removed|resign\w+|retired|quit)\b/;

/** Two columns, by their numbers. */
export type FirstAndLast = { readonly begins: number; readonly ends: number };

/** The one such pair of a table. */
export function spanOf(table: number, schema: DescribedSchema): FirstAndLast | undefined {
  const [begins, ...otherBeginnings] = daysCalled(beginning, table, schema);
  const [ends, ...otherEndings] = daysCalled(ending, table, schema);
  if (begins === undefined || ends === undefined) return undefined;
  return otherBeginnings.length + otherEndings.length > 0 ? undefined : { begins, ends };
}

/** The tables whose rows last. */
export const lastingTables = (schema: DescribedSchema): number[] =>
  schema.tables.flatMap(({ hidden, role }, t) =>
    hidden !== true && role === undefined && spanOf(t, schema) !== undefined ? [t] : [],
  );

/** The tables that its rows belong to. */
export const ownersOf = (table: number, { columns, links }: DescribedSchema): number[] =>
  links.flatMap(({ from, to }) =>
    columns[from]?.table === table ? [columns[to]?.table ?? -1] : [],
  );

/** Of a table whose rows last, itself; else the one such table whose rows belong to it. */
export function lastingOf(table: number, schema: DescribedSchema): number | undefined {
  const all = lastingTables(schema);
  if (all.includes(table)) return table;
  const [only, ...others] = all.filter((t) => ownersOf(t, schema).includes(table));
  return others.length === 0 ? only : undefined;
}

function daysCalled(called: RegExp, table: number, { tables, columns }: DescribedSchema): number[] {
  return (tables[table]?.columns ?? []).filter((k) => {
    const { time = null, words = [], hidden, kept } = columns[k] ?? {};
    const isDay = (time === "date" || time === "datetime") && kept === undefined;
    return isDay && hidden !== true && called.test(words.join(" "));
  });
}
