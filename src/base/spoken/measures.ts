// Measures as items of a schema: "revenue" stands among the columns by its words, and where a query uses
// it, sum(price * quantity) is written out. The model need not know what a measure is.
import { UserError } from "../../errors.ts";
import { exactly, isWhole } from "../../outline/exact-ratios.ts";
import {
  aggregateWords,
  type OutlineSymbol,
  type OutlineWord,
  outlineWords,
  word,
} from "../../outline/symbols.ts";
import { isWord } from "../../revise/clauses.ts";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";

/** As a domain file says it: sum(line.price * line.quantity). */
type MeasureText = { readonly of: string; readonly synonyms?: readonly string[] | undefined };

export type BaseMeasure = {
  /** Its number among the items. */
  readonly item: number;
  readonly aggregate: OutlineWord;
  readonly distinct: boolean;
  /** What is added up: price * quantity. */
  readonly inside: readonly OutlineSymbol[];
  /** A ratio is divided by this figure; empty for what is none. */
  readonly per: readonly OutlineSymbol[];
  /** What is divided has a part behind the point. */
  readonly parts: boolean;
};

const column = String.raw`(?:"[^"]+"|[^\s"(),.*/+-]+)\.(?:"[^"]+"|[^\s"(),.*/+-]+)`;
const figure = String.raw`(sum|avg|min|max|count)\s*\(\s*(distinct\s+)?(.+?)\s*\)`;
const whole = new RegExp(String.raw`^${figure}(?:\s*/\s*${figure})?$`, "i");
const piece = new RegExp(
  String.raw`\s*(?:(?!\d+(?:\.\d+)?(?![\w.]))(${column})|(\d+(?:\.\d+)?)|([-+*/(),])|(days)(?=\s*\())`,
  "giy",
);

export type WithMeasures = {
  readonly described: DescribedSchema;
  readonly measures: readonly BaseMeasure[];
};

/** Each measure becomes a column beside those of the table that its first column is of. */
export function addMeasures(
  described: DescribedSchema,
  entries: Readonly<Record<string, MeasureText>>,
): WithMeasures {
  const numbers = new Map(
    described.columns.map(({ table, name }, k) => [
      `${described.tables[table]?.name}.${name}`.toLowerCase(),
      k,
    ]),
  );
  const columns: DescribedColumn[] = [...described.columns];
  const measures: BaseMeasure[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const read = readFormula(name, entry.of, numbers);
    const first = read.inside.find((symbol) => symbol.kind === "item");
    const table = first?.kind === "item" ? described.columns[first.item]?.table : undefined;
    if (table === undefined) continue;
    const parts = !isWhole([word(read.aggregate), ...read.inside], columns);
    measures.push({ ...read, parts, item: columns.length });
    columns.push({
      table,
      name,
      words: name.toLowerCase().split(/\s+/),
      type: "real",
      time: null,
      measure: true,
      primary: false,
      synonyms: (entry.synonyms ?? []).map((one) => one.split(/\s+/)),
    });
  }
  return { described: { ...described, columns }, measures };
}

function readFormula(
  name: string,
  of: string,
  numbers: ReadonlyMap<string, number>,
): Omit<BaseMeasure, "item" | "parts"> {
  const [, called, distinct, summed, by, byDistinct, divisor] = whole.exec(of.trim()) ?? [];
  const aggregateOf = (text = ""): OutlineWord | undefined =>
    outlineWords.find((one) => one === text.toLowerCase());
  const aggregate = aggregateOf(called);
  const numberOf = (text: string): number => {
    const known = numbers.get(text.replaceAll('"', "").toLowerCase());
    if (known === undefined)
      throw new UserError(`domain file: measure "${name}": there is no column ${text}`);
    return known;
  };
  const inside = summed === undefined ? [] : symbolsOf(summed, numberOf);
  const below = divisor === undefined ? [] : symbolsOf(divisor, numberOf);
  const divides = aggregateOf(by);
  if (aggregate === undefined || inside.length === 0 || (by !== undefined && below.length === 0))
    throw new UserError(
      `domain file: measure "${name}": cannot read "${of}". Expected for example: sum(line.price * line.quantity)`,
    );
  const per =
    divides === undefined
      ? []
      : written({
          aggregate: divides,
          distinct: byDistinct !== undefined,
          inside: below,
          per: [],
          parts: false,
        });
  return { aggregate, distinct: distinct !== undefined, inside, per };
}

/** Empty where it is no arithmetic of columns and numbers. */
function symbolsOf(text: string, numberOf: (column: string) => number): OutlineSymbol[] {
  const symbols: OutlineSymbol[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const [all, named, digits, sign, days] = match;
    end = match.index + all.length;
    const known = outlineWords.find((one) => one === sign);
    if (named !== undefined) symbols.push({ kind: "item", item: numberOf(named) });
    else if (digits !== undefined)
      symbols.push({ kind: "value", literal: { type: "number", text: digits }, column: null });
    else if (days !== undefined) symbols.push(word("days"));
    else if (known !== undefined) symbols.push(word(known));
  }
  return text.slice(end).trim() === "" ? symbols : [];
}

/** The measure with an aggregate of its own, or with another that was asked for. */
function written(
  { aggregate, distinct, inside, per, parts }: Omit<BaseMeasure, "item">,
  asked?: OutlineWord,
): OutlineSymbol[] {
  const each = asked === "median" ? keyOfEach(per) : undefined;
  if (asked === "median" && (each !== undefined || per.length === 0)) {
    const figure =
      each === undefined
        ? inside
        : [word(aggregate), word("("), ...inside, word(")"), word(","), each];
    return [word(asked), word("("), ...figure, word(")")];
  }
  const others =
    per.length === 0 && aggregate === "sum" && asked !== "count" && asked !== undefined;
  const symbols: OutlineSymbol[] = [word(others ? asked : aggregate), word("(")];
  if (distinct) symbols.push(word("distinct"));
  symbols.push(...inside, word(")"));
  if (per.length === 0) return symbols;
  return [...(parts ? [] : exactly), ...symbols, word("/"), ...per];
}

/** What a ratio is one for each of: `count ( distinct key )`. */
function keyOfEach(per: readonly OutlineSymbol[]): OutlineSymbol | undefined {
  const [count, , distinct, key, ...more] = per;
  const plain = isWord(count, "count") && isWord(distinct, "distinct") && more.length === 1;
  return plain ? key : undefined;
}

/** As a query spells it, in small letters and without blanks: "sum(line.price*line.quantity)". */
export function spellMeasure(measure: BaseMeasure, { columns, tables }: DescribedSchema): string {
  const spelled = written(measure).map((symbol) => {
    if (symbol.kind === "word") return symbol.word;
    if (symbol.kind === "value") return symbol.literal.type === "period" ? "" : symbol.literal.text;
    const column = columns[symbol.item];
    return `${tables[column?.table ?? 0]?.name}.${column?.name}`;
  });
  return spelled
    .join("")
    .toLowerCase()
    .replace(/[\s"`]/g, "");
}

/** Writes every measure out: added up, or row by row among conditions and where nothing else is added up. */
export function expandMeasures(
  outline: readonly OutlineSymbol[],
  measures: readonly BaseMeasure[],
): OutlineSymbol[] {
  const out: OutlineSymbol[] = [];
  const place = followPlace();
  for (let at = 0; at < outline.length; at++) {
    const symbol = outline[at];
    if (symbol === undefined) break;
    const call = callOf(outline, at, measures);
    if (call !== undefined) {
      place.figure();
      out.push(...written(call.measure, call.aggregate));
      at += call.length - 1;
      continue;
    }
    const measure = measureAt(symbol, measures);
    if (symbol.kind === "word") place.pass(symbol.word);
    if (measure === undefined) out.push(symbol);
    else if (place.isOfRows()) out.push(...measure.inside);
    else {
      place.figure();
      out.push(...written(measure));
    }
  }
  return out;
}

type Select = { readonly depth: number; clause: string; summed: boolean };

/** Whether what stands at a place of an outline is worked out for each row. */
function followPlace() {
  const selects: Select[] = [];
  let depth = 0;
  /** Depths of the aggregates that are open, and whether one is about to open. */
  const called: number[] = [];
  let calling = false;
  const here = (): Select | undefined => selects.at(-1);
  const figure = (): void => {
    const select = here();
    if (select !== undefined) select.summed = true;
  };
  const pass = (name: OutlineWord): void => {
    const select = here();
    if (name === "(") {
      depth += 1;
      if (calling) called.push(depth);
    } else if (name === ")") {
      if (called.at(-1) === depth) called.pop();
      if (select?.depth === depth) selects.pop();
      depth -= 1;
    } else if (name === "select") {
      if (select?.depth === depth) selects.pop();
      selects.push({ depth, clause: name, summed: false });
    } else if (aggregateWords.has(name)) figure();
    else if (select !== undefined && clauses.has(name)) {
      select.clause = name;
      if (name === "group_by") select.summed = true;
    }
    calling = aggregateWords.has(name);
  };
  const isOfRows = (): boolean => {
    const select = here();
    if (select === undefined) return false;
    // Sums hold no sums.
    if (called.length > 0) return true;
    if (select.clause === "where" || select.clause === "group_by") return true;
    return select.clause === "order_by" && !select.summed;
  };
  return { pass, figure, isOfRows };
}

const clauses: ReadonlySet<string> = new Set(["where", "group_by", "having", "order_by"]);

const measureAt = (
  symbol: OutlineSymbol | undefined,
  measures: readonly BaseMeasure[],
): BaseMeasure | undefined =>
  symbol?.kind === "item" ? measures.find(({ item }) => item === symbol.item) : undefined;

/** `sum ( revenue )` */
function callOf(
  outline: readonly OutlineSymbol[],
  at: number,
  measures: readonly BaseMeasure[],
): { measure: BaseMeasure; aggregate: OutlineWord; length: number } | undefined {
  const [name, open, ...rest] = outline.slice(at, at + 5);
  if (name?.kind !== "word" || !aggregateWords.has(name.word)) return undefined;
  if (open?.kind !== "word" || open.word !== "(") return undefined;
  const distinct = rest[0]?.kind === "word" && rest[0].word === "distinct" ? 1 : 0;
  const measure = measureAt(rest[distinct], measures);
  const close = rest[distinct + 1];
  if (measure === undefined || close?.kind !== "word" || close.word !== ")") return undefined;
  return { measure, aggregate: name.word, length: 4 + distinct };
}

/** The other way: what a measure writes out is said by its name again. */
export function foldMeasures(
  outline: readonly OutlineSymbol[],
  measures: readonly BaseMeasure[],
): readonly OutlineSymbol[] {
  return measures.reduce<readonly OutlineSymbol[]>((folded, measure) => {
    const long = written(measure).map(keyOf);
    if (measure.inside.length === 1 && measure.per.length === 0) return folded;
    const out: OutlineSymbol[] = [];
    for (let at = 0; at < folded.length; at++) {
      const here = folded.slice(at, at + long.length).map(keyOf);
      const symbol = folded[at];
      if (here.length === long.length && here.every((one, i) => one === long[i])) {
        out.push(word("sum"), word("("), { kind: "item", item: measure.item }, word(")"));
        at += long.length - 1;
      } else if (symbol !== undefined) out.push(symbol);
    }
    return out;
  }, outline);
}

function keyOf(symbol: OutlineSymbol): string {
  if (symbol.kind === "word") return symbol.word === "one" ? "#1" : symbol.word;
  if (symbol.kind === "item") return `@${symbol.item}`;
  return symbol.literal.type === "number" ? `#${Number(symbol.literal.text)}` : symbol.literal.type;
}
