// "and before 1995", of those born after 1980: both limits hold, unless one is to take the other's place.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type Clauses, isSame, type Symbols } from "../clauses.ts";

/** Said in place of what was said, or a question of its own. */
const instead = /\b(?:instead|rather|make (?:it|that)|change|no|not|actually|sorry|or|about)\b/;
const anew =
  /^(?:and |but |so |ok |now )*(?:(?:which|what|who)\b(?! of (?:them|those|these))|(?:how|list|show|give|find|tell|display|get|are|is|do|does)\b(?! (?:me )?(?:only|just) (?:those|the ones)))/;

export function windowKept(text: string, before: Clauses, after: Clauses): Clauses {
  if (instead.test(text) || anew.test(text)) return after;
  const where = withWindows(before.where, after.where);
  const having = withWindows(before.having, after.having);
  return where === after.where && having === after.having ? after : { ...after, where, having };
}

function withWindows(before: readonly Symbols[], after: readonly Symbols[]): readonly Symbols[] {
  const gone = before.filter((one) => !after.some((now) => isSame(now, one)));
  const beside = (one: Symbols): Symbols[] => gone.filter((old) => isWindow(old, one));
  return after.some((one) => beside(one).length > 0)
    ? after.flatMap((one) => [...beside(one), one])
    : after;
}

/** Limits of one figure from both sides, with room between them. */
function isWindow(one: Symbols, other: Symbols): boolean {
  const [a, b] = [limitOf(one), limitOf(other)];
  if (a === undefined || b === undefined || a.of !== b.of || a.from === b.from) return false;
  const [low, high] = a.from ? [a.value, b.value] : [b.value, a.value];
  return typeof low === typeof high && low < high;
}

type Limit = { readonly of: string; readonly from: boolean; readonly value: number | string };

function limitOf(part: Symbols): Limit | undefined {
  const [sign, value] = part.slice(-2);
  if (sign?.kind !== "word" || !/^[<>]=?$/.test(sign.word)) return undefined;
  const found = amountIn(value);
  if (found === undefined) return undefined;
  return { of: JSON.stringify(part.slice(0, -2)), from: sign.word.startsWith(">"), value: found };
}

function amountIn(symbol: OutlineSymbol | undefined): number | string | undefined {
  if (symbol?.kind !== "value") return undefined;
  const { literal } = symbol;
  if (literal.type === "period") return literal.from;
  if (literal.type === "number") return Number(literal.text);
  return /^'?(\d{4}-\d\d-\d\d)/.exec(literal.text)?.[1];
}
