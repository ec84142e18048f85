// Queries of several steps by the one report that they are made of: so many of each group, a series without
// gaps, the rest as one more group. Only what is written back exactly so is taken for one of them.
import { parseSql } from "../sql/parse.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";
import { readBestOfEach, writeBestOfEach } from "./best-of-each.ts";
import { readFilledSeries, writeFilledSeries } from "./filled-series.ts";
import { readMedian, writeMedian } from "./median.ts";
import { OutlineError } from "./outline-error.ts";
import { readFunction } from "./read-functions.ts";
import { readRestAsOther, writeRestAsOther } from "./rest-as-other.ts";
import { readSpread, writeSpread } from "./spread.ts";

export type FoldedShape = {
  readonly shape: "per" | "fill" | "rest" | "spread" | "median";
  readonly report: Select;
  /** In each of which rows are counted off. */
  readonly groups: readonly Expression[];
};

type Way = {
  readonly shape: FoldedShape["shape"];
  readonly read: (query: Query) => Select | undefined;
  readonly write: readonly ((sql: string) => string)[];
};

const ways: readonly Way[] = [
  { shape: "per", read: readBestOfEach, write: [writeBestOfEach] },
  {
    shape: "fill",
    read: readFilledSeries,
    write: (["sqlite", "postgres"] as const).map(
      (dialect) => (sql) => writeFilledSeries(sql, dialect),
    ),
  },
  { shape: "median", read: readMedian, write: [writeMedian] },
  { shape: "spread", read: readSpread, write: [writeSpread] },
  { shape: "rest", read: readRestAsOther, write: [writeRestAsOther] },
];

/** Undefined for a query that is no such shape. */
export function foldedShape(query: Query): FoldedShape | undefined {
  for (const { shape, read, write } of ways) {
    const report = read(query);
    if (report === undefined) continue;
    const plain = printSql(report, { tightCalls: true });
    if (write.some((again) => isWritten(() => again(plain), query)))
      return { shape, ...withoutNumbers(report) };
  }
  return undefined;
}

function withoutNumbers(report: Select): Omit<FoldedShape, "shape"> {
  const numbered = report.items.map(({ expression }) => readFunction(expression));
  const items = report.items.filter((_, i) => numbered[i]?.name !== "per");
  const shown = [...items.map(({ expression }) => expression), ...report.groupBy];
  const groups = numbered
    .flatMap((one) => (one?.name === "per" ? one.given : []))
    .flatMap((key) => shown.find((one) => printExpression(one) === printExpression(key)) ?? []);
  return { report: { ...report, items }, groups };
}

function isWritten(again: () => string, query: Query): boolean {
  try {
    return printSql(parseSql(again())) === printSql(query);
  } catch (error) {
    if (error instanceof OutlineError) return false;
    throw error;
  }
}
