// From a distribution to what may be said next: mentions of the same placeholder merged, what the
// grammar forbids left out, the rest in order of probability.

import type { ConstraintState } from "../../sql/constrain/automaton.ts";
import { type DecodedSymbol, placeholderType, refuseWord } from "../vocabulary/symbols.ts";
import { endRow, type OutputVocabulary } from "../vocabulary/vocabulary.ts";
import type { DecodingRow } from "./steps.ts";

export type Choice = {
  readonly symbol: DecodedSymbol;
  /** Its SQL words; none for the end. */
  readonly words: readonly string[];
  /** Output rows whose mean the decoder reads next. */
  readonly rows: readonly number[];
  readonly probability: number;
  /** The grammar after it. */
  readonly guide: ConstraintState | null;
};

export type Choices = {
  readonly best: readonly Choice[];
  /** Probability that went to what may not be said. */
  readonly forbidden: number;
};

/** Phrases below this are not looked at; their words still are. */
const negligible = 1e-6;

type Candidate = { readonly probability: number; choose(): Choice | null };

type Choosing = {
  readonly vocabulary: OutputVocabulary;
  readonly guide: ConstraintState | null;
  /** Nothing has been said yet. */
  readonly first: boolean;
  /** Placeholders that were mentioned, where only such may be said. */
  readonly known: ReadonlySet<string> | null;
  readonly count: number;
};

/** At most `count`, best first; none only where the grammar allows nothing that can be said. */
export function rankChoices(
  distribution: Float32Array,
  row: DecodingRow,
  choosing: Choosing,
): Choices {
  const { vocabulary, guide, count } = choosing;
  const { scored } = vocabulary;
  let forbidden = 0;
  const candidates: Candidate[] = [];
  const words = topWords(distribution, choosing);
  forbidden += words.forbidden;
  for (const wordRow of words.rows) {
    const probability = distribution[wordRow]!;
    candidates.push({
      probability,
      choose: () => chooseWord(wordRow, probability, vocabulary, guide),
    });
  }
  for (const [i, words] of vocabulary.phrases.entries()) {
    const phraseRow = vocabulary.words.length + i;
    const probability = distribution[phraseRow]!;
    if (probability < negligible) continue;
    candidates.push({
      probability,
      choose: () => choosePhrase(phraseRow, words, probability, guide),
    });
  }
  row.segments.forEach((_, s) => {
    const probability = distribution[scored + s]!;
    const { words } = row.state.bank.segments[s]!;
    candidates.push({
      probability,
      choose: () => {
        const next = guide === null ? null : (guide.next(words) ?? false);
        if (next === false) return null;
        const symbol: DecodedSymbol = { kind: "segment", segment: s };
        const rows = words.map((word) => vocabulary.row(word));
        return { symbol, words, rows, probability, guide: next };
      },
    });
  });
  for (const [name, probability] of mergeMentions(distribution, row, scored)) {
    candidates.push({
      probability,
      choose: () => {
        const next = guide === null ? null : (guide.next(name) ?? false);
        if (next === false) return null;
        const type = placeholderType(name) ?? name;
        const symbol: DecodedSymbol = { kind: "placeholder", name, type };
        return { symbol, words: [name], rows: [vocabulary.row(name)], probability, guide: next };
      },
    });
  }
  candidates.sort((a, b) => b.probability - a.probability);
  const best: Choice[] = [];
  for (const candidate of candidates) {
    if (best.length === count) break;
    const choice = candidate.choose();
    if (choice === null) forbidden += candidate.probability;
    else best.push(choice);
  }
  const share = 1 / Math.max(1e-6, 1 - forbidden);
  return {
    forbidden,
    best: best.map((choice) => ({
      ...choice,
      probability: Math.min(1, choice.probability * share),
    })),
  };
}

/** A row ends where the grammar says it may, and refuses only before it has said anything. */
function topWords(
  distribution: Float32Array,
  { vocabulary, guide, first, known, count }: Choosing,
): { readonly rows: readonly number[]; readonly forbidden: number } {
  const refuseRow = vocabulary.scoredRow(refuseWord);
  const mask = guide?.mask;
  const rows: number[] = [];
  let forbidden = 0;
  for (let r = 0; r < vocabulary.words.length; r++) {
    const p = distribution[r]!;
    const allowed =
      r === endRow
        ? !first && (guide?.complete ?? true)
        : r === refuseRow
          ? first
          : mask === undefined || mask[r] === 1;
    if (!allowed) {
      forbidden += p;
      continue;
    }
    if (rows.length === count && p <= distribution[rows.at(-1)!]!) continue;
    const word = vocabulary.words[r]!;
    // Without placeholder scoring CITY#3 is a word like any other; where it must, it has to exist.
    if (known !== null && placeholderType(word) !== undefined && !known.has(word)) {
      forbidden += p;
      continue;
    }
    let at = rows.length;
    while (at > 0 && distribution[rows[at - 1]!]! < p) at--;
    rows.splice(at, 0, r);
    if (rows.length > count) rows.pop();
  }
  return { rows, forbidden };
}

function chooseWord(
  row: number,
  probability: number,
  vocabulary: OutputVocabulary,
  guide: ConstraintState | null,
): Choice | null {
  const word = vocabulary.words[row]!;
  const symbol: DecodedSymbol = { kind: "word", word };
  if (row === endRow || word === refuseWord) {
    return { symbol, words: [], rows: [row], probability, guide };
  }
  const next = guide === null ? null : (guide.next(word) ?? false);
  return next === false ? null : { symbol, words: [word], rows: [row], probability, guide: next };
}

function choosePhrase(
  row: number,
  words: readonly string[],
  probability: number,
  guide: ConstraintState | null,
): Choice | null {
  const next = guide === null ? null : (guide.next(words) ?? false);
  if (next === false) return null;
  const symbol: DecodedSymbol = { kind: "word", word: words.join(" ") };
  return { symbol, words, rows: [row], probability, guide: next };
}

function mergeMentions(
  distribution: Float32Array,
  row: DecodingRow,
  scored: number,
): ReadonlyMap<string, number> {
  const merged = new Map<string, number>();
  const base = scored + row.segments.length;
  row.mentions.forEach((p, i) => {
    const name = row.words[p]!.placeholder!;
    merged.set(name, (merged.get(name) ?? 0) + distribution[base + i]!);
  });
  return merged;
}
