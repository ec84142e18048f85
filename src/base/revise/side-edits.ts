// "side by side": the periods that were asked about in columns of their own, instead of a row for each.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { type Clauses, called, figureOf, isAggregate, isTimeBucket, isWord } from "./clauses.ts";
import type { Said } from "./said.ts";

const asked =
  /^(?:(?:show|put|set|with|them|it|that|those|these|the|both|years|months|periods) )*(?:side by side|next to each other|(?:in|as) (?:separate |two )?columns)$/;

export function sideBySide({ text }: Said, clauses: Clauses): Clauses | null {
  if (!asked.test(text)) return null;
  for (const part of clauses.where) {
    const at = part.findIndex((one) => isWord(one, "in"));
    const bucket = part.slice(0, Math.max(at, 0));
    const values = part.slice(at + 1).filter((one: OutlineSymbol) => one.kind === "value");
    if (!isTimeBucket(bucket) || values.length < 2) continue;
    const key = JSON.stringify(bucket);
    const others = clauses.select.filter((item) => JSON.stringify(item) !== key);
    const figures = others.filter(isAggregate).map(figureOf);
    const shown = others.filter((item) => !isAggregate(item));
    if (figures.length === 0 || shown.length === 0) return null;
    const columns = figures.flatMap((figure) =>
      values.map((value) => called("within", figure, [...bucket, word("="), value])),
    );
    return {
      ...clauses,
      ...{ orderBy: [], limit: null, keep: [], made: [] },
      select: [...shown, ...columns],
      groupBy: clauses.groupBy.filter((group) => JSON.stringify(group) !== key),
    };
  }
  return null;
}
