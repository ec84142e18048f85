// The query in a person's own hands: edited with completion and highlighting, tried before it replaces
// anything, then run through the same door as any other.
import { useEffect, useRef, useState } from "preact/hooks";
import { layOutSql } from "../../display/layout-sql.ts";
import type { Backend, Turn } from "../backend/backend.ts";
import type { CodeEditor } from "../editor/code-editor.ts";
import { changedLines } from "../reading/changed-lines.ts";

type Props = {
  readonly backend: Backend;
  readonly turn: Turn;
  /** Why it cannot be run, or nothing. */
  readonly onCheck: (sql: string) => Promise<string | undefined>;
  readonly onDone: (sql: string) => void;
  /** What was typed and given up before. */
  readonly draft: string | undefined;
  /** Given up, with what was typed so far. */
  readonly onCancel: (draft: string) => void;
};

export function SqlEditor({ backend, turn, draft, onCheck, onDone, onCancel }: Props) {
  const model = layOutSql(turn.answer.sql);
  const [text, setText] = useState(draft ?? model);
  const [problem, setProblem] = useState<string>();
  const [trying, setTrying] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | undefined>(undefined);
  const run = async (): Promise<void> => {
    const sql = latest.current.trim();
    if (sql === "" || trying) return;
    setTrying(true);
    const found = await onCheck(sql);
    setTrying(false);
    setProblem(found);
    editor.current?.showProblem(found);
    if (found === undefined) onDone(sql);
  };
  const latest = useRef(text);
  latest.current = text;
  const cancel = (): void => onCancel(latest.current);
  const keys = useRef({ run, cancel });
  keys.current = { run, cancel };
  useEffect(() => {
    let open = true;
    void import("../editor/code-editor.ts").then(async ({ createCodeEditor }) => {
      const { current: parent } = place;
      if (!open || parent === null) return;
      editor.current = await createCodeEditor({
        parent,
        text: latest.current,
        backend,
        onChange: setText,
        onRun: () => void keys.current.run(),
        onCancel: () => keys.current.cancel(),
      });
      if (!open) editor.current.close();
      // Below the last answer it would open out of sight.
      form.current?.scrollIntoView({ block: "nearest" });
    });
    return () => {
      open = false;
      editor.current?.close();
    };
  }, []);
  const changes = model === "" ? [] : changedLines(model, text);
  return (
    <form
      class="sql-editor"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {problem !== undefined && (
        <p class="state problem" role="alert">
          {problem}
        </p>
      )}
      <div class="code-place" ref={place} />
      {changes.length > 0 && (
        <details class="changes">
          <summary>What you changed ({changes.length} lines)</summary>
          <ul>
            {changes.map(({ kind, text: line }, i) => (
              <li key={`${i}-${line}`} class={kind}>
                <code>
                  {kind === "added" ? "+ " : "− "}
                  {line}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="editor-bar">
        <button type="submit" class="button primary wide" disabled={trying}>
          Run
        </button>
        <button type="button" class="button plain wide" onClick={cancel}>
          Cancel
        </button>
        {changes.length > 0 && (
          <button
            type="button"
            class="button plain wide"
            onClick={() => editor.current?.write(model)}
          >
            As it was
          </button>
        )}
        <span class="hint">Ctrl+Enter runs it, Ctrl+Space completes. Only reading is allowed.</span>
      </p>
    </form>
  );
}
