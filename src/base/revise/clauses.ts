// An outline in its clauses, so that one of them can be changed and the rest kept.
import {
  aggregateWords,
  type OutlineSymbol,
  type OutlineWord,
  setWords,
  word,
} from "../../sql/outline/symbols.ts";

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
  readonly limit: number | null;
  readonly from: Symbols;
};

const names = ["select", "where", "group_by", "having", "order_by", "limit", "from"] as const;
type Name = (typeof names)[number];

export const isWord = (symbol: OutlineSymbol | undefined, text: OutlineWord): boolean =>
  symbol?.kind === "word" && symbol.word === text;

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
    current?.push(symbol);
  }
  const part = (name: Name): Symbols => parts.get(name) ?? [];
  const select = part("select");
  if (select.length === 0) return null;
  const distinct = isWord(select[0], "distinct");
  return {
    distinct,
    select: split(distinct ? select.slice(1) : select, ","),
    where: conditionsOf(part("where")),
    groupBy: split(part("group_by"), ","),
    having: conditionsOf(part("having")),
    orderBy: split(part("order_by"), ",").map((by) => {
      const descending = isWord(by.at(-1), "desc");
      return { by: descending ? by.slice(0, -1) : by, descending };
    }),
    limit: limitOf(part("limit")),
    from: part("from"),
  };
}

export function outlineOfClauses(clauses: Clauses): OutlineSymbol[] {
  const { distinct, select, where, groupBy, having, orderBy, limit, from } = clauses;
  const orders = orderBy.map(({ by, descending }) => (descending ? [...by, word("desc")] : by));
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
    ...from.flatMap((symbol) => [word("from"), symbol]),
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

/** Columns that stand in it, in order. */
export function columnsIn(symbols: Symbols, columns: number): number[] {
  return symbols.flatMap((one) => (one.kind === "item" && one.item < columns ? [one.item] : []));
}

export function isAggregate(symbols: Symbols): boolean {
  return symbols.some((one) => one.kind === "word" && aggregateWords.has(one.word));
}

/** What is counted or added up: the last such thing that is shown. */
export function measureOf({ select }: Clauses): Symbols | undefined {
  return select.findLast(isAggregate);
}
