// Below an answer: the query on one line until it is asked for, why it is what it is, and a person's
// last word on it.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { layOutSql } from "../../display/layout-sql.ts";
import { capitalised } from "../../text/counted-words.ts";
import type { Turn } from "../backend/backend.ts";
import { describeOrigin } from "../reading/links.ts";
import { oneLine } from "../reading/one-line.ts";
import { paintSql } from "../reading/sql-pieces.ts";
import { useHighlight } from "../state/highlight.tsx";
import { rememberFocus } from "../state/return-focus.ts";
import type { TurnProps } from "../state/turn-actions.ts";
import { turnColour } from "../state/turn-colour.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { ShownSql } from "./shown-sql.tsx";
import { SqlEditor } from "./sql-editor.tsx";
import { SqlView } from "./sql-view.tsx";
import { WhyPanel } from "./why-panel.tsx";

type Props = TurnProps & {
  /** What can be done with the rows, on the same line. */
  readonly children: ComponentChildren;
};

type Form = "shown" | "model";

export function QueryPanel({ backend, turn, busy, actions, children }: Props) {
  const { answer } = turn;
  // Where it failed, the query is what there is to look at.
  const [open, setOpen] = useState(answer.error !== undefined);
  const [form, setForm] = useState<Form>("shown");
  const [editing, setEditing] = useState(false);
  const [why, setWhy] = useState(false);
  const back = useRef(() => {});
  const draft = useRef<string | undefined>(undefined);
  const shown = answer.shown_sql ?? answer.sql;
  const edit = (start: boolean): void => {
    if (start) back.current = rememberFocus();
    else back.current();
    setEditing(start);
  };
  const run = (sql: string): void => actions.reask(turn, { utterance: turn.utterance, sql });
  const copied = form === "model" ? answer.sql : layOutSql(shown);
  return (
    <section class="query" aria-label={`Query of turn ${turn.turn}`}>
      <header class="query-bar">
        {children}
        <button
          type="button"
          class="fold"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          title={open ? "Fold the query" : "Show the query"}
        >
          <Icon name={open ? "down" : "right"} />
          <span>SQL</span>
          {!open && <code>{oneLine(shown, answer.columns)}</code>}
        </button>
        {turn.edited && <span class="badge">edited by you</span>}
        <span class="tools">
          <button
            type="button"
            class={`confirm ${turn.confirmed ? "on" : ""}`}
            aria-pressed={turn.confirmed}
            disabled={busy || answer.error !== undefined}
            onClick={() => actions.confirm(turn, !turn.confirmed)}
            title="This is what I meant: keeps question and query as an example to learn from"
          >
            {turn.confirmed ? "✓ Right" : "Right?"}
          </button>
          <Button icon="eye" label="Why" wide expanded={why} onClick={() => setWhy(!why)} />
          <Button
            icon="edit"
            label="Edit"
            wide
            disabled={busy}
            expanded={editing}
            onClick={() => edit(!editing)}
          />
          <Button
            icon="copy"
            label="Copy the SQL"
            onClick={() => actions.copy(copied, "SQL copied")}
          />
        </span>
      </header>
      {editing ? (
        <SqlEditor
          backend={backend}
          turn={turn}
          draft={draft.current}
          onDone={(sql) => {
            draft.current = undefined;
            edit(false);
            run(sql);
          }}
          onCheck={(sql) => actions.check(turn, sql)}
          onCancel={(typed) => {
            draft.current = typed;
            edit(false);
          }}
        />
      ) : (
        open && (
          <>
            <div class="forms">
              <FormButton form="shown" current={form} onChoose={setForm}>
                What is shown
              </FormButton>
              <FormButton form="model" current={form} onChoose={setForm}>
                As the model wrote it
              </FormButton>
              <Legend turn={turn} />
            </div>
            {form === "shown" ? (
              <ShownSql turn={turn} busy={busy} onRun={run} />
            ) : (
              <>
                <SqlView turn={turn} busy={busy} onRun={run} />
                {answer.provenance.length > 0 && <PieceNote turn={turn.turn} />}
              </>
            )}
          </>
        )
      )}
      {why && <WhyPanel turn={turn} names={actions.names} />}
    </section>
  );
}

type FormProps = {
  readonly form: Form;
  readonly current: Form;
  readonly onChoose: (form: Form) => void;
  readonly children: string;
};

const FormButton = ({ form, current, onChoose, children }: FormProps) => (
  <button
    type="button"
    class="button plain wide"
    aria-pressed={form === current}
    onClick={() => onChoose(form)}
  >
    {children}
  </button>
);

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

/** Says in words what lights up, for words that are out of sight: where a piece came from, what it looked at. */
function PieceNote({ turn }: { readonly turn: number }) {
  const { piece } = useHighlight();
  if (piece === undefined || piece.turn !== turn) {
    return <p class="piece-note">Point at a piece to see the words it came from.</p>;
  }
  const { step, words } = piece;
  return (
    <p class="piece-note">
      <span>{capitalised(describeOrigin(step, turn))}</span>
      {words.length > 0 && " · looked at "}
      {words.map((word, i) => (
        <span key={`${word.turn}-${word.text}-${i}`}>
          {i === 0 ? "" : ", "}
          <span class={`source ${turnColour(word.turn)}`}>{word.text}</span>
          {word.turn === turn ? "" : ` (turn ${word.turn})`}
        </span>
      ))}
    </p>
  );
}
