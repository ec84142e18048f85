// An outline in its clauses, so that one of them can be changed and the rest kept.
import {
  aggregateWords,
  clauseOrder,
  comparisonWords,
  functionWords,
  type OutlineSymbol,
  type OutlineWord,
  reportWords,
  setWords,
  timeWords,
  word,
} from "../outline/symbols.ts";

export type Symbols = readonly OutlineSymbol[];

type Ordering = { readonly by: Symbols; readonly descending: boolean };

export type Clauses = {
  readonly distinct: boolean;
  readonly select: readonly Symbols[];
  /** All of them must hold. */
  readonly where: readonly Symbols[];
  readonly groupBy: readonly Symbols[];
  readonly having: readonly Symbols[];
  readonly orderBy: readonly Ordering[];
  /** Where `per ( groups )` is shown, of each of the groups. */
  readonly limit: number | null;
  /** So many before them are left out: the third is behind two. */
  readonly skip: number;
  readonly from: Symbols;
  /** Keys that join where another one would be taken. */
  readonly via: Symbols;
  /** The table all of whose rows are kept; empty for none. */
  readonly keep: Symbols;
  /** One word of what becomes of the report: no gaps in it, the rest as one more group, bands of its figure. */
  readonly made: Symbols;
};

/** To fill in. */
export const noClauses: Clauses = {
  distinct: false,
  select: [],
  where: [],
  groupBy: [],
  having: [],
  orderBy: [],
  limit: null,
  skip: 0,
  from: [],
  via: [],
  keep: [],
  made: [],
};

const names = [...clauseOrder, "keep"] as const;
type Name = (typeof names)[number];

export const isWord = (symbol: OutlineSymbol | undefined, text: OutlineWord): boolean =>
  symbol?.kind === "word" && symbol.word === text;

const isMade = (symbol: OutlineSymbol): boolean =>
  symbol.kind === "word" && reportWords.has(symbol.word);

/** Null where it is no single query: a union is not changed clause by clause. */
export function clausesOf(outline: Symbols): Clauses | null {
  const parts = new Map<Name, OutlineSymbol[]>();
  let current: OutlineSymbol[] | undefined;
  let depth = 0;
  for (const symbol of outline) {
    if (isWord(symbol, "(")) depth += 1;
    if (isWord(symbol, ")")) depth -= 1;
    if (symbol.kind === "word" && depth === 0) {
      if (setWords.has(symbol.word)) return null;
      const name = names.find((one) => one === symbol.word);
      if (name !== undefined) {
        current = parts.get(name) ?? [];
        parts.set(name, current);
        continue;
      }
    }
    if (!isMade(symbol)) current?.push(symbol);
  }
  const part = (name: Name): Symbols => parts.get(name) ?? [];
  const select = part("select");
  if (select.length === 0) return null;
  const distinct = isWord(select[0], "distinct");
  const groupBy = split(part("group_by"), ",");
  return {
    distinct,
    select: split(distinct ? select.slice(1) : select, ",").map(withoutKeys),
    where: conditionsOf(part("where")),
    groupBy,
    having: conditionsOf(part("having")),
    orderBy: split(part("order_by"), ",").map((by) => {
      const descending = isWord(by.at(-1), "desc");
      return { by: withoutKeys(descending ? by.slice(0, -1) : by), descending };
    }),
    limit: limitOf(part("limit")),
    skip: skipOf(part("limit")),
    from: part("from"),
    via: part("via"),
    keep: part("keep"),
    made: outline.filter(isMade),
  };
}

export function outlineOfClauses(clauses: Clauses): OutlineSymbol[] {
  const { distinct, where, groupBy, having, limit, skip, from, via, keep } = clauses;
  const select = clauses.select.map((item) => withKeys(item, groupBy));
  const orders = clauses.orderBy.map(({ by, descending }) =>
    descending ? [...withKeys(by, groupBy), word("desc")] : withKeys(by, groupBy),
  );
  const clause = (name: Name, parts: readonly Symbols[], between: OutlineWord): OutlineSymbol[] =>
    parts.length === 0 ? [] : [word(name), ...joined(parts, between)];
  return [
    word("select"),
    ...(distinct ? [word("distinct")] : []),
    ...joined(select, ","),
    ...clause("where", where, "and"),
    ...clause("group_by", groupBy, ","),
    ...clause("having", having, "and"),
    ...clause("order_by", orders, ","),
    ...(limit === null ? [] : [word("limit"), number(limit)]),
    ...(limit === null || skip === 0 ? [] : [word("skip"), number(skip)]),
    ...from.flatMap((symbol) => [word("from"), symbol]),
    ...via.flatMap((symbol) => [word("via"), symbol]),
    ...keep.flatMap((symbol) => [word("keep"), symbol]),
    ...clauses.made.filter((one) => limit !== null || !isWord(one, "rest")),
  ];
}

export function number(value: number): OutlineSymbol {
  return { kind: "value", literal: { type: "number", text: String(value) }, column: null };
}

function limitOf([symbol]: Symbols): number | null {
  if (symbol === undefined) return null;
  return symbol.kind === "value" && symbol.literal.type === "number"
    ? Number(symbol.literal.text)
    : 1;
}

function skipOf(symbols: Symbols): number {
  const at = symbols.findIndex((one) => isWord(one, "skip"));
  const symbol = symbols[at + 1];
  return at >= 0 && symbol?.kind === "value" && symbol.literal.type === "number"
    ? Number(symbol.literal.text)
    : 0;
}

function joined(parts: readonly Symbols[], between: OutlineWord): OutlineSymbol[] {
  return parts.flatMap((part, i) => (i === 0 ? [...part] : [word(between), ...part]));
}

/** Cut at a word that stands outside all parentheses. */
function split(symbols: Symbols, at: OutlineWord): Symbols[] {
  if (symbols.length === 0) return [];
  const parts: OutlineSymbol[][] = [[]];
  let depth = 0;
  for (const symbol of symbols) {
    if (isWord(symbol, "(")) depth += 1;
    if (isWord(symbol, ")")) depth -= 1;
    if (depth === 0 && isWord(symbol, at)) parts.push([]);
    else parts.at(-1)?.push(symbol);
  }
  return parts;
}

/** The AND of BETWEEN joins no conditions; an OR keeps all together, in parentheses. */
function conditionsOf(symbols: Symbols): Symbols[] {
  if (symbols.length === 0) return [];
  if (split(symbols, "or").length > 1) return [[word("("), ...symbols, word(")")]];
  const parts: Symbols[] = [];
  for (const part of split(symbols, "and")) {
    const last = parts.at(-1);
    const open = last?.findLast((symbol) => symbol.kind === "word");
    const betweens = last?.at(-2);
    if (last !== undefined && open !== undefined && isWord(betweens, "between"))
      parts[parts.length - 1] = [...last, word("and"), ...part];
    else parts.push(part);
  }
  return parts;
}

/** Figures in the order of their groups: in clauses they stand without it, for groups change. */
const inOrder: ReadonlySet<string> = new Set(["running", "change", "growth"]);

function withoutKeys(item: Symbols): Symbols {
  return eachCall(item, (name, places) => (inOrder.has(name) ? places.slice(0, 1) : places));
}

/** By the time among the groups, anew for each of the others. */
function withKeys(item: Symbols, groupBy: readonly Symbols[]): Symbols {
  const key = groupBy.find(isTimeBucket) ?? groupBy[0];
  const others = groupBy.filter((group) => group !== key);
  return eachCall(item, (name, places) =>
    inOrder.has(name) && key !== undefined ? [...places.slice(0, 1), key, ...others] : places,
  );
}

export const isTimeBucket = ([first]: Symbols): boolean =>
  first?.kind === "word" && (timeWords.has(first.word) || first.word === "fiscal");

/** Makes the places of the outermost functions of an item anew, also within ROUND. */
function eachCall(
  item: Symbols,
  make: (name: OutlineWord, places: readonly Symbols[]) => readonly Symbols[],
): Symbols {
  const [first, open] = item;
  if (first?.kind !== "word" || !functionWords.has(first.word) || !isWord(open, "(")) return item;
  const inside = split(item.slice(2, -1), ",");
  const places = first.word === "round" ? inside.map((one) => eachCall(one, make)) : inside;
  return [first, word("("), ...joined(make(first.word, places), ","), word(")")];
}

/** Of some rows alone, or of two such: no less a figure than that of all rows. */
const ofSome: ReadonlySet<string> = new Set(["within", "gap", "gain", "median"]);

/** What a share, a rank, a running total or a rounded figure is made of. */
export function figureOf(item: Symbols): Symbols {
  const [first, open] = item;
  if (first?.kind === "word" && ofSome.has(first.word)) return item;
  const made = first?.kind === "word" && functionWords.has(first.word) && isWord(open, "(");
  const [figure] = made ? split(item.slice(2, -1), ",") : [];
  return figure === undefined ? item : figureOf(figure);
}

export const isCalled = ([first]: Symbols, name: OutlineWord): boolean => isWord(first, name);

export const called = (name: OutlineWord, ...places: readonly Symbols[]): Symbols => [
  word(name),
  word("("),
  ...joined(places, ","),
  word(")"),
];

export const column = (item: number): Symbols => [{ kind: "item", item }];

export const isItem = (symbol: OutlineSymbol | undefined, item: number): boolean =>
  symbol?.kind === "item" && symbol.item === item;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Columns that stand in it, in order. */
export function columnsIn(symbols: Symbols, columns: number): number[] {
  return symbols.flatMap((one) => (one.kind === "item" && one.item < columns ? [one.item] : []));
}

export function isAggregate(symbols: Symbols): boolean {
  return symbols.some((one) => one.kind === "word" && aggregateWords.has(one.word));
}

/** What is counted or added up: the last such thing that is shown, whatever is made of it. */
export function measureOf({ select }: Clauses): Symbols | undefined {
  const shown = select.filter((item) => isAggregate(item) && !beside.has(wordOf(item)));
  return shown.at(-1);
}

/** What groups were chosen by; of two figures with an OR between them, neither. */
export function chosenBy({ having, groupBy }: Clauses): Symbols | undefined {
  const [chosen] = groupBy.length === 0 ? [] : having;
  const at = chosen?.findIndex((one) => one.kind === "word" && comparisonWords.has(one.word)) ?? -1;
  return at < 0 || isWord(chosen?.[0], "(") ? undefined : chosen?.slice(0, at);
}

/** What only stands beside a figure. */
const beside: ReadonlySet<string> = new Set(["rank", "per", "change", "growth"]);
const wordOf = ([first]: Symbols): string => (first?.kind === "word" ? first.word : "");

type ListName = "select" | "where" | "groupBy" | "having";

/** With every part of these clauses changed. */
export function inParts(
  clauses: Clauses,
  names: readonly (ListName | "orderBy")[],
  change: (part: Symbols) => Symbols,
): Clauses {
  const listOf = (name: ListName): readonly Symbols[] =>
    names.includes(name) ? clauses[name].map(change) : clauses[name];
  const ordered = (one: Ordering): Ordering =>
    names.includes("orderBy") ? { ...one, by: change(one.by) } : one;
  return {
    ...clauses,
    select: listOf("select"),
    where: listOf("where"),
    groupBy: listOf("groupBy"),
    having: listOf("having"),
    orderBy: clauses.orderBy.map(ordered),
  };
}

/** With other columns in the places of these. */
export function withItems(clauses: Clauses, instead: ReadonlyMap<number, number>): Clauses {
  const mend = (symbols: Symbols): Symbols =>
    symbols.map((symbol) => {
      const item = symbol.kind === "item" ? instead.get(symbol.item) : undefined;
      return item === undefined ? symbol : { kind: "item", item };
    });
  const mended = inParts(clauses, ["select", "where", "groupBy", "orderBy"], mend);
  return { ...mended, from: mend(clauses.from) };
}
