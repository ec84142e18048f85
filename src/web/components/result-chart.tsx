// The answer as a chart; the drawing library is fetched only when a chart is wanted.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChartChoice } from "../reading/choose-chart.ts";

export function ResultChart({ chart }: { readonly chart: ChartChoice }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    import("../reading/plot-chart.ts").then(
      ({ plotChart }) => {
        const { current: element } = place;
        if (current && element !== null) {
          element.replaceChildren(plotChart(chart, element.clientWidth || 640));
        }
      },
      () => setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [chart]);
  const description = `${chart.value} by ${chart.label || "count"}, ${chart.data.length} points`;
  return (
    <div class="chart" role="img" aria-label={`Chart of ${description}`} ref={place}>
      {failed ? "The chart could not be loaded." : ""}
    </div>
  );
}
