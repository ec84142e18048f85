// Searches an utterance for the values of a lexicon: longest match first, with typed
// disambiguation, and misspelled words mended at a lower score.
import { findNumbers } from "../text/numbers.ts";
import { makePhrase, type Phrase, type TokenRange } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import type { EntityEntry, EntityForm, EntityLexicon, TypeRule } from "./lexicon.ts";
import { createSpeller, type Speller } from "./spelling.ts";
import { asksAboutCode, isWeakForm } from "./weak-forms.ts";

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
  /** Tokens marked in `taken` belong to dates and times already. */
  find(phrase: Phrase, taken: Uint8Array): EntityFinding[];
}

type Hit = { readonly entry: EntityEntry; readonly form: EntityForm; readonly weak: boolean };
type Node = { readonly next: Map<string, Node>; readonly hits: Hit[] };
type Search = {
  readonly root: Node;
  readonly speller: Speller;
  readonly rules: Readonly<Record<string, TypeRule>>;
};
type Candidate = { readonly end: number; readonly hit: Hit; readonly edits: number };

const mendedScore = [1, 0.8, 0.6] as const;

export function createMatcher(lexicon: EntityLexicon): Matcher {
  const root = newNode();
  const vocabulary = new Set<string>();
  for (const entry of lexicon.entries) {
    for (const form of entry.forms) addForm(root, vocabulary, entry, form);
  }
  const speller = createSpeller(vocabulary, lexicon.knownWords);
  const search: Search = { root, speller, rules: lexicon.rules };
  return {
    isName: (word) => (root.next.get(word)?.hits.length ?? 0) > 0,
    find: (phrase, taken) => findEntities(search, phrase, taken),
  };
}

function newNode(): Node {
  return { next: new Map(), hits: [] };
}

/** A form as the words a phrase would have: "first class" is "1th class". */
function formWords(form: string): readonly string[] {
  const tokens = tokenize(form);
  return makePhrase(tokens, findNumbers(tokens)).items.map((item) => item.text);
}

function addForm(root: Node, vocabulary: Set<string>, entry: EntityEntry, form: EntityForm): void {
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
  const same = node.hits.some(
    (hit) => hit.entry.type === entry.type && hit.entry.value === entry.value,
  );
  if (same && typeof form === "string") return;
  const contextual = typeof form !== "string" && (form.before ?? form.after) !== undefined;
  node.hits.push({ entry, form, weak: !contextual && isWeakForm(words) });
}

function findEntities(search: Search, phrase: Phrase, taken: Uint8Array): EntityFinding[] {
  const words = phrase.items.map((item) => item.text);
  const scene: Scene = { search, phrase, taken, words };
  return findBetween(scene, 0, words.length, false);
}

type Scene = {
  readonly search: Search;
  readonly phrase: Phrase;
  readonly taken: Uint8Array;
  readonly words: readonly string[];
};

/** Left to right, the longest form first; `inner` leaves out forms that hold others. */
function findBetween(scene: Scene, start: number, stop: number, inner: boolean): EntityFinding[] {
  const { items } = scene.phrase;
  const findings: EntityFinding[] = [];
  let previous: Previous = null;
  let at = start;
  while (at < stop) {
    const best = bestAt(scene, at, stop, inner, previous);
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

type Previous = { readonly entry: EntityEntry; readonly end: number } | null;

function bestAt(
  scene: Scene,
  at: number,
  stop: number,
  inner: boolean,
  previous: Previous,
): Candidate | null {
  const { words, search } = scene;
  const candidates = candidatesAt(scene, at, stop).filter((c) => !(inner && isWithin(c.hit.form)));
  const fits = candidates.filter(({ end, hit }) =>
    contextFits(hit, scene, { from: at, to: end }, previous),
  );
  if (fits.length === 0) return null;
  const longest = Math.max(...fits.map((c) => c.end * 4 - c.edits));
  const tied = fits.filter((c) => c.end * 4 - c.edits === longest);
  if (tied.length === 1) return tied[0] ?? null;
  const ranked = tied
    .map((candidate) => ({ candidate, rank: rank(candidate, search.rules, words, at, previous) }))
    .sort((a, b) => b.rank - a.rank);
  return ranked[0]?.candidate ?? null;
}

/** Every form that starts here, exact or with unknown words mended. */
function candidatesAt(scene: Scene, at: number, stop: number): Candidate[] {
  const { phrase, taken, words } = scene;
  const { root, speller } = scene.search;
  const found: Candidate[] = [];
  let layer: { node: Node; edits: number }[] = [{ node: root, edits: 0 }];
  for (let i = at; i < stop && layer.length > 0; i++) {
    const item = phrase.items[i]!;
    if (taken.subarray(item.from, item.to).includes(1)) break;
    const word = words[i] ?? "";
    const next: { node: Node; edits: number }[] = [];
    const mended = speller.correct(word);
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

function contextFits(
  hit: Hit,
  { words, search: { rules } }: Scene,
  { from, to }: { readonly from: number; readonly to: number },
  previous: Previous,
): boolean {
  const before = words[from - 1] ?? "^";
  const after = words[to] ?? "$";
  const rule = rules[hit.entry.type] ?? {};
  if (rule.notAfter !== undefined && includes(rule.notAfter, before)) return false;
  if (rule.notBefore !== undefined && includes(rule.notBefore, after)) return false;
  if (typeof hit.form !== "string") {
    const form = hit.form;
    if (form.unlessAfter !== undefined && includes(form.unlessAfter, after)) return false;
    if (form.unlessBefore !== undefined && includes(form.unlessBefore, before)) return false;
    if (form.before !== undefined || form.after !== undefined) {
      const cued =
        includes(form.before ?? [], before) ||
        includes(form.after ?? [], after) ||
        isNear(form.nearby ?? [], words, from, to);
      if (!cued && !asksAboutCode(words, from, to)) return false;
    }
  }
  if (!hit.weak) return true;
  return (
    includes(rule.cuesBefore ?? [], before) ||
    includes(rule.cuesAfter ?? [], after) ||
    includes(
      rule.cuesAfter ?? [],
      `${after} ${/^\d+$/.test(words[to + 1] ?? "") ? "#" : words[to + 1]}`,
    ) ||
    (rule.cuesAround ?? []).some(([b, a]) => includes([b], before) && includes([a], after)) ||
    asksAboutCode(words, from, to) ||
    goesOn(hit.entry.type, words, from, previous)
  );
}

/** "class y or q": the second goes on from the first. */
function goesOn(type: string, words: readonly string[], from: number, previous: Previous): boolean {
  if (previous === null || previous.entry.type !== type) return false;
  return /^(?:and|or|,|versus|vs)$/.test(words.slice(previous.end, from).join(" "));
}

const nearbyWords = 4;
const shortFollowUp = 3;

function isNear(
  cues: readonly string[],
  words: readonly string[],
  from: number,
  to: number,
): boolean {
  if (cues.length === 0) return false;
  // "no american": a few words that go on from an earlier turn have no room for context.
  if (words.length <= shortFollowUp) return true;
  const around = [
    ...words.slice(Math.max(0, from - nearbyWords), from),
    ...words.slice(to, to + nearbyWords),
  ];
  return around.some((word) => cues.includes(word));
}

/** `#` in a list of cues stands for any number, `^` for the start and `$` for the end. */
function includes(cues: readonly string[], word: string): boolean {
  return cues.includes(word) || (cues.includes("#") && /^\d+$/.test(word));
}

function rank(
  candidate: Candidate,
  rules: Readonly<Record<string, TypeRule>>,
  words: readonly string[],
  from: number,
  previous: Previous,
): number {
  const rule = rules[candidate.hit.entry.type] ?? {};
  let rank = rule.priority ?? 0;
  const before = words[from - 1] ?? "^";
  const beforeThat = words[from - 2] ?? "^";
  const cues = rule.cuesBefore ?? [];
  if (includes(cues, before) || (before === "of" && includes(cues, beforeThat))) rank += 10;
  if (cues.includes(`${beforeThat} ${before}`)) rank += 20;
  if (includes(rule.cuesAfter ?? [], words[candidate.end] ?? "$")) rank += 10;
  if (goesOn(candidate.hit.entry.type, words, from, previous)) rank += 10;
  if (rule.onlyAfterType !== undefined) {
    const gap = previous === null ? "" : words.slice(previous.end, from).join(" ");
    const follows =
      previous?.entry.type === rule.onlyAfterType &&
      (gap === "" || gap === ",") &&
      (previous.entry.partOf?.includes(candidate.hit.entry.value) ?? true);
    const named = includes(rule.orBefore ?? [], words[candidate.end] ?? "$");
    rank += follows || named ? 100 : -100;
  }
  return rank;
}
