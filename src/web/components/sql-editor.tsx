// The query in a person's own hands: edited, then run through the same door as any other.
import { useState } from "preact/hooks";
import { sqlLines } from "../reading/sql-lines.ts";

type Props = {
  readonly sql: string;
  readonly onRun: (sql: string) => void;
  readonly onCancel: () => void;
};

export function SqlEditor({ sql, onRun, onCancel }: Props) {
  const [text, setText] = useState(() => readable(sql));
  const run = (): void => {
    if (text.trim() !== "") onRun(text.trim());
  };
  return (
    <form
      class="sql-editor"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <textarea
        aria-label="SQL to run"
        spellcheck={false}
        autocomplete="off"
        rows={Math.min(16, text.split("\n").length + 1)}
        value={text}
        ref={focusOnce}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
        }}
      />
      <p class="editor-bar">
        <button type="submit" class="button primary wide">
          Run
        </button>
        <button type="button" class="button plain wide" onClick={onCancel}>
          Cancel
        </button>
        <span class="hint">Ctrl+Enter runs it. Only reading is allowed.</span>
      </p>
    </form>
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  if (element === null || element.dataset["seen"] !== undefined) return;
  element.dataset["seen"] = "yes";
  element.focus();
}

const readable = (sql: string): string =>
  sqlLines(sql)
    .map((line) => {
      const [first, last] = [line.tokens[0], line.tokens.at(-1)];
      const text = sql.slice(first?.start ?? 0, last?.end ?? 0);
      return `${"  ".repeat(line.indent)}${text}`;
    })
    .join("\n");
