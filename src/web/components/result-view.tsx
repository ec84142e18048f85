// What came back: a table, a chart where it suits one, ways to take it along; and honest words
// where nothing came, or not all of it.
import { useMemo, useState } from "preact/hooks";
import type { ExportFormat, Turn } from "../backend/backend.ts";
import { chooseChart } from "../reading/choose-chart.ts";
import { Button } from "./button.tsx";
import { ResultChart } from "./result-chart.tsx";
import { ResultTable } from "./result-table.tsx";

type Props = {
  readonly turn: Turn;
  readonly onExport: (format: ExportFormat) => void;
  readonly onCopy: (text: string, what: string) => void;
};

export function ResultView({ turn, onExport, onCopy }: Props) {
  const { answer } = turn;
  const { columns, rows, row_count: count, truncated } = answer;
  const [drawn, setDrawn] = useState(false);
  const chart = useMemo(() => chooseChart({ columns, rows }), [columns, rows]);
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
    onCopy(
      [columns, ...rows].map((row) => row.map((cell) => String(cell ?? "")).join("\t")).join("\n"),
      "Table copied",
    );
  return (
    <section class="result" aria-label={`Answer to turn ${turn.turn}`}>
      <header class="result-bar">
        <span class="count">
          {count.toLocaleString("en")} {count === 1 ? "row" : "rows"}
          {truncated && <span class="badge warn">cut off: there are more</span>}
        </span>
        <span class="tools">
          {chart !== undefined && (
            <>
              <Button icon="table" label="Table" onClick={() => setDrawn(false)} pressed={!drawn} />
              <Button icon="chart" label="Chart" onClick={() => setDrawn(true)} pressed={drawn} />
            </>
          )}
          <Button icon="copy" label="Copy the table" onClick={copy} />
          <ExportMenu onExport={onExport} />
        </span>
      </header>
      {only !== undefined && <p class="single">{String(only ?? "none")}</p>}
      {only === undefined && drawn && chart !== undefined && <ResultChart chart={chart} />}
      {only === undefined && !(drawn && chart !== undefined) && (
        <ResultTable label={`Rows of turn ${turn.turn}`} columns={columns} rows={rows} />
      )}
      {truncated && (
        <p class="hint">Only the first {count.toLocaleString("en")} rows were fetched.</p>
      )}
    </section>
  );
}

function ExportMenu({ onExport }: Pick<Props, "onExport">) {
  return (
    <span class="export">
      <Button icon="download" label="CSV" wide onClick={() => onExport("csv")} />
      <span class="more">
        <button type="button" class="link" onClick={() => onExport("json")}>
          JSON
        </button>
        <button type="button" class="link" onClick={() => onExport("md")}>
          Markdown
        </button>
      </span>
    </span>
  );
}
