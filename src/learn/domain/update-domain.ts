// Brings a changed schema, or a better draft, into a domain file: what is new is drafted, what is gone is
// dropped, and everything a person wrote stays.
import { isSameName } from "../../sql/quote-name.ts";
import type {
  ColumnEntry,
  DomainFile,
  JoinEntry,
  MeasureEntry,
  TableEntry,
} from "./domain-file.ts";
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
      columns[column] = withWords(known.columns[column], entry);
    }
    for (const column of Object.keys(known.columns))
      if (fresh.columns[column] === undefined) removed.push(`${name}.${column}`);
    tables[name] = { ...withWords(known, fresh), columns };
  }
  for (const name of Object.keys(edited.tables))
    if (draft.tables[name] === undefined) removed.push(name);
  /** All that are there and can still be, and what is drafted. */
  const merged = <T>(
    kind: string,
    meaning: (entry: T) => string,
    own: Named<T> = {},
    drafted: Named<T> = {},
  ): Named<T> => {
    const kept = needingNothing(own, removed, meaning);
    const fresh = newEntries(kept, drafted, meaning);
    added.push(...fresh.map(([name]) => `${kind} ${name}`));
    return { ...kept, ...Object.fromEntries(fresh) };
  };
  const joins = mergedJoins(edited, draft, added, tables);
  const measures = merged("measure", formula, edited.measures, draft.measures);
  const filters = merged("filter", condition, edited.filters, draft.filters);
  const { measures: _measures, filters: _filters, ...rest } = edited;
  return {
    file: {
      ...rest,
      tables,
      joins,
      ...section("measures", measures),
      ...section("filters", filters),
    },
    added,
    removed,
  };
}

type Named<T> = Readonly<Record<string, T>>;
type Filter = NonNullable<DomainFile["filters"]>[string];

const formula = ({ of }: MeasureEntry): string => of;
const condition = ({ where }: Filter): string => [where].flat().join(" ; ");

/** A section that says nothing is left out. */
const section = <T>(name: "measures" | "filters", entries: Named<T>) =>
  Object.keys(entries).length === 0 ? {} : { [name]: entries };

/** Other words that are drafted now, where a person wrote none. */
function withWords<T extends ColumnEntry | TableEntry>(known: T | undefined, fresh: T): T {
  if (known === undefined) return fresh;
  const words = { synonyms: fresh.synonyms, ...("values" in fresh && { values: fresh.values }) };
  const drafted = Object.entries(words).filter(([, said]) => said !== undefined);
  return { ...Object.fromEntries(drafted), ...known };
}

/** What is drafted under no name and with no meaning that is there yet. */
function newEntries<T>(
  known: Named<T>,
  draft: Named<T>,
  meaning: (entry: T) => string,
): [string, T][] {
  const plain = (entry: T): string =>
    meaning(entry)
      .toLowerCase()
      .replace(/[\s"`]/g, "");
  const meanings = new Set(Object.values(known).map(plain));
  return Object.entries(draft).filter(
    ([name, entry]) => known[name] === undefined && !meanings.has(plain(entry)),
  );
}

/** Those that need nothing that is gone. */
function needingNothing<T>(
  entries: Named<T>,
  removed: readonly string[],
  meaning: (entry: T) => string,
): Named<T> {
  const gone = (of: string): boolean =>
    removed.some((name) =>
      new RegExp(`(?<![\\w.])${escaped(name)}(?!\\w)`, "i").test(of.replaceAll('"', "")),
    );
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => !gone(meaning(entry))));
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
    const table = Object.keys(tables).find((name) => isSameName(name, side.slice(0, dot)));
    if (table === undefined) return false;
    return Object.keys(tables[table]?.columns ?? {}).some((column) =>
      isSameName(column, side.slice(dot + 1)),
    );
  };
  const isNew = (side: string): boolean =>
    added.some(
      (name) => isSameName(name, side) || isSameName(name, side.slice(0, side.indexOf("."))),
    );
  const kept = edited.joins.filter((join) => sides(join).every(exists));
  const known = new Set(kept.map((join) => joinText(join).toLowerCase()));
  const fresh = draft.joins.filter(
    (join) => !known.has(joinText(join).toLowerCase()) && sides(join).some(isNew),
  );
  return [...kept, ...fresh];
}

export function describeChanges({ added, removed }: DomainUpdate): string[] {
  if (added.length + removed.length === 0) return ["nothing changed"];
  return [
    ...(added.length > 0 ? [`added: ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`gone from the database: ${removed.join(", ")}`] : []),
  ];
}
