// What the pointer or the keyboard is on: a piece of SQL or a word, and what lights up with it.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Answer, ProvenanceStep } from "../../answer.ts";
import { type LitStep, type LitWord, stepsOf, type WordPlace, wordsOf } from "../reading/links.ts";

type Lit = {
  readonly words: readonly LitWord[];
  readonly steps: readonly LitStep[];
  readonly focus?: { readonly answer: Answer; readonly step: number };
};

/** The piece of SQL in focus, and the words it looked at, for saying so beside it. */
export type FocusedPiece = {
  readonly turn: number;
  readonly step: ProvenanceStep;
  readonly words: readonly { readonly text: string; readonly turn: number }[];
};

type Highlight = Lit & {
  readonly piece: FocusedPiece | undefined;
  onStep(answer: Answer, step: number): void;
  onWord(place: WordPlace): void;
  clear(): void;
};

const nothing: Lit = { words: [], steps: [] };
const Context = createContext<Highlight>({
  ...nothing,
  piece: undefined,
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
      piece: focusedPiece(lit, answers),
      onStep: (answer: Answer, step: number) =>
        setLit({
          words: wordsOf(answer, step),
          steps: [{ turn: answer.turn, step, weight: 1 }],
          focus: { answer, step },
        }),
      onWord: (place: WordPlace) =>
        setLit({ words: [{ ...place, weight: 1 }], steps: stepsOf(answers, place) }),
      clear: () => setLit((now) => (now === nothing ? now : nothing)),
    }),
    [lit, answers],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function focusedPiece({ focus, words }: Lit, answers: readonly Answer[]): FocusedPiece | undefined {
  const step = focus?.answer.provenance[focus.step];
  if (focus === undefined || step === undefined) return undefined;
  const strongest = [...words].sort((a, b) => b.weight - a.weight).slice(0, 4);
  return {
    turn: focus.answer.turn,
    step,
    words: strongest.flatMap(({ turn, start, end }) => {
      const text = answers.find((answer) => answer.turn === turn)?.utterance.slice(start, end);
      return text === undefined || text === "" ? [] : [{ text, turn }];
    }),
  };
}
