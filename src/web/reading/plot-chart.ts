// Draws a chosen chart with Observable Plot.
import {
  axisX,
  axisY,
  barX,
  binX,
  dot,
  groupY,
  lineY,
  type PlotOptions,
  plot,
  rectY,
  ruleX,
  ruleY,
} from "@observablehq/plot";
import type { Cell } from "../../database/database.ts";
import type { DisplayTable } from "../../display/format-rows.ts";
import { clockText } from "../../display/value-text.ts";
import { cellNumber } from "./cell-order.ts";
import { type ChartSpec, describeColumns, isDate, isYear } from "./chart-spec.ts";

type Datum = {
  readonly x: number | string | Date | null;
  readonly y: number | string | null;
  readonly colour: string;
};

/** Its labels are for sighted eyes: whoever shows it says in words what it shows. */
export function plotChart(spec: ChartSpec, table: DisplayTable, width: number): Element {
  const drawn = plot({ ...options(spec, table, width), figure: false });
  for (const part of drawn.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return drawn;
}

/** Longer names are cut; the tip says them whole. */
const maxLabel = 32;
const letterWidth = 6.6;
const cutTo =
  (length: number) =>
  (label: unknown): string => {
    const text = String(label);
    return text.length > length ? `${text.slice(0, length - 1)}…` : text;
  };

function options(spec: ChartSpec, table: DisplayTable, width: number): PlotOptions {
  const columns = describeColumns(table);
  const [x, y] = [columns[spec.x], spec.y === undefined ? undefined : columns[spec.y]];
  const data = readData(spec, table);
  const colour = spec.colour === undefined ? "var(--accent)" : "colour";
  const clock = x?.type === "time";
  const groups = spec.kind === "bars" ? x : y;
  const lanes = new Set(data.map((datum) => (spec.kind === "bars" ? datum.x : datum.y))).size;
  const widest = Math.max(
    0,
    ...data.map((datum) =>
      Math.min(String((spec.kind === "bars" ? datum.x : datum.y) ?? "").length, maxLabel),
    ),
  );
  // Names take no more than a third of the width, on a phone too.
  const letters = Math.min(widest, Math.max(12, Math.floor(width / 3 / letterWidth)));
  const cut = cutTo(letters);
  const byLane = spec.kind === "bars" || spec.kind === "strip";
  // Room below for letters that reach under the line.
  const labelOffset = 42;
  const common: PlotOptions = {
    width,
    marginLeft: byLane ? 24 + letters * letterWidth : 64,
    marginRight: 36,
    marginBottom: 50,
    height: byLane ? 96 + lanes * 26 : 360,
    style: { background: "none", fontSize: "12px", fontFamily: "inherit" },
    ...(spec.colour === undefined ? {} : { color: { legend: true, scheme: "Tableau10" } }),
  };
  const hours = clock
    ? [axisX({ ticks: [0, 6, 12, 18, 24], tickFormat: (hour: number) => hourText(hour) })]
    : [];
  const clockAxis = clock ? { domain: [0, 24] } : {};
  // 2016, not 2,016.5.
  const years =
    x !== undefined && isYear(x)
      ? { tickFormat: "d", ticks: Math.min(x.distinct, Math.max(2, Math.floor(width / 80))) }
      : {};
  const tip = clock ? { format: { x: (hour: number) => clockOf(hour) } } : true;
  switch (spec.kind) {
    case "bars": {
      const reducer = y === undefined ? { x: "count" as const } : { x: "sum" as const };
      const value = y === undefined ? {} : { x: "y" };
      return {
        ...common,
        x: { labelOffset, label: y?.title ?? "rows", grid: true, ticks: Math.max(2, width / 140) },
        y: { label: x?.title ?? null },
        marks: [
          axisY({ label: null, tickFormat: cut }),
          barX(data, {
            ...groupY(reducer, { ...value, y: "x", fill: colour }),
            sort: { y: "-x" },
            tip: true,
          }),
          ruleX([0]),
        ],
      };
    }
    case "line":
      return {
        ...common,
        x: { labelOffset, label: x?.title ?? null, ...years },
        y: { label: y?.title ?? null, grid: true },
        marks: [
          ruleY([0]),
          lineY(data, { x: "x", y: "y", stroke: colour, strokeWidth: 2, sort: "x" }),
          dot(data, { x: "x", y: "y", fill: colour, r: 3, tip: true }),
        ],
      };
    case "histogram":
      return {
        ...common,
        x: { labelOffset, label: x?.title ?? null, ...clockAxis },
        y: { label: "rows", grid: true },
        marks: [
          ...hours,
          rectY(data, { ...binX({ y: "count" }, { x: "x" }), fill: "var(--accent)", tip: true }),
          ruleY([0]),
        ],
      };
    case "scatter":
      return {
        ...common,
        x: { labelOffset, label: x?.title ?? null, grid: true, ...clockAxis },
        y: { label: y?.title ?? null, grid: true },
        marks: [...hours, dot(data, { x: "x", y: "y", fill: colour, fillOpacity: 0.7, r: 4, tip })],
      };
    case "strip":
      return {
        ...common,
        x: { labelOffset, label: x?.title ?? null, grid: true, ...clockAxis },
        y: { label: groups?.title ?? null },
        marks: [
          ...hours,
          axisY({ label: null, tickFormat: cut }),
          dot(data, { x: "x", y: "y", r: 5, fill: colour, fillOpacity: 0.6, tip }),
        ],
      };
    default:
      return spec.kind satisfies never;
  }
}

function readData(spec: ChartSpec, { rows }: DisplayTable): Datum[] {
  const numericY = spec.kind !== "strip";
  return rows.map((row) => {
    const [x, y] = [row[spec.x] ?? null, spec.y === undefined ? null : (row[spec.y] ?? null)];
    return {
      x: spec.kind === "bars" ? String(x ?? "none") : axisValue(x),
      y: numericY ? (y === null ? null : (cellNumber(y) ?? null)) : String(y ?? ""),
      colour: spec.colour === undefined ? "" : String(row[spec.colour] ?? "none"),
    };
  });
}

function axisValue(cell: Cell): number | Date | null {
  if (typeof cell === "string" && isDate(cell)) return new Date(cell);
  return cell === null ? null : (cellNumber(cell) ?? null);
}

/** 15.5 is 3:30 pm. */
const clockOf = (hours: number): string =>
  clockText(Math.floor(hours) * 100 + Math.round((hours % 1) * 60));

function hourText(hour: number): string {
  if (hour === 12) return "noon";
  if (hour % 24 === 0) return "midnight";
  return `${hour % 12} ${hour < 12 ? "am" : "pm"}`;
}
