// A small SQL editor: CodeMirror with the tables, columns and values of this database. Fetched only
// when a query is edited.
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL, sql } from "@codemirror/lang-sql";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Backend } from "../backend/backend.ts";
import { columnBefore, problemPlace } from "./places.ts";

export type CodeEditor = {
  /** Marks the place that a message names; none takes the mark away. */
  showProblem(message: string | undefined): void;
  /** Another text; the one before can be had back by undoing. */
  write(text: string): void;
  close(): void;
};

type Options = {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly backend: Backend;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly onCancel: () => void;
};

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--keyword)", fontWeight: "600" },
  { tag: [tags.string, tags.number], color: "var(--literal)", fontWeight: "600" },
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
]);

const look = EditorView.theme({
  "&": { maxHeight: "320px", fontSize: "13px", background: "var(--card)", color: "var(--ink)" },
  "&.cm-focused": { outline: "none" },
  ".cm-content": { fontFamily: "var(--mono)", lineHeight: "1.7", caretColor: "var(--ink)" },
  ".cm-scroller": { overflow: "auto" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-tooltip": { background: "var(--card)", color: "var(--ink)", borderColor: "var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--accent)",
    color: "var(--accent-ink)",
  },
  "&.cm-focused .cm-selectionBackground, ::selection": { background: "var(--accent-soft)" },
});

/** As CodeMirror wants it: true where the key was for us. */
const handled = (act: () => void) => () => {
  act();
  return true;
};

export async function createCodeEditor(options: Options): Promise<CodeEditor> {
  const { parent, text, backend, onChange, onRun, onCancel } = options;
  const { tables } = await backend.describe();
  const schema = Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  /** Within quotes after table.column =: values of that column. */
  const completeValues = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(0, context.pos);
    const place = columnBefore(before);
    if (place === undefined) return null;
    const values = await backend.values(place.column, place.typed).catch(() => []);
    return {
      from: context.pos - place.typed.length,
      options: values.map((label) => ({ label, type: "text" })),
      filter: false,
    };
  };
  const language = sql({ dialect: PostgreSQL, schema, upperCaseKeywords: true });
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      Prec.highest(
        keymap.of([
          { key: "Mod-Enter", run: handled(onRun) },
          // A list of completions is what is closed first.
          { key: "Escape", run: (view) => closeCompletion(view) || handled(onCancel)() },
        ]),
      ),
      history(),
      drawSelection(),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      language,
      language.language.data.of({ autocomplete: completeValues }),
      autocompletion(),
      syntaxHighlighting(colours),
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": "SQL to run", tabindex: "0" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
  view.focus();
  return {
    showProblem(message) {
      const doc = view.state.doc.toString();
      const { from, to } = message === undefined ? { from: 0, to: 0 } : problemPlace(doc, message);
      const found =
        message === undefined ? [] : [{ from, to, severity: "error" as const, message }];
      view.dispatch(setDiagnostics(view.state, found));
    },
    write(next) {
      const changes = { from: 0, to: view.state.doc.length, insert: next };
      view.dispatch({ changes });
      view.focus();
    },
    close: () => view.destroy(),
  };
}
