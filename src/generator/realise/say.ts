// Small pieces of sentences that any database shares: verbs of asking, names of columns, lists.

import type { Random } from "../../random.ts";
import type { Field, Subject } from "../tables/world.ts";
import { compile, expand } from "./grammar.ts";
import { type NamedWords, scope } from "./realise.ts";
import { tableGrammar } from "./table-grammar.ts";

/** A piece of a sentence: {name} is a part, or one of the rules of tables or of English. */
export const say = (random: Random, template: string, parts: NamedWords = {}): string =>
  expand(compile(template), random, scope([parts], tableGrammar)).replace(/\s+([,.?])/g, "$1");

/** One of the names, mostly the usual one. */
function variant(random: Random, names: readonly string[]): string {
  if (names.length < 2 || random.next() < 0.5) return names[0] ?? "";
  return random.pick(names.slice(1));
}

/** A column as people name it beside its table: "name", "customer name", "name of the customer". */
export function fieldText(random: Random, field: Field, plural: boolean): string {
  const names = plural ? field.plurals : field.names;
  const text = variant(random, names);
  // Only the head noun, or one word of it: people rarely spell out a long column name.
  const words = text.split(" ");
  // "carrier names" for the carriers themselves.
  const nameable = field.role === "entity" && words.length === 1 && !/name|code|type/.test(text);
  if (nameable && random.next() < 0.1)
    return `${field.names[0] ?? text} ${plural ? "names" : "name"}`;
  if (words.length > 2 && random.next() < 0.12)
    return words.slice(random.below(words.length - 1)).join(" ");
  return text;
}

export const many = (random: Random, subject: Subject): string => variant(random, subject.plurals);

export const one = (random: Random, subject: Subject): string => variant(random, subject.names);

export function list(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(" , ")} and ${texts.at(-1)}`;
}

const aggregateWords: Readonly<Record<string, string>> = {
  AVG: ":8 average | :1 mean | :0.5 avg",
  MAX: ":6 maximum | :4 highest | :3 largest | :1 max | :1 biggest | :1 greatest",
  MIN: ":6 minimum | :4 lowest | :3 smallest | :1 min",
  SUM: ":8 total | :2 sum of the | :1 total amount of | :1 overall | :1 combined",
  COUNT: ":5 number of | :1 number of different | :1 number of distinct | :1 count of",
};

export const aggregateWord = (random: Random, name: string): string =>
  say(random, aggregateWords[name] ?? name);
