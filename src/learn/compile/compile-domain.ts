// From a domain file, a schema and its values to everything that learns and answers: the world the
// generator asks about, the reader's words, the wording of answers.
import type { Schema } from "../../database/database.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { inferWords } from "../../entities/infer-words.ts";
import type { EntityEntry } from "../../entities/lexicon.ts";
import type { Wording } from "../../entities/wording.ts";
import { UserError } from "../../errors.ts";
import { createJoin } from "../../generator/tables/join-tables.ts";
import type { Measure } from "../../generator/tables/measure.ts";
import type { Edge, Field, Subject, World } from "../../generator/tables/world.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import { isSameName } from "../../sql/quote-name.ts";
import { type DomainFile, joinText } from "../domain/domain-file.ts";
import { isOfQueriesOnly, readMeasure } from "../domain/measure-text.ts";
import { entryOf, subjectOf } from "./compile-subject.ts";
import { draftWording } from "./draft-wording.ts";
import { sqlName } from "./sql-names.ts";
import { withParts } from "./table-parts.ts";

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
    ...(file.fiscal_year !== undefined && { fiscalStart: file.fiscal_year }),
    join: createJoin(all.edges, (table) => all.byTable.get(table)?.sql ?? table),
  };
  return { world, words: wordsOf(file, facts), wording: draftWording(world, file.questions) };
}

function measuresOf(file: DomainFile, subjects: readonly Subject[]): Measure[] {
  const fields = subjects.flatMap((subject) => subject.fields);
  const find = (column: string): Field | undefined =>
    fields.find(({ key }) => key === column.replaceAll('"', "").toLowerCase());
  const told = Object.entries(file.measures ?? {}).filter(([, one]) => !isOfQueriesOnly(one));
  return told.map(([name, entry]) => {
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
    const table = schema.tables.find((one) => isSameName(one.name, name));
    if (table === undefined) {
      throw new UserError(
        `domain file: no table "${name}" in ${file.database}. Run: segue init --update`,
      );
    }
    for (const column of Object.keys(entry.columns)) {
      if (table.columns.some((one) => isSameName(one.name, column))) continue;
      throw new UserError(
        `domain file: no column "${column}" in table "${name}". Run: segue init --update`,
      );
    }
  }
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
      child: child.table,
      childField: child.sql,
      parent: parent.table,
      parentField: parent.sql,
    },
  ];
}

function findColumn(side: string, schema: Schema): { table: string; sql: string } | undefined {
  for (const table of schema.tables) {
    for (const column of table.columns) {
      if (isSameName(`${table.name}.${column.name}`, side)) {
        return {
          table: table.name.toLowerCase(),
          sql: `${sqlName(table.name)}.${sqlName(column.name)}`,
        };
      }
    }
  }
  return undefined;
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
