// Columns that a table does not have and people ask for (schema/derived-kinds.ts). They stand among the columns
// by their words; where a query uses one, what it is made of is written out.
import { type CivilDate, formatDate } from "../../dates/civil.ts";
import { arithmeticWords, type OutlineSymbol, word } from "../../outline/symbols.ts";
import { isWord } from "../../revise/clauses.ts";
import { type DerivedKind, derivedKinds } from "../../schema/derived-kinds.ts";
import {
  type DescribedColumn,
  type DescribedSchema,
  factsKey,
  isNumeric,
} from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";

export type DerivedColumn = {
  /** Its number among the items. */
  readonly item: number;
  /** What it is made of, on a day. */
  readonly written: (today: CivilDate) => readonly OutlineSymbol[];
};

const call = (name: "age" | "days", from: OutlineSymbol, to: OutlineSymbol): OutlineSymbol[] => [
  word(name),
  word("("),
  from,
  word(","),
  to,
  word(")"),
];
const nothing = word("none");
const number = (text: string): OutlineSymbol => ({
  kind: "value",
  literal: { type: "number", text },
  column: null,
});

function writtenBy(
  { made }: DerivedKind,
  [first = nothing, second = nothing]: readonly OutlineSymbol[],
  { today, percent }: { readonly today: OutlineSymbol; readonly percent: boolean },
): OutlineSymbol[] {
  if (made === "less") return [first, word("-"), second];
  if (made === "taxed") {
    const part = percent ? [second, word("/"), number("100.0")] : [second];
    return [first, word("*"), word("("), number("1"), word("+"), ...part, word(")")];
  }
  return made === "age" ? call("age", first, today) : call("days", first, second);
}

export type WithDerived = {
  readonly known: KnownDatabase;
  readonly derived: readonly DerivedColumn[];
};

/** A table that has a column of that name already keeps it. */
export function deriveColumns(known: KnownDatabase): WithDerived {
  const { described, facts } = known;
  const columns: DescribedColumn[] = [...described.columns];
  const derived: DerivedColumn[] = [];
  described.tables.forEach(({ columns: own }, table) => {
    const words = own.flatMap((k) => described.columns[k]?.words ?? []);
    for (const kind of derivedKinds) {
      if (kind.alone === true && columns.some((one) => one.table === table && one.unit === "day"))
        continue;
      const times = kind.made === "age" || kind.made === "days";
      const names = [kind.words, ...kind.synonyms];
      // What comes on top of a price is called by the price.
      const isKept = (name: readonly string[]): boolean =>
        kind.made === "taxed"
          ? own.some((k) => described.columns[k]?.words.join(" ") === name.join(" "))
          : words.includes(name[0] ?? "");
      if (names.some(isKept)) continue;
      const parts = kind.of.map((called) => partOf(own, called, times, described));
      const made: OutlineSymbol[] = [];
      for (const part of parts) if (part !== undefined) made.push({ kind: "item", item: part });
      if (made.length < kind.of.length) continue;
      // Kept as a part of one, or in per cent.
      const percent = (facts.numbers.get(factsKey(parts[1] ?? -1, described))?.high ?? 0) > 1;
      derived.push({
        item: columns.length,
        written: (today) => writtenBy(kind, made, { today: day(today), percent }),
      });
      const { words: name, synonyms } = kind;
      const type: DescribedColumn["type"] = kind.made === "age" ? "integer" : "real";
      const plain = { table, name: name.join(" "), words: name, type, time: null, primary: false };
      const unit = kind.made === "days" ? ({ unit: "day" } as const) : {};
      columns.push({ ...plain, synonyms, ...unit });
    }
  });
  return { known: { ...known, described: { ...described, columns } }, derived };
}

/** What is made of something hidden is hidden with it. */
export function hideDerived<T extends KnownDatabase>(
  known: T,
  derived: readonly DerivedColumn[],
): T {
  const { columns } = known.described;
  const isHidden = (one: OutlineSymbol): boolean =>
    one.kind === "item" && columns[one.item]?.hidden === true;
  const anyDay = { year: 1970, month: 1, day: 1 };
  const made = derived.filter(({ written }) => written(anyDay).some(isHidden));
  if (made.length === 0) return known;
  const items = new Set(made.map(({ item }) => item));
  const shown = columns.map((one, k) => (items.has(k) ? { ...one, hidden: true } : one));
  return { ...known, described: { ...known.described, columns: shown } };
}

/** The one column that is called so. */
function partOf(
  own: readonly number[],
  called: RegExp,
  times: boolean,
  { columns }: DescribedSchema,
): number | undefined {
  const found = own.filter((k) => {
    const column = columns[k];
    if (column === undefined || column.hidden === true) return false;
    const number = isNumeric(column);
    const fits = times ? column.time === "date" || column.time === "datetime" : number;
    return fits && called.test(column.words.join(" "));
  });
  return found.length === 1 ? found[0] : undefined;
}

function day(today: CivilDate): OutlineSymbol {
  return { kind: "value", literal: { type: "string", text: formatDate(today) }, column: null };
}

/** Writes every such column out. */
export function expandDerived(
  outline: readonly OutlineSymbol[],
  derived: readonly DerivedColumn[],
  today: CivilDate,
): readonly OutlineSymbol[] {
  if (derived.length === 0) return outline;
  const written = outline.flatMap((symbol) => {
    const known = symbol.kind === "item" && derived.find(({ item }) => item === symbol.item);
    return known ? [...known.written(today)] : [symbol];
  });
  return orderedByBirth(written);
}

/** The oldest were born first: an order by nothing but age is one by the birth date, the other way round. */
function orderedByBirth(outline: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const at = outline.findIndex(
    (one, i) => isWord(one, "order_by") && isWord(outline[i + 1], "age"),
  );
  const born = outline[at + 3];
  const next = outline[at + 7];
  const descending = isWord(next, "desc");
  const made = next?.kind === "word" && arithmeticWords.includes(next.word);
  if (at < 0 || born === undefined || made) return outline;
  const turned = descending ? [born] : [born, word("desc")];
  return [...outline.slice(0, at + 1), ...turned, ...outline.slice(at + (descending ? 8 : 7))];
}

/** The other way: what is made of their parts is said by their names again. */
export function foldDerived(
  outline: readonly OutlineSymbol[],
  derived: readonly DerivedColumn[],
  today: CivilDate,
): readonly OutlineSymbol[] {
  return derived.reduce<readonly OutlineSymbol[]>((folded, { item, written }) => {
    const long = written(today).map((symbol) => JSON.stringify(symbol));
    const out: OutlineSymbol[] = [];
    for (let at = 0; at < folded.length; at++) {
      const symbol = folded[at];
      if (symbol === undefined) break;
      const here = folded.slice(at, at + long.length).map((one) => JSON.stringify(one));
      if (here.join() === long.join()) {
        out.push({ kind: "item", item });
        at += long.length - 1;
      } else out.push(symbol);
    }
    return out;
  }, outline);
}
