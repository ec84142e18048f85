// Whether pieces of queries are the same, wherever they stand: by how they are printed.
import { printExpression } from "./print.ts";
import type { Expression, Select } from "./tree.ts";

export const isSame = (one: Expression, other: Expression): boolean =>
  printExpression(one) === printExpression(other);

export const isAmong = (part: Expression, all: readonly Expression[]): boolean =>
  all.some((one) => isSame(one, part));

/** Whether they ask for the same of the same tables, under whatever conditions. */
export const isSameHead = (one: Select, other: Select): boolean => headOf(one) === headOf(other);

const headOf = ({ items, from, groupBy }: Select): string =>
  [
    ...items.map(({ expression }) => printExpression(expression)),
    ...from.map(({ source }) => (source.kind === "table" ? source.name : "")),
    ...groupBy.map(printExpression),
  ].join();
