// The figure that a question begins with: a measure by its name, how many of a thing there are, an amount added
// up. Where two may be meant there is none.
import {
  aggregateWords,
  type OutlineSymbol,
  type OutlineWord,
  word,
} from "../../outline/symbols.ts";
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { byWord } from "../../text/by-word.ts";
import { called, column, noClauses, outlineOfClauses, type Symbols } from "../clauses.ts";
import { countOfRows, isFigure } from "../find-columns.ts";

/** What is worked out, and how many words of the phrase said it. */
export type Figure = { readonly figure: Symbols; readonly length: number };

/** The outline changed as a later turn would, null where that says no plain change. */
export type OutlineChange = (said: string, outline: Symbols) => readonly OutlineSymbol[] | null;

/** One way of putting a whole first question; null where it is not put so. */
export type WayOfAsking = (
  phrase: string,
  schema: DescribedSchema,
  change: OutlineChange,
) => Symbols | null;

/** What a question begins with, and the changes that are left over. */
export type Begun = { readonly outline: Symbols; readonly rest: string };
export type Beginning = (...asked: Parameters<WayOfAsking>) => Begun | null;

export const oneFigure = (figure: Symbols): OutlineSymbol[] =>
  outlineOfClauses({ ...noClauses, select: [figure] });

type Named = {
  readonly words: readonly string[];
  readonly synonyms?: readonly (readonly string[])[];
};

/** How many words at the beginning are this name, in either number; 0 for none. */
function named(said: readonly string[], { words, synonyms = [] }: Named): number {
  const lengths = [words, ...synonyms].map((name) =>
    name.length > 0 && name.every((one, i) => stem(one) === said[i]) ? name.length : 0,
  );
  return Math.max(...lengths);
}

/** The one thing that most words name; undefined where two are called alike. */
function best(lengths: readonly number[]): { at: number; length: number } | undefined {
  const length = Math.max(0, ...lengths);
  const at = lengths.indexOf(length);
  return length === 0 || lengths.lastIndexOf(length) !== at ? undefined : { at, length };
}

/** The table that the words begin with. */
export function tableAt(
  said: readonly string[],
  { tables }: DescribedSchema,
): { at: number; length: number } | undefined {
  return best(tables.map((one) => (one.hidden === true ? 0 : named(said, one))));
}

function measureAt(said: readonly string[], { columns }: DescribedSchema): Figure | undefined {
  const found = best(columns.map((one) => (one.measure === true ? named(said, one) : 0)));
  return found && { figure: called("sum", column(found.at)), length: found.length };
}

function countAt(said: readonly string[], schema: DescribedSchema): Figure | undefined {
  const table = tableAt(said, schema);
  return table && { figure: countOfRows(table.at, schema), length: table.length };
}

const apart = /^(?:different|distinct|unique)$/;

/** "different products": each once, however often it is met. */
export function differentAt(said: readonly string[], schema: DescribedSchema): Figure | undefined {
  const table = tableAt(said, schema);
  const [key, ...others] = keysOf(table?.at, schema);
  const once = (item: number): Symbols => called("count", [word("distinct"), ...column(item)]);
  if (table !== undefined)
    return key === undefined || others.length > 0
      ? undefined
      : { figure: once(key), length: table.length };
  const found = best(
    schema.columns.map((one) =>
      one.hidden === true || one.measure === true ? 0 : named(said, one),
    ),
  );
  return found && { figure: once(found.at), length: found.length };
}

const isAmount = (item: number, schema: DescribedSchema): boolean =>
  isFigure(item, schema) && schema.tables[schema.columns[item]?.table ?? -1]?.hidden !== true;

function amountAt(
  said: readonly string[],
  aggregate: OutlineWord,
  schema: DescribedSchema,
): Figure | undefined {
  const lengths = schema.columns.map((one, k) => {
    if (!isAmount(k, schema)) return 0;
    const noun = schema.tables[one.table]?.words ?? [];
    const names = [one.words, ...(one.synonyms ?? [])];
    // "pit stop duration": the thing's noun, and what of it.
    const whole = names.map((name) => [...noun, ...name]);
    return named(said, { words: one.words, synonyms: [...names, ...whole] });
  });
  const found = best(lengths);
  return found && { figure: called(aggregate, column(found.at)), length: found.length };
}

const aggregates: ReadonlyMap<string, OutlineWord> = byWord({
  avg: "average avg mean",
  sum: "total sum",
  max: "maximum max",
  min: "minimum min",
  median: "median",
});

const counting: readonly (readonly string[])[] = [
  ["number", "of"],
  ["total", "number", "of"],
  ["count", "of"],
  ["how", "many"],
];

const lasting =
  /^how (?:long|many days) (?:does|do|did) (?:it (?:usually )?take (?:to|for) |the |an? )?(?<what>[a-z]+)(?: usually)?(?: takes?)?(?: on average| usually)?(?= |$)/;

const taking =
  /^how (?:long|many days) (?:does|do|did) (?:the |an? |our |all )?(?<things>[a-z]+)(?: usually| typically| normally)? (?:take(?: to (?:be |get )?(?<deed>[a-z]+))?|last)(?: on average| usually)?(?= |$)/;

/** "how long do orders take to ship": the average of the one time between two days that orders have. */
function timeOfThings(phrase: string, schema: DescribedSchema): Figure | undefined {
  const found = taking.exec(phrase);
  const { things = "", deed } = found?.groups ?? {};
  if (found === null) return undefined;
  const table = tableAt([stem(things)], schema)?.at;
  const time = table === undefined ? undefined : timeBetween(table, deed, schema);
  if (time === undefined) return undefined;
  return { figure: called("avg", column(time)), length: found[0].split(" ").length };
}

/** The one length of time of a table's things, or the one that is called by what is done. */
export function timeBetween(
  table: number,
  deed: string | undefined,
  { columns }: DescribedSchema,
): number | undefined {
  const root = (word: string): string => stem(word).replace(/(?:ped|ping|ed|ing|e)$/, "");
  const times = [...columns.keys()].filter(
    (k) => columns[k]?.table === table && columns[k]?.unit !== undefined,
  );
  const isOf = (k: number): boolean =>
    [...(columns[k]?.words ?? []), ...(columns[k]?.synonyms ?? []).flat()].some(
      (one) => root(one) === root(deed ?? ""),
    );
  const [only, ...others] = deed === undefined ? times : times.filter(isOf);
  return others.length === 0 ? only : undefined;
}

/** "how long does shipping take": the average of the time that is called so. */
function timeTaken(phrase: string, schema: DescribedSchema): Figure | undefined {
  const ofThings = timeOfThings(phrase, schema);
  if (ofThings !== undefined) return ofThings;
  const found = lasting.exec(phrase);
  const what = stem(found?.groups?.["what"] ?? "");
  if (found === null || what === "") return undefined;
  const names = [
    [what, "time"],
    ["day", "to", what],
    ["to", what],
  ];
  const [figure] = names.flatMap((name) => amountAt(name, "avg", schema) ?? []);
  return figure && { ...figure, length: found[0].split(" ").length };
}

/** `phrase`: small letters, without politeness. */
export function figureAt(phrase: string, schema: DescribedSchema): Figure | undefined {
  const taken = timeTaken(phrase, schema);
  if (taken !== undefined) return taken;
  const words = phrase.split(" ");
  const said = words.map(stem);
  const measure = measureAt(said, schema);
  // "total sales before discount" is not "total sales".
  const added = words[0] === "total" ? measureAt(said.slice(1), schema) : undefined;
  if (added !== undefined && added.length + 1 > (measure?.length ?? 0))
    return { ...added, length: added.length + 1 };
  if (measure !== undefined) return measure;
  const counts = counting.find((lead) => lead.every((one, i) => words[i] === one));
  const behind = (skipped: number, found: Figure | undefined): Figure | undefined =>
    found && { ...found, length: found.length + skipped };
  if (counts !== undefined) {
    const rest = said.slice(counts.length);
    if (!apart.test(rest[0] ?? "")) return behind(counts.length, countAt(rest, schema));
    return behind(counts.length + 1, differentAt(rest.slice(1), schema));
  }
  const aggregate = aggregates.get(words[0] ?? "");
  if (aggregate === undefined || !aggregateWords.has(aggregate)) return undefined;
  const skipped = words[1] === "of" ? 2 : 1;
  const total = aggregate === "sum" ? measureAt(said.slice(skipped), schema) : undefined;
  // The median order value is that of what has an average.
  const averaged =
    aggregate === "median" ? measureAt(["average", ...said.slice(skipped)], schema) : undefined;
  const middle = averaged && {
    figure: [word(aggregate), ...averaged.figure.slice(1)],
    length: averaged.length - 1,
  };
  return behind(skipped, middle ?? total ?? amountAt(said.slice(skipped), aggregate, schema));
}

/** "by total due", of a top list: an amount, added up where it is not the thing's own. */
export const addedAt = (phrase: string, schema: DescribedSchema): Figure | undefined =>
  amountAt(phrase.split(" ").map(stem), "sum", schema);

/** "by orders", of a top list: by how many there are. */
export function manyAt(phrase: string, schema: DescribedSchema): Figure | undefined {
  const words = phrase.split(" ");
  const found = countAt(words.map(stem), schema);
  const last = words[(found?.length ?? 0) - 1] ?? "";
  return last === stem(last) ? undefined : found;
}

/** "orders per employee": they are counted. */
export function countedAt(phrase: string, schema: DescribedSchema): Figure | undefined {
  const found = countAt(phrase.split(" ").map(stem), schema);
  const rest = phrase.split(" ").slice(found?.length ?? 0);
  return /^(?:per|by|for each)\b/.test(rest.join(" ")) ? found : undefined;
}
