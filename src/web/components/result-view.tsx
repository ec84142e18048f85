// What came back: a table, a chart of the kind a person chose, ways to take it along; and honest words
// where nothing came, or not all of it.
import { useMemo, useState } from "preact/hooks";
import type { ExportFormat, Turn } from "../backend/backend.ts";
import { type ChartSpec, firstChart, fits } from "../reading/chart-spec.ts";
import type { RowSource } from "../reading/row-source.ts";
import type { TurnActions } from "../state/turn-actions.ts";
import { Button } from "./button.tsx";
import { ResultChart } from "./result-chart.tsx";
import { ResultTable } from "./result-table.tsx";

type Props = {
  readonly turn: Turn;
  /** Earlier answers take less room. */
  readonly last: boolean;
  readonly actions: TurnActions;
};

const compactRows = 3;

export function ResultView({ turn, last, actions }: Props) {
  const { answer } = turn;
  const { columns, rows, row_count: count, truncated } = answer;
  const kept = turn.chart !== undefined && fits(turn.chart, answer) ? turn.chart : undefined;
  const [opened, setOpened] = useState(false);
  const compact = !last && !opened;
  const [chart, setChart] = useState<ChartSpec | undefined>(kept);
  const first = useMemo(() => firstChart({ columns, rows }), [columns, rows]);
  const source = useMemo<RowSource>(
    () =>
      truncated
        ? { kind: "asked", rows, ask: (page) => actions.rows(turn, page) }
        : { kind: "here", rows },
    [rows, truncated],
  );
  if (count === 0) {
    return (
      <p class="state empty">
        <strong>Nothing matches.</strong> The query ran, and no rows fit all its conditions. Take
        one away below, or ask for less.
      </p>
    );
  }
  const only = count === 1 && columns.length === 1 ? rows[0]?.[0] : undefined;
  const copy = (): void =>
    actions.copy(
      [columns, ...rows]
        .map((row) => row.map((cell) => String(cell ?? "").replace(/[\t\r\n]+/g, " ")).join("\t"))
        .join("\n"),
      truncated ? `The first ${count.toLocaleString("en")} rows copied` : "Table copied",
    );
  const draw = (spec: ChartSpec | undefined): void => {
    setChart(spec);
    actions.keepChart(turn, spec);
  };
  return (
    <section class="result" aria-label={`Answer to turn ${turn.turn}`}>
      <header class="result-bar">
        <span class="count">
          {truncated && "more than "}
          {count.toLocaleString("en")} {count === 1 ? "row" : "rows"}
          {compact && count > compactRows && chart === undefined && (
            <button type="button" class="link" onClick={() => setOpened(true)}>
              show more
            </button>
          )}
        </span>
        <span class="tools">
          {first !== undefined && (
            <>
              <Button
                icon="table"
                label="Table"
                onClick={() => draw(undefined)}
                pressed={chart === undefined}
              />
              <Button
                icon="chart"
                label="Chart"
                onClick={() => draw(chart ?? first)}
                pressed={chart !== undefined}
              />
            </>
          )}
          <Button icon="copy" label="Copy the table" onClick={copy} />
          <ExportMenu
            parquet={actions.writesParquet}
            onExport={(format) => actions.exportAs(turn, format)}
          />
        </span>
      </header>
      {only !== undefined && <p class="single">{String(only ?? "none")}</p>}
      {only === undefined && chart !== undefined && (
        <>
          <ResultChart
            spec={chart}
            columns={columns}
            rows={rows}
            name={`turn-${turn.turn}`}
            onSpec={draw}
          />
          {truncated && <p class="hint">Drawn from the first {count.toLocaleString("en")} rows.</p>}
        </>
      )}
      {only === undefined && chart === undefined && (
        <ResultTable
          label={`Rows of turn ${turn.turn}`}
          columns={columns}
          source={source}
          size={compact ? compactRows : 10}
          paged={!compact}
        />
      )}
    </section>
  );
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ["csv", "CSV"],
  ["json", "JSON"],
  ["jsonl", "JSON lines"],
  ["md", "Markdown"],
  ["parquet", "Parquet"],
];

type ExportProps = {
  readonly onExport: (format: ExportFormat) => void;
  readonly parquet: boolean;
};

/** All rows, however many there are. */
function ExportMenu({ onExport, parquet }: ExportProps) {
  const offered = formats.filter(([format]) => parquet || format !== "parquet");
  return (
    <select
      class="export"
      aria-label="Download all rows"
      title="Download all rows"
      value=""
      onChange={(event) => {
        const wanted = formats.find(([format]) => format === event.currentTarget.value);
        event.currentTarget.value = "";
        if (wanted !== undefined) onExport(wanted[0]);
      }}
    >
      <option value="">Download</option>
      {offered.map(([format, name]) => (
        <option key={format} value={format}>
          {name}
        </option>
      ))}
    </select>
  );
}
