// Searches an utterance for the values of a lexicon: longest match first, with typed
// disambiguation, and misspelled words mended at a lower score.
import { findNumbers } from "../text/numbers.ts";
import { makePhrase, type TokenRange, type TokenText } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import type { EntityEntry, EntityForm, EntityLexicon, TypeRule } from "./lexicon.ts";
import {
  contextFits,
  type EntityCandidate,
  type Hit,
  type Previous,
  rank,
} from "./match-context.ts";
import type { SqlValue } from "./placeholder.ts";
import { isPlainSlip } from "./plain-slip.ts";
import { type Correction, createSpeller, type Speller } from "./spelling.ts";
import { isWeakForm } from "./weak-forms.ts";

export type EntityFinding = {
  readonly range: TokenRange;
  /** The tokens its placeholder replaces; empty and after the words where an inner value has them. */
  readonly place: TokenRange;
  readonly entry: EntityEntry;
  /** 1 for an exact form, less for a mended one. */
  readonly score: number;
};

export interface Matcher {
  /** Whether this word by itself is a form of some value. */
  isName(word: string): boolean;
  /** Tokens marked in `taken` belong to dates and times already; `spoken`: values of earlier turns. */
  find(phrase: TokenText, taken: Uint8Array, spoken?: ReadonlySet<SqlValue>): EntityFinding[];
}

type Node = { readonly next: Map<string, Node>; readonly hits: Hit[] };
type Search = {
  readonly root: Node;
  readonly speller: Speller;
  /** The words of all forms. */
  readonly names: ReadonlySet<string>;
  readonly rules: Readonly<Record<string, TypeRule>>;
  /** The types of which a word may be a value, by itself or as the first of its words. */
  readonly typesOf: (word: string, first?: boolean) => ReadonlySet<string> | undefined;
};

const mendedScore = [1, 0.8, 0.6] as const;

export function createMatcher(lexicon: EntityLexicon): Matcher {
  const root = newNode();
  const vocabulary = new Set<string>();
  const heads = sharedHeads(lexicon.entries);
  const { rules } = lexicon;
  for (const entry of lexicon.entries) {
    for (const form of entry.forms) {
      addForm({ root, vocabulary, rules }, entry, form);
      const short = typeof form === "string" ? withoutHead(form, heads.get(entry.type)) : undefined;
      if (short !== undefined) addForm({ root, vocabulary, rules }, entry, short);
    }
  }
  const speller = createSpeller(vocabulary, lexicon.knownWords);
  const typesOf = firstWords(root);
  const search: Search = { root, speller, names: vocabulary, rules, typesOf };
  return {
    isName: (word) => (root.next.get(word)?.hits.length ?? 0) > 0,
    find: (phrase, taken, spoken) => findEntities(search, phrase, taken, spoken),
  };
}

/** The types of the values that a word is, or begins where `first` says so. */
function firstWords(root: Node): Search["typesOf"] {
  const typesOf = ({ hits, next }: Node, first: boolean): string[] => [
    ...hits.map((hit) => hit.entry.type),
    ...(first ? [...next.values()].flatMap((node) => node.hits.map((hit) => hit.entry.type)) : []),
  ];
  return (word, first = false) => {
    const node = root.next.get(word);
    return node && new Set(typesOf(node, first));
  };
}

/** Words that end the names of many values of one type: "first class", "business class". */
function sharedHeads(entries: readonly EntityEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Map<string, Set<unknown>>>();
  for (const { type, value, forms } of entries) {
    const ends = values.get(type) ?? new Map<string, Set<unknown>>();
    values.set(type, ends);
    for (const form of forms) {
      const words = typeof form === "string" ? form.split(" ") : [];
      const [last = ""] = words.length > 1 ? words.slice(-1) : [];
      ends.set(last, (ends.get(last) ?? new Set()).add(value));
    }
  }
  return new Map(
    [...values].map(([type, ends]) => {
      const many = [...ends].filter(([last, those]) => last !== "" && those.size >= manyValues);
      return [type, new Set(many.map(([last]) => last))];
    }),
  );
}

const manyValues = 3;

/** "business or first", "first or business class": one of them may leave to the other what both are. */
function withoutHead(form: string, heads: ReadonlySet<string> | undefined): EntityForm | undefined {
  const words = form.split(" ");
  const head = words.at(-1) ?? "";
  if (words.length !== 2 || heads?.has(head) !== true) return undefined;
  return { text: words.slice(0, -1).join(" "), sharing: head };
}

function newNode(): Node {
  return { next: new Map(), hits: [] };
}

/** A form as the words a phrase would have: "first class" is "1th class". */
function formWords(form: string): readonly string[] {
  const tokens = tokenize(form);
  return makePhrase(tokens, findNumbers(tokens)).items.map((item) => item.text);
}

type Known = Pick<Search, "root" | "rules"> & { readonly vocabulary: Set<string> };

function addForm({ root, rules, vocabulary }: Known, entry: EntityEntry, form: EntityForm): void {
  const words = formWords(typeof form === "string" ? form : form.text);
  if (words.length === 0) return;
  let node = root;
  for (const word of words) {
    vocabulary.add(word);
    let next = node.next.get(word);
    if (next === undefined) {
      next = newNode();
      node.next.set(word, next);
    }
    node = next;
  }
  const shares = (one: EntityForm): boolean => typeof one !== "string" && one.sharing !== undefined;
  const same = node.hits.some(
    (hit) => hit.entry.type === entry.type && hit.entry.value === entry.value && !shares(hit.form),
  );
  if (same && (typeof form === "string" || shares(form))) return;
  const contextual =
    typeof form !== "string" &&
    (form.before ?? form.after ?? form.sharing ?? form.once) !== undefined;
  const isStrong = contextual || rules[entry.type]?.strong?.includes(words.join(" ")) === true;
  node.hits.push({ entry, form, weak: !isStrong && isWeakForm(words) });
}

function findEntities(
  search: Search,
  phrase: TokenText,
  taken: Uint8Array,
  spoken: ReadonlySet<SqlValue> = new Set(),
): EntityFinding[] {
  const words = phrase.items.map((item) => item.text);
  const scene: Scene = { search, phrase, taken, words, spoken };
  return findBetween(scene, 0, words.length, false);
}

type Scene = {
  readonly search: Search;
  readonly phrase: TokenText;
  readonly taken: Uint8Array;
  readonly words: readonly string[];
  readonly spoken: ReadonlySet<SqlValue>;
};

/** Left to right, the longest form first; `inner` leaves out forms that hold others. */
function findBetween(scene: Scene, start: number, stop: number, inner: boolean): EntityFinding[] {
  const { items } = scene.phrase;
  const findings: EntityFinding[] = [];
  let previous: Previous = null;
  let at = start;
  while (at < stop) {
    const best = bestAt(scene, { at, stop, inner, previous });
    if (best === null) {
      at += 1;
      continue;
    }
    const range = { from: items[at]!.from, to: items[best.end - 1]!.to };
    const { entry, form } = best.hit;
    const held = isWithin(form) ? findBetween(scene, at, best.end, true) : [];
    const place = held.length === 0 ? range : { from: range.to, to: range.to };
    findings.push(...held, { range, place, entry, score: mendedScore[best.edits] ?? 0.5 });
    previous = { entry, end: best.end };
    at = best.end;
  }
  return findings;
}

function isWithin(form: EntityForm): boolean {
  return typeof form !== "string" && form.within === true;
}

type Spot = {
  readonly at: number;
  readonly stop: number;
  readonly inner: boolean;
  readonly previous: Previous;
};

function bestAt(scene: Scene, { at, stop, inner, previous }: Spot): EntityCandidate | null {
  const { words, search } = scene;
  const { rules, typesOf } = search;
  const spoken = withHeard(scene.spoken, previous);
  const candidates = candidatesAt(scene, at, stop).filter((c) => !(inner && isWithin(c.hit.form)));
  const fits = candidates.filter(({ end, hit }) =>
    contextFits(hit, { words, rules, from: at, to: end, previous, typesOf, spoken }),
  );
  if (fits.length === 0) return null;
  const longest = Math.max(...fits.map((c) => c.end * 4 - c.edits));
  const tied = fits.filter((c) => c.end * 4 - c.edits === longest);
  if (tied.length === 1) return tied[0] ?? null;
  const ranked = tied
    .map((candidate) => ({
      candidate,
      rank: rank(candidate, { words, rules, from: at, to: candidate.end, previous }),
    }))
    .sort((a, b) => b.rank - a.rank);
  return ranked[0]?.candidate ?? null;
}

const withHeard = (spoken: ReadonlySet<SqlValue>, previous: Previous): ReadonlySet<SqlValue> =>
  previous === null ? spoken : new Set([...spoken, previous.entry.value]);

/** What is near in its letters alone may be the name of something else: that is asked about. */
function mendedNames(word: string, { speller, names }: Search): readonly Correction[] {
  return speller.correct(word).filter(({ word: meant, edits }) => {
    const isMany = meant.endsWith("s") && names.has(meant.slice(0, -1));
    // "atlantis" is no slip of "atlantas".
    const isOwnEnding = isMany && !word.endsWith(meant.slice(-3));
    return !isOwnEnding && isPlainSlip(word, meant, edits);
  });
}

/** Every form that starts here, exact or with unknown words mended. */
function candidatesAt(scene: Scene, at: number, stop: number): EntityCandidate[] {
  const { phrase, taken, words } = scene;
  const { root } = scene.search;
  const found: EntityCandidate[] = [];
  let layer: { node: Node; edits: number }[] = [{ node: root, edits: 0 }];
  for (let i = at; i < stop && layer.length > 0; i++) {
    const item = phrase.items[i]!;
    if (taken.subarray(item.from, item.to).includes(1)) break;
    const word = words[i] ?? "";
    const next: { node: Node; edits: number }[] = [];
    const mended = mendedNames(word, scene.search);
    for (const { node, edits } of layer) {
      const exact = node.next.get(word);
      if (exact !== undefined) next.push({ node: exact, edits });
      for (const correction of mended) {
        const total = edits + correction.edits;
        const child = total <= 2 ? node.next.get(correction.word) : undefined;
        if (child !== undefined) next.push({ node: child, edits: total });
      }
    }
    layer = next;
    for (const { node, edits } of layer) {
      for (const hit of node.hits) {
        if (edits === 0 || !hit.weak) found.push({ end: i + 1, hit, edits });
      }
    }
  }
  return found;
}
