// An utterance as revisions read it: small letters, no politeness, and the words that say nothing new.
import type { OutlineWord } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import type { Mention } from "../schema/mentions.ts";
import { stem } from "../schema/stem.ts";
import { cardinalOf } from "../text/numbers.ts";
import type { Token } from "../text/token.ts";
import type { Clauses } from "./clauses.ts";

/** What was said, and which values of the database it may name. */
export type SaidTurn = {
  readonly utterance: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** Times of day, where a model of one database reads them as numbers. */
  readonly times?: readonly SaidTime[];
  /** The columns that hold those. */
  readonly clocks?: readonly number[];
  /** Days, where such a model keeps one in several columns. */
  readonly days?: readonly SaidDay[];
};

/** Tokens, and what each of the columns must be. */
export type SaidDay = {
  readonly from: number;
  readonly to: number;
  readonly columns: readonly { readonly column: number; readonly text: string }[];
};

/** "after 11 am", in the tokens from here to before there; two values of a span. */
export type SaidTime = {
  readonly from: number;
  readonly to: number;
  readonly sign: OutlineWord;
  readonly values: readonly number[];
  /** Those that hold times of day. */
  readonly columns: readonly number[];
};

export type Said = {
  /** Without marks, politeness and a leading "and". */
  readonly text: string;
  readonly turn: SaidTurn;
  /** Queries before the last one, the latest first. */
  readonly earlier: () => readonly Clauses[];
};

/** One way of changing a query; null where it is not what was said. */
export type Revision = (said: Said, clauses: Clauses, schema: DescribedSchema) => Clauses | null;

const leading =
  /^(?:ok|okay|now|please|pls|plz|hey|alright|cool|then|so|right|great|thanks|hm+|well|and|but|actually|never mind|forget it|forget that|scratch that|wait|can you|could you|can i see|i want to see|i want|i would like|let s see|let us see|let me see|let me have) /;
const trailing = / (?:please|pls|plz|thanks|thank you|then|now)$/;

export function readSaid(turn: SaidTurn, earlier: Said["earlier"] = () => []): Said {
  return { text: saidText(turn.utterance), turn, earlier };
}

export function saidText(utterance: string): string {
  let text = ` ${utterance} `
    .toLowerCase()
    .replaceAll(/[’']/g, " ")
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)|[?!;:"()]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\bper cent\b/g, "percent")
    .trim();
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(leading, "").replace(trailing, "");
  }
  return text.replace(/^instead (?!of\b)(.+)$/, "$1 instead");
}

/** Typed short, without capital and question mark, as people do who look at figures all day. */
export const isTyped = (utterance: string): boolean =>
  /^[^A-Z]/.test(utterance) && !utterance.trimEnd().endsWith("?");

/** Words that leave what is meant to the rest. */
const plain: ReadonlySet<string> = new Set(
  `only just for in at with from on of the a an those these that this them it ones one what how about
  same as thing and now to instead please show me us give list see then
  year month day limit restrict filter by is are was were be which where who whose i we you want mean
  do did does ok so but also there their its only all data results result numbers figures`.split(
    /\s+/,
  ),
);

export const isPlain = (word: string): boolean => plain.has(word) || !/[\p{L}\d]/u.test(word);

/** The stems of a phrase, without articles and the like. */
export function phraseStems(phrase: string): string[] {
  return phrase
    .split(" ")
    .filter((one) => one !== "" && !/^(?:the|a|an|their|its|his|her|each|every|of|s)$/.test(one))
    .map(stem);
}

export function countOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return text === "dozen" ? 12 : cardinalOf(text);
}

/** Whether any word that was said is this one, or of its root: "hired" of a hire date. */
export function isSaid(name: string, said: ReadonlySet<string>): boolean {
  const wanted = stem(name);
  if (said.has(wanted) || (wanted === "birth" && said.has("born"))) return true;
  const root = wanted.slice(0, Math.max(4, wanted.length - 2));
  return wanted.length >= 4 && [...said].some((one) => one.startsWith(root));
}
