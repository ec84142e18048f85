// From a domain file, a schema and its values to everything that learns and answers: the world the
// generator asks about, the reader's words, the wording of answers.
import type { Schema, Table } from "../database/database.ts";
import type { Wording } from "../display/wording.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import { inferWords } from "../entities/infer-words.ts";
import type { EntityEntry } from "../entities/lexicon.ts";
import { UserError } from "../errors.ts";
import type { DatabaseFacts } from "../schema/database-facts.ts";
import { pluralOf, singularOf } from "../text/english-names.ts";
import { type ColumnEntry, type DomainFile, joinText, type TableEntry } from "./domain-file.ts";
import { draftWording } from "./draft-wording.ts";
import { createJoin } from "./join-tables.ts";
import type { Measure } from "./measure.ts";
import { readMeasure } from "./measure-text.ts";
import { withParts } from "./table-parts.ts";
import type { Edge, Field, Subject, World } from "./world.ts";

export type CompiledDomain = {
  readonly world: World;
  readonly words: DomainWords;
  readonly wording: Wording;
};

export function compileDomain(file: DomainFile, facts: DatabaseFacts): CompiledDomain {
  checkNames(file, facts.schema);
  const edges = file.joins.flatMap((join) => edgeOf(joinText(join), facts.schema));
  const subjects = facts.schema.tables.flatMap((table) => {
    const entry = entryOf(file.tables, table.name);
    if (entry === undefined || entry.hidden === true) return [];
    return [subjectOf(table, entry, facts, edges)];
  });
  if (subjects.every((subject) => subject.fields.length === 0)) {
    throw new UserError(
      `${file.database}: nothing to ask about: no table has a column that is spoken of. Check the tables of the domain file.`,
    );
  }
  const byTable = inheritFields(subjects, edges);
  const kept = edges.filter(({ child, parent }) => byTable.has(child) && byTable.has(parent));
  const all = withParts(byTable, kept);
  const world: World = {
    name: file.database,
    subjects: [...byTable.values()],
    ...all,
    measures: measuresOf(file, subjects),
    join: createJoin(all.edges, (table) => all.byTable.get(table)?.sql ?? table),
  };
  return { world, words: wordsOf(file, facts), wording: draftWording(world, file.questions) };
}

function measuresOf(file: DomainFile, subjects: readonly Subject[]): Measure[] {
  const fields = subjects.flatMap((subject) => subject.fields);
  const find = (column: string): Field | undefined =>
    fields.find(({ key }) => key === column.replaceAll('"', "").toLowerCase());
  return Object.entries(file.measures ?? {}).map(([name, entry]) => {
    const unit = /\bunits?\b|\bquantity\b/.test(name) ? "units" : "money";
    return readMeasure(name, entry, find, unit);
  });
}

/** A table whose key is another's key and that has no name of its own is a kind of it. */
function inheritFields(subjects: readonly Subject[], edges: readonly Edge[]): Map<string, Subject> {
  const own = new Map(subjects.map((subject) => [subject.key, subject]));
  return new Map(
    subjects.map((subject) => {
      const edge = edges.find(
        (one) => one.child === subject.key && one.childField === subject.id?.sql,
      );
      const single = edges.filter((one) => one.child === subject.key);
      const other = edge ?? (single.length === 1 ? single[0] : undefined);
      const parent = own.get(other?.parent ?? "");
      const named = subject.fields.some((field) => field.role === "name");
      const same = edge !== undefined || /^(?:person|people)$/.test(parent?.names[0] ?? "");
      if (parent === undefined || parent.key === subject.key || named || !same)
        return [subject.key, subject];
      if (parent.titles.length === 0) return [subject.key, subject];
      const fields = [...subject.fields, ...parent.fields.filter((field) => field.role !== "id")];
      return [subject.key, { ...subject, fields, titles: parent.titles, kindOf: parent.key }];
    }),
  );
}

/** A name in the file that the database does not have is a slip worth telling. */
function checkNames(file: DomainFile, schema: Schema): void {
  for (const [name, entry] of Object.entries(file.tables)) {
    const table = schema.tables.find((one) => same(one.name, name));
    if (table === undefined) {
      throw new UserError(
        `domain file: no table "${name}" in ${file.database}. Run: segue init --update`,
      );
    }
    for (const column of Object.keys(entry.columns)) {
      if (table.columns.some((one) => same(one.name, column))) continue;
      throw new UserError(
        `domain file: no column "${column}" in table "${name}". Run: segue init --update`,
      );
    }
  }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function entryOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = Object.keys(entries).find((one) => same(one, name));
  return key === undefined ? undefined : entries[key];
}

const reserved = new Set(
  `add all alter and as asc between by call case cast check column constraint create cross current default
  delete desc distinct drop else end escape except exists false for foreign from full grant group having
  if in index inner insert intersect into is join key left like limit match natural not null of offset on
  only or order outer primary range references right rows select set some table then to transaction true
  union unique update user using values view when where window with over rank`.split(/\s+/),
);

/** In lower case where that is safe, so that the model has one word for it. */
function sqlName(name: string): string {
  const plain = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reserved.has(name.toLowerCase());
  return plain ? name.toLowerCase() : `"${name.replaceAll('"', '""')}"`;
}

function edgeOf(text: string, schema: Schema): Edge[] {
  const sides = text.split("=").map((side) => side.trim());
  const found = sides.map((side) => findColumn(side, schema));
  const [child, parent] = found;
  if (found.length !== 2 || child === undefined || parent === undefined) {
    throw new UserError(`domain file: the join "${text}" names no two columns of the database`);
  }
  return [
    {
      ...{ child: child.table, childField: child.sql },
      ...{ parent: parent.table, parentField: parent.sql },
    },
  ];
}

function findColumn(side: string, schema: Schema): { table: string; sql: string } | undefined {
  for (const table of schema.tables) {
    for (const column of table.columns) {
      if (same(`${table.name}.${column.name}`, side)) {
        return {
          table: table.name.toLowerCase(),
          sql: `${sqlName(table.name)}.${sqlName(column.name)}`,
        };
      }
    }
  }
  return undefined;
}

function subjectOf(
  table: Table,
  entry: TableEntry,
  facts: DatabaseFacts,
  edges: readonly Edge[],
): Subject {
  const key = table.name.toLowerCase();
  const all = table.columns.flatMap((column) => {
    const said = entryOf(entry.columns, column.name);
    return said === undefined || said.role === "hidden"
      ? []
      : [fieldOf(table, column.name, said, facts)];
  });
  const named = all.filter((field) => field.role === "name");
  const first = named.find((field) => /first|forename/.test(field.names[0] ?? ""));
  const last = named.find((field) => /last|surname/.test(field.names[0] ?? ""));
  const rows = facts.rows.get(key) ?? 0;
  // Without a name: values that tell nearly every row apart.
  const entity = all.find(
    (field) =>
      field.role === "entity" && rows > 1 && field.values.length >= 0.8 * Math.min(rows, 400),
  );
  const titles =
    first !== undefined && last !== undefined
      ? [first, last]
      : named.length > 0
        ? named.slice(0, 1)
        : entity !== undefined
          ? [entity]
          : [];
  const parents = new Set(edges.filter((edge) => edge.child === key).map((edge) => edge.parent));
  const children = edges.filter((edge) => edge.parent === key).length;
  const primary = table.primaryKey.length === 1 ? table.primaryKey[0] : undefined;
  const idKey =
    primary ??
    edges
      .find((edge) => edge.parent === key)
      ?.parentField.split(".")
      .at(-1)
      ?.replaceAll('"', "");
  const id = all.find((field) => idKey !== undefined && same(field.key, `${table.name}.${idKey}`));
  const plain = all.filter((field) => field.role !== "id");
  const plurals = unique([entry.plural, ...(entry.synonyms ?? [])]);
  return {
    key,
    sql: sqlName(table.name),
    names: unique([entry.name, ...(entry.synonyms ?? []).map(singularOf)]),
    plurals,
    fields: all,
    titles,
    ...(id !== undefined && { id }),
    link: parents.size >= 2 && children === 0 && plain.length <= 2,
    people:
      /(?:person|people|student|employee|player|artist|customer|staff|member|author|driver|user|teacher|guest|pilot|director|actor|singer|instructor|candidate|swimmer|physician|nurse|patient|manager|owner|judge|coach|scientist|journalist|representative|agent|tourist|visitor|resident|pilot|captain|reviewer|lecturer|professor|faculty|advisor|investor|entrepreneur)$/.test(
        entry.name,
      ),
  };
}

function fieldOf(table: Table, column: string, entry: ColumnEntry, facts: DatabaseFacts): Field {
  const key = `${table.name}.${column}`.toLowerCase();
  const names = unique([entry.name, ...(entry.synonyms ?? [])]);
  const known =
    facts.dates.get(key) ??
    facts.flags.get(key) ??
    facts.values.find((one) => one.column === key)?.values ??
    [];
  const numbers = facts.numbers.get(key);
  const type = table.columns.find((one) => one.name === column)?.type;
  return {
    sql: `${sqlName(table.name)}.${sqlName(column)}`,
    key,
    table: table.name.toLowerCase(),
    role: entry.role,
    names,
    plurals: names.map(pluralOf),
    values: known
      .filter((value) => value.length <= 40 && !/[\n;]/.test(value))
      .slice(0, 400)
      .map((value) => ({ value, said: entry.values?.[value] ?? [value] })),
    ...(numbers !== undefined && { numbers }),
    rowKey: table.primaryKey.length === 1 && table.primaryKey[0] === column,
    numeric:
      type === "integer" ||
      type === "real" ||
      (facts.flags.has(key) && known.every((value) => /^\d$/.test(value))),
    gaps: facts.gaps.has(key),
    moments:
      facts.moments.has(key) || (entry.role === "date" && known.some((day) => day.length > 10)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim().toLowerCase()))].filter((text) => text !== "");
}

/** The inferred words, with what the file says of values, and nothing of what it hides. */
function wordsOf(file: DomainFile, facts: DatabaseFacts): DomainWords {
  const words = inferWords(facts.schema, facts.values);
  const extra: EntityEntry[] = [];
  const hidden = new Set<string>();
  const spoken = new Set<string>();
  for (const [tableName, table] of Object.entries(file.tables)) {
    for (const [columnName, column] of Object.entries(table.columns)) {
      const key = `${tableName}.${columnName}`.toLowerCase();
      spoken.add(key);
      if (table.hidden === true || column.role === "hidden" || column.role === "text")
        hidden.add(key);
      const type = words.types.get(key);
      if (type === undefined) continue;
      for (const [value, forms] of Object.entries(column.values ?? {})) {
        extra.push({ type, column: key, value, forms });
      }
    }
  }
  // What the file leaves out is not spoken of either.
  const entries = words.lexicon.entries.filter(
    (entry) => spoken.has(entry.column) && !hidden.has(entry.column),
  );
  return {
    ...words,
    patterns: true,
    lexicon: { ...words.lexicon, entries: [...entries, ...extra] },
  };
}
