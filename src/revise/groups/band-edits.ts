// "by price: under 10, 10 to 50, above": how many rows, or what figures, lie in each band of an amount.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { everydayNames } from "../../schema/everyday-words.ts";
import { stem } from "../../schema/stem.ts";
import { convert, durationUnit } from "../../schema/units.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  number,
  type Symbols,
} from "../clauses.ts";
import { figuresOrCount } from "../figures/count-edits.ts";
import {
  columnNamed,
  countOfTable,
  figureNamed,
  isFigure,
  isMoney,
  leafTables,
  tableNamed,
  tablesOf,
} from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { type Bands, findBands } from "./bands.ts";

/** Words around the bands that name no column. */
const idle =
  /\b(?:split|group|break|divide|bucket|put|show|count|them|it|that|those|these|this|down|up|further|in|into|by|per|with|of|whose|having|have|has|are|were|is|was|that|which|a|an|the|and|bands?|ranges?|buckets?|groups?|brackets?|classes|categories|how many|number|also|as|at|be|based on|according to|each)\b/g;

export const byBands: Revision = ({ turn }, clauses, schema) => {
  const bands = findBands(turn.utterance);
  if (bands === null) return null;
  const said = turn.utterance.toLowerCase();
  const around = `${said.slice(0, bands.from)} ${said.slice(bands.to)}`.replaceAll(/[^\w ]/g, " ");
  const phrase = around.replaceAll(idle, " ").replaceAll(/\s+/g, " ").trim();
  const amount = amountMeant(phrase, bands, clauses, schema);
  if (amount === undefined) return spread(phrase, bands, clauses, schema);
  const counted = figuresOrCount(clauses, schema);
  if (counted === null) return null;
  const band = bandOf(column(amount), bands, schema);
  const others = (parts: readonly Symbols[]) => parts.filter((one) => !isCalled(one, "band"));
  const figures = counted.select.filter(isAggregate);
  const shown = others(counted.select).filter((item) => !isAggregate(item));
  const groupBy = others(counted.groupBy);
  return {
    ...counted,
    select: [...shown, band, ...figures],
    groupBy: [...groupBy, band],
    orderBy: [
      ...groupBy.slice(0, 1).map((by) => ({ by, descending: false })),
      { by: called("min", column(amount)), descending: false },
    ],
    limit: null,
    keep: [],
    made: [],
  };
};

/** How many things have how much of a figure: "customers by number of orders: up to 5, more". */
function spread(
  phrase: string,
  bands: Bands,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const [table] = tablesOf(clauses, schema);
  const [key] = keysOf(table, schema);
  const figure = figureOfEach(phrase, clauses, schema);
  if (key === undefined || figure === undefined || clauses.groupBy.length > 0) return null;
  return {
    ...clauses,
    distinct: false,
    having: [],
    orderBy: [],
    limit: null,
    keep: [],
    select: [bandOf(figure, bands, schema)],
    groupBy: [column(key)],
    made: [word("spread")],
  };
}

/** What is named; of things without an amount of their own, what they brought in. */
function figureOfEach(
  phrase: string,
  clauses: Clauses,
  schema: DescribedSchema,
): Symbols | undefined {
  const table = phrase === "" ? undefined : tableNamed(phrase, clauses, schema);
  if (table !== undefined) return countOfTable(table, clauses, schema);
  const names = phrase === "" ? ["revenue", "sales"] : [phrase];
  return names.map((one) => figureNamed(one, clauses, schema)).find((one) => one !== undefined);
}

function bandOf(
  amount: Symbols,
  { bounds, labels, unit = "" }: Bands,
  schema: DescribedSchema,
): Symbols {
  const [said, kept] = [
    durationUnit(unit),
    schema.columns[only(columnsIn(amount, schema.columns.length)) ?? -1]?.unit,
  ];
  const inUnit = (value: number): number =>
    said === undefined || kept === undefined ? value : convert(value, said, kept);
  const ends = bounds.map(({ sign, amount: end }) => [word(sign), number(inUnit(end))]);
  const names = labels.map((text): OutlineSymbol[] => [
    { kind: "value", literal: { type: "string", text }, column: null },
  ]);
  return called("band", amount, ...ends, ...names);
}

/** What is named, else what such bands are said of: minutes of a length, cheap and dear of a price. */
function amountMeant(
  phrase: string,
  { labels, unit = "" }: Bands,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined {
  const isAmount = (k: number | undefined): k is number => k !== undefined && isFigure(k, schema);
  if (phrase !== "") {
    const named = columnNamed(phrase, clauses, schema);
    if (isAmount(named)) return named;
  }
  const used = tablesOf(clauses, schema);
  const own = [...leafTables(used, schema), ...used]
    .flatMap((table) => columnsOf(table, schema))
    .filter((k) => isFigure(k, schema));
  const long = durationUnit(unit) ?? (/^length|duration$/.test(unit) ? unit : undefined);
  const lasting = own.filter((k) => schema.columns[k]?.unit !== undefined);
  if (long !== undefined) return only(lasting);
  const words = `${phrase} ${unit} ${labels.join(" ")}`.split(/[^a-z]+/).filter(Boolean);
  const names = new Set(words.flatMap((one) => [stem(one), ...(everydayNames.get(one) ?? [])]));
  const said = own.filter((k) => schema.columns[k]?.words.some((one) => names.has(stem(one))));
  if (said.length > 0) return only(said);
  const money = own.filter((k) => isMoney(k, schema));
  return phrase === "" ? only(money.length > 0 ? money : own) : undefined;
}

/** Columns of a table, with those that are worked out. */
const columnsOf = (table: number, { columns }: DescribedSchema): number[] =>
  [...columns.keys()].filter((k) => columns[k]?.table === table);

const only = (found: readonly number[]): number | undefined =>
  new Set(found).size === 1 ? found[0] : undefined;
