// "put united back", "dinner after all": a value that an earlier query asked for comes back with the condition
// that it stood in, where it stood. Nothing here guesses: where a word is left over, or the last query asks for
// another of that kind or for other things, the model reads the turn.
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { ColumnTypes, Placeholder } from "../entities/placeholder.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Select } from "../sql/tree.ts";
import { conjunction, conjuncts } from "../sql/tree-builders.ts";
import { sqlWords } from "../sql/words.ts";
import { frameOf } from "./exchange-values.ts";
import type { Narrowing } from "./narrow-grouped.ts";
import { onlyValue } from "./widen-values.ts";

const forms: readonly string[] = [
  "(put|bring|add|take|get) A back( in| on)?",
  "(put|bring|add|take) back A",
  "(only |just )?A (again|after all)",
  "(i |we )('d |would )?(want|need|like|prefer|take|do|do want|did want) A( again| after all)",
];
const returns = new RegExp(`^(?:${forms.join("|")})$`);

/** Null where no value plainly comes back. */
export function returnValue(
  queries: readonly string[],
  said: Narrowing,
  types: ColumnTypes,
): string | null {
  const back = onlyValue(said);
  const last = tryParse(queries.at(-1) ?? "");
  if (back === undefined || last?.kind !== "select" || !returns.test(frameOf(said))) return null;
  if (literalsOf(last, back, types).length > 0) return null;
  for (const sql of queries.slice(0, -1).toReversed()) {
    const before = tryParse(sql);
    if (before?.kind !== "select" || before.where === undefined) continue;
    if (tableOf(before) !== tableOf(last)) continue;
    const all = conjuncts(before.where);
    const at = all.findIndex((where) => {
      const [only, ...others] = literalsOf({ ...before, where }, back, types);
      return only === back.sql && others.length === 0;
    });
    if (at >= 0) return withCondition(last, all, at);
  }
  return null;
}

function withCondition(query: Select, all: readonly Expression[], at: number): string {
  const behind = new Set(all.slice(at + 1).map(printExpression));
  const now = query.where === undefined ? [] : conjuncts(query.where);
  const place = now.findIndex((one) => behind.has(printExpression(one)));
  const where = conjunction(
    now.toSpliced(place < 0 ? now.length : place, 0, ...all.slice(at, at + 1)),
  );
  return printSql(where === undefined ? query : { ...query, where });
}

const tableOf = ({ from: [first] }: Select): string | undefined =>
  first?.source.kind === "table" ? first.source.name : undefined;

const literalsOf = (query: Select, { type }: Placeholder, types: ColumnTypes): string[] =>
  columnLiterals(sqlWords(printSql(query)), types).flatMap((one) =>
    one.type === type ? [one.literal] : [],
  );
