// What the pointer or the keyboard is on: a piece of SQL or a word, and what lights up with it.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Answer } from "../../answer.ts";
import { type LitStep, type LitWord, stepsOf, type WordPlace, wordsOf } from "../reading/links.ts";

type Lit = { readonly words: readonly LitWord[]; readonly steps: readonly LitStep[] };

type Highlight = Lit & {
  onStep(answer: Answer, step: number): void;
  onWord(place: WordPlace): void;
  clear(): void;
};

const nothing: Lit = { words: [], steps: [] };
const Context = createContext<Highlight>({
  ...nothing,
  onStep: () => {},
  onWord: () => {},
  clear: () => {},
});

export const useHighlight = (): Highlight => useContext(Context);

export function HighlightProvider(props: {
  readonly answers: readonly Answer[];
  readonly children: ComponentChildren;
}) {
  const { answers, children } = props;
  const [lit, setLit] = useState(nothing);
  const value = useMemo(
    () => ({
      ...lit,
      onStep: (answer: Answer, step: number) =>
        setLit({
          words: wordsOf(answer, step),
          steps: [{ turn: answer.turn, step, weight: 1 }],
        }),
      onWord: (place: WordPlace) =>
        setLit({ words: [{ ...place, weight: 1 }], steps: stepsOf(answers, place) }),
      clear: () => setLit((now) => (now === nothing ? now : nothing)),
    }),
    [lit, answers],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
