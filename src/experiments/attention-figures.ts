// The paper's attention figures: each system on the same turn, one figure for each conversation, with
// gold and with predicted previous queries.
import type { DrawnFigure } from "./figures.ts";
import { drawHeatmaps } from "./heatmap.ts";
import type { JobOutcome } from "./job-outcome.ts";

const systems = ["full", "full-0", "s2s+anon"];

/** Of one seed: `attention-FIGURE-SYSTEM-PREVIOUS`. */
export function attentionFigures(outcomes: readonly JobOutcome[], seed: number): DrawnFigure[] {
  return outcomes
    .filter(({ spec }) => spec.seed === seed && systems.includes(spec.row))
    .flatMap(({ spec, attention }) =>
      attention.map((map): DrawnFigure => {
        const { about, previous, strict, words, steps } = map;
        const title = `${spec.row}, ${about}, ${previous} previous queries: ${strict ? "right" : "wrong"}`;
        const name = `attention-${about}-${spec.row}-${previous}`.replace(/[^\w.+-]+/g, "-");
        return { name, caption: title, svg: drawHeatmaps([{ title, words, steps }]) };
      }),
    );
}
