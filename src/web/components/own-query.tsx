// Where Segue has no query, a person's own: written, tried and run in the turn that asked for it.
import { useRef, useState } from "preact/hooks";
import type { Backend, Turn } from "../backend/backend.ts";
import { rememberFocus } from "../state/return-focus.ts";
import type { TurnActions } from "../state/turn-actions.ts";
import { Button } from "./button.tsx";
import { SqlEditor } from "./sql-editor.tsx";

type Props = {
  readonly backend: Backend;
  readonly turn: Turn;
  readonly busy: boolean;
  readonly actions: TurnActions;
};

export function OwnQuery({ backend, turn, busy, actions }: Props) {
  const [writing, setWriting] = useState(false);
  const back = useRef(() => {});
  const draft = useRef<string | undefined>(undefined);
  const write = (): void => {
    back.current = rememberFocus();
    setWriting(true);
  };
  if (!writing) {
    return <Button icon="edit" label="Write the SQL" wide disabled={busy} onClick={write} />;
  }
  return (
    <SqlEditor
      backend={backend}
      turn={turn}
      draft={draft.current}
      onCheck={(sql) => actions.check(turn, sql)}
      onDone={(sql) => actions.reask(turn, { utterance: turn.utterance, sql })}
      onCancel={(typed) => {
        draft.current = typed;
        back.current();
        setWriting(false);
      }}
    />
  );
}
