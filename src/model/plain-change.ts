// Plain changes of the last query (revise/), for a model that learned one database: values as its reader finds
// them, columns as the schema alone describes them. What is not plain the model reads.
import type { Schema } from "../database/database.ts";
import type { ColumnTypes, Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { OutlineError } from "../outline/outline-error.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { reviseOutline, surely } from "../revise/revise.ts";
import type { SaidDay, SaidTime, SaidTurn } from "../revise/said.ts";
import { schemaFacts } from "../schema/database-facts.ts";
import { describeSchema } from "../schema/describe-schema.ts";
import type { Mention } from "../schema/mentions.ts";
import { stem } from "../schema/stem.ts";
import type { ValueReading } from "../schema/value-index.ts";
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import { SqlSyntaxError } from "../sql/syntax-error.ts";
import { tokenize } from "../text/tokenize.ts";

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

export function plainChanges(schema: Schema, types: ColumnTypes): PlainChange {
  const described = describeSchema(schemaFacts(schema));
  const columns = described.columns.map(({ table, name }) =>
    types.get(`${described.tables[table]?.name}.${name}`.toLowerCase()),
  );
  const outlineOf = (sql: string) => asPlain(() => readOutline(parseSql(sql), described)) ?? [];
  return (queries, said, table = surely) => {
    const earlier = () => queries.slice(0, -1).toReversed().map(outlineOf);
    const last = outlineOf(queries.at(-1) ?? "");
    const turn = turnOf(said, columns);
    const outline = reviseOutline(turn, last, described, { table, earlier });
    return outline && asPlain(() => printSql(parseSql(writeOutline(outline, described))));
  };
}

/** Null of what outlines cannot say. */
function asPlain<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof OutlineError || error instanceof SqlSyntaxError) return null;
    throw error;
  }
}

/** `columns`: the type of each, where it has one. Dates and numbers are nothing that is changed by its words alone; times are. */
function turnOf(
  { utterance, values, placeholders }: ReadUtterance,
  columns: readonly (string | undefined)[],
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
  return { utterance, tokens, mentions, times, days };
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
