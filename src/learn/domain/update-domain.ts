// Brings a changed schema into a domain file: what is new is drafted, what is gone is dropped, and
// everything a person wrote stays.
import type { DomainFile, JoinEntry, TableEntry } from "./domain-file.ts";
import { joinText } from "./domain-file.ts";

export type DomainUpdate = {
  readonly file: DomainFile;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

export function updateDomain(edited: DomainFile, draft: DomainFile): DomainUpdate {
  const added: string[] = [];
  const removed: string[] = [];
  const tables: Record<string, TableEntry> = {};
  for (const [name, fresh] of Object.entries(draft.tables)) {
    const known = edited.tables[name];
    if (known === undefined) {
      added.push(name);
      tables[name] = fresh;
      continue;
    }
    const columns: TableEntry["columns"] = {};
    for (const [column, entry] of Object.entries(fresh.columns)) {
      if (known.columns[column] === undefined) added.push(`${name}.${column}`);
      columns[column] = known.columns[column] ?? entry;
    }
    for (const column of Object.keys(known.columns))
      if (fresh.columns[column] === undefined) removed.push(`${name}.${column}`);
    tables[name] = { ...known, columns };
  }
  for (const name of Object.keys(edited.tables))
    if (draft.tables[name] === undefined) removed.push(name);
  return {
    file: {
      ...edited,
      tables,
      joins: mergedJoins(edited, draft, added, tables),
      ...(edited.measures !== undefined && { measures: keptMeasures(edited.measures, removed) }),
    },
    added,
    removed,
  };
}

/** Those that need nothing that is gone. */
function keptMeasures(
  measures: NonNullable<DomainFile["measures"]>,
  removed: readonly string[],
): NonNullable<DomainFile["measures"]> {
  const gone = (of: string): boolean =>
    removed.some((name) =>
      new RegExp(`(?<![\\w.])${escaped(name)}(?!\\w)`, "i").test(of.replaceAll('"', "")),
    );
  return Object.fromEntries(Object.entries(measures).filter(([, { of }]) => !gone(of)));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Joins that were there and still can be, and those of tables or columns that are new. */
function mergedJoins(
  edited: DomainFile,
  draft: DomainFile,
  added: readonly string[],
  tables: Readonly<Record<string, TableEntry>>,
): JoinEntry[] {
  const sides = (join: JoinEntry): string[] =>
    joinText(join)
      .split("=")
      .map((side) => side.trim());
  const exists = (side: string): boolean => {
    const dot = side.indexOf(".");
    const table = Object.keys(tables).find((name) => same(name, side.slice(0, dot)));
    if (table === undefined) return false;
    return Object.keys(tables[table]?.columns ?? {}).some((column) =>
      same(column, side.slice(dot + 1)),
    );
  };
  const isNew = (side: string): boolean =>
    added.some((name) => same(name, side) || same(name, side.slice(0, side.indexOf("."))));
  const kept = edited.joins.filter((join) => sides(join).every(exists));
  const known = new Set(kept.map((join) => joinText(join).toLowerCase()));
  const fresh = draft.joins.filter(
    (join) => !known.has(joinText(join).toLowerCase()) && sides(join).some(isNew),
  );
  return [...kept, ...fresh];
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function describeChanges({ added, removed }: DomainUpdate): string[] {
  if (added.length + removed.length === 0) return ["nothing changed"];
  return [
    ...(added.length > 0 ? [`added: ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`gone from the database: ${removed.join(", ")}`] : []),
  ];
}
