// What a draft cannot tell by itself, as questions to a person: names that are no English, joins
// that were guessed, tables that nothing joins.

import { isEnglish, pluralOf } from "../../text/english-names.ts";
import type { DomainFile } from "../domain/domain-file.ts";

export type OpenQuestion = {
  readonly text: string;
  /** What holds if nobody answers. */
  readonly draft: string;
  readonly about:
    | { readonly kind: "table"; readonly table: string }
    | { readonly kind: "column"; readonly table: string; readonly column: string }
    | { readonly kind: "codes"; readonly table: string; readonly column: string }
    | { readonly kind: "join"; readonly on: string }
    | { readonly kind: "alone"; readonly table: string }
    | { readonly kind: "measure"; readonly name: string }
    | { readonly kind: "currency" };
};

export function openQuestions(file: DomainFile): OpenQuestion[] {
  const found: OpenQuestion[] = [];
  const joined = new Set<string>();
  for (const join of file.joins) {
    const on = typeof join === "string" ? join : join.on;
    for (const side of on.split("=")) joined.add(side.trim().split(".")[0]?.toLowerCase() ?? "");
    const hidden = on.split("=").some((side) => isHidden(side, file));
    if (typeof join !== "string" && join.inferred && !hidden) {
      found.push({
        text: `Do these join: ${on}? (yes, no)`,
        draft: "yes",
        about: { kind: "join", on },
      });
    }
  }
  for (const [name, table] of Object.entries(file.tables)) {
    if (table.hidden === true) continue;
    if (!isEnglish(table.name)) {
      const text = `What is one row of "${name}" called in English?`;
      found.push({ text, draft: table.name, about: { kind: "table", table: name } });
    }
    for (const [column, entry] of Object.entries(table.columns)) {
      const codes = Object.entries(entry.values ?? {}).flatMap(([code, said]) =>
        said.length === 0 ? [code] : [],
      );
      if (entry.role !== "hidden" && codes.length > 0) {
        const [first] = codes;
        const text = `What do ${codes.join(", ")} stand for in "${name}.${column}"? (${first} = ..., or nothing)`;
        found.push({ text, draft: "nothing", about: { kind: "codes", table: name, column } });
      }
      if (entry.role === "hidden" || isEnglish(entry.name)) continue;
      const text = `What is "${name}.${column}" called in English?`;
      found.push({ text, draft: entry.name, about: { kind: "column", table: name, column } });
    }
    if (Object.keys(file.tables).length > 1 && !joined.has(name.toLowerCase())) {
      const text = `Nothing joins "${name}". Which key does? (table.column = table.column, or nothing)`;
      found.push({ text, draft: "nothing", about: { kind: "alone", table: name } });
    }
  }
  for (const [name, { of, inferred }] of Object.entries(file.measures ?? {})) {
    if (inferred !== true) continue;
    const text = `Is "${name}" ${of}? (yes, no)`;
    found.push({ text, draft: "yes", about: { kind: "measure", name } });
  }
  const money = Object.values(file.tables).some(({ columns }) =>
    Object.values(columns).some(({ format }) => format === "currency"),
  );
  if (money && file.currency === undefined) {
    const text = "Which currency is money in? (EUR, USD, ..., or nothing)";
    found.push({ text, draft: "nothing", about: { kind: "currency" } });
  }
  return found;
}

/** What is not spoken of needs no asking. */
function isHidden(side: string, { tables }: DomainFile): boolean {
  return tables[side.trim().split(".")[0] ?? ""]?.hidden === true;
}

export function applyAnswer(file: DomainFile, { about }: OpenQuestion, answer: string): DomainFile {
  switch (about.kind) {
    case "join": {
      const yes = /^y/i.test(answer);
      const joins = file.joins.flatMap((join) => {
        if (typeof join === "string" || join.on !== about.on) return [join];
        return yes ? [join.on] : [];
      });
      return { ...file, joins };
    }
    case "measure": {
      const { [about.name]: asked, ...others } = file.measures ?? {};
      if (asked === undefined || !/^y/i.test(answer)) return { ...file, measures: others };
      const { inferred: _, ...kept } = asked;
      return { ...file, measures: { ...file.measures, [about.name]: kept } };
    }
    case "currency":
      return /^nothing$/i.test(answer) ? file : { ...file, currency: answer };
    case "alone":
      return answer.includes("=") ? { ...file, joins: [...file.joins, answer] } : file;
    case "table": {
      const table = file.tables[about.table];
      if (table === undefined) return file;
      const renamed = { ...table, name: answer, plural: pluralOf(answer) };
      return { ...file, tables: { ...file.tables, [about.table]: renamed } };
    }
    case "column": {
      const table = file.tables[about.table];
      const column = table?.columns[about.column];
      if (table === undefined || column === undefined) return file;
      const columns = { ...table.columns, [about.column]: { ...column, name: answer } };
      return { ...file, tables: { ...file.tables, [about.table]: { ...table, columns } } };
    }
    case "codes": {
      const table = file.tables[about.table];
      const column = table?.columns[about.column];
      if (table === undefined || column === undefined) return file;
      const told = [...answer.matchAll(/([^\s,;=]+)\s*=\s*([^,;=]+)(?=[,;]|$)/g)];
      const known = Object.keys(column.values ?? {});
      const said = told.flatMap(([, code = "", words = ""]) => {
        const value = known.find((one) => one.toLowerCase() === code.toLowerCase());
        return value === undefined ? [] : [[value, [words.trim()]] as [string, string[]]];
      });
      const values = { ...column.values, ...Object.fromEntries(said) };
      const columns = { ...table.columns, [about.column]: { ...column, values } };
      return { ...file, tables: { ...file.tables, [about.table]: { ...table, columns } } };
    }
    default:
      return about satisfies never;
  }
}
