// Questions that a database might answer, from its own names and values: drafts, until somebody has
// tried them.

import { nameColumns } from "../../revise/find-columns.ts";
import {
  type DescribedColumn,
  type DescribedSchema,
  type DescribedTable,
  isNumeric,
} from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { pluralOf, singularOf } from "../../text/english-names.ts";

const mostDrafts = 12;

type Subject = {
  readonly noun: string;
  readonly columns: readonly DescribedColumn[];
  /** Values of a column that people may say. */
  readonly valuesOf: (column: DescribedColumn) => readonly string[];
};

/** A column that few values divide into groups. */
const groups = { least: 2, most: 30 };

/** Each kind of question about a table, where its columns allow it; the surest come first. */
const kinds: readonly ((subject: Subject) => string | undefined)[] = [
  ({ noun }) => `how many ${noun} are there`,
  ({ noun, ...subject }) => {
    const column = grouping(subject);
    return column && `how many ${noun} are there for each ${said(column)}`;
  },
  ({ noun, ...subject }) => {
    const column = grouping(subject);
    const value = column && subject.valuesOf(column)[0];
    return value && `show all ${noun} with ${said(column)} ${value}`;
  },
  ({ noun, columns }) => {
    const column = columns.find(isMeasure);
    return column && `what is the average ${said(column)} of the ${noun}`;
  },
  ({ noun }) => `show all ${noun}`,
];

/** Figures first, then about the tables with most rows, one kind after the other. */
export function draftQuestions({ described, facts }: KnownDatabase): string[] {
  const values = new Map(facts.values.map((one) => [one.column.toLowerCase(), one.values]));
  const linked = new Set(described.links.map(({ from }) => from));
  const rowsOf = ({ name }: DescribedTable): number => facts.rows.get(name.toLowerCase()) ?? 0;
  const views = new Set(facts.schema.tables.filter(({ view }) => view).map(({ name }) => name));
  const filled = described.tables.filter((table) => !table.hidden && rowsOf(table) > 0);
  const stored = filled.filter(({ name }) => !views.has(name));
  const subjects = (stored.length > 0 ? stored : filled)
    .toSorted((a, b) => rowsOf(b) - rowsOf(a))
    .flatMap((table): Subject | [] => {
      const names = nameColumns(described.tables.indexOf(table), described);
      const own = table.columns.filter((k) => !linked.has(k) && !names.includes(k));
      // What only joins two others is nothing that people ask about.
      if (own.every((k) => described.columns[k]?.primary) && names.length === 0) return [];
      return {
        noun: pluralOf(table.words.join(" ")),
        columns: own.flatMap((column) => described.columns[column] ?? []),
        valuesOf: ({ name }) => values.get(`${table.name}.${name}`.toLowerCase()) ?? [],
      };
    });
  const asked = kinds.map((kind) => subjects.flatMap((subject) => kind(subject) ?? []));
  // Those that are offered should not all be alike.
  const rounds = [0, 1, 2].flatMap((round) => asked.flatMap((all) => all[round] ?? []));
  return [...figuresOf(described, rowsOf), ...rounds].slice(0, mostDrafts);
}

/** The first figure that is worked out: of the best things, over time, and of each of what these belong to. */
function figuresOf(schema: DescribedSchema, rowsOf: (table: DescribedTable) => number): string[] {
  const measure = schema.columns.find((one) => one.measure && !one.hidden);
  if (measure === undefined) return [];
  const near = thingsBeside(measure.table, schema);
  const sizeOf = (table: number): number => {
    const known = schema.tables[table];
    return known === undefined ? 0 : rowsOf(known);
  };
  const few = near
    .flatMap((table) => thingsBeside(table, schema))
    .filter((table) => sizeOf(table) >= groups.least && sizeOf(table) <= groups.most);
  const top = near.slice(0, 1).map((table) => `top 5 ${nounOf(table)} by ${said(measure)}`);
  const each = few.slice(0, 1).map((table) => `${said(measure)} by ${singularOf(nounOf(table))}`);
  return [...top, `${said(measure)} per year`, ...each];

  function nounOf(table: number): string {
    return pluralOf(schema.tables[table]?.words.join(" ") ?? "");
  }
}

/** Things with names that rows of a table belong to. */
function thingsBeside(table: number, schema: DescribedSchema): number[] {
  const own = schema.links.filter(({ from }) => schema.columns[from]?.table === table);
  const others = own.flatMap(({ to }) => schema.columns[to]?.table ?? []);
  return [...new Set(others)].filter(
    (one) => one !== table && !schema.tables[one]?.hidden && nameColumns(one, schema).length > 0,
  );
}

const said = ({ words }: DescribedColumn): string => words.join(" ");

const isMeasure = ({ type, primary, time, words }: DescribedColumn): boolean =>
  isNumeric({ type }) && !primary && time === null && !words.includes("id");

const grouping = ({ columns, valuesOf }: Omit<Subject, "noun">): DescribedColumn | undefined =>
  columns.find((column) => {
    const { length } = valuesOf(column);
    return column.time === null && length >= groups.least && length <= groups.most;
  });
