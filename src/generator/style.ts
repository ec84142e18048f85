// How the words come out: hesitations, courtesy, run-ons, slips of the finger, capitals and full stops.
import type { Random } from "../random.ts";
import type { Domain } from "./domain.ts";
import { closers, freshStart, openers, preambles, reasons, remarks } from "./english.ts";
import { plainWords } from "./plain-words.ts";
import { inOtherWords, type Synonyms, synonymsOf, type Thesaurus } from "./synonyms.ts";
import { expandText } from "./values.ts";

export type Voice = {
  /** Writes with capitals and punctuation. */
  readonly formal: boolean;
  readonly courteous: number;
  readonly disfluent: number;
  readonly slips: number;
  /** Tells something before asking. */
  readonly chatty: number;
  /** Says things by other words than most. */
  readonly ownWords: number;
};

/** One person's way of writing, kept through an interaction. */
export function someVoice(random: Random): Voice {
  return {
    formal: random.next() < 0.12,
    courteous: random.next() < 0.3 ? 0.25 : 0.06,
    disfluent: random.next() < 0.25 ? 0.2 : 0.03,
    slips: random.next() < 0.15 ? 0.2 : 0.015,
    chatty: random.next() < 0.3 ? 0.35 : 0.03,
    ownWords: random.next() < 0.3 ? 0.7 : 0.1,
  };
}

/** What a domain gives to a voice. */
export type Manner = {
  /** Words that fingers slip on, and that some say by another word. */
  readonly plainWords: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  readonly preambles?: string | undefined;
  readonly remarks?: string | undefined;
};

export function mannerOf(domain: Domain, thesaurus?: Thesaurus): Manner {
  return {
    plainWords: plainWords(domain, 5),
    synonyms: thesaurus === undefined ? new Map() : synonymsOf(domain, thesaurus),
    preambles: domain.preambles,
    remarks: domain.remarks,
  };
}

export function voiced(
  text: string,
  voice: Voice,
  random: Random,
  manner: Manner,
  options: { readonly first?: boolean; readonly fresh?: boolean; readonly plain?: boolean } = {},
): string {
  if (options.plain === true) return voice.formal ? punctuate(text) : text;
  let said = random.next() < voice.ownWords ? inOtherWords(text, manner.synonyms, random) : text;
  if ((options.first === true || options.fresh === true) && random.next() < voice.chatty)
    said = `${preamble(manner, random)}${random.pick([" ", ". ", ", ", " and ", " so "])}${said}`;
  else if (options.fresh === true && random.next() < 0.35)
    said = `${expandText(freshStart, random)} ${said}`;
  else if (options.first !== true && options.fresh !== true && random.next() < voice.chatty / 2)
    said = remarked(said, manner, random);
  else if (random.next() < voice.disfluent + voice.courteous / 3) said = addOpener(said, random);
  if (random.next() < voice.courteous && !/please|thank/.test(said))
    said = `${said} ${expandText(closers, random)}`;
  if (random.next() < voice.disfluent * 0.5) said = hesitate(said, random);
  if (random.next() < voice.slips) said = slip(said, manner.plainWords, random);
  return voice.formal ? punctuate(said) : said;
}

const preamble = ({ preambles: own }: Manner, random: Random): string =>
  expandText(own !== undefined && random.next() < 0.6 ? own : preambles, random);

/** Something told beside a change: before it, or after. */
function remarked(text: string, { remarks: own }: Manner, random: Random): string {
  const remark = own !== undefined && random.next() < 0.4 ? own : remarks;
  return random.next() < 0.7
    ? `${expandText(remark, random)}${random.pick([" ", ", ", ". "], [4, 1, 1])}${text}`
    : `${text}${random.pick([" ", ", "], [3, 1])}${expandText(reasons, random)}`;
}

function addOpener(text: string, random: Random): string {
  const opener = expandText(openers, random);
  return text.startsWith(opener) ? text : `${opener} ${text}`;
}

function hesitate(text: string, random: Random): string {
  const words = text.split(" ");
  const at = 1 + random.below(Math.max(1, words.length - 1));
  // A hesitation never falls inside a name or a date: only before these words.
  if (!/^(from|to|that|which|with|for|and|but|or)$/.test(words[at] ?? "")) return text;
  return [
    ...words.slice(0, at),
    random.pick(["uh", "um", "er", "well", "let's see"]),
    ...words.slice(at),
  ].join(" ");
}

/** One misspelling in a plain word, of the kinds fingers and ears make. */
function slip(text: string, plainWords: ReadonlySet<string>, random: Random): string {
  const words = text.split(" ");
  const plain = words.flatMap((word, i) => (plainWords.has(word) ? [i] : []));
  if (plain.length === 0) return text;
  const at = random.pick(plain);
  const word = words[at]!;
  const i = 1 + random.below(word.length - 3);
  const [before, letter, next, after] = [
    word.slice(0, i),
    word[i]!,
    word[i + 1]!,
    word.slice(i + 2),
  ];
  const vowel = random.pick(["a", "e", "i", "o", "u"]);
  const ways = [
    before + next + after,
    before + next + letter + after,
    before + letter + letter + next + after,
    /[aeiou]/.test(letter) ? before + vowel + next + after : before + next + after,
  ];
  words[at] = random.pick(ways);
  return words.join(" ");
}

function punctuate(text: string): string {
  const capital = text.replace(/\bi\b/g, "I").replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const asks =
    /^(?:(?:ok|okay|and|now|please|well|so|uh|um) )?(?:what|which|how|when|where|who|is|are|do|does|can|could|would|may|will)\b/i.test(
      text,
    );
  return capital.replace(/\.$/, "") + (asks ? "?" : ".");
}
