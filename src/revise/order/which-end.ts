// What tells which end of an order is meant by a word: of speeds and ages it is the other one, of delays the highest is
// the worst.
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  measureOf,
  type Symbols,
} from "../clauses.ts";

/** How good a month was is told by what it brought in, not by the number that stands beside it. */
export function worthOf(clauses: Clauses): Symbols | undefined {
  const last = measureOf(clauses);
  const counts = (item: Symbols): boolean => isCalled(figureOf(item), "count");
  if (last === undefined || !counts(last)) return last;
  return clauses.select.findLast((item) => isAggregate(item) && !counts(item)) ?? last;
}

/** The slowest take longest; only where a speed is kept they have the least of it. */
export const isSpeed = (said: string, figure: Symbols, { columns }: DescribedSchema): boolean =>
  /slow|fast|quick/.test(said) &&
  columnsIn(figure, columns.length).some((k) =>
    columns[k]?.words.some((one) => /^(?:speed|velocity|mph|kmh|rate|pace)$/.test(one)),
  );

export const ofAge = /old|young/;

/** The oldest came first, and have the highest age. */
export const isAge = ([first]: Symbols, { columns }: DescribedSchema): boolean =>
  first?.kind === "item" && columns[first.item]?.words.includes("age") === true;

/** Of some figures the highest are the worst. */
export function isBad(figure: Symbols, { where }: Clauses, { columns }: DescribedSchema): boolean {
  // What came after it was due was counted.
  const late = where.some((part) => {
    const times = columnsIn(part, columns.length).filter((k) => columns[k]?.time != null);
    return times.length === 2 && part.length === 3;
  });
  if (late) return true;
  return columnsIn(figure, columns.length).some((k) =>
    /\b(?:delay|late|loss|cost|complaint|error|defect|fault|cancel\w*|refund|return|absence|debt)/.test(
      columns[k]?.words.join(" ") ?? "",
    ),
  );
}
