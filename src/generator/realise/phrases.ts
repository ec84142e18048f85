// Phrases placed in a sentence: which one says which conditions, where it stands, in what order.
import type { Random } from "../../random.ts";
import type { Domain, Position, SlotPhrase } from "../domain.ts";
import type { Filled } from "../slots.ts";

export const positions: readonly Position[] = ["pre", "post", "vp", "inf", "bare", "subj", "np"];
const isPosition = (name: string): name is Position => positions.some((one) => one === name);
/** A sentence with "which ones {vp}" makes no sense without one. */
const needed: ReadonlySet<Position> = new Set(["vp", "inf", "bare", "subj", "np"]);

/** How many phrases may stand at a position. */
const room: Readonly<Record<Position, number>> = {
  pre: 3,
  post: 9,
  vp: 2,
  inf: 2,
  bare: 1,
  subj: 1,
  np: 1,
};

const markerPattern = /\{([a-z]+)(\.sg)?\}/g;
const questionLast = /^\{post(?:\.sg)?\} ./;

/** A phrase with its covered slots taken apart once. */
type Form = {
  readonly phrase: SlotPhrase;
  readonly slots: readonly { readonly slot: string; readonly variant: string | undefined }[];
  readonly first: number;
  readonly superlative: boolean;
  readonly notAfter?: RegExp;
  readonly onlyBefore?: RegExp;
};

type Said = Form & { readonly text: string; readonly position: Position };

/** What is still to be said, and where there is room for it. */
type SentenceSoFar = {
  readonly phrases: Phrases;
  readonly left: ReadonlyMap<string, Filled>;
  /** With whether the noun there is one. */
  readonly available: ReadonlyMap<Position, boolean>;
  readonly said: ReadonlyMap<Position, readonly Said[]>;
  /** Positions that cannot stay empty. */
  readonly wanting: ReadonlySet<Position>;
};

export type Phrases = {
  readonly bySlot: ReadonlyMap<string, readonly Form[]>;
  /** "to fly back that have first class". */
  readonly clauseWithoutNoun?: RegExp;
  /** "leaving boston what is the fare" can stand first; "that leave boston" needs its noun. */
  readonly needsNoun: RegExp;
};

/** The phrases that a domain declares, each taken apart once. */
export function phrasesOf(domain: Domain): Phrases {
  const superlatives = new Set(
    domain.slots.filter((slot) => slot.superlative === true).map((slot) => slot.name),
  );
  const order = new Map(domain.slots.map((slot, i) => [slot.name, i]));
  const bySlot = new Map<string, Form[]>();
  for (const phrase of domain.phrases) {
    const slots = phrase.covers.map((key) => {
      const [slot, variant] = key.split(":");
      return { slot: slot!, variant };
    });
    const form: Form = {
      phrase,
      slots,
      first: order.get(slots[0]!.slot) ?? 0,
      superlative: slots.some(({ slot }) => superlatives.has(slot)),
      ...(phrase.notAfter === undefined ? {} : { notAfter: new RegExp(phrase.notAfter) }),
      ...(phrase.onlyBefore === undefined ? {} : { onlyBefore: new RegExp(phrase.onlyBefore) }),
    };
    for (const { slot } of slots) bySlot.set(slot, [...(bySlot.get(slot) ?? []), form]);
  }

  const { nounless, dependent } = domain.conventions ?? {};
  return {
    bySlot,
    ...(nounless !== undefined && {
      clauseWithoutNoun: new RegExp(
        `\\b(?:${nounless}) (?:that|which) (?!i\\b|you\\b|day\\b|same\\b)`,
      ),
    }),
    needsNoun: new RegExp(
      `^(?:and|but|which|that|not|except|excluding|other than|besides|with|${dependent ?? "that"})\\b`,
    ),
  };
}

/** The places of a sentence filled with phrases for all conditions; undefined where one cannot be said. */
export function placed(
  random: Random,
  skeleton: string,
  { phrases, express }: { readonly phrases: Phrases; readonly express: readonly Filled[] },
  say: (form: string, texts: Readonly<Record<string, string>>, singular?: boolean) => string,
): string | undefined {
  const available = new Map<Position, boolean>();
  for (const [, name, singular] of skeleton.matchAll(markerPattern)) {
    if (name === undefined || !isPosition(name))
      throw new RangeError(`realise: no rule "${name}" in: ${skeleton.slice(0, 60)}`);
    available.set(name, singular !== undefined);
  }
  if (available.has("pre")) available.set("pre", !/\{pre\} [a-z ]*?[a-z]s\b/.test(skeleton));
  if (available.size === 0 && express.length > 0) return undefined;
  const said = new Map<Position, Said[]>();
  const left = new Map(express.map((filled) => [filled.slot, filled]));
  const wanting = new Set([...available.keys()].filter((position) => needed.has(position)));
  if (wanting.size > left.size) return undefined;

  for (const filled of random.shuffle(express)) {
    if (!left.has(filled.slot)) continue;
    const choice = choose(random, filled, { phrases, left, available, said, wanting });
    if (choice === undefined) return undefined;
    const { form: phrase, position } = choice;
    wanting.delete(position);
    const texts: Record<string, string> = {};
    for (const { slot } of phrase.slots) {
      const covered = left.get(slot)!;
      for (const [name, text] of covered.texts) {
        texts[name] = text;
        texts[`${covered.slot}.${name}`] = text;
      }
      left.delete(covered.slot);
    }
    const form = say(phrase.phrase[position]!, texts, available.get(position));
    said.set(position, [...(said.get(position) ?? []), { ...phrase, position, text: form }]);
  }
  if (wanting.size > 0) return undefined;
  const text = skeleton.replace(markerPattern, (_, name: string) =>
    isPosition(name) ? join(random, name, said.get(name) ?? []) : "",
  );
  if (phrases.clauseWithoutNoun?.test(text) === true || misplaced(text, said)) return undefined;
  const dependent = said.get("post")?.some((one) => phrases.needsNoun.test(one.text));
  return questionLast.test(skeleton) && dependent === true ? undefined : text;
}

/** A phrase for this slot, perhaps together with others, at a position that the sentence has. */
function choose(
  random: Random,
  filled: Filled,
  { phrases, left, available, said, wanting }: SentenceSoFar,
): { form: Form; position: Position } | undefined {
  const options: { form: Form; position: Position }[] = [];
  const weights: number[] = [];
  for (const form of phrases.bySlot.get(filled.slot) ?? []) {
    const fits = form.slots.every(({ slot, variant }) => {
      const other = left.get(slot);
      return other !== undefined && (variant === undefined || variant === other.variant.name);
    });
    if (!fits) continue;
    for (const position of available.keys()) {
      if (form.phrase[position] === undefined) continue;
      const crowd = said.get(position)?.length ?? 0;
      if (crowd >= room[position]) continue;
      if (position === "pre" && form.phrase.number !== undefined) {
        const number = available.get("pre") === true ? "singular" : "plural";
        if (form.phrase.number !== number) continue;
      }
      let weight = (form.phrase.weight ?? 1) * form.slots.length ** 2;
      if (wanting.has(position)) weight *= 6;
      if (position === "pre") weight *= crowd === 0 ? 0.8 : 0.3;
      if ((position === "vp" || position === "inf") && crowd > 0) weight *= 0.25;
      options.push({ form, position });
      weights.push(weight);
    }
  }
  return options.length === 0 ? undefined : random.pick(options, weights);
}

function join(random: Random, position: Position, said: readonly Said[]): string {
  const isSuperlative = (one: Said): boolean => one.superlative;
  let list = random.shuffle(said);
  if (position === "post" && random.next() < 0.72)
    list = [...list].sort((a, b) => a.first - b.first);
  if (position === "pre")
    list = [...list.filter(isSuperlative), ...list.filter((one) => !isSuperlative(one))];
  else list = [...list.filter((one) => !isSuperlative(one)), ...list.filter(isSuperlative)];
  const texts = list.map((one) => one.text);
  if (position !== "vp" && position !== "inf") return texts.join(" ");
  return texts.join(" and ");
}

/** Does something stand where the words before it would change its meaning? */
function misplaced(text: string, all: SentenceSoFar["said"]): boolean {
  for (const said of all.values())
    for (const { text: own, notAfter, onlyBefore, position } of said) {
      if (notAfter === undefined && onlyBefore === undefined) continue;
      const at = text.indexOf(own);
      if (at < 0) continue;
      const end = at + own.length;
      // Its own words count too: "leaving at five" is clear anywhere.
      if (notAfter?.test(text.slice(0, end)) === true) return true;
      if (position === "pre" && onlyBefore?.test(text.slice(end)) === false) return true;
    }
  return false;
}
