// Puts constraints into a sentence: which phrase says which slots, where it stands, in what order.
import type { Random } from "../../random.ts";
import type { Domain, Position, SlotPhrase } from "../domain.ts";
import { english } from "./english.ts";
import { type Bindings, compile, expand } from "./grammar.ts";
import type { Filled } from "../slots.ts";

const positions: readonly Position[] = ["pre", "post", "vp", "inf", "bare", "subj", "np"];
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

export type Realiser = {
  /** A sentence from template text that says exactly these slots; undefined where it cannot. */
  say(
    template: string,
    express: readonly Filled[],
    random: Random,
    names?: Readonly<Record<string, string>>,
  ): string | undefined;
};

const markerPattern = /\{([a-z]+)(\.sg)?\}/g;

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
  readonly left: ReadonlyMap<string, Filled>;
  /** With whether the noun there is one. */
  readonly available: ReadonlyMap<Position, boolean>;
  readonly placed: ReadonlyMap<Position, readonly Said[]>;
  /** Positions that cannot stay empty. */
  readonly wanting: ReadonlySet<Position>;
};

export function createRealiser(domain: Domain): Realiser {
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

  const scopeFor = (
    names: Readonly<Record<string, string>> | undefined,
    texts?: ReadonlyMap<string, string>,
    singular?: boolean,
  ): Bindings => ({
    lookup: (name) => {
      const text = texts?.get(name);
      if (text !== undefined) return { text };
      const given = names?.[name];
      if (given !== undefined) return { rule: given };
      const rule = domain.grammar[name] ?? english[name];
      return rule === undefined ? undefined : { rule };
    },
    ...(singular === undefined ? {} : { singular }),
  });

  const say: Realiser["say"] = (template, express, random, names) => {
    const skeleton = expand(compile(template), random, scopeFor(names));
    const available = new Map<Position, boolean>();
    for (const [, name, singular] of skeleton.matchAll(markerPattern)) {
      if (name === undefined || !isPosition(name))
        throw new RangeError(`realise: no rule "${name}" in: ${template.slice(0, 60)}`);
      available.set(name, singular !== undefined);
    }
    if (available.has("pre")) available.set("pre", !/\{pre\} [a-z ]*?[a-z]s\b/.test(skeleton));
    if (available.size === 0 && express.length > 0) return undefined;
    const placed = new Map<Position, Said[]>();
    const left = new Map(express.map((filled) => [filled.slot, filled]));
    const wanting = new Set([...available.keys()].filter((position) => needed.has(position)));
    if (wanting.size > left.size) return undefined;

    for (const filled of random.shuffle(express)) {
      if (!left.has(filled.slot)) continue;
      const choice = choose(filled, { left, available, placed, wanting }, random);
      if (choice === undefined) return undefined;
      const { form, position } = choice;
      wanting.delete(position);
      const texts = new Map<string, string>();
      for (const { slot } of form.slots) {
        const covered = left.get(slot)!;
        for (const [name, text] of covered.texts) {
          texts.set(name, text);
          texts.set(`${covered.slot}.${name}`, text);
        }
        left.delete(covered.slot);
      }
      const scope = scopeFor(names, texts, available.get(position));
      const text = expand(compile(form.phrase[position]!), random, scope);
      const list = placed.get(position) ?? [];
      list.push({ ...form, position, text });
      placed.set(position, list);
    }
    if (wanting.size > 0) return undefined;
    const text = skeleton.replace(markerPattern, (_, name: string) =>
      isPosition(name) ? join(name, placed.get(name) ?? [], random) : "",
    );
    if (clauseWithoutNoun.test(text) || misplaced(text, placed)) return undefined;
    // "leaving boston what is the fare" can stand first; "that leave boston" needs its noun.
    if (questionLast.test(skeleton) && placed.get("post")?.some((one) => needsNoun.test(one.text)))
      return undefined;
    return tidy(text);
  };

  /** A phrase for this slot, perhaps together with others, at a position that the sentence has. */
  const choose = (
    filled: Filled,
    { left, available, placed, wanting }: SentenceSoFar,
    random: Random,
  ): { form: Form; position: Position } | undefined => {
    const options: { form: Form; position: Position }[] = [];
    const weights: number[] = [];
    for (const form of bySlot.get(filled.slot) ?? []) {
      const fits = form.slots.every(({ slot, variant }) => {
        const other = left.get(slot);
        return other !== undefined && (variant === undefined || variant === other.variant.name);
      });
      if (!fits) continue;
      for (const position of available.keys()) {
        if (form.phrase[position] === undefined) continue;
        const crowd = placed.get(position)?.length ?? 0;
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
  };

  const join = (position: Position, said: readonly Said[], random: Random): string => {
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
  };

  return { say };
}

const questionLast = /^\{post(?:\.sg)?\} ./;
const needsNoun =
  /^(?:and|but|which|that|to arrive|to leave|not|except|excluding|other than|besides|with)\b/;

/** "to fly back that have first class". */
const clauseWithoutNoun =
  /\b(?:back|return|returning|direction|go|fly|leave|travel|come|depart) (?:that|which) (?!i\b|you\b|day\b|same\b)/;

/** Does something stand where the words before it would change its meaning? */
function misplaced(text: string, placed: ReadonlyMap<Position, readonly Said[]>): boolean {
  for (const said of placed.values())
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

/** Single spaces, "an" before vowels, no doubled words at the seams. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replaceAll(" '", "'")
    .replace(/\b(?:list|tell me about) (a|the) list\b/, "give me $1 list")
    .replace(/\ba (?=(?!one |united |u[snaw] |us |uni|eu)[aeiou])/g, "an ")
    .replace(/\ban (?=(one |united |us |uni|eu|[bcdfghjklmnpqrstvwxyz]))/g, "a ")
    .replace(/\b(on|in|to|from|at|the|and|for|with) \1\b/g, "$1")
    .replace(
      /\bi (?:want|wish|need|(?:would|'d) like|prefer|would prefer) to not\b/g,
      "i don't want to",
    )
    .replace(/\bi'd (?:like|prefer) to not\b/g, "i don't want to")
    .replace(/\b(should|must) not\b/g, "$1n't")
    .trim();
}
