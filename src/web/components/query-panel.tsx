// Below an answer: the query, why it is what it is, and a person's last word on it.
import { useState } from "preact/hooks";
import type { Turn } from "../backend/backend.ts";
import { paintSql } from "../reading/sql-pieces.ts";
import { useHighlight } from "../state/highlight.tsx";
import type { TurnActions } from "../state/turn-actions.ts";
import { turnColour } from "../state/turn-colour.ts";
import { Button } from "./button.tsx";
import { PieceNote } from "./piece-note.tsx";
import { SqlEditor } from "./sql-editor.tsx";
import { SqlView } from "./sql-view.tsx";
import { WhyPanel } from "./why-panel.tsx";

type Props = { readonly turn: Turn; readonly busy: boolean; readonly actions: TurnActions };

export function QueryPanel({ turn, busy, actions }: Props) {
  const [editing, setEditing] = useState(false);
  const [why, setWhy] = useState(false);
  const { answer } = turn;
  const run = (sql: string): void => {
    setEditing(false);
    actions.reask(turn, { utterance: turn.utterance, sql });
  };
  return (
    <section class="query" aria-label={`Query of turn ${turn.turn}`}>
      <header class="query-bar">
        <h2>SQL</h2>
        {turn.edited && <span class="badge">edited by you</span>}
        <Legend turn={turn} />
        <span class="tools">
          <Button icon="eye" label="Why" wide expanded={why} onClick={() => setWhy(!why)} />
          <Button
            icon="edit"
            label="Edit"
            wide
            disabled={busy}
            expanded={editing}
            onClick={() => setEditing(!editing)}
          />
          <Button
            icon="copy"
            label="Copy the SQL"
            onClick={() => actions.copy(answer.sql, "SQL copied")}
          />
        </span>
      </header>
      {editing ? (
        <SqlEditor sql={answer.sql} onRun={run} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <SqlView turn={turn} busy={busy} onRun={run} />
          {answer.provenance.length > 0 && <PieceNote turn={turn.turn} />}
        </>
      )}
      {why && <WhyPanel turn={turn} />}
      <footer class="verdict">
        <button
          type="button"
          class={`confirm ${turn.confirmed ? "on" : ""}`}
          aria-pressed={turn.confirmed}
          disabled={busy || answer.error !== undefined}
          onClick={() => actions.confirm(turn, !turn.confirmed)}
          title="Keeps this question and its query as an example to learn from"
        >
          {turn.confirmed ? "✓ This is what I meant" : "This is what I meant"}
        </button>
        <span class="hint measures">
          {!turn.edited && `${Math.round(answer.confidence * 100)}% sure · `}
          {Math.max(1, Math.round(answer.ms))} ms
        </span>
      </footer>
    </section>
  );
}

/** Which colour is which turn. */
function Legend({ turn }: { readonly turn: Turn }) {
  const { answers } = useHighlight();
  const painted = paintSql(turn.answer, answers).flatMap((line) => line.pieces);
  const turns = [...new Set(painted.map((piece) => piece.since))].sort((a, b) => a - b);
  return (
    <ul class="legend" aria-label="Colours">
      {turns.map((number) => (
        <li key={number}>
          <span class={`swatch ${turnColour(number)}`} aria-hidden="true" />
          {number === turn.turn ? "this turn" : `turn ${number}`}
        </li>
      ))}
    </ul>
  );
}
