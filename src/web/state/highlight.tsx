// What the pointer or the keyboard is on: a piece of SQL or a word, and what lights up with it.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Answer, ProvenanceStep } from "../../conversation/answer.ts";
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
  readonly answers: readonly Answer[];
  readonly piece: FocusedPiece | undefined;
  onStep(answer: Answer, step: number): void;
  onWord(place: WordPlace): void;
  clear(): void;
  /** The words that stand there, as the person wrote them. */
  wordsAt(place: WordPlace): string;
};

const nothing: Lit = { words: [], steps: [] };
const Context = createContext<Highlight>({
  ...nothing,
  answers: [],
  piece: undefined,
  onStep: () => {},
  onWord: () => {},
  clear: () => {},
  wordsAt: () => "",
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
      answers,
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
      wordsAt: (place: WordPlace) => wordsAt(answers, place),
    }),
    [lit, answers],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const wordsAt = (answers: readonly Answer[], { turn, start, end }: WordPlace): string =>
  answers.find((answer) => answer.turn === turn)?.utterance.slice(start, end) ?? "";

function focusedPiece({ focus, words }: Lit, answers: readonly Answer[]): FocusedPiece | undefined {
  const step = focus?.answer.provenance[focus.step];
  if (focus === undefined || step === undefined) return undefined;
  const strongest = [...words].sort((a, b) => b.weight - a.weight);
  // A date in three columns is looked at three times: said once.
  const said = new Map<string, { readonly text: string; readonly turn: number }>();
  for (const word of strongest) {
    const text = wordsAt(answers, word);
    if (text !== "") said.set(`${word.turn}:${text}`, { text, turn: word.turn });
  }
  return { turn: focus.answer.turn, step, words: [...said.values()].slice(0, 4) };
}
