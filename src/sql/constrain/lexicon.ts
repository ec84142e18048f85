// What can still be said with the words at hand: a query must never come to a point where the next
// word it needs is not in the vocabulary.

import { patternType } from "../../entities/patterns.ts";
import type { Catalog, CatalogColumn, ValueClass } from "./catalog.ts";
import { plain } from "./catalog.ts";
import { allowsLink, type Nesting } from "./nesting.ts";

export type Word =
  | { readonly kind: "column"; readonly column: CatalogColumn }
  | { readonly kind: "table"; readonly table: string }
  | { readonly kind: "literal"; readonly text: string; readonly valueClass: ValueClass }
  | { readonly kind: "placeholder"; readonly type: string }
  | { readonly kind: "fixed"; readonly text: string };

export type Lexicon = {
  readonly catalog: Catalog;
  /** The vocabulary, classified. */
  readonly words: readonly Word[];
  classify(word: string): Word;
  /** Is this fixed word in the vocabulary? */
  has(...words: readonly string[]): boolean;
  /** Columns in the vocabulary whose table is there too. */
  readonly columns: readonly CatalogColumn[];
  columnsOf(tables: readonly string[]): readonly CatalogColumn[];
  hasTable(table: string): boolean;
  hasColumn(column: CatalogColumn): boolean;
  fitsValue(column: CatalogColumn, word: Word): boolean;
  /** Some literal or placeholder can stand opposite the column. */
  hasValue(column: CatalogColumn): boolean;
  /** All that depends on the values at hand, for a query of these tables: equal texts, equal moves. */
  fillable(tables: readonly string[]): string;
  /** Something can be said after LIKE, besides the column's own values. */
  readonly hasPattern: boolean;
  isCount(word: Word): boolean;
  /** Some whole number can be said: for HAVING. */
  readonly hasCount: boolean;
  isLimit(word: Word): boolean;
  readonly hasLimit: boolean;
  /** May `left IN ( SELECT inner` or `left = ( SELECT MIN ( inner )` be said inside this chain? */
  links(chain: readonly string[], left: CatalogColumn, inner: CatalogColumn): boolean;
  /** Some column can be selected opposite this one, inside this chain. */
  canLink(chain: readonly string[], left: CatalogColumn): boolean;
  /** The chain inside a query: its own link joins those around it. */
  chainInside(chain: readonly string[], link: string | undefined): readonly string[];
  /** Tables that can be joined to these, directly. */
  neighbours(tables: readonly string[]): readonly string[];
  /** Tables that joins can bring together with this one, itself included. */
  component(table: string): ReadonlySet<string>;
  joins(left: CatalogColumn, right: CatalogColumn): boolean;
};

export type LexiconOptions = {
  readonly catalog: Catalog;
  readonly vocabulary: readonly string[];
  /** The type of plain numbers. */
  readonly numberType: string;
  /** Literals seen with a column in training; otherwise any literal of the column's class. */
  readonly values?: ReadonlyMap<string, ReadonlySet<string>>;
  /** How training queries go into one another; otherwise without a bound of this kind. */
  readonly nesting?: Nesting;
};

/** What an interaction adds to the vocabulary. */
export type AtHand = {
  /** Types of the placeholders that the interaction has so far. */
  readonly types: ReadonlySet<string>;
  /** False when some number among the placeholders is not whole. */
  readonly wholeNumbers: boolean;
};

/** What only the vocabulary decides is found once, for all interactions. */
export function createLexicons(options: LexiconOptions): (atHand: AtHand) => Lexicon {
  const { catalog, numberType, values, nesting } = options;
  const classified = new Map<string, Word>();
  const classify = (text: string): Word => {
    const known = classified.get(text);
    if (known !== undefined) return known;
    const word = classifyWord(text, catalog);
    classified.set(text, word);
    return word;
  };
  const vocabulary = new Set(options.vocabulary);
  const words = options.vocabulary.map(classify);
  const tables = new Set(words.flatMap((word) => (word.kind === "table" ? [word.table] : [])));
  const inVocabulary = new Set(words.flatMap((w) => (w.kind === "column" ? [w.column] : [])));
  const columns = [...inVocabulary].filter(({ table }) => tables.has(table));
  const byTable = groupByTable(columns);
  const literals = words.filter((word) => word.kind === "literal");

  const fitsType = (column: CatalogColumn, type: string) =>
    column.placeholderType === undefined
      ? column.valueClass === "number" && type === numberType
      : column.placeholderType === type;
  const fitsValue = (column: CatalogColumn, word: Word) => {
    if (word.kind === "placeholder") return fitsType(column, word.type);
    if (word.kind !== "literal" || !holds(column.valueClass, word)) return false;
    return values === undefined || (values.get(column.name)?.has(word.text) ?? false);
  };
  const withLiteral = new Set(
    [...catalog.columns.values()].filter((column) =>
      literals.some((word) => fitsValue(column, word)),
    ),
  );
  const byType = new Map<string, readonly CatalogColumn[]>();
  const fillableBy = (type: string): readonly CatalogColumn[] => {
    const known = byType.get(type);
    if (known !== undefined) return known;
    const found = [...catalog.columns.values()].filter((column) => fitsType(column, type));
    byType.set(type, found);
    return found;
  };
  const isWhole = (word: Word) => word.kind === "literal" && /^\d+$/u.test(word.text);
  const isCount = (word: Word) =>
    isWhole(word) || (word.kind === "placeholder" && word.type === numberType);
  const hasWhole = literals.some(isWhole);

  const joins = (left: CatalogColumn, right: CatalogColumn) =>
    left.table !== right.table && (catalog.fits(left, right) || catalog.fits(right, left));
  const canJoin = ["JOIN", "ON", "="].every((word) => vocabulary.has(word));
  const adjacent = new Map(
    [...tables].map((table) => [table, canJoin ? adjacentTo(table, byTable, joins) : []]),
  );
  const components = new Map([...tables].map((table) => [table, reach(table, adjacent)]));
  const fittings = new Map<CatalogColumn, readonly CatalogColumn[]>();
  const fitting = (column: CatalogColumn): readonly CatalogColumn[] => {
    const known = fittings.get(column);
    if (known !== undefined) return known;
    const found = columns.filter((inner) => catalog.fits(column, inner));
    fittings.set(column, found);
    return found;
  };
  const links: Lexicon["links"] = (chain, left, inner) =>
    catalog.fits(left, inner) && allowsLink(nesting, chain, linkOf(left, inner));
  const fixed = {
    catalog,
    words,
    classify,
    has: (...fixed) => fixed.every((word) => vocabulary.has(word)),
    columns,
    columnsOf: (names) =>
      names.length === 1
        ? (byTable.get(names[0]!) ?? [])
        : names.flatMap((table) => byTable.get(table) ?? []),
    hasTable: (table) => tables.has(table),
    hasColumn: (column) => inVocabulary.has(column),
    fitsValue,
    isCount,
    links,
    canLink: (chain, left) => fitting(left).some((inner) => links(chain, left, inner)),
    chainInside: (chain, link) =>
      nesting === undefined || link === undefined ? chain : [...chain, link],
    neighbours: (names) => [
      ...new Set(
        names.flatMap((table) => adjacent.get(table) ?? []).filter((t) => !names.includes(t)),
      ),
    ],
    component: (table) => components.get(table) ?? new Set(),
    joins,
  } satisfies Partial<Lexicon>;

  return ({ types, wholeNumbers }) => {
    const withPlaceholder = new Set([...types].flatMap(fillableBy));
    const hasPattern = types.has(patternType);
    const hasCount = hasWhole || types.has(numberType);
    const hasLimit = hasWhole || (wholeNumbers && types.has(numberType));
    const anywhere = [hasPattern, hasCount, hasLimit, wholeNumbers].map(Number).join("");
    const filled = new Map(
      [...byTable].map(([table, own]) => [
        table,
        own.map((column) => Number(withPlaceholder.has(column))).join(""),
      ]),
    );
    return {
      ...fixed,
      hasValue: (column) => withLiteral.has(column) || withPlaceholder.has(column),
      fillable: (names) => names.reduce((all, t) => `${all} ${filled.get(t) ?? ""}`, anywhere),
      hasPattern,
      hasCount,
      isLimit: (word) =>
        isWhole(word) || (wholeNumbers && word.kind === "placeholder" && isCount(word)),
      hasLimit,
    };
  };
}

export function linkOf(left: CatalogColumn, inner: CatalogColumn): string {
  return `${left.name} ${inner.name}`;
}

function classifyWord(text: string, catalog: Catalog): Word {
  const hash = text.indexOf("#");
  if (hash > 0 && /^[\p{L}_][\p{L}\p{N}_]*#\d+$/u.test(text)) {
    return { kind: "placeholder", type: text.slice(0, hash) };
  }
  if (/^\d/u.test(text)) return { kind: "literal", text, valueClass: "number" };
  if (text === "TRUE" || text === "FALSE") return { kind: "literal", text, valueClass: "boolean" };
  const name = plain(text);
  const column = catalog.columns.get(name);
  if (column !== undefined && !text.startsWith("'")) return { kind: "column", column };
  if (catalog.tables.has(name) && !text.startsWith("'")) return { kind: "table", table: name };
  if (/^['"]/u.test(text)) return { kind: "literal", text, valueClass: "text" };
  return { kind: "fixed", text };
}

/** Engines with strict types read text as a date only where it looks like one. */
function holds(valueClass: ValueClass, word: Extract<Word, { kind: "literal" }>): boolean {
  switch (valueClass) {
    case "text":
    case "number":
      return word.valueClass === valueClass;
    case "boolean":
      return word.valueClass === "boolean" || word.text === "0" || word.text === "1";
    case "date":
    case "time":
    case "datetime":
      return word.valueClass === "text" && /^'\d/u.test(word.text);
    case "blob":
      return false;
    default:
      return valueClass satisfies never;
  }
}

function adjacentTo(
  table: string,
  byTable: ReadonlyMap<string, readonly CatalogColumn[]>,
  joins: Lexicon["joins"],
): string[] {
  const own = byTable.get(table) ?? [];
  return [...byTable]
    .filter(([, others]) => others.some((right) => own.some((left) => joins(left, right))))
    .map(([other]) => other);
}

function reach(start: string, adjacent: ReadonlyMap<string, readonly string[]>): Set<string> {
  // A set grows while it is walked.
  const found = new Set([start]);
  for (const table of found) for (const next of adjacent.get(table) ?? []) found.add(next);
  return found;
}

function groupByTable(columns: readonly CatalogColumn[]): Map<string, CatalogColumn[]> {
  const groups = new Map<string, CatalogColumn[]>();
  for (const column of columns) {
    const group = groups.get(column.table);
    if (group === undefined) groups.set(column.table, [column]);
    else group.push(column);
  }
  return groups;
}
