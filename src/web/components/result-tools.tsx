// How many rows came back, and ways to look at them and to take them along.
import { writeCell } from "../../display/cell-text.ts";
import { withDoubt } from "../../display/export.ts";
import { doubtMark } from "../../display/trust-grades.ts";
import type { ExportFormat, Turn } from "../backend/backend.ts";
import type { TurnActions } from "../state/turn-actions.ts";
import type { ResultState } from "../state/use-result.ts";
import { ActionMenu } from "./action-menu.tsx";
import { Button } from "./button.tsx";

type Props = {
  readonly turn: Turn;
  readonly result: ResultState;
  readonly actions: TurnActions;
};

export function ResultTools({ turn, result, actions }: Props) {
  const { columns, rows, row_count: count, truncated } = turn.answer;
  const { chart, offered, draw, paged, size, open } = result;
  const mark = turn.edited ? undefined : doubtMark(turn.answer.confidence);
  const taken = mark === undefined ? { columns, rows } : withDoubt({ columns, rows }, mark);
  const copy = (): void =>
    actions.copy(
      [taken.columns, ...taken.rows]
        .map((row) =>
          row.map((cell) => writeCell(cell ?? "").replace(/[\t\r\n]+/g, " ")).join("\t"),
        )
        .join("\n"),
      truncated ? `The first ${count.toLocaleString("en")} rows copied` : "Table copied",
    );
  const cut = !paged && count > size && chart === undefined;
  return (
    <div class="result-bar">
      <span class={cut ? "count cut" : "count"}>
        {truncated && "more than "}
        {count.toLocaleString("en")} {count === 1 ? "row" : "rows"}
      </span>
      {cut && (
        <button type="button" class="link" onClick={open}>
          show more
        </button>
      )}
      <span class="tools">
        {offered !== undefined && (
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
              onClick={() => draw(chart ?? offered)}
              pressed={chart !== undefined}
            />
          </>
        )}
        <Button icon="copy" label="Copy the table" onClick={copy} />
        <ActionMenu
          class="export"
          label="Download all rows"
          name="Download"
          choices={formats.filter(([format]) => actions.writesParquet || format !== "parquet")}
          onChoose={(format) => actions.exportAs(turn, format)}
        />
      </span>
    </div>
  );
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ["csv", "CSV"],
  ["json", "JSON"],
  ["jsonl", "JSON lines"],
  ["md", "Markdown"],
  ["parquet", "Parquet"],
];
