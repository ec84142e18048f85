// How the words come out: hesitations, courtesy, run-ons, slips of the finger, capitals and full stops.
import type { Random } from "../random.ts";
import { closers, freshStart, openers } from "./english.ts";
import { compile, expand } from "./grammar.ts";

const bare = { lookup: () => undefined };

export type Voice = {
  /** Writes with capitals and punctuation. */
  readonly formal: boolean;
  readonly courteous: number;
  readonly disfluent: number;
  readonly slips: number;
};

/** One person's way of writing, kept through an interaction. */
export function someVoice(random: Random): Voice {
  return {
    formal: random.next() < 0.12,
    courteous: random.next() < 0.3 ? 0.25 : 0.06,
    disfluent: random.next() < 0.25 ? 0.2 : 0.03,
    slips: random.next() < 0.12 ? 0.15 : 0.01,
  };
}

export function voiced(
  text: string,
  voice: Voice,
  random: Random,
  options: { readonly fresh?: boolean; readonly plain?: boolean } = {},
): string {
  if (options.plain === true) return voice.formal ? punctuate(text) : text;
  let said = text;
  if (options.fresh === true && random.next() < 0.35)
    said = `${expand(compile(freshStart), random, bare)} ${said}`;
  else if (random.next() < voice.disfluent + voice.courteous / 3) said = addOpener(said, random);
  if (random.next() < voice.courteous && !/please|thank/.test(said))
    said = `${said} ${expand(compile(closers), random, bare)}`;
  if (random.next() < voice.disfluent * 0.5) said = hesitate(said, random);
  if (random.next() < voice.slips) said = slip(said, random);
  return voice.formal ? punctuate(said) : said;
}

function addOpener(text: string, random: Random): string {
  const opener = expand(compile(openers), random, bare);
  return text.startsWith(opener) ? text : `${opener} ${text}`;
}

function hesitate(text: string, random: Random): string {
  const words = text.split(" ");
  const at = 1 + random.below(Math.max(1, words.length - 1));
  // A hesitation never falls inside a name or a date: only before these words.
  if (!/^(from|to|that|which|with|leaving|arriving|flights?|for)$/.test(words[at] ?? ""))
    return text;
  return [
    ...words.slice(0, at),
    random.pick(["uh", "um", "er", "well", "let's see"]),
    ...words.slice(at),
  ].join(" ");
}

/** One misspelling in a plain word of five letters or more, of the kinds fingers make. */
function slip(text: string, random: Random): string {
  const words = text.split(" ");
  const plain = words.flatMap((word, i) => (slippery.has(word) ? [i] : []));
  if (plain.length === 0) return text;
  const at = random.pick(plain);
  const word = words[at]!;
  const i = 1 + random.below(word.length - 3);
  const kind = random.below(3);
  words[at] =
    kind === 0
      ? word.slice(0, i) + word.slice(i + 1)
      : kind === 1
        ? word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2)
        : word.slice(0, i) + word[i]! + word.slice(i);
  return words.join(" ");
}

const slippery = new Set(
  `flight flights available leaving arriving cheapest earliest after airline
  airlines aircraft transportation information please which ground transport direct would
  return departing travel expensive ticket arrive leave books films written author title list show`.split(
    /\s+/,
  ),
);

function punctuate(text: string): string {
  const capital = text.replace(/\bi\b/g, "I").replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const asks =
    /^(?:(?:ok|okay|and|now|please|well|so|uh|um) )?(?:what|which|how|when|where|who|is|are|do|does|can|could|would|may|will)\b/i.test(
      text,
    );
  return capital.replace(/\.$/, "") + (asks ? "?" : ".");
}
