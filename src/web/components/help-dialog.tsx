// What the keyboard can do, and where confirmed turns go.
import { Dialog } from "./dialog.tsx";

const keys: readonly (readonly [string, string])[] = [
  ["/", "to the question field"],
  ["Enter", "ask; Shift+Enter for a new line"],
  ["↑", "in an empty field: the question before"],
  ["Alt+↑  Alt+↓", "from turn to turn"],
  [
    "← →",
    "within a question or a query: from word to word, each lighting up what it is linked with",
  ],
  ["Esc", "stop, cancel, close"],
  ["Ctrl+Enter", "run an edited query"],
  ["Ctrl+Z", "undo what was just done, as long as that is offered"],
];

type Props = { readonly onClose: () => void; readonly onCorrections: () => void };

export function HelpDialog({ onClose, onCorrections }: Props) {
  return (
    <Dialog label="Help" onClose={onClose}>
      <h2>Keyboard</h2>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h2>Learning from you</h2>
      <p>
        Turns marked “Right” are kept as examples.{" "}
        <button type="button" class="link" onClick={onCorrections}>
          Download them
        </button>{" "}
        and train on with <code>segue learn --data</code>.
      </p>
      <p class="editor-bar">
        <button type="button" class="button primary wide" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
}
