// Conditions of which one must hold: where they stand, and one of them less.
import { word } from "../../outline/symbols.ts";
import { type Clauses, isWord, type Symbols } from "../clauses.ts";

/** Where a comparison stands: which condition, and where in it. */
type PartPlace = { readonly part: number; readonly at: number };

type Span = { readonly from: number; readonly to: number };

export const holds = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

/** The conditions in the innermost parentheses around a place of which one must hold. */
export function choiceAround(symbols: Symbols, at: number): readonly Span[] | undefined {
  for (let open = at; open >= 0; open--) {
    if (!isWord(symbols[open], "(") || isWord(symbols[open + 1], "select")) continue;
    const spans: Span[] = [];
    let [depth, from] = [0, open + 1];
    for (let i = open + 1; i < symbols.length; i++) {
      const end = depth === 0 && isWord(symbols[i], ")");
      if (end || (depth === 0 && isWord(symbols[i], "or"))) {
        spans.push({ from, to: i });
        from = i + 1;
      }
      if (end) break;
      depth += isWord(symbols[i], "(") ? 1 : isWord(symbols[i], ")") ? -1 : 0;
    }
    if (spans.length > 1 && spans.some((one) => holds(one, at))) return spans;
  }
  return undefined;
}

/** Without these; null where one of them is no choice among `alike`, all that are of its kind. */
export function withoutChoices(
  clauses: Clauses,
  places: readonly PartPlace[],
  alike: readonly PartPlace[],
): Clauses | null {
  const where = [...clauses.where];
  for (const { part, at } of places.toReversed()) {
    const choice = choiceAround(clauses.where[part] ?? [], at);
    const own = alike.filter((one) => one.part === part);
    if (choice === undefined || !choice.every((one) => own.some((place) => holds(one, place.at))))
      return null;
    const symbols = where[part] ?? [];
    const kept = choice.filter((one) => !holds(one, at));
    const text = kept.flatMap(({ from, to }, i) => [
      ...(i === 0 ? [] : [word("or")]),
      ...symbols.slice(from, to),
    ]);
    const [first, last] = [choice[0]?.from ?? 0, choice.at(-1)?.to ?? 0];
    const whole = kept.length > 1 ? [word("("), ...text, word(")")] : text;
    where[part] = [...symbols.slice(0, first - 1), ...whole, ...symbols.slice(last + 1)];
  }
  return places.length === 0 ? null : { ...clauses, where };
}
