// The words of the database in hand, and how far sharpening is: looked at again while it runs.
import { useEffect, useState } from "preact/hooks";
import type { WordsState } from "../../service/words.ts";
import type { WordsBackend } from "../backend/words.ts";

const lookMs = 1_000;

/** Undefined until they are known, and where nobody may edit them. */
export function useWords(words: WordsBackend | undefined) {
  const [state, setState] = useState<WordsState>();
  useEffect(() => {
    let current = true;
    setState(undefined);
    // A service that does not answer says so elsewhere.
    words?.read().then(
      (read) => current && setState(read),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [words]);
  const running = state?.sharpening.state === "running";
  useEffect(() => {
    if (!running || words === undefined) return;
    const timer = setInterval(() => void words.read().then(setState, () => {}), lookMs);
    return () => clearInterval(timer);
  }, [running, words]);
  return { state, setState };
}
