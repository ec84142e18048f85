// The answer as a chart of the kind and on the axes that a person chose; the drawing library is fetched
// only when a chart is wanted.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Cell } from "../../database/database.ts";
import {
  axisChoices,
  type ChartColumn,
  type ChartSpec,
  describeColumns,
  fittingCharts,
  kindNames,
} from "../reading/chart-spec.ts";
import { saveChart } from "../state/save-chart.ts";

type Props = {
  readonly spec: ChartSpec;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** For the file. */
  readonly name: string;
  /** What is said on the picture wherever it goes. */
  readonly note: string | undefined;
  readonly onSpec: (spec: ChartSpec) => void;
};

const axisNames: Record<ChartSpec["kind"], { readonly x: string; readonly y: string }> = {
  bars: { x: "For each", y: "Length" },
  line: { x: "Along", y: "Height" },
  histogram: { x: "Of", y: "" },
  scatter: { x: "Across", y: "Up" },
  strip: { x: "Across", y: "For each" },
};

export function ResultChart({ spec, columns, rows, name, note, onSpec }: Props) {
  const table = useMemo(() => ({ columns, rows }), [columns, rows]);
  const described = useMemo(() => describeColumns(table), [table]);
  const fitting = useMemo(() => fittingCharts(table), [table]);
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState("");
  const drawn = JSON.stringify(spec);
  useEffect(() => {
    let current = true;
    import("../reading/plot-chart.ts").then(
      ({ plotChart }) => {
        const { current: element } = place;
        if (!current || element === null) return;
        element.replaceChildren(plotChart(spec, table, element.clientWidth || 640));
      },
      () => setFailed("The chart could not be loaded."),
    );
    return () => {
      current = false;
    };
  }, [drawn, table]);
  const kinds = [...new Set([spec.kind, ...fitting.map(({ kind }) => kind)])];
  const save = (format: "svg" | "png"): void => {
    const svg = place.current?.querySelector("svg:last-of-type");
    if (svg instanceof SVGSVGElement)
      saveChart(svg, format, name, note).catch((error: Error) => setFailed(error.message));
  };
  const choose = (axis: "x" | "y" | "colour", index: number | undefined): void => {
    const { [axis]: _, ...rest } = spec;
    if (index === undefined && axis === "x") return;
    onSpec({ x: spec.x, ...rest, ...(index === undefined ? {} : { [axis]: index }) });
  };
  const label = (index: number | undefined): string =>
    index === undefined ? "rows" : (described[index]?.title ?? "");
  return (
    <div class="chart">
      <div class="chart-bar">
        <label>
          Kind{" "}
          <select
            value={spec.kind}
            onChange={(event) => {
              const wanted = fitting.find(({ kind }) => kind === event.currentTarget.value);
              if (wanted !== undefined) onSpec(wanted);
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </select>
        </label>
        <Axis
          label={axisNames[spec.kind].x}
          choices={axisChoices(spec.kind, "x", described)}
          value={spec.x}
          onChoose={(index) => choose("x", index)}
        />
        {axisNames[spec.kind].y !== "" && (
          <Axis
            label={axisNames[spec.kind].y}
            choices={axisChoices(spec.kind, "y", described)}
            value={spec.y}
            none={
              spec.kind === "bars" ? "number of rows" : spec.kind === "strip" ? "all" : undefined
            }
            onChoose={(index) => choose("y", index)}
          />
        )}
        <Axis
          label="Colour"
          choices={axisChoices(spec.kind, "colour", described)}
          value={spec.colour}
          none="one"
          onChoose={(index) => choose("colour", index)}
        />
        <span class="tools">
          <button type="button" class="link" onClick={() => save("svg")}>
            SVG
          </button>
          <button type="button" class="link" onClick={() => save("png")}>
            PNG
          </button>
        </span>
      </div>
      {failed !== "" && <p class="hint">{failed}</p>}
      <div
        role="img"
        aria-label={`${kindNames[spec.kind]}: ${label(spec.y)} by ${label(spec.x)}, ${rows.length} rows`}
        ref={place}
      />
    </div>
  );
}

type AxisProps = {
  readonly label: string;
  readonly choices: readonly ChartColumn[];
  readonly value: number | undefined;
  /** What it is called to have none; absent: there must be one. */
  readonly none?: string | undefined;
  readonly onChoose: (index: number | undefined) => void;
};

function Axis({ label, choices, value, none, onChoose }: AxisProps) {
  return (
    <label>
      {label}{" "}
      <select
        value={value === undefined ? "" : String(value)}
        onChange={({ currentTarget }) =>
          onChoose(currentTarget.value === "" ? undefined : Number(currentTarget.value))
        }
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ index, title }) => (
          <option key={index} value={String(index)}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
