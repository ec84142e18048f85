import { describe, expect, it } from "vitest";
import { drawHeatmaps, printHeatmap } from "./heatmap.ts";

const map = {
  title: "full",
  words: [
    { text: "flights", turn: 1 },
    { text: "CITY#0", turn: 1 },
    { text: "<monday>", turn: 2 },
  ],
  steps: [
    { text: "SELECT", attention: [0.1, 0.2, 0.7] },
    { text: "CITY#0", attention: [0, 1, 0] },
  ],
};

describe("heatmaps", () => {
  it("are well-formed SVG with a cell for what is attended to", () => {
    const svg = drawHeatmaps([map, { ...map, title: "full-0" }]);
    expect(svg).toContain("&lt;monday&gt;");
    expect(svg.match(/fill="#0054a6"/g)).toHaveLength(2 * 4);
    expect(svg.match(/stroke-width="1.5"/g)).toHaveLength(2);
  });

  it("print in the terminal, darkest where attention is", () => {
    const lines = printHeatmap(map).split("\n");
    expect(lines[2]).toContain("██");
    expect(lines[1]).toContain("▓▓");
    expect(lines[1]).toContain("│");
  });
});
