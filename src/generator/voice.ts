// How the words come out: hesitations, courtesy, run-ons, slips of the finger, capitals and full stops.
import type { Random } from "../random.ts";
import { closers, freshStart, openers, preambles, reasons, remarks } from "./realise/english.ts";
import { expandText } from "./realise/grammar.ts";
import { inOtherWords, type Synonyms, synonymsOf, type Thesaurus } from "./synonyms.ts";
import type { WordStock } from "./word-stock.ts";

/** One person's way of writing, kept through an interaction: how often they do what. */
export type PersonVoice = {
  /** Writes with capitals and punctuation. */
  readonly formal: number;
  readonly courteous: number;
  readonly disfluent: number;
  readonly slips: number;
  /** Tells something before asking. */
  readonly chatty: number;
  /** Says things by other words than most. */
  readonly ownWords: number;
  /** Leaves out words that carry little. */
  readonly terse: number;
};

/** How many people have a habit, how often they follow it, and how often all others do the same. */
type Habit = readonly [people: number, often: number, others: number];

export type Habits = Readonly<Record<Exclude<keyof PersonVoice, "terse">, Habit>> & {
  readonly terse?: Habit;
};

/** Of people who speak, and whose words are written down. */
export const spoken: Habits = {
  formal: [0.12, 1, 0],
  courteous: [0.3, 0.25, 0.06],
  disfluent: [0.25, 0.2, 0.03],
  slips: [0.15, 0.2, 0.015],
  chatty: [0.3, 0.35, 0.03],
  ownWords: [0.45, 0.75, 0.2],
};

/** Of people who type. */
export const typed: Habits = {
  formal: [0.55, 0.95, 0.1],
  courteous: [0.15, 0.2, 0.03],
  disfluent: [0.05, 0.1, 0.02],
  slips: [0.15, 0.15, 0.01],
  chatty: [0.12, 0.2, 0.01],
  ownWords: [0.2, 0.6, 0.05],
  terse: [0.25, 0.3, 0.06],
};

export function someVoice(random: Random, habits: Habits): PersonVoice {
  const how = ([people, often, others]: Habit): number => (random.next() < people ? often : others);
  return {
    formal: how(habits.formal),
    courteous: how(habits.courteous),
    disfluent: how(habits.disfluent),
    slips: how(habits.slips),
    chatty: how(habits.chatty),
    ownWords: how(habits.ownWords),
    terse: habits.terse === undefined ? 0 : how(habits.terse),
  };
}

/** What is given to a voice by what is talked about. */
export type VoiceManner = {
  readonly habits: Habits;
  /** Words that fingers slip on. */
  readonly plainWords: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  readonly preambles?: string | undefined;
  readonly remarks?: string | undefined;
};

export function mannerOf(
  stock: WordStock,
  habits: Habits,
  given: Pick<VoiceManner, "preambles" | "remarks"> & {
    readonly thesaurus?: Thesaurus | undefined;
  } = {},
): VoiceManner {
  const { thesaurus, preambles, remarks } = given;
  return {
    habits,
    plainWords: new Set([...stock.plain].filter((word) => word.length > 4)),
    synonyms: thesaurus === undefined ? new Map() : synonymsOf(stock, thesaurus),
    preambles,
    remarks,
  };
}

export function voiced(
  text: string,
  { voice, manner }: { readonly voice: PersonVoice; readonly manner: VoiceManner },
  random: Random,
  options: { readonly first?: boolean; readonly fresh?: boolean; readonly plain?: boolean } = {},
): string {
  const formal = voice.formal === 1 || (voice.formal > 0 && random.next() < voice.formal);
  if (options.plain === true) return formal ? punctuate(text) : text;
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
  if (voice.terse > 0 && random.next() < voice.terse) said = withoutLittle(said, random);
  return formal ? punctuate(said) : said;
}

const preamble = ({ preambles: own }: VoiceManner, random: Random): string =>
  expandText(own !== undefined && random.next() < 0.6 ? own : preambles, random);

/** Something told beside a change: before it, or after. */
function remarked(text: string, { remarks: own }: VoiceManner, random: Random): string {
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

const little = new Set(["the", "all", "of", "a", "an", "me", "are", "is", "that", "for"]);

const withoutLittle = (text: string, random: Random): string =>
  text
    .split(" ")
    .filter((word) => !little.has(word) || random.next() < 0.6)
    .join(" ");

/** One misspelling in a plain word. */
function slip(text: string, plainWords: ReadonlySet<string>, random: Random): string {
  const words = text.split(" ");
  const plain = words.flatMap((word, i) => (plainWords.has(word) ? [i] : []));
  if (plain.length === 0) return text;
  // The one word that matters is hurried over as often as all others together.
  const weight = (word: string | undefined): number => (/...est$/.test(word ?? "") ? 4 : 1);
  const times = random.next() < 0.25 ? 2 : 1;
  for (let n = 0; n < times; n++) {
    const at = random.pick(
      plain,
      plain.map((i) => weight(words[i])),
    );
    const word = words[at] ?? "";
    if (word.length > 3) words[at] = misspelt(word, random);
  }
  return words.join(" ");
}

/** A word of four letters and more as fingers and ears get it wrong. */
export function misspelt(word: string, random: Random): string {
  const i = 1 + random.below(word.length - 3);
  const [before, letter = "", next = "", after] = [
    word.slice(0, i),
    word[i],
    word[i + 1],
    word.slice(i + 2),
  ];
  const vowel = random.pick(["a", "e", "i", "o", "u"]);
  return random.pick([
    before + next + after,
    before + next + letter + after,
    before + letter + letter + next + after,
    /[aeiou]/.test(letter) ? before + vowel + next + after : before + next + after,
  ]);
}

function punctuate(text: string): string {
  const capital = text.replace(/\bi\b/g, "I").replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const asks =
    /^(?:(?:ok|okay|and|now|please|well|so|uh|um) )?(?:what|which|how|when|where|who|is|are|do|does|can|could|would|may|will)\b/i.test(
      text,
    );
  return capital.replace(/\.$/, "") + (asks ? "?" : ".");
}
