// Attention as a picture, as in the paper's appendix: the query down the side, the words along the
// bottom, the opacity of a cell the share of attention. As SVG and for the terminal.
import { escapeXml } from "../../text/escape-xml.ts";

export type Heatmap = {
  readonly title: string;
  readonly words: readonly { readonly text: string; readonly turn: number }[];
  /** A decoding step and its attention over the words. */
  readonly steps: readonly { readonly text: string; readonly attention: readonly number[] }[];
};

const cell = 16;
const labelWidth = 304;
const labelHeight = 110;

/** Side by side: the same utterance under several systems. */
export function drawHeatmaps(maps: readonly Heatmap[]): string {
  const widths = maps.map((map) => labelWidth + map.words.length * cell + 24);
  const height = 40 + labelHeight + cell * Math.max(0, ...maps.map((map) => map.steps.length));
  const width = widths.reduce((a, b) => a + b, 0);
  let left = 0;
  const parts = maps.map((map, i) => {
    const part = `<g transform="translate(${left} 0)">${drawOne(map)}</g>`;
    left += widths[i]!;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="monospace" font-size="11">
<title>${escapeXml(maps.map((map) => map.title).join(", "))}</title>
${darkStyle}
<rect class="page" width="${width}" height="${height}" fill="#fff"/>
${parts.join("\n")}
</svg>
`;
}

/** As in charts: colours are attributes, and a dark page overrides them. */
const darkStyle =
  "<style>@media (prefers-color-scheme: dark) { .page { fill: #0d1117 } .cell { fill: #58a6ff } .border { stroke: #e6edf3 } .frame { stroke: #6e7681 } text { fill: #e6edf3 } }</style>";

function drawOne(map: Heatmap): string {
  const top = 30;
  const bottom = top + map.steps.length * cell;
  const cells = map.steps.flatMap((step, row) =>
    step.attention.map((share, column) => {
      if (share < 0.005) return "";
      const [x, y] = [labelWidth + column * cell, top + row * cell];
      return `<rect class="cell" x="${x}" y="${y}" width="${cell}" height="${cell}" fill="#0054a6" opacity="${share.toFixed(2)}"><title>${escapeXml(`${step.text}: ${map.words[column]?.text ?? ""} ${(100 * share).toFixed(0)}%`)}</title></rect>`;
    }),
  );
  const steps = map.steps.map((step, row) =>
    label(labelWidth - 6, top + row * cell + 12, shorten(step.text, 44), 'text-anchor="end"'),
  );
  const words = map.words.map((word, column) => {
    const x = labelWidth + column * cell + 11;
    return `<g transform="translate(${x} ${bottom + 6}) rotate(90)">${label(0, 0, shorten(word.text, 16))}</g>`;
  });
  const borders = map.words.flatMap((word, column) => {
    if (column === 0 || map.words[column - 1]?.turn === word.turn) return [];
    const x = labelWidth + column * cell;
    return [
      `<line class="border" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}" stroke="#000" stroke-width="1.5"/>`,
    ];
  });
  const frame = `<rect class="frame" x="${labelWidth}" y="${top}" width="${map.words.length * cell}" height="${bottom - top}" fill="none" stroke="#999"/>`;
  return [
    label(labelWidth, 18, map.title, 'font-size="13"'),
    ...cells,
    frame,
    ...borders,
    ...steps,
    ...words,
  ].join("");
}

const label = (x: number, y: number, text: string, attributes = ""): string =>
  `<text x="${x}" y="${y}" ${attributes}>${escapeXml(text)}</text>`;

const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

const shades = [" ", "░", "▒", "▓", "█"];

/** One line a step; the words stand below, each under its column, turns parted by a bar. */
export function printHeatmap(map: Heatmap): string {
  const side = 34;
  const bar = (column: number): string =>
    column > 0 && map.words[column]?.turn !== map.words[column - 1]?.turn ? "│" : " ";
  const rows = map.steps.map((step) => {
    const cells = step.attention.map((share, column) => {
      const shade = shades[Math.min(4, Math.ceil(share * 4))] ?? " ";
      return `${bar(column)}${shade}${shade}`;
    });
    return `${shorten(step.text, side).padStart(side)} ${cells.join("")}`;
  });
  const legend = map.words.map((word, column) => `${String(column + 1).padStart(3)} ${word.text}`);
  const numbers = map.words.map(
    (_, column) => `${bar(column)}${String((column + 1) % 100).padStart(2)}`,
  );
  return [
    map.title,
    ...rows,
    `${"".padStart(side)} ${numbers.join("")}`,
    ...columns(legend, 5),
    "",
  ].join("\n");
}

function columns(items: readonly string[], count: number): string[] {
  const width = Math.max(0, ...items.map((item) => item.length)) + 2;
  const lines = Math.ceil(items.length / count);
  return Array.from({ length: lines }, (_, line) =>
    items
      .filter((_, i) => i % lines === line)
      .map((item) => item.padEnd(width))
      .join("")
      .trimEnd(),
  );
}
