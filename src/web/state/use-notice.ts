// One line about what was just done, for a while; with a way to take it back where there is one. What went
// wrong stays until it is closed, or something else is said.
import { useRef, useState } from "preact/hooks";

export type Notice = {
  readonly text: string;
  /** Undoes what the text says. */
  readonly restore?: () => void;
  /** There to be read for as long as that takes. */
  readonly close?: () => void;
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
  const complain = (text: string): void => {
    clearTimeout(timer.current);
    setNotice({ text, close: clear });
  };
  return { notice, say, complain };
}
