// Where Segue has no query, a person's own: written, tried and run in the turn that asked for it.
import { useRef, useState } from "preact/hooks";
import { rememberFocus } from "../state/return-focus.ts";
import type { TurnProps } from "../state/turn-actions.ts";
import { Button } from "./button.tsx";
import { SqlEditor } from "./sql-editor.tsx";

export function OwnQuery({ backend, turn, busy, actions }: TurnProps) {
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
