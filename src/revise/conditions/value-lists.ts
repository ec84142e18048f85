// Several values of one column: any of a list, one more, one less.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type Clauses, called, isWord, type Symbols } from "../clauses.ts";
import { type DaySpan, during } from "./asked-period.ts";
import type { ColumnCondition } from "./period-conditions.ts";

/** As people's queries have it: ( city = 'Bergen' OR city = 'Oslo' ). */
export function eitherOf(column: number, values: readonly OutlineSymbol[]): Symbols {
  const parts = values.flatMap((one, i) => [
    ...(i === 0 ? [] : [word("or")]),
    { kind: "item", item: column } as const,
    word("="),
    one,
  ]);
  return [word("("), ...parts, word(")")];
}

export const literalOf = (text: string, column: number): OutlineSymbol => ({
  kind: "value",
  literal: { type: "string", text },
  column,
});

/** `column = value`, as the column holds it. */
export function isValue(
  column: number,
  text: string,
  { columns }: DescribedSchema,
  sign: "=" | "!=" = "=",
): Symbols {
  const type = columns[column]?.type === "text" ? "string" : "number";
  const value = { kind: "value", literal: { type, text }, column } as const;
  return [{ kind: "item", item: column }, word(sign), value];
}

export function within(
  column: number,
  not: readonly OutlineSymbol[],
  values: readonly OutlineSymbol[],
): Symbols {
  return [{ kind: "item", item: column }, ...not, ...called("in", ...values.map((one) => [one]))];
}

const listing: ReadonlySet<string> = new Set(["=", "in", "or", "(", ")", ","]);

/** "also canada": beside the values that are asked for already. */
export function besideValues(
  { column, symbols }: ColumnCondition,
  { where }: Clauses,
): ColumnCondition | null {
  const [, equals, value] = symbols;
  const about = (one: OutlineSymbol): boolean => one.kind !== "item" || one.item === column;
  // "or may", of march: one of two times.
  const time = where.find((part) => part.every(about) && part.some((one) => isWord(one, "during")));
  if (isWord(equals, "during") && time !== undefined && !time.some((one) => isWord(one, "not"))) {
    const span = time.length === 3 ? joinedSpan(time[2], value) : undefined;
    const either = [word("("), ...time, word("or"), ...symbols, word(")")];
    return { column, symbols: span === undefined ? either : during(column, span) };
  }
  if (symbols.length !== 3 || !isWord(equals, "=") || value === undefined) return null;
  const known = valuesAsked(column, where);
  if (known.length === 0) return null;
  return { column, symbols: within(column, [], [...known, value]) };
}

/** April and may are one span, from the one to the other's end. */
function joinedSpan(one?: OutlineSymbol, other?: OutlineSymbol): DaySpan | undefined {
  const spans = [one, other].flatMap((symbol) =>
    symbol?.kind === "value" && symbol.literal.type === "period" ? [symbol.literal] : [],
  );
  const [first, second] = spans.sort((a, b) => a.from.localeCompare(b.from));
  if (first === undefined || second === undefined || first.to !== second.from) return undefined;
  return { from: first.from, to: second.to };
}

/** "no poetry", of crime and poetry: the others; null where it is none of several. */
export function othersThan(
  { column, symbols }: ColumnCondition,
  { where }: Clauses,
): ColumnCondition | null {
  if (!symbols.some((one) => isWord(one, "!=") || isWord(one, "not"))) return null;
  const gone = new Set(symbols.flatMap(textOf));
  const known = valuesAsked(column, where);
  const left = known.filter((one) => !textOf(one).some((text) => gone.has(text)));
  const [first] = left;
  if (first === undefined || left.length === known.length) return null;
  const item = { kind: "item", item: column } as const;
  const only = [item, word("="), first];
  return { column, symbols: left.length === 1 ? only : within(column, [], left) };
}

const textOf = (one: OutlineSymbol): string[] =>
  one.kind === "value" && one.literal.type === "string" ? [one.literal.text] : [];

/** The values of a column that are asked for already, any of them. */
function valuesAsked(column: number, where: Clauses["where"]): OutlineSymbol[] {
  const isOf = (one: OutlineSymbol): boolean =>
    one.kind === "item" ? one.item === column : one.kind === "value" || listing.has(one.word);
  const asked = where.find((part) => part.every(isOf)) ?? [];
  return asked.filter((one) => one.kind === "value");
}
