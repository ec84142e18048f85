// The query as it was written: each piece in the colour of the turn it came from, linked with the
// words it attended to; each condition can be taken away.

import { type SqlLine, withoutLine } from "../../display/sql-lines.ts";
import type { Turn } from "../backend/backend.ts";
import { describeOrigin, originTurn } from "../reading/links.ts";
import { paintSql, type SqlPiece } from "../reading/sql-pieces.ts";
import { moveFocus } from "../state/focus.ts";
import { useHighlight } from "../state/highlight.tsx";
import { turnColour } from "../state/turn-colour.ts";
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
  const lines = paintSql(answer, answers);
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
            {line.pieces.map((piece) => (
              <Piece key={piece.start} turn={turn} piece={piece} />
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

type PieceProps = { readonly turn: Turn; readonly piece: SqlPiece };

function Piece({ turn, piece }: PieceProps) {
  const { steps, onStep, clear } = useHighlight();
  const { answer } = turn;
  const { since, tokens } = piece;
  const step = piece.step === undefined ? undefined : answer.provenance[piece.step];
  const text = tokens.map((token, i) => (
    <span key={token.start} class={`token ${token.kind}`}>
      {i === 0 ? "" : " "}
      {token.text}
    </span>
  ));
  if (step === undefined || piece.step === undefined) {
    return <span class={`piece ${turnColour(since)}`}>{text} </span>;
  }
  const index = piece.step;
  const lit = steps.find((found) => found.turn === turn.turn && found.step === index)?.weight ?? 0;
  const earlier = since < originTurn(step) ? `, first said in turn ${since}` : "";
  const origin = `${describeOrigin(step, turn.turn)}${earlier}`;
  const show = (): void => onStep(answer, index);
  return (
    <span
      class={`piece ${turnColour(since)} ${step.from} ${lit > 0 ? "lit" : ""}`}
      style={`--weight: ${lit.toFixed(2)}`}
      data-roving
      data-turn={since}
      role="note"
      aria-label={`${tokens.map((token) => token.text).join(" ")}: ${origin}`}
      title={origin}
      tabIndex={piece.start === 0 ? 0 : -1}
      onMouseEnter={show}
      onFocus={show}
      onBlur={clear}
    >
      {text}{" "}
    </span>
  );
}
