// The words of what is talked about, as data for the realiser: of a domain that a person declared, spoken, and
// of the tables of any database, typed.
import type { Domain } from "../domain.ts";
import { phrasesOf } from "./phrases.ts";
import type { TalkLexicon } from "./realise.ts";
import { tableGrammar } from "./table-grammar.ts";

/** Single spaces, "an" before vowels, no doubled words where pieces meet. */
export function lexiconOf(domain: Domain): TalkLexicon {
  const consonant = `one |us |uni|eu|${domain.conventions?.consonant ?? "one "}`;
  return {
    grammar: { ...domain.grammar, unanswerable: domain.refusals, chitchat: domain.chitchat },
    phrases: phrasesOf(domain),
    seams: [
      [/\s+/g, " "],
      [/ '/g, "'"],
      [/\b(?:list|tell me about) (a|the) list\b/, "give me $1 list"],
      [new RegExp(`\\ba (?=(?!${consonant})[aeiou])`, "g"), "an "],
      [new RegExp(`\\ban (?=(${consonant}|[bcdfghjklmnpqrstvwxyz]))`, "g"), "a "],
      [/\b(on|in|to|from|at|the|and|for|with) \1\b/g, "$1"],
      [/\bi (?:want|wish|need|(?:would|'d) like|prefer|would prefer) to not\b/g, "i don't want to"],
      [/\bi'd (?:like|prefer) to not\b/g, "i don't want to"],
      [/\b(should|must) not\b/g, "$1n't"],
    ],
  };
}

/** Tables are spoken of by their names; commas stand close, and what needs a noun gets one. */
export const tableLexicon: TalkLexicon = {
  grammar: tableGrammar,
  seams: [
    [/\s+([,.?])/g, "$1"],
    // "only whose price is above 5".
    [
      /(^|\b(?:only|just|it|also|now|ideally|preferably|and|but|then|something|anything) )(?=(?:whose|who|where|having)\b)/g,
      "$1those ",
    ],
    [/\s+/g, " "],
  ],
};
