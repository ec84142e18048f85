// One line about what was just done, for a while; with a way to take it back where there is one.
import { useRef, useState } from "preact/hooks";

export type Notice = {
  readonly text: string;
  /** Undoes what the text says. */
  readonly restore?: () => void;
};

const shortMs = 4_000;
const longMs = 12_000;

export function useNotice() {
  const [notice, setNotice] = useState<Notice>({ text: "" });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const clear = (): void => {
    clearTimeout(timer.current);
    setNotice({ text: "" });
  };
  const say = (text: string, restore?: () => void): void => {
    clearTimeout(timer.current);
    const undo = restore && {
      restore: () => {
        clear();
        restore();
      },
    };
    setNotice({ text, ...undo });
    timer.current = setTimeout(clear, restore === undefined ? shortMs : longMs);
  };
  return { notice, say };
}
