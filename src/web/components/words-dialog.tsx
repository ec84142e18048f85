// What people call the things of a database: tables, columns, values, measures and filters, edited here
// with effect at once; and sharpening the model with them.
import { useEffect, useState } from "preact/hooks";
import { messageOf } from "../../errors.ts";
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { WordsState } from "../../service/words.ts";
import type { WordsBackend } from "../backend/words.ts";
import { namedFilters, namedMeasures, withNamed } from "../reading/word-lists.ts";
import { Dialog } from "./dialog.tsx";
import { NamedList } from "./named-list.tsx";
import { SharpenView } from "./sharpen-view.tsx";
import { TableWords } from "./table-words.tsx";

type Props = {
  readonly words: WordsBackend;
  readonly state: WordsState;
  readonly onState: (state: WordsState | undefined) => void;
  /** The database is talked about in other words from now on; `undo` takes that back. */
  readonly onChanged: (said: string, undo?: () => void) => void;
  readonly onClose: () => void;
};

const parts = ["Tables", "Measures", "Filters", "Sharpen"] as const;
type Part = (typeof parts)[number];

export function WordsDialog({ words, state, onState, onChanged, onClose }: Props) {
  const { sharpening } = words;
  const offered = parts.filter((name) => name !== "Sharpen" || sharpening !== undefined);
  const [part, setPart] = useState<Part>("Tables");
  const [file, setFile] = useState<DomainFile>(state.file);
  const [measures, setMeasures] = useState(() => namedMeasures(state.file));
  const [filters, setFilters] = useState(() => namedFilters(state.file));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const show = (shown: DomainFile): void => {
    setFile(shown);
    setMeasures(namedMeasures(shown));
    setFilters(namedFilters(shown));
  };
  const sharpened = state.sharpening.state === "done" && state.sharpening.report.sharpened;
  useEffect(() => {
    if (sharpened) onChanged("A sharper model answers from now on.");
  }, [sharpened]);

  const act = async (doing: Promise<WordsState | undefined>): Promise<WordsState | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await doing;
      onState(next);
      return next;
    } catch (error) {
      setProblem(messageOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const whole = withNamed(withNamed(file, "measures", measures), "filters", filters);
  const save = async (): Promise<void> => {
    const before = state;
    const saved = await act(words.save(whole));
    if (saved === undefined) return;
    onChanged("Your words count from now on.", () => {
      const back = before.edited ? words.save(before.file) : words.forget();
      void act(back).then(() => onChanged("The words before are back."));
    });
    onClose();
  };
  const forget = async (): Promise<void> => {
    const before = state.file;
    const next = await act(words.forget());
    if (next === undefined) return;
    show(next.file);
    onChanged("Your words are forgotten.", () => {
      void act(words.save(before)).then(() => onChanged("Your words are back."));
    });
  };
  return (
    <Dialog label="Words of this database" onClose={onClose}>
      <div class="words">
        <h2>Words of {state.file.database}</h2>
        <p class="hint">
          {state.edited
            ? "Yours. They count as soon as they are saved."
            : "Drafted from the schema. Say how your people call things; it counts at once."}
        </p>
        <div class="parts" role="tablist" aria-label="Words">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={part === name}
              aria-controls="words-part"
              onClick={() => setPart(name)}
            >
              {name}
            </button>
          ))}
        </div>
        <div id="words-part" class="words-part" role="tabpanel" aria-labelledby={`tab-${part}`}>
          {part === "Tables" && <TableWords file={file} onChange={setFile} />}
          {part === "Measures" && (
            <NamedList
              what="measure"
              about="Quantities that people ask for by a name of their own."
              example="sum(line.price * line.quantity)"
              entries={measures}
              onChange={setMeasures}
            />
          )}
          {part === "Filters" && (
            <NamedList
              what="filter"
              about="Conditions that people ask for by a name of their own."
              example="customer.active = 1"
              entries={filters}
              onChange={setFilters}
            />
          )}
          {part === "Sharpen" && sharpening !== undefined && (
            <SharpenView
              state={state}
              onStart={() => void act(sharpening.start())}
              onStop={() => void act(sharpening.stop())}
            />
          )}
        </div>
        {problem !== undefined && (
          <p class="state problem" role="alert">
            {problem}
          </p>
        )}
        <p class="editor-bar">
          {part !== "Sharpen" && (
            <button
              type="button"
              class="button primary wide"
              disabled={busy || state.sharpening.state === "running"}
              onClick={() => void save()}
            >
              {busy ? "Saving" : "Save"}
            </button>
          )}
          <button type="button" class="button wide" onClick={onClose}>
            {part === "Sharpen" ? "Close" : "Cancel"}
          </button>
          {(state.edited || state.sharpened) && (
            <button
              type="button"
              class="button danger wide"
              disabled={busy || state.sharpening.state === "running"}
              onClick={() => void forget()}
            >
              Back to the draft
            </button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
