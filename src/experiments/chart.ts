// Line charts with deviation bands, as SVG text. Knows numbers and names, nothing of experiments.

export type ChartPoint = { readonly x: number; readonly y: number; readonly spread?: number };
type ChartSeries = {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** Which colour and dashes, where not those of its place: the same system looks the same. */
  readonly style?: number;
  /** Drawn in the colour of the series at this place, dashed: the same thing measured elsewhere. */
  readonly like?: number;
};
export type Chart = {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly ChartSeries[];
};

/** The paper's colours, in its order: told apart by most eyes, in print by the dashes. */
const colours = ["#911eb4", "#f58230", "#0082c8", "#3cb44b", "#e6194b", "#333333"];
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
  const ys = points.flatMap((point) => [
    point.y - (point.spread ?? 0),
    point.y + (point.spread ?? 0),
  ]);
  // Turns, ages and lengths of history are counted.
  const xAxis = ticks(Math.min(...xs, Infinity), Math.max(...xs, -Infinity), 10, 1);
  const yAxis = ticks(Math.min(...ys, Infinity), Math.max(...ys, -Infinity), 6, 0);
  const x = (value: number): number => frame.left + place(value, xAxis) * inner.width;
  const y = (value: number): number => frame.top + (1 - place(value, yAxis)) * inner.height;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escapeXml(chart.title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(width / 2, 20, chart.title, 'text-anchor="middle" font-size="14"'),
    ...yAxis.marks.flatMap((mark) => [
      `<line x1="${frame.left}" x2="${width - frame.right}" y1="${n(y(mark))}" y2="${n(y(mark))}" stroke="#ddd"/>`,
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

function drawSeries(
  series: ChartSeries,
  index: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string[] {
  const { colour, stroke } = styleOf(series, index);
  const path = (values: readonly ChartPoint[], shift: number): string =>
    values.map((p) => `${n(x(p.x))},${n(y(p.y + shift * (p.spread ?? 0)))}`).join(" ");
  const banded = series.points.some((point) => (point.spread ?? 0) > 0);
  const band = `${path(series.points, 1)} ${path([...series.points].reverse(), -1)}`;
  return [
    ...(banded ? [`<polygon points="${band}" fill="${colour}" opacity="0.2"/>`] : []),
    `<polyline points="${path(series.points, 0)}" fill="none" ${stroke}/>`,
    ...series.points.map(
      (p) => `<circle cx="${n(x(p.x))}" cy="${n(y(p.y))}" r="2.5" fill="${colour}"/>`,
    ),
  ];
}

function styleOf(series: ChartSeries, index: number): { colour: string; stroke: string } {
  const { like, style = index } = series;
  const colour = colours[(like ?? style) % colours.length]!;
  const dash = like === undefined ? dashes[style % dashes.length]! : "3 4";
  const dashed = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return { colour, stroke: `stroke="${colour}" stroke-width="2"${dashed}` };
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

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
