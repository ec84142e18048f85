// The query as it was written: each piece in the colour of the turn it came from, linked with the
// words it attended to; each condition can be taken away.
import type { SqlToken } from "../../sql/lexer.ts";
import type { Turn } from "../backend/backend.ts";
import { lineOrigins } from "../reading/inherited-lines.ts";
import { describeOrigin, originTurn } from "../reading/links.ts";
import { type SqlLine, sqlLines, withoutLine } from "../reading/sql-lines.ts";
import { moveFocus } from "../state/focus.ts";
import { useHighlight } from "../state/highlight.tsx";
import { Icon } from "./icons.tsx";

type Props = {
  readonly turn: Turn;
  readonly busy: boolean;
  /** Run the query again without one of its conditions. */
  readonly onRun: (sql: string) => void;
};

export function SqlView({ turn, busy, onRun }: Props) {
  const { answer } = turn;
  const { answers, clear } = useHighlight();
  const lines = sqlLines(answer.sql);
  const origins = turn.edited ? lineOrigins(answer, answers) : [];
  return (
    <fieldset
      class="sql"
      aria-label={`SQL of turn ${turn.turn}; arrow keys move from piece to piece`}
      onKeyDown={moveFocus}
      onMouseLeave={clear}
    >
      {lines.map((line, i) => (
        <div key={line.tokens[0]?.start} class={`sql-line indent-${line.indent}`}>
          <code>
            {runsOf(turn, line).map((run) => (
              <Piece key={run.start} turn={turn} run={run} origin={origins[i]} />
            ))}
          </code>
          {line.removable && (
            <button
              type="button"
              class="remove-line"
              disabled={busy}
              aria-label={`Run again without: ${lineText(line)}`}
              title="Run again without this condition"
              onClick={() => onRun(withoutLine(answer.sql, lines, i))}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

const lineText = (line: SqlLine): string =>
  line.tokens
    .slice(1)
    .map((token) => token.text)
    .join(" ");

/** Neighbouring tokens of one line that one decoding step wrote. */
type Run = {
  readonly start: number;
  readonly step: number | undefined;
  readonly tokens: readonly SqlToken[];
};

function runsOf({ answer }: Turn, line: SqlLine): Run[] {
  const runs: { start: number; step: number | undefined; tokens: SqlToken[] }[] = [];
  for (const token of line.tokens) {
    const found = answer.provenance.findIndex(
      (step) => token.start >= step.start && token.start < step.end,
    );
    const step = found < 0 ? undefined : found;
    const last = runs.at(-1);
    if (last !== undefined && last.step === step) last.tokens.push(token);
    else runs.push({ start: token.start, step, tokens: [token] });
  }
  return runs;
}

type PieceProps = {
  readonly turn: Turn;
  readonly run: Run;
  /** Where no decoding step is known: the turn that first had this line. */
  readonly origin: number | undefined;
};

function Piece({ turn, run, origin: first }: PieceProps) {
  const { steps, onStep, clear } = useHighlight();
  const { answer } = turn;
  const step = run.step === undefined ? undefined : answer.provenance[run.step];
  const text = run.tokens.map((token, i) => (
    <span key={token.start} class={`token ${token.kind}`}>
      {i === 0 ? "" : " "}
      {token.text}
    </span>
  ));
  if (step === undefined || run.step === undefined) {
    const colour = first === undefined ? "" : `turn-${((first - 1) % 8) + 1}`;
    return <span class={`piece ${colour}`}>{text} </span>;
  }
  const index = run.step;
  const lit = steps.find((found) => found.turn === turn.turn && found.step === index)?.weight ?? 0;
  const origin = describeOrigin(step, turn.turn);
  const show = (): void => onStep(answer, index);
  return (
    <span
      class={`piece turn-${((originTurn(step) - 1) % 8) + 1} ${step.from} ${lit > 0 ? "lit" : ""}`}
      style={`--weight: ${lit.toFixed(2)}`}
      data-roving
      data-turn={originTurn(step)}
      role="note"
      aria-label={`${run.tokens.map((token) => token.text).join(" ")}: ${origin}`}
      title={origin}
      tabIndex={run.start === 0 ? 0 : -1}
      onMouseEnter={show}
      onFocus={show}
      onBlur={clear}
    >
      {text}{" "}
    </span>
  );
}
