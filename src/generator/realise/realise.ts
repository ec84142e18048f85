// The one realiser: a template of an act, what its names stand for and the conditions that must be said make
// a sentence, whatever is talked about. Declared domains and drafted tables give it data: a lexicon (pieces
// of grammar, phrases, seams) and the words for what is asked just now.
import type { Random } from "../../random.ts";
import type { Standpoint, TalkGround, Worded } from "../ground.ts";
import type { Filter, TalkQuery } from "../query.ts";
import type { Filled } from "../slots.ts";
import { english } from "./english.ts";
import { type Bindings, compile, expand } from "./grammar.ts";
import { type Phrases, placed } from "./phrases.ts";

/** What a name stands for: ready words, grammar text, or words that are chosen as they are said. */
type Naming = string | { readonly rule: string } | (() => string);

export type NamedWords = Readonly<Record<string, Naming>>;

/** The words of what is talked about. */
export type TalkLexicon = {
  /** Named pieces of grammar; those of English stand behind them. */
  readonly grammar: Readonly<Record<string, string>>;
  /** What is mended where pieces meet, one after the other. */
  readonly seams: readonly (readonly [RegExp, string])[];
  /** Phrases that share out the places of a sentence among them. */
  readonly phrases?: Phrases;
};

/** What is to be said in a sentence. */
export type SentenceWords = {
  readonly lexicon: TalkLexicon;
  readonly names?: NamedWords;
  /** Conditions that phrases of the lexicon say. */
  readonly express?: readonly Filled[];
  /** One phrase for all conditions, by the places where it can stand; it is said as one of them comes up. */
  readonly whole?: NamedWords;
};

/** Sentences are tried until one holds all that must be said. */
const attempts = 14;

/** A sentence that says exactly these conditions; undefined where it cannot. */
export function realise(
  random: Random,
  template: string,
  spoken: SentenceWords,
): string | undefined {
  const { lexicon, names = {}, express = [], whole = {} } = spoken;
  const { grammar, phrases, seams } = lexicon;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const said = new Set<string>();
    const all = scope([whole, names], grammar, said);
    const skeleton = expand(compile(template), random, all);
    const text =
      phrases === undefined
        ? isWhole(skeleton, whole, said)
        : placed(random, skeleton, { phrases, express }, (form, texts, singular) =>
            expand(compile(form), random, { ...scope([texts, names], grammar), singular }),
          );
    if (text !== undefined)
      return seams.reduce((now, [seam, mended]) => now.replace(seam, mended), text).trim();
  }
  return undefined;
}

/** Nothing is left open, and the phrase was said if there is one. */
function isWhole(text: string, whole: NamedWords, said: ReadonlySet<string>): string | undefined {
  const places = Object.keys(whole);
  const silent = places.length > 0 && !places.some((place) => said.has(place));
  return silent || text.includes("{") ? undefined : text;
}

/** What names mean: the first that knows one, then pieces of grammar. */
export function scope(
  names: readonly NamedWords[],
  grammar: TalkLexicon["grammar"],
  said?: Set<string>,
): Bindings {
  return {
    lookup: (name) => {
      const given = names.find((one) => Object.hasOwn(one, name))?.[name];
      if (given !== undefined) {
        said?.add(name);
        if (typeof given === "function") return { text: given() };
        return typeof given === "string" ? { text: given } : given;
      }
      const rule = Object.hasOwn(grammar, name) ? grammar[name] : english[name];
      return rule === undefined ? undefined : { rule };
    },
  };
}

/** Sentences about where a conversation stands, in the words of its ground. */
export const sayingOn =
  <F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>({
    words,
  }: Pick<TalkGround<F, Q, C>, "words">) =>
  (context: C, template: string, worded: Worded<F, Q>): string | undefined =>
    realise(context.random, template, words(context, worded));
