// Line charts with deviation bands, as SVG text. Knows numbers and names, nothing of experiments.
import { escapeXml } from "../../text/escape-xml.ts";
export type ChartPoint = {
  readonly x: number;
  readonly y: number;
  /** Deviation; absent where nothing is known of it, and then the band has a hole. */
  readonly spread?: number;
};
type ChartSeries = {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** Which colour and dashes, where not those of its place: the same system looks the same. */
  readonly style?: number;
  /** Drawn in the colour of the series at this place, dashed: the same thing measured elsewhere. */
  readonly like?: number;
  /** Without dashes, where those mean something else. */
  readonly solid?: boolean;
};
export type Chart = {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** What a value can be at all: neither the axis nor a band goes beyond. */
  readonly bounds?: readonly [low: number, high: number];
  readonly series: readonly ChartSeries[];
};

/** The paper's colours, in its order: told apart by most eyes, in print by the dashes. */
const colours = ["#911eb4", "#f58230", "#0082c8", "#3cb44b", "#e6194b", "#333333"];
/** The same, as they are told apart on a dark page. */
const darkColours = ["#d58cf0", "#f5a25d", "#4db3f0", "#63d472", "#ff6b8a", "#cccccc"];
const dashes = ["", "6 3", "2 2", "8 3 2 3", "", "4 4"];

const [width, height] = [640, 400];
const frame = { left: 56, right: 16, top: 36, bottom: 84 };
const inner = {
  width: width - frame.left - frame.right,
  height: height - frame.top - frame.bottom,
};

/** Deterministic: the same numbers give the same bytes. */
export function drawChart(chart: Chart): string {
  const points = chart.series.flatMap((series) => series.points);
  const xs = points.map((point) => point.x);
  const [lowest, highest] = chart.bounds ?? [-Infinity, Infinity];
  const within = (value: number): number => Math.min(highest, Math.max(lowest, value));
  const ys = points.flatMap(({ y, spread = 0 }) => [within(y - spread), within(y + spread)]);
  // Turns, ages and lengths of history are counted.
  const xAxis = ticks(Math.min(...xs, Infinity), Math.max(...xs, -Infinity), 10, 1);
  const yAxis = ticks(Math.min(...ys, Infinity), Math.max(...ys, -Infinity), 6, 0);
  const x = (value: number): number => frame.left + place(value, xAxis) * inner.width;
  const y = (value: number): number => frame.top + (1 - place(within(value), yAxis)) * inner.height;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escapeXml(chart.title)}</title>`,
    darkStyle,
    `<rect class="page" width="${width}" height="${height}" fill="#fff"/>`,
    text(width / 2, 20, chart.title, 'text-anchor="middle" font-size="14"'),
    ...yAxis.marks.flatMap((mark) => [
      `<line class="grid" x1="${frame.left}" x2="${width - frame.right}" y1="${n(y(mark))}" y2="${n(y(mark))}" stroke="#ddd"/>`,
      text(frame.left - 6, y(mark) + 4, label(mark), 'text-anchor="end"'),
    ]),
    ...xAxis.marks.map((mark) =>
      text(x(mark), height - frame.bottom + 16, label(mark), 'text-anchor="middle"'),
    ),
    text(
      frame.left + inner.width / 2,
      height - frame.bottom + 34,
      chart.xLabel,
      'text-anchor="middle"',
    ),
    `<g transform="translate(14 ${n(frame.top + inner.height / 2)}) rotate(-90)">${text(0, 0, chart.yLabel, 'text-anchor="middle"')}</g>`,
    ...chart.series.flatMap((series, i) => drawSeries(series, i, x, y)),
    ...chart.series.flatMap((series, i) => drawLegend(series, i, chart.series.length)),
    "</svg>\n",
  ];
  return parts.join("\n");
}

/** Colours are attributes, so that whatever draws SVG draws them; a dark page overrides them. */
const darkStyle = `<style>@media (prefers-color-scheme: dark) { .page { fill: #0d1117 } .grid { stroke: #30363d } text { fill: #e6edf3 } ${darkColours
  .map((colour, i) => `.line${i} { stroke: ${colour} } .fill${i} { fill: ${colour} }`)
  .join(" ")} }</style>`;

function drawSeries(
  series: ChartSeries,
  index: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string[] {
  const { fill, stroke } = styleOf(series, index);
  const path = (values: readonly ChartPoint[], shift: number): string =>
    values.map((p) => `${n(x(p.x))},${n(y(p.y + shift * (p.spread ?? 0)))}`).join(" ");
  const bands = bandsOf(series.points).map((some) =>
    some.length === 1
      ? `<polyline points="${path(some, 1)} ${path(some, -1)}" opacity="0.4" ${stroke}/>`
      : `<polygon points="${path(some, 1)} ${path([...some].reverse(), -1)}" opacity="0.2" ${fill}/>`,
  );
  return [
    ...bands,
    `<polyline points="${path(series.points, 0)}" fill="none" ${stroke}/>`,
    ...series.points.map((p) => `<circle cx="${n(x(p.x))}" cy="${n(y(p.y))}" r="2.5" ${fill}/>`),
  ];
}

/** Neighbouring points whose deviation is known. */
function bandsOf(points: readonly ChartPoint[]): ChartPoint[][] {
  const bands: ChartPoint[][] = [[]];
  for (const point of points) {
    if (point.spread === undefined) bands.push([]);
    else bands.at(-1)?.push(point);
  }
  return bands.filter((band) => band.length > 0);
}

function styleOf(series: ChartSeries, index: number): { fill: string; stroke: string } {
  const { like, style = index, solid = false } = series;
  const place = (like ?? style) % colours.length;
  const own = solid ? "" : dashes[style % dashes.length]!;
  const dash = like === undefined ? own : "3 4";
  const dashed = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  const colour = colours[place]!;
  return {
    fill: `class="fill${place}" fill="${colour}"`,
    stroke: `class="line${place}" stroke="${colour}" stroke-width="2"${dashed}`,
  };
}

function drawLegend(series: ChartSeries, index: number, count: number): string[] {
  const perRow = Math.min(3, count);
  const left = frame.left + (index % perRow) * (inner.width / perRow);
  const top = height - 34 + Math.floor(index / perRow) * 18;
  const { stroke } = styleOf(series, index);
  return [
    `<line x1="${n(left)}" x2="${n(left + 18)}" y1="${n(top)}" y2="${n(top)}" ${stroke}/>`,
    text(left + 22, top + 4, series.name, 'font-size="11"'),
  ];
}

type Axis = { readonly low: number; readonly high: number; readonly marks: readonly number[] };

/** Round marks (1, 2 or 5 times a power of ten) that enclose the values. */
function ticks(low: number, high: number, wanted: number, finest: number): Axis {
  if (!(low <= high)) return { low: 0, high: 1, marks: [0, 1] };
  const span = high - low || 1;
  const rough = Math.max(finest, span / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((m) => m * power).find((m) => m >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const marks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { low: first * step, high: last * step, marks };
}

const place = (value: number, axis: Axis): number => (value - axis.low) / (axis.high - axis.low);
const n = (value: number): string => Number(value.toFixed(2)).toString();
const label = (value: number): string => Number(value.toPrecision(6)).toString();

function text(x: number, y: number, content: string, attributes = ""): string {
  return `<text x="${n(x)}" y="${n(y)}" ${attributes}>${escapeXml(content)}</text>`;
}
