// The words a base model gets to know: those its conversations say often, with open vectors for them
// and for the commonest words of English.
import { tokenize } from "../../text/tokenize.ts";
import { shapeOf, vectorWidth, type WordKnowledge } from "../encoding/word-book.ts";

const oftenEnough = 12;
const mostLearned = 6_000;
const vectorFrom = 3;
/** Open vectors have unit length; as long as the pieces of a word they weigh as much. */
const vectorScale = 10;

type LoadVectors = (needed: ReadonlySet<string>) => Promise<{
  readonly words: readonly string[];
  /** Row 0 is all zeros. */
  readonly values: Float32Array;
}>;

export async function collectWords(
  utterances: Iterable<string>,
  loadVectors: LoadVectors,
): Promise<WordKnowledge> {
  const counts = new Map<string, number>();
  for (const utterance of utterances) {
    for (const { text } of tokenize(utterance)) {
      const word = shapeOf(text);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const byCount = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const said = (least: number): string[] =>
    byCount.flatMap(([word, count]) => (count >= least ? [word] : []));
  const { words, values } = await loadVectors(new Set(said(vectorFrom)));
  return {
    learned: said(oftenEnough).slice(0, mostLearned),
    vectorWords: words,
    vectors: values.slice(vectorWidth).map((value) => value * vectorScale),
  };
}
