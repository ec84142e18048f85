// Plain changes of the last query (revise/), for a model that learned one database: values as its reader finds
// them, columns as the schema alone describes them. What is not plain the model reads.
import type { Schema } from "../../database/database.ts";
import type { ColumnTypes, Placeholder, ResolvedValue } from "../../entities/placeholder.ts";
import type { ReportWords } from "../../entities/wording.ts";
import { OutlineError } from "../../outline/outline-error.ts";
import { readOutline } from "../../outline/read-outline.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { reviseOutline, surely } from "../../revise/revise.ts";
import type { SaidDay, SaidTime, SaidTurn } from "../../revise/said.ts";
import { schemaFacts } from "../../schema/database-facts.ts";
import { describeSchema } from "../../schema/describe-schema.ts";
import { type DescribedSchema, factsKey } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import type { ValueReading } from "../../schema/value-index.ts";
import { parseSql } from "../../sql/parse.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import type { Query, Select } from "../../sql/tree.ts";
import { findNumbers } from "../../text/numbers.ts";
import { tokenize } from "../../text/tokenize.ts";

export type ReadUtterance = {
  readonly utterance: string;
  readonly values: readonly ResolvedValue[];
  readonly placeholders: readonly Placeholder[];
};

/** `queries`: up to the last one. Null where the turn is no plain change of that. */
export type PlainChange = (
  queries: readonly string[],
  said: ReadUtterance,
  table?: typeof surely,
) => string | null;

export function plainChanges(
  schema: Schema,
  types: ColumnTypes,
  { reports, clock }: { readonly reports?: ReportWords | undefined; readonly clock?: string } = {},
): PlainChange {
  const described = withFigures(describeSchema(schemaFacts(schema)), reports);
  const columns = described.columns.map((_, k) => types.get(factsKey(k, described)));
  const clocks = [...columns.keys()].filter((k) => clock !== undefined && columns[k] === clock);
  const outlineOf = (sql: string) => asPlain(() => readOutline(parseSql(sql), described)) ?? [];
  return (queries, said, table = surely) => {
    const earlier = () => queries.slice(0, -1).toReversed().map(outlineOf);
    const last = outlineOf(queries.at(-1) ?? "");
    const turn = { ...turnOf(said, columns, isGrouped(last)), clocks };
    const outline = reviseOutline(turn, last, described, { table, earlier });
    const written = outline && asPlain(() => parseSql(writeOutline(outline, described)));
    const same = () => asPlain(() => parseSql(writeOutline(last, described)));
    const kept = written && joinedAsBefore(written, same, queries.at(-1) ?? "");
    return kept && printSql(kept);
  };
}

/** Columns by what the domain calls the figures that they are. */
function withFigures(described: DescribedSchema, reports?: ReportWords): DescribedSchema {
  const columns = described.columns.map((column, k) => {
    const name = factsKey(k, described);
    const words = reports?.figures.find((one) => one.column === name)?.words ?? [];
    return words.length === 0
      ? column
      : { ...column, synonyms: words.map((one) => one.split(" ")) };
  });
  return { ...described, columns };
}

/** With the joins of the query that was changed: outlines derive them anew. Null where they are of other tables. */
function joinedAsBefore(query: Query, same: () => Query | null, last: string): Query | null {
  const before = tryParse(last);
  if (before?.kind !== "select" || before.from.length < 2 || query.kind !== "select") return query;
  const derived = same();
  if (derived?.kind !== "select" || tablesOf(query) !== tablesOf(derived)) return null;
  return { ...query, from: before.from };
}

const tablesOf = ({ from }: Select): string =>
  from
    .map(({ source }) => (source.kind === "table" ? source.name : ""))
    .toSorted()
    .join(" ");

const isGrouped = (outline: readonly OutlineSymbol[]): boolean =>
  outline.some((one) => one.kind === "word" && one.word === "group_by");

/** Null of what outlines cannot say. */
function asPlain<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof OutlineError || error instanceof SqlSyntaxError) return null;
    throw error;
  }
}

/** `columns`: the type of each, where it has one; `numbers`: whether those may be limits of figures. Dates and numbers are nothing that is changed by its words alone; times are. */
function turnOf(
  { utterance, values, placeholders }: ReadUtterance,
  columns: readonly (string | undefined)[],
  numbers: boolean,
): SaidTurn {
  const tokens = tokenize(utterance);
  const placeOf = ({ start, end }: ResolvedValue): { from: number; to: number } => {
    const own = tokens.flatMap((token, i) => (token.start >= start && token.end <= end ? [i] : []));
    const [from = 0] = own;
    return { from, to: (own.at(-1) ?? from) + 1 };
  };
  const times = values.flatMap((value): SaidTime[] => {
    const { kind, op = "=" } = value;
    const type = placeholders.find(({ name }) => name === value.placeholders[0])?.type;
    const own = [...columns.keys()].filter((k) => type !== undefined && columns[k] === type);
    const numbers = [value.value].flat().map(Number);
    return kind === "time" ? [{ ...placeOf(value), sign: op, values: numbers, columns: own }] : [];
  });
  const days = values.flatMap((value): SaidDay[] => {
    const own = value.placeholders.flatMap((name) => {
      const part = placeholders.find((one) => one.name === name);
      const [column, ...more] = [...columns.keys()].filter((k) => columns[k] === part?.type);
      return part === undefined || column === undefined || more.length > 0
        ? []
        : [{ column, text: String(part.value) }];
    });
    return value.kind === "date" && own.length > 0 && own.length === value.placeholders.length
      ? [{ ...placeOf(value), columns: own }]
      : [];
  });
  const mentions = values.map((value): Mention => {
    const { from, to } = placeOf(value);
    const words = tokens.slice(from, to).map(({ text }) => text);
    const named = placeholders.find(({ name }) => name === value.placeholders[0]);
    const place = { from, to, text: value.text, words, stems: words.map(stem).join(" ") };
    if (value.kind !== "entity" || named === undefined)
      return { ...place, kind: "unknown", readings: [] };
    const readings = columns.flatMap((type, column): ValueReading[] =>
      type === named.type ? [{ column, value: String(named.value), how: "whole", among: 1 }] : [],
    );
    return { ...place, kind: "whole", readings };
  });
  const amounts = (numbers ? findNumbers(tokens) : []).map(({ from, to, value }): Mention => {
    const words = tokens.slice(from, to).map(({ text }) => text);
    const text = words.join(" ");
    return { from, to, text, words, stems: text, kind: "number", number: value, readings: [] };
  });
  // "100" is more likely a limit than what is called so.
  const taken = (one: Mention): boolean => amounts.some(({ from }) => from === one.from);
  const said = [...mentions.filter((one) => !taken(one)), ...amounts];
  return { utterance, tokens, mentions: said, times, days };
}

const ofEach =
  /^\W*(?:(?:and|now|show|give|me|what\s+is|the|please)\s+)*(?:shares?|percentages?)\s+(?:of|for|by|per)\s+(?:each\s+|every\s+)?(?<group>[a-z]+)(?<rest>\s.+?)?[\s.?!]*$/i;

/** "share of each airline from a to b": how many there are on each, whose shares are meant. */
export function countsOfShares(utterance: string): string | null {
  const { group, rest = "" } = ofEach.exec(utterance)?.groups ?? {};
  return group === undefined || /^(?:each|them|total)$/i.test(group)
    ? null
    : `how many${rest} for each ${group}`;
}

/** Said of those counts. */
export const asShares: ReadUtterance = {
  utterance: "as a percentage",
  values: [],
  placeholders: [],
};
