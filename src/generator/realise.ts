// Puts constraints into a sentence: which phrase says which slots, where it stands, in what order.
import type { Random } from "../random.ts";
import type { Domain, Phrase, Position } from "./domain.ts";
import { english } from "./english.ts";
import { compile, expand, type Scope } from "./grammar.ts";
import { type Filled, keyOf } from "./state.ts";

const positions: readonly Position[] = ["pre", "post", "vp", "inf", "bare", "subj"];
const isPosition = (name: string): name is Position => positions.some((one) => one === name);
/** A sentence with "which ones {vp}" makes no sense without one. */
const needed: ReadonlySet<Position> = new Set(["vp", "inf", "bare", "subj"]);

export type Realiser = {
  /** A sentence from template text that says exactly these slots; undefined where it cannot. */
  say(
    template: string,
    express: readonly Filled[],
    random: Random,
    names?: Readonly<Record<string, string>>,
  ): string | undefined;
};

type Said = { readonly text: string; readonly phrase: Phrase; readonly first: number };

export function createRealiser(domain: Domain): Realiser {
  const bySlot = new Map<string, Phrase[]>();
  for (const phrase of domain.phrases) {
    const slot = phrase.covers[0]!.split(":")[0]!;
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), phrase]);
  }
  const superlatives = new Set(
    domain.slots.filter((slot) => slot.superlative === true).map((slot) => slot.name),
  );
  const order = new Map(domain.slots.map((slot, i) => [slot.name, i]));

  const scopeFor = (
    names: Readonly<Record<string, string>> | undefined,
    texts?: ReadonlyMap<string, string>,
    singular?: boolean,
  ): Scope => ({
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
    const markers = [...skeleton.matchAll(/\{([a-z]+)(\.sg)?\}/g)].map((match) => ({
      position: match[1]!,
      singular: match[2] !== undefined,
    }));
    const available = new Map<Position, boolean>();
    for (const marker of markers) {
      if (!isPosition(marker.position))
        throw new RangeError(`realise: no rule "${marker.position}" in: ${template.slice(0, 60)}`);
      available.set(marker.position, marker.singular);
    }
    const placed = new Map<Position, Said[]>();
    const left = new Map(express.map((filled) => [filled.slot, filled]));
    const wanting = new Set([...available.keys()].filter((position) => needed.has(position)));
    if (wanting.size > left.size) return undefined;

    for (const filled of random.shuffle(express)) {
      if (!left.has(filled.slot)) continue;
      const choice = choose(filled, left, available, placed, wanting, random);
      if (choice === undefined) return undefined;
      const { phrase, position } = choice;
      wanting.delete(position);
      const texts = new Map<string, string>();
      for (const key of phrase.covers) {
        const covered = left.get(key.split(":")[0]!)!;
        for (const [name, text] of covered.texts) {
          texts.set(name, text);
          texts.set(`${covered.slot}.${name}`, text);
        }
        left.delete(covered.slot);
      }
      const form = phrase[position]!;
      const text = expand(compile(form), random, scopeFor(names, texts, available.get(position)));
      const list = placed.get(position) ?? [];
      list.push({ text, phrase, first: order.get(phrase.covers[0]!.split(":")[0]!) ?? 0 });
      placed.set(position, list);
    }
    if (wanting.size > 0) return undefined;
    const text = skeleton.replace(/\{([a-z]+)(?:\.sg)?\}/g, (_, name: string) =>
      isPosition(name) ? join(name, placed.get(name) ?? [], random) : "",
    );
    return tidy(text);
  };

  /** A phrase for this slot, perhaps together with others, at a position that the sentence has. */
  const choose = (
    filled: Filled,
    left: ReadonlyMap<string, Filled>,
    available: ReadonlyMap<Position, boolean>,
    placed: ReadonlyMap<Position, readonly Said[]>,
    wanting: ReadonlySet<Position>,
    random: Random,
  ): { phrase: Phrase; position: Position } | undefined => {
    const options: { phrase: Phrase; position: Position }[] = [];
    const weights: number[] = [];
    const consider = (phrase: Phrase): void => {
      for (const position of available.keys()) {
        if (phrase[position] === undefined) continue;
        const crowd = placed.get(position)?.length ?? 0;
        if (position === "pre" && crowd >= 3) continue;
        if ((position === "vp" || position === "inf") && crowd >= 2) continue;
        if ((position === "subj" || position === "bare") && crowd >= 1) continue;
        let weight = (phrase.weight ?? 1) * phrase.covers.length ** 2;
        if (wanting.has(position)) weight *= 6;
        if (position === "pre") weight *= crowd === 0 ? 0.8 : 0.3;
        if ((position === "vp" || position === "inf") && crowd > 0) weight *= 0.25;
        options.push({ phrase, position });
        weights.push(weight);
      }
    };
    for (const slot of left.keys())
      for (const phrase of bySlot.get(slot) ?? []) {
        if (!phrase.covers.some((key) => key === filled.slot || key === keyOf(filled))) continue;
        if (
          phrase.covers.every((key) => {
            const other = left.get(key.split(":")[0]!);
            return other !== undefined && (key === other.slot || key === keyOf(other));
          })
        )
          consider(phrase);
      }
    return options.length === 0 ? undefined : random.pick(options, weights);
  };

  const join = (position: Position, said: readonly Said[], random: Random): string => {
    const isSuperlative = (one: Said): boolean =>
      one.phrase.covers.some((key) => superlatives.has(key.split(":")[0]!));
    let list = random.shuffle(said);
    if (position === "post" && random.next() < 0.72)
      list = [...list].sort((a, b) => a.first - b.first);
    if (position === "pre")
      list = [...list.filter(isSuperlative), ...list.filter((one) => !isSuperlative(one))];
    else list = [...list.filter((one) => !isSuperlative(one)), ...list.filter(isSuperlative)];
    const texts = list.map((one) => one.text);
    if (position !== "vp" && position !== "inf") return texts.join(" ");
    return texts.join(random.next() < 0.8 ? " and " : " ");
  };

  return { say };
}

/** Single spaces, "an" before vowels, no doubled words at the seams. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replaceAll(" '", "'")
    .replace(/\ba (?=(?!one |united |u[snaw] |us |uni|eu)[aeiou])/g, "an ")
    .replace(/\ban (?=(one |united |us |uni|eu|[bcdfghjklmnpqrstvwxyz]))/g, "a ")
    .replace(/\b(on|in|to|from|at|the|and|for|with) \1\b/g, "$1")
    .trim();
}
