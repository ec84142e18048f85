// A recognised value: what it was taken to mean, a way to correct it, a way to ask without it.
import { useId, useRef, useState } from "preact/hooks";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import type { Backend } from "../backend/backend.ts";
import { type CodeNames, meaning } from "../reading/value-meaning.ts";
import { Icon } from "./icons.tsx";

type Props = {
  readonly backend: Backend;
  readonly value: ResolvedValue;
  readonly names: CodeNames;
  readonly busy: boolean;
  readonly onCorrect: (words: string) => void;
  readonly onRemove: () => void;
};

export function ValueChip({ backend, value, names, busy, onCorrect, onRemove }: Props) {
  const [choices, setChoices] = useState<readonly string[]>();
  const list = useId();
  const { kind, text } = meaning(value, names);
  /** The list for what was typed last; answers that come late are of no interest. */
  const typed = useRef("");
  const suggest = async (text: string): Promise<void> => {
    typed.current = text;
    const found = await knownValues(backend, value.column, text);
    if (typed.current === text) setChoices((open) => open && found);
  };
  const correct = (): void => {
    setChoices([]);
    void suggest("");
  };
  const chip = useRef<HTMLButtonElement>(null);
  /** The button comes back in place of the field: focus with it. */
  const close = (): void => {
    setChoices(undefined);
    requestAnimationFrame(() => chip.current?.focus());
  };
  const choose = (words: string): void => {
    close();
    if (words.trim() !== "" && words !== value.text) onCorrect(words);
  };
  if (choices !== undefined) {
    return (
      <li class="chip editing">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            choose(String(new FormData(event.currentTarget).get("words") ?? ""));
          }}
        >
          <input
            name="words"
            aria-label={`Instead of "${value.text}", say`}
            defaultValue={value.text}
            list={list}
            onInput={(event) => void suggest(event.currentTarget.value)}
            ref={(element) => element?.focus()}
            onKeyDown={(event) => event.key === "Escape" && close()}
          />
          <datalist id={list}>
            {choices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
          <button type="submit" class="chip-button" aria-label="Ask again with these words">
            <Icon name="check" />
          </button>
        </form>
      </li>
    );
  }
  return (
    <li class={`chip ${value.score < 1 ? "guessed" : ""}`}>
      <button
        type="button"
        class="chip-meaning"
        ref={chip}
        disabled={busy}
        onClick={correct}
        title={`“${value.text}” was taken as ${kind} ${text}${value.score < 1 ? ", by its spelling" : ""}. Click to correct it.`}
      >
        <span class="chip-kind">{kind}</span> <span class="chip-text">{text}</span>
        {value.score < 1 && <span class="chip-kind"> from “{value.text}”</span>}
      </button>
      <button
        type="button"
        class="chip-button"
        disabled={busy}
        onClick={onRemove}
        aria-label={`Ask again without “${value.text}”`}
        title={`Ask again without “${value.text}”`}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Values of the same column to choose from; none is no obstacle. */
async function knownValues(
  backend: Backend,
  column: string | undefined,
  typed: string,
): Promise<readonly string[]> {
  if (column === undefined) return [];
  try {
    const values = await backend.values(column, typed);
    return values.map((value) => value.toLowerCase());
  } catch {
    return [];
  }
}
