// Draws a chosen chart with Observable Plot.
import { axisX, axisY, barX, dot, plot, ruleX } from "@observablehq/plot";
import { clockText } from "../../display/value-text.ts";
import type { ChartChoice } from "./choose-chart.ts";

/** Its labels are for sighted eyes: whoever shows it says in words what it shows. */
export function plotChart(chart: ChartChoice, width: number): Element {
  const drawn = draw(chart, width);
  for (const part of drawn.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return drawn;
}

/** Longer names are cut; the tip says them whole. */
const maxLabel = 24;

function draw(chart: ChartChoice, width: number): Element {
  const labels = new Set(chart.data.map(({ label }) => label)).size;
  const widest = Math.max(...chart.data.map(({ label }) => Math.min(label.length, maxLabel)));
  const common = {
    width,
    marginLeft: 24 + widest * 7,
    marginRight: 36,
    marginBottom: 50,
    height: 78 + labels * 26,
    style: { background: "none", fontSize: "12px", fontFamily: "inherit" },
    y: { label: chart.label || null },
  };
  const tickFormat = (label: string): string =>
    label.length > maxLabel ? `${label.slice(0, maxLabel - 1)}…` : label;
  const color = "var(--accent)";
  switch (chart.kind) {
    case "bars":
      return plot({
        ...common,
        x: { label: chart.value, grid: true },
        marks: [
          axisY({ label: null, tickFormat }),
          barX(chart.data, { x: "value", y: "label", sort: { y: "-x" }, fill: color, tip: true }),
          ruleX([0]),
        ],
      });
    case "strip":
      return plot({
        ...common,
        x: { label: chart.value, grid: true, ...(chart.clock ? { domain: [0, 24] } : {}) },
        marks: [
          ...(chart.clock
            ? [axisX({ ticks: [0, 6, 12, 18, 24], tickFormat: (hour: number) => hourText(hour) })]
            : []),
          axisY({ label: null, tickFormat }),
          dot(chart.data, {
            x: "value",
            y: "label",
            r: 5,
            fill: color,
            fillOpacity: 0.6,
            tip: chart.clock ? { format: { x: clock } } : true,
          }),
        ],
      });
    default:
      return chart satisfies never;
  }
}

/** 15.5 is 3:30 pm. */
const clock = (hours: number): string =>
  clockText(Math.floor(hours) * 100 + Math.round((hours % 1) * 60));

function hourText(hour: number): string {
  if (hour === 12) return "noon";
  if (hour % 24 === 0) return "midnight";
  return `${hour % 12} ${hour < 12 ? "am" : "pm"}`;
}
