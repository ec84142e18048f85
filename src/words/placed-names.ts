// Names that stand in a place of their own ("flights on jetblue", "from fort lauderdale") and became nothing of
// the query. Talk that a model learned from may hold such a name beside what was meant instead ("on jetblue, no,
// on delta"), so that its word is known there; nothing here is called so, and whoever says it has to hear that.
import type { Accountable, WordUse } from "./account.ts";
import { isOrdinary } from "./near-words.ts";

/** A word before the name may have been a value by itself: "san" of "san antonio". */
const beforeName = /\b(?:from|to|on|via|through|into)\s+(?:\p{L}+\.?\s+)?$/iu;
/** An everyday word is a name only right behind these: "to reserve" and "from downtown" are none, "on frontier" may be one. */
const beforeWord = /\b(?:on|via)\s+$/iu;
const behind =
  /^\s*(?:$|[,.;?!]|(?:from|to|on|at|in|and|or|via|after|before|by|with|for|instead|please)\b)/iu;

/** With the words of such names as not understood. */
export function withPlacedNames(
  words: readonly WordUse[],
  asked: Pick<Accountable, "utterance" | "values" | "lexis">,
): readonly WordUse[] {
  const { utterance, lexis } = asked;
  if (!lexis.learned) return words;
  const unplaced = new Set<WordUse>();
  for (const run of idleRuns(words, asked)) {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) continue;
    const isName = run.some(({ text }) => !isOrdinary(text.toLowerCase()));
    const place = isName ? beforeName : beforeWord;
    if (!place.test(utterance.slice(0, first.start))) continue;
    if (behind.test(utterance.slice(last.end))) for (const word of run) unplaced.add(word);
  }
  return words.map((word) => (unplaced.has(word) ? { ...word, use: "unknown" } : word));
}

/** Neighbours that are known, stand for something, became nothing and are part of no value: no day, no city. */
function idleRuns(
  words: readonly WordUse[],
  { utterance, values, lexis }: Pick<Accountable, "utterance" | "values" | "lexis">,
): WordUse[][] {
  const runs: WordUse[][] = [];
  for (const word of words) {
    const text = word.text.toLowerCase();
    const isIdle = word.use === "known" && (lexis.says(text)?.length ?? 0) > 0;
    const isRead = values.some(({ start, end }) => start < word.end && word.start < end);
    if (!isIdle || isRead || lexis.valuesWith(text).length > 0) continue;
    const run = runs.at(-1);
    const end = run?.at(-1)?.end;
    if (run !== undefined && end !== undefined && /^\s+$/.test(utterance.slice(end, word.start)))
      run.push(word);
    else runs.push([word]);
  }
  return runs;
}
