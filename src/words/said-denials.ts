// What is denied in an utterance: "not on delta", "except 2024", "those that weren't paid". Negations that deny nothing
// ("why not", "isn't there", "I don't know which") are left out. English alone: what a query makes of it is no business here.
import type { Token } from "../text/token.ts";

export type Denial = {
  /** The word that denies. */
  readonly token: Token;
  /** What follows it in its clause. */
  readonly about: readonly Token[];
};

/** "don't", also as "dont": with "want" and "rent" there is nothing denied. */
const contracted =
  "(?:n't|(?<=\\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo))nt)\\b";
const denying = new RegExp(
  `\\b(?:not|never|without|except(?:ing)?|exclud(?:e|es|ed|ing)|neither|nor|besides|non|nobody|none|no|cannot|(?:other|apart|aside) (?:than|from)|(?:all|any|every)(?:one|body|thing)?(?: other)?(?: \\p{L}+)? but(?! (?:not|only|just|with|in|on|for|from|to|i|now|also|this|please|that|those|then|make|what|which)\\b))\\b|${contracted}`,
  "giu",
);

const helping = "is|are|was|were|does|did|has|have|had|ca|can|could|would|will|wo|should|must";
const pronouns = "it|they|there|you|we|i|he|she|that|this|those|these|any|some";
const begun = "(?:^|[,;:.?!]|\\b(?:and|but|so|ok|okay|well|hey|hi|then|please|why|how))\\s*";

/** Negations that deny nothing of what is asked for. */
const idioms = new RegExp(
  [
    // Questions and tags: "isn't there", "don't you have", "couldn't I".
    `${begun}(?:${helping})n't\\b`,
    `${begun}do(?:n't| not) (?:${pronouns}|the)\\b`,
    `\\b(?:do|${helping})n't (?:it|they|there|you|we|i)\\W*$`,
    `\\b(?:${helping}) (?:it|they|there|you|we|i) not\\b`,
    "\\bwhy not\\b",
    "\\bwhether\\b.*?\\bor not\\b",
    "\\b(?:or|if|maybe|perhaps|probably|hopefully|certainly|surely) not(?=\\W*(?:$|[,;.?!]))",
    "\\bnot (?:only|just|merely|necessarily|to mention|too sure|(?:so|too|all that|very|that) bad|bad|(?:quite |really |very |so |entirely |yet |exactly )?(?:sure|certain)|a problem|an issue|working|what|right|correct|true|helpful|clear|to be)\\b",
    "(?:n't|\\bnot) (?:really |even |actually |quite )*(?:worry|mind|care|matter|bother|know|remember|recall|understand|think|believe|forget|hesitate|need|have to|sure|certain|say|mean|look right|make sense|work|important|relevant|necessary|needed|required|a must|a concern)\\b",
    "\\b(?:i|we|you) (?:do|did|have|had|can|could|ca)(?:n't| not|not) (?:seem|see|find|tell|get|got|have|hear|decide|wait|ask|say)\\b",
    "\\b(?:i|we) cannot\\b",
    "\\bno (?:thanks?|problems?|worr(?:y|ies)|matter|idea|doubt|clue|need|rush|hurry|wonder|offen[cs]e|particular|(?:\\p{L}+ )?preferences?)\\b",
    // An answer: "no, the cheap ones", "no I meant boston".
    "^\\W*(?:(?:oh|ah|well|um|sorry|actually)\\W+)*no\\b(?=\\W*$|\\s*[,.;:!?]|\\s+(?:no|not|i|i'm|we|it|it's|that|that's|this|those|these|they|the|show|give|list|just|only|actually|wait|sorry|please|in|on|at|from|to|for|by|with|but|and|make|let|what|which|who|how|when|where|sort|all)\\b)",
    "[,;.?!]\\s*no\\b(?=\\W*$|\\s*[,.;:!?])",
    // A number: "room no 12", "no. of seats"; nothing follows that there could be none of.
    "\\bno\\b(?=\\.?\\s*(?:\\d|#|of\\b)|\\W*(?:$|[?,;]|(?:and|or|is|are|for|as)\\b))",
    "\\bnever ?mind\\b",
    "\\bwithout (?:further ado|(?:any )?(?:delay|doubt|question|exception))\\b",
    // "besides the name, show the age" adds to it.
    "\\bbesides(?=\\W*(?:$|,|(?:that|this|it|them)\\b))|\\bbesides\\b(?=.*\\b(?:also|too|as well|else)\\b)",
    "\\bnone\\b(?=\\W*$|\\s*[,.;:!?])",
  ]
    .join("|")
    .replaceAll("n't", "n'?t"),
  "giu",
);

/** Where a clause ends. */
const ending = /[,;.?!]|\b(?:but|and|which|who|that|whose|where|when|if|instead)\b/iu;

/** Words that ask for something to be kept out, beside those that deny. */
const keepingOut =
  /\b(?:others?|else|another|different|rest|remain\p{L}*|leav(?:e|es|ing)|left|take|outside|beyond|only|exactly|alone|solely|exclusively|every|always|opposite|contrary|instead|rather|but|aside|second|third|fourth|2nd|3rd|zero|0|(?:un|in|im|dis)\p{L}{4,}|lack\p{L}*|miss\p{L}*|empty|avoid\p{L}*|skip\p{L}*|drop\p{L}*|remov\p{L}*|ignor\p{L}*|omit\p{L}*|filter\p{L}*|forget|fail\p{L}*|minus|unique|free|still|open|away|off|out)\b/iu;

/** Whether anything in it may ask for something to be kept out. */
export function asksToKeepOut(utterance: string): boolean {
  const said = utterance.replace(/[’‘]/g, "'").replace(idioms, " ");
  return said.search(denying) >= 0 || keepingOut.test(said);
}

/** `tokens`: all of the utterance's, in order. */
export function denialsIn(utterance: string, tokens: readonly Token[]): readonly Denial[] {
  // Texts in quotes are names.
  const said = utterance
    .replace(/[’‘]/g, "'")
    .replace(/"[^"]*"/g, (text) => "_".repeat(text.length));
  if (said.search(denying) < 0) return [];
  const idle = [...said.matchAll(idioms)].map(
    ({ 0: text, index }) => [index, index + text.length] as const,
  );
  return [...said.matchAll(denying)].flatMap(({ 0: text, index }): Denial[] => {
    const end = index + text.length;
    if (idle.some(([from, to]) => index < to && end > from)) return [];
    const token = tokens.findLast(({ start, end: last }) => start < end && last > index);
    if (token === undefined) return [];
    const rest = said.slice(end);
    const stop = end + (ending.exec(rest)?.index ?? rest.length);
    return [{ token, about: tokens.filter(({ start }) => start >= end && start < stop) }];
  });
}
