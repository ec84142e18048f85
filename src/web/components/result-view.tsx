// What came back: a table or a chart of the kind a person chose; and honest words where nothing came, or
// not all of it.
import { useMemo } from "preact/hooks";
import { doubtMark } from "../../display/trust-grades.ts";
import type { Turn } from "../backend/backend.ts";
import { conditionsOf } from "../reading/conditions.ts";
import type { RowSource } from "../reading/row-source.ts";
import { saidUntil } from "../reading/why-words.ts";
import { useHighlight } from "../state/highlight.tsx";
import type { TurnActions } from "../state/turn-actions.ts";
import type { ResultState } from "../state/use-result.ts";
import { Icon } from "./icons.tsx";
import { ResultChart } from "./result-chart.tsx";
import { ResultTable } from "./result-table.tsx";

type Props = {
  readonly turn: Turn;
  readonly busy: boolean;
  readonly result: ResultState;
  readonly actions: TurnActions;
};

export function ResultView({ turn, busy, result, actions }: Props) {
  const { columns, rows, row_count: count, truncated } = turn.answer;
  const { chart, draw, size, paged } = result;
  const source = useMemo<RowSource>(
    () =>
      truncated
        ? { kind: "asked", rows, ask: (page) => actions.rows(turn, page) }
        : { kind: "here", rows },
    [rows, truncated],
  );
  if (count === 0) return <NothingMatches turn={turn} busy={busy} actions={actions} />;
  const only = count === 1 && columns.length === 1 ? rows[0]?.[0] : undefined;
  return (
    <section class="result" aria-label={`Answer to turn ${turn.turn}`}>
      {only !== undefined && <p class="single">{String(only ?? "none")}</p>}
      {only === undefined && chart !== undefined && (
        <>
          <ResultChart
            spec={chart}
            columns={columns}
            rows={rows}
            name={`turn-${turn.turn}`}
            note={doubtOf(turn)}
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
          size={size}
          paged={paged}
        />
      )}
    </section>
  );
}

/** "Doubtful: 29%. I read: revenue of orders": nobody takes a picture of a guess for a fact. */
function doubtOf({ edited, answer }: Turn): string | undefined {
  const mark = edited ? undefined : doubtMark(answer.confidence);
  return mark && `${mark}. I read: ${answer.paraphrase}`;
}

/** Each condition with a way to ask without it. */
function NothingMatches({ turn, busy, actions }: Omit<Props, "result">) {
  const { answers } = useHighlight();
  const said = saidUntil(turn.answer, answers, actions.names);
  const conditions = conditionsOf(turn.answer.sql, said);
  return (
    <section class="state empty" aria-label={`Answer to turn ${turn.turn}`}>
      <p>
        <strong>Nothing matches.</strong> The query ran, and no rows fit all its conditions.
        {conditions.length > 0 && " Ask without one of them:"}
      </p>
      {conditions.length > 0 && (
        <ul class="chips">
          {conditions.map(({ text, sql, without }) => (
            <li key={sql}>
              <button
                type="button"
                class="chip without"
                disabled={busy}
                title={sql}
                onClick={() => actions.reask(turn, { utterance: turn.utterance, sql: without })}
              >
                {text} <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
