// Where questions are typed.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icons.tsx";

type Props = {
  readonly busy: boolean;
  readonly placeholder: string;
  /** The question before, for the arrow key. */
  readonly previous: string | undefined;
  readonly onAsk: (utterance: string) => void;
  readonly onStop: () => void;
};

export const composerId = "question";
/** As the service has it. */
const maxLength = 2_000;

export function Composer({ busy, placeholder, previous, onAsk, onStop }: Props) {
  const [text, setText] = useState("");
  const tooLong = text.trim().length > maxLength;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = "auto";
    current.style.height = `${Math.min(current.scrollHeight, 160)}px`;
  }, [text]);
  const ask = (): void => {
    const utterance = text.trim();
    if (utterance === "" || busy || tooLong) return;
    setText("");
    onAsk(utterance);
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <textarea
        id={composerId}
        ref={field}
        rows={1}
        dir="auto"
        aria-label="Your question"
        aria-invalid={tooLong}
        aria-describedby={tooLong ? "too-long" : undefined}
        placeholder={placeholder}
        autocomplete="off"
        enterkeyhint="send"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
            event.preventDefault();
            ask();
          } else if (event.key === "ArrowUp" && text === "" && previous !== undefined) {
            event.preventDefault();
            setText(previous);
          } else if (event.key === "Escape" && busy) onStop();
        }}
      />
      {tooLong && (
        <p id="too-long" class="too-long" role="alert">
          {text.trim().length.toLocaleString("en")} of {maxLength.toLocaleString("en")} characters:
          shorten it to ask.
        </p>
      )}
      {busy ? (
        <button type="button" class="send" aria-label="Stop" title="Stop (Esc)" onClick={onStop}>
          <Icon name="stop" />
        </button>
      ) : (
        <button
          type="submit"
          class="send"
          aria-label="Ask"
          title="Ask (Enter)"
          disabled={text.trim() === "" || tooLong}
        >
          <Icon name="send" />
        </button>
      )}
    </form>
  );
}
