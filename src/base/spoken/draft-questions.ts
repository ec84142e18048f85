// Questions that a database might answer, from its own names and values: drafts, until somebody has
// tried them.
import { type DescribedColumn, type DescribedTable, isNumeric } from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { pluralOf } from "../../text/english-names.ts";

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

/** About the tables with most rows, one kind after the other. */
export function draftQuestions({ described, facts }: KnownDatabase): string[] {
  const values = new Map(facts.values.map((one) => [one.column.toLowerCase(), one.values]));
  const linked = new Set(described.links.map(({ from }) => from));
  const rowsOf = ({ name }: DescribedTable): number => facts.rows.get(name.toLowerCase()) ?? 0;
  const subjects = described.tables
    .filter((table) => rowsOf(table) > 0)
    .sort((a, b) => rowsOf(b) - rowsOf(a))
    .map((table): Subject => {
      const own = table.columns.filter((column) => !linked.has(column));
      return {
        noun: pluralOf(table.words.join(" ")),
        columns: own.flatMap((column) => described.columns[column] ?? []),
        valuesOf: ({ name }) => values.get(`${table.name}.${name}`.toLowerCase()) ?? [],
      };
    });
  return kinds
    .flatMap((kind) => subjects.slice(0, 4).flatMap((subject) => kind(subject) ?? []))
    .slice(0, mostDrafts);
}

const said = ({ words }: DescribedColumn): string => words.join(" ");

const isMeasure = ({ type, primary, time, words }: DescribedColumn): boolean =>
  isNumeric({ type }) && !primary && time === null && !words.includes("id");

const grouping = ({ columns, valuesOf }: Omit<Subject, "noun">): DescribedColumn | undefined =>
  columns.find((column) => {
    const { length } = valuesOf(column);
    return column.time === null && length >= groups.least && length <= groups.most;
  });
