// Cuts an utterance into words whose positions in the original string are kept.
// What a word means (numbers, dates, entities) is the business of later stations.
import type { Token } from "./token.ts";

/** Order matters: what must stay whole stands before what would cut it. */
const shapes: readonly string[] = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}(?!\d)`, // 1993-02-05
  String.raw`\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?![\d/])`, // 5/12, 5-12-93
  String.raw`\d{1,2}:\d{2}`, // 7:30
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)`, // 1,000
  String.raw`\d+(?:\.\d+)?(?=(?:[ap]\.?m\b|st\b|nd\b|rd\b|th\b))`, // 7pm, 3rd: cut before the letters
  String.raw`\d+\.\d+`,
  String.raw`(?:\p{L}\.){2,}\p{L}?(?!\p{L})`, // p.m., d.c., u.s.a
  String.raw`(?<![\p{L}\d.])\p{L}\.\p{L}(?![\p{L}\d.])`, // l.a, d.c
  String.raw`[\p{L}\d]{1,4}/\d+`, // ap/57
  String.raw`\p{L}{1,2}/\p{L}{1,2}(?![\p{L}\d])`, // d/s
  String.raw`\p{L}{1,2}/(?![\p{L}\d])`, // the meal code s/
  String.raw`o['’]\p{L}{3,}`, // o'clock, o'hare
  String.raw`(?:st|ft|mt)\.(?=\s)`, // st. louis
  String.raw`(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)\.(?=\s)`,
  String.raw`['’](?:s|d|m|t|ll|re|ve|em)(?![\p{L}\d])`, // contractions
  String.raw`\p{L}+(?=n['’]t(?![\p{L}\d]))`, // does|n't
  String.raw`n['’]t(?![\p{L}\d])`,
  String.raw`[\p{L}\p{M}\d_]+`,
  String.raw`[^\s\p{L}\d\p{C}\p{M}]`, // any other visible character by itself
];

const wordPattern = new RegExp(shapes.join("|"), "giu");

/** Most names and many questions: words and single spaces, which no shape cuts otherwise. */
const plain = /^[a-z]+(?: [a-z]+)*$/;

export function tokenize(utterance: string): Token[] {
  const tokens: Token[] = [];
  if (plain.test(utterance)) {
    let start = 0;
    for (const text of utterance.split(" ")) {
      tokens.push({ text, start, end: start + text.length });
      start += text.length + 1;
    }
    return tokens;
  }
  for (const match of utterance.matchAll(wordPattern)) {
    if (match[0] === "-" && joinsWords(utterance, match.index)) continue;
    // A letter that is nothing but an accent is still said.
    const text = normalise(match[0]) || match[0].replace(/\P{L}/gu, "");
    if (text === "") continue;
    tokens.push({ text, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The hyphen of "twenty-third" and "non-stop" says nothing that the two words do not. */
function joinsWords(utterance: string, at: number): boolean {
  return /[\p{L}\d]/u.test(utterance[at - 1] ?? "") && /[\p{L}\d]/u.test(utterance[at + 1] ?? "");
}

function normalise(word: string): string {
  let text = word.normalize("NFKC").toLowerCase().replace(/[’‘`]/g, "'");
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(text)) text = text.replaceAll(".", "");
  if (/^\p{L}{3,5}\.$/u.test(text)) text = text.slice(0, -1);
  if (/^\d{1,3}(?:,\d{3})+/.test(text)) text = text.replaceAll(",", "");
  // Accents go, so that "montréal" finds MONTREAL.
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim();
}
