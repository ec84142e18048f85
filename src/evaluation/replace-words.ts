// Conversations said in other words: known words give way to synonyms that a model never saw. Words
// that belong to a value stay, and so does an utterance that would then be read otherwise.
import type { Interaction } from "../dataset/interaction.ts";
import { readUtterance, startReading } from "../reader/read-utterance.ts";
import type { Reader } from "../reader/reader.ts";

type Replacing = {
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly reader: Reader;
  /** The words that the model learned. */
  readonly known: ReadonlySet<string>;
  /** For interactions without a date. */
  readonly date: string;
};

type Replaced = {
  readonly interaction: Interaction;
  /** Words replaced, turn by turn. */
  readonly words: readonly number[];
};

/** By the word replaced, a line each: "word: synonym, synonym". The first that a model does not know is taken. */
export function readSynonyms(text: string): Map<string, readonly string[]> {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => line.split(": "));
  return new Map(lines.map(([word = "", others = ""]) => [word, others.split(", ")]));
}

export function replaceWords(interaction: Interaction, replacing: Replacing): Replaced {
  const { reader, date } = replacing;
  let state = startReading(interaction.date ?? date);
  const words: number[] = [];
  const turns = interaction.turns.map((turn, number) => {
    const read = readUtterance(turn.utterance, state, reader);
    let utterance = turn.utterance;
    let count = 0;
    // From the end, so that places in the text before it stay where they are.
    for (const symbol of [...read.symbols].reverse()) {
      if (symbol.type !== undefined) continue;
      const word = turn.utterance.slice(symbol.start, symbol.end).toLowerCase();
      const synonym = choose(word, number + count, replacing);
      if (synonym === undefined) continue;
      utterance = `${utterance.slice(0, symbol.start)}${synonym}${utterance.slice(symbol.end)}`;
      count++;
    }
    const again = readUtterance(utterance, state, reader);
    const same = valuesOf(again.values) === valuesOf(read.values);
    state = read.state;
    words.push(same ? count : 0);
    return same ? { ...turn, utterance } : turn;
  });
  return { interaction: { ...interaction, turns }, words };
}

function choose(
  word: string,
  turn: number,
  { synonyms, known }: Pick<Replacing, "synonyms" | "known">,
): string | undefined {
  const unseen = (synonyms.get(word) ?? []).filter((one) => !known.has(one));
  return unseen[turn % Math.max(1, unseen.length)];
}

function valuesOf(values: readonly { readonly value: unknown; readonly op?: string }[]): string {
  return JSON.stringify(values.map(({ value, op }) => [value, op]));
}
