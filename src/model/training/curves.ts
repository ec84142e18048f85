// The course of a training run as one SVG: losses on the left, accuracies on the right.
import type { EpochRecord } from "./events.ts";

type Line = { readonly label: string; readonly colour: string; readonly values: readonly number[] };

const width = 420;
const height = 260;
const margin = 40;

export function drawCurves(epochs: readonly EpochRecord[], title: string): string {
  const losses: Line[] = [
    { label: "training loss", colour: "#1b6ca8", values: epochs.map((e) => e.trainLoss) },
    { label: "validation loss", colour: "#c8553d", values: epochs.map((e) => e.validation.loss) },
  ];
  const accuracies: Line[] = [
    {
      label: "token accuracy",
      colour: "#1b6ca8",
      values: epochs.map((e) => e.validation.tokenAccuracy),
    },
    {
      label: "string accuracy",
      colour: "#2e7d32",
      values: epochs.map((e) => e.validation.stringAccuracy),
    },
  ];
  const most = Math.max(...losses.flatMap((line) => line.values), 1e-6);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${height + 30}" font-family="sans-serif" font-size="11" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="100%" height="100%" fill="white"/>`,
    `<text x="${margin}" y="18" font-size="13">${escapeXml(title)}</text>`,
    panel(losses, most, 0, epochs.length),
    panel(accuracies, 1, width, epochs.length),
    "</svg>\n",
  ].join("\n");
}

function panel(lines: readonly Line[], top: number, left: number, epochs: number): string {
  const x = (i: number): number =>
    left + margin + (i * (width - 2 * margin)) / Math.max(1, epochs - 1);
  const y = (value: number): number => height - margin + 20 - (value / top) * (height - 2 * margin);
  const axis = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${left + margin}" x2="${left + width - margin}" y1="${y(share * top)}" y2="${y(share * top)}" stroke="#ddd"/>` +
      `<text x="${left + margin - 6}" y="${y(share * top) + 4}" text-anchor="end">${(share * top).toPrecision(2)}</text>`,
  );
  const drawn = lines.map((line, n) => {
    const points = line.values.map((v, i) => `${x(i).toFixed(1)},${y(v).toFixed(1)}`).join(" ");
    return (
      `<polyline points="${points}" fill="none" stroke="${line.colour}" stroke-width="2"/>` +
      `<text x="${left + margin + n * 130}" y="${height + 14}" fill="${line.colour}">${line.label}</text>`
    );
  });
  return [...axis, ...drawn].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
