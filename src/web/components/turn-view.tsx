// One turn: what was asked, how it was understood, the answer, the query, and what can be done now.
import { useRef, useState } from "preact/hooks";
import { gradeOf } from "../../display/trust-grades.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { withoutWords, withWords } from "../reading/reword.ts";
import { valuesIn } from "../reading/said-literals.ts";
import { rememberFocus } from "../state/return-focus.ts";
import type { TurnProps } from "../state/turn-actions.ts";
import { turnColour } from "../state/turn-colour.ts";
import { AnswerView, Understood } from "./answer-view.tsx";
import { Button } from "./button.tsx";
import { Utterance } from "./utterance.tsx";
import { ValueChip } from "./value-chip.tsx";

type Props = TurnProps & { readonly last: boolean };

export function TurnView({ backend, turn, last, busy, actions }: Props) {
  const [rewording, setRewording] = useState(false);
  const back = useRef(() => {});
  const { answer } = turn;
  // Of a query of a person's own, what was recognised holds as far as it is in there.
  const values = turn.edited ? valuesIn(answer.sql, answer.values) : answer.values;
  const others = turn.edited ? [] : (answer.words ?? []).filter(({ as }) => as !== undefined);
  const reword = (open: boolean): void => {
    if (open) back.current = rememberFocus();
    else back.current();
    setRewording(open);
  };
  const reask = (utterance: string): void => {
    reword(false);
    actions.reask(turn, { utterance });
  };
  return (
    <article
      class={`turn ${turn.edited ? "" : gradeOf(answer.confidence).grade}`}
      id={`turn-${turn.turn}`}
      aria-label={`Turn ${turn.turn}`}
      tabIndex={-1}
      data-turn-number={turn.turn}
    >
      <header class="turn-head">
        <span class={`turn-mark ${turnColour(turn.turn)}`} aria-hidden="true">
          {turn.turn}
        </span>
        {rewording ? (
          <Reword utterance={turn.utterance} onDone={reask} onCancel={() => reword(false)} />
        ) : (
          <Utterance turn={turn} />
        )}
        <span class="tools turn-tools">
          <Button
            icon="edit"
            label="Reword this question"
            disabled={busy}
            onClick={() => reword(!rewording)}
          />
          <Button
            icon="fork"
            label="Go another way from here"
            disabled={busy}
            onClick={() => actions.fork(turn)}
          />
          {last && (
            <Button
              icon="undo"
              label="Take this turn back"
              disabled={busy}
              onClick={actions.undo}
            />
          )}
        </span>
      </header>
      <div class="understanding">
        <Understood turn={turn} />
        {values.length + others.length > 0 && (
          <ul class="chips" aria-label="Recognised in this question">
            {values.map((value: ResolvedValue) => (
              <ValueChip
                key={`${value.start}-${value.text}`}
                backend={backend}
                value={value}
                names={actions.names}
                busy={busy}
                onCorrect={(words) => reask(withWords(turn.utterance, value, words))}
                onRemove={() => reask(withoutWords(turn.utterance, value))}
              />
            ))}
            {others.map(({ text, start, as }) => (
              <li class="chip guessed read-as" key={start}>
                <span class="chip-kind">{text}, read as</span> <span class="chip-text">{as}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <AnswerView backend={backend} turn={turn} last={last} busy={busy} actions={actions} />
    </article>
  );
}

type RewordProps = {
  readonly utterance: string;
  readonly onDone: (utterance: string) => void;
  readonly onCancel: () => void;
};

function Reword({ utterance, onDone, onCancel }: RewordProps) {
  return (
    <form
      class="reword"
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get("utterance") ?? "").trim();
        if (words !== "") onDone(words);
      }}
    >
      <input
        name="utterance"
        aria-label="The question, reworded"
        defaultValue={utterance}
        autocomplete="off"
        ref={(element) => element?.focus()}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <button type="submit" class="button primary wide">
        Ask again
      </button>
    </form>
  );
}
