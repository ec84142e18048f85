// The query that returns what the table shows, laid out for reading; each condition in the colour of
// the turn it came from, and with a way to ask again without it.

import { lineText, spaced } from "../../display/layout-sql.ts";
import type { Turn } from "../backend/backend.ts";
import { type ShownLine, shownLines } from "../reading/shown-lines.ts";
import { useHighlight } from "../state/highlight.tsx";
import { turnColour } from "../state/turn-colour.ts";
import { Icon } from "./icons.tsx";

type Props = {
  readonly turn: Turn;
  readonly busy: boolean;
  readonly onRun: (sql: string) => void;
};

export function ShownSql({ turn, busy, onRun }: Props) {
  const { answers } = useHighlight();
  const lines = shownLines(turn.answer, answers);
  return (
    <fieldset class="sql shown" aria-label={`SQL for what turn ${turn.turn} shows`}>
      {lines.map((line) => (
        <div key={line.tokens[0]?.start} class="sql-line">
          <code style={`--indent: ${line.indent}`}>
            <Line line={line} turn={turn.turn} />
          </code>
          {line.without !== undefined && (
            <button
              type="button"
              class="remove-line"
              disabled={busy}
              aria-label={`Run again without: ${lineText(line.tokens.slice(1))}`}
              title="Run again without this condition"
              onClick={() => line.without !== undefined && onRun(line.without)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Line({ line, turn }: { readonly line: ShownLine; readonly turn: number }) {
  const { since, tokens } = line;
  const colour = since === undefined ? "" : turnColour(since);
  const origin = since === turn ? "new in this turn" : `since turn ${since}`;
  return (
    <span class={`piece ${colour}`} {...(since === undefined ? {} : { title: origin })}>
      {tokens.map((token, i) => (
        <span key={token.start} class={`token ${token.kind}`}>
          {spaced(tokens[i - 1], token) ? " " : ""}
          {token.text}
        </span>
      ))}
    </span>
  );
}
