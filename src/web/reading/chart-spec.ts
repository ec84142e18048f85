// Charts that people choose: which kinds fit a result, on which axes, and a sensible one to begin with.
// A choice is plain data, so that it can be kept with its turn. Drawing is plot-chart.ts.
import type { Cell } from "../../database/database.ts";
import type { DisplayTable } from "../../display/format-rows.ts";
import { cellNumber, clockHours } from "./cell-order.ts";

const chartKinds = ["bars", "line", "histogram", "scatter", "strip"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Columns by their number; `y` is missing where rows are counted. */
export type ChartSpec = {
  readonly kind: ChartKind;
  readonly x: number;
  readonly y?: number | undefined;
  readonly colour?: number | undefined;
};

export const kindNames: Record<ChartKind, string> = {
  bars: "Bars",
  line: "Over time",
  histogram: "Histogram",
  scatter: "Scatter",
  strip: "Strip",
};

export type ChartColumn = {
  readonly index: number;
  readonly title: string;
  /** What its cells are: of a clock or a calendar, numbers, or a few or many words. */
  readonly type: "time" | "date" | "number" | "group" | "text";
  readonly distinct: number;
};

const maxGroups = 40;

export function describeColumns({ columns, rows }: DisplayTable): ChartColumn[] {
  return columns.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? null).filter((cell) => cell !== null);
    const distinct = new Set(cells).size;
    return { index, title: title.replaceAll("_", " "), type: typeOf(cells, distinct), distinct };
  });
}

function typeOf(cells: readonly Cell[], distinct: number): ChartColumn["type"] {
  const every = (is: (cell: Cell) => boolean): boolean => cells.length > 0 && cells.every(is);
  if (every((cell) => typeof cell === "string" && clockHours(cell) !== undefined)) return "time";
  if (every((cell) => typeof cell === "string" && isDate(cell))) return "date";
  if (every((cell) => cellNumber(cell) !== undefined)) return "number";
  return distinct <= maxGroups ? "group" : "text";
}

export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}(-\d{2}([ T]\d{2}:\d{2}.*)?)?$/.test(text);

/** For each kind that says something about this result, the axes it would begin with. */
export function fittingCharts(table: DisplayTable): ChartSpec[] {
  const { rows } = table;
  if (rows.length < 2) return [];
  const columns = describeColumns(table);
  const measures = columns.filter((c) => isMeasure(c));
  const [measure, second] = measures;
  const group = columns.find((c) => c.type === "group" && c.distinct >= 2);
  const when = columns.find((c) => c.type === "date" || isYear(c));
  const time = columns.find((c) => c.type === "time" && c.distinct > 1);
  const chart = (
    kind: ChartKind,
    x: ChartColumn | undefined,
    y?: ChartColumn,
    fitting = true,
  ): ChartSpec[] =>
    x === undefined || !fitting ? [] : [{ kind, x: x.index, ...(y && { y: y.index }) }];
  return [
    ...lineCharts(table, when, measure, columns),
    ...chart("bars", group, measure),
    ...chart("scatter", measure, second, second !== undefined),
    ...chart("strip", time ?? measure, group),
    ...chart("histogram", measure, undefined, rows.length > 5),
  ];
}

/** A line goes through one value for each moment: of all, or of each group in a colour of its own. */
function lineCharts(
  { rows }: DisplayTable,
  when: ChartColumn | undefined,
  measure: ChartColumn | undefined,
  columns: readonly ChartColumn[],
): ChartSpec[] {
  if (when === undefined || measure === undefined) return [];
  const line = { kind: "line", x: when.index, y: measure.index } as const;
  const once = (of: readonly number[]): boolean =>
    new Set(rows.map((row) => JSON.stringify(of.map((i) => row[i])))).size === rows.length;
  if (once([when.index])) return [line];
  const group = axisChoices("line", "colour", columns).find(
    ({ type, index }) => type === "group" && once([when.index, index]),
  );
  return group === undefined ? [] : [{ ...line, colour: group.index }];
}

/** One value a group is a picture of the table; many values of a clock are better seen as a strip. */
export function firstChart(table: DisplayTable): ChartSpec | undefined {
  const fitting = fittingCharts(table);
  const bars = fitting.find(({ kind }) => kind === "bars");
  const columns = describeColumns(table);
  const single = bars !== undefined && columns[bars.x]?.distinct === table.rows.length;
  if (single && bars.y !== undefined) return bars;
  const kinds: readonly ChartKind[] = ["line", "strip", "scatter", "bars", "histogram"];
  return kinds.flatMap((kind) => fitting.find((spec) => spec.kind === kind) ?? [])[0];
}

/** Numbers that only name something (ids, codes, numbers of flights) are nothing to draw. */
function isMeasure(column: ChartColumn): boolean {
  if (column.type !== "number" || column.distinct < 2) return false;
  return (
    !/(^|[ _])(id|number|code|no|key|year)$/i.test(column.title) ||
    /^number of /i.test(column.title)
  );
}

export const isYear = ({ title, type }: ChartColumn): boolean =>
  type === "number" && /(^|[ _])year$/i.test(title);

/** Columns that can stand on an axis of a kind. */
export function axisChoices(
  kind: ChartKind,
  axis: "x" | "y" | "colour",
  columns: readonly ChartColumn[],
): ChartColumn[] {
  const numbers = columns.filter(({ type }) => type === "number" || type === "time");
  const groups = columns.filter(({ type, distinct }) => type === "group" || distinct <= maxGroups);
  if (axis === "colour" && kind === "histogram") return [];
  if (axis === "colour") return groups.filter(({ distinct }) => distinct <= 10);
  const table: Record<ChartKind, Record<"x" | "y", ChartColumn[]>> = {
    bars: { x: groups, y: numbers },
    line: { x: columns.filter((c) => c.type !== "text" && c.type !== "group"), y: numbers },
    histogram: { x: numbers, y: [] },
    scatter: { x: numbers, y: numbers },
    strip: { x: numbers, y: groups },
  };
  return table[kind][axis];
}

/** A choice as it was kept, where it is of a kind that is known. */
export function readSpec(
  kept: (Omit<ChartSpec, "kind"> & { readonly kind: string }) | undefined,
): ChartSpec | undefined {
  const kind = chartKinds.find((known) => known === kept?.kind);
  return kept === undefined || kind === undefined ? undefined : { ...kept, kind };
}

/** Whether a choice that was kept still fits the columns that are there. */
export function fits({ kind, x, y, colour }: ChartSpec, table: DisplayTable): boolean {
  const columns = describeColumns(table);
  const may = (axis: "x" | "y" | "colour", index: number | undefined): boolean =>
    index === undefined || axisChoices(kind, axis, columns).some((c) => c.index === index);
  return may("x", x) && may("y", y) && may("colour", colour);
}
