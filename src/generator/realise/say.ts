// Small pieces of sentences that any database shares: verbs of asking, names of columns, lists.

import type { Random } from "../../random.ts";
import type { Field, Subject } from "../tables/world.ts";
import { english } from "./english.ts";
import { compile, expand } from "./grammar.ts";

/** What names stand for; what is made as it is said stands as a function. */
export type Parts = Readonly<Record<string, string | (() => string)>>;

/** One sentence of a template; {name} is a part or one of the shared rules below. */
export function say(random: Random, template: string, parts: Parts = {}): string {
  const lookup = (name: string): { text: string } | { rule: string } | undefined => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part !== undefined) return { text: typeof part === "string" ? part : part() };
    const rule = Object.hasOwn(rules, name) ? rules[name] : english[name];
    return rule === undefined ? undefined : { rule };
  };
  return expand(compile(template), random, { lookup }).replace(/\s+([,.?])/g, "$1");
}

const rules: Readonly<Record<string, string>> = {
  show: `:8 show | :6 list | :5 show me | :5 give me | :4 find | :3 tell me | :2 return | :2 display | :2 please (show|list|give me|find) |
    :2 can you (show me|list|give me|tell me|find|show) | :1 could you [please] (list|show me|give me) | :1 i want to (see|know) |
    :1 i would like to (see|know) | :1 let me (see|know) | :1 please tell me | :0.5 what about | :0.5 get | :0.5 provide | :0.5 report | :0.5 print`,
  whatare: ":6 what are | :1 what's | :3 what is | :1 tell me | :1 give me",
  those:
    ":8 those | :6 these | :5 them | :2 the results | :1 the ones | :1 that list | :1 the above",
  those2: ":4 those | :4 these | :1 the | :1 such",
  their:
    ":12 their | :1 the | :1 its | :0.5 his | :0.5 her | :0.5 his or her | :0.3 the corresponding",
  also: ":5 also | :1 additionally | :1 and | :1 please also | :1 can you also | :1 now also",
  only: ":4 only | :3 just | :1 please only",
  each: ":6 each | :1 every",
  whichof:
    ":5 which of {those} | :3 which ones | :3 among {those} , which ones | :2 of {those} , which ones | :2 out of {those} , which ones | :2 which ones of {those} | :1 who among {those} | :1 among {those} , who",
  howabout: ":5 how about | :5 what about | :1 and what about | :1 and how about | :1 and",
  above:
    ":4 above | :4 over | :5 more than | :5 greater than | :3 higher than | :3 larger than | :2 bigger than | :1 exceeding | :1 that exceeds",
  below: ":4 below | :4 under | :5 less than | :4 smaller than | :3 lower than | :1 fewer than",
  least: ":5 at least | :1 no less than | :1 a minimum of | :1 not less than",
  most: ":5 at most | :1 no more than | :1 a maximum of | :1 up to",
  highest:
    ":5 highest | :4 largest | :3 most | :3 maximum | :2 biggest | :2 greatest | :1 top | :0.5 best",
  lowest: ":5 lowest | :4 smallest | :3 least | :3 minimum | :1 fewest | :0.5 worst",
  desc: ":4 in descending order | :2 from high to low | :1 from highest to lowest | :1 in decreasing order | :1 descending | :1 from the highest to the lowest | :1 from largest to smallest | :1 starting with the highest",
  asc: ":4 in ascending order | :2 from low to high | :1 from lowest to highest | :1 in increasing order | :1 ascending | :1 from the lowest to the highest | :1 from smallest to largest",
  alpha:
    ":4 in alphabetical order | :3 alphabetically | :1 in ascending alphabetical order | :2 in ascending order",
  alphaback:
    ":3 in descending alphabetical order | :2 in reverse alphabetical order | :2 in descending order",
};

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
