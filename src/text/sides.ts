// Which side of a number or of a time is said: "over", "at least", "or more", "not before". What is denied is the other
// side, with its end. One table of words, for whatever reads them.

export type Side = "<" | "<=" | ">" | ">=";

type Words = {
  /** Before a number or a time. */
  readonly below: string;
  readonly above: string;
  readonly atMost?: string;
  readonly atLeast?: string;
  /** Behind it, after "or". */
  readonly orLess: string;
  readonly orMore: string;
};

/** A year is no age: "older than 2010" is before it. */
const ofAge = "than(?! (?:1[6-9]|20)\\d\\d\\b)";
const amounts: Words = {
  below: `(?:less|fewer)(?: [a-z]+)? than|(?:lower|lesser|smaller|cheaper|shorter|lighter) than|younger ${ofAge}|under|below`,
  above: `(?:more|greater)(?: [a-z]+)? than|(?:higher|larger|bigger|longer|heavier|taller|dearer|pricier|costlier) than|older ${ofAge}|over|above|beyond|exceed(?:s|ed|ing)?`,
  atMost: "at most|up to|max(?:imum)? of",
  atLeast: "at least|upwards of|min(?:imum)? of",
  orLess: "less|fewer|under|below|lower|smaller|cheaper|shorter|younger|worse",
  orMore: "more|over|above|higher|greater|larger|longer|older|better|up",
};
const times: Words = {
  below: "before|earlier than|prior to|older than",
  above: "after|later than|newer than|younger than|more recent than",
  orLess: "before|earlier",
  orMore: "after|later",
};

/** Words that turn the side behind them round. */
export const denying = "not|no|nothing|none|never";
const nothing = `(?:${denying})(?: (?:that|which))?`;
/** "don't", "do n't", its apostrophe left out too. */
export const contracted = "\\w*n['’ ]t";
/** "nothing that is", "don't weigh" */
const denied = `(?:${nothing}(?: (?:is|are|was|were|be|has|have|with|costs?|costing|weighs?|lasts?|takes?))?|${contracted}(?: [a-z]+)?)`;
/** "not published online", of what was done. */
const deniedDeeds = `(?:${nothing}|${contracted})(?: \\p{L}+){0,2}`;

/** Words that say a side of any amount, denied or not, and nothing of what it is an amount of. */
export const plainSide = `(?:${denied} )?(?:(?:less|fewer|more|greater) than|under|below|over|above|beyond|exceeding|${amounts.atMost}|${amounts.atLeast})`;
/** Any words that say a side of an amount: "longer than", "nothing cheaper than". */
export const anySide = `(?:${denied} )?(?:${amounts.below}|${amounts.above}|${amounts.atMost}|${amounts.atLeast})`;
/** Words that say a side of a time. */
export const timeSides = `${times.below}|${times.above}`;

type SideAt = "anywhere" | "before" | "behind";
const signs = [">=", "<=", "<=", ">=", "<", ">", "<=", ">="] as const;

/** The signs that are said there. What is denied comes first: "no more than" holds "more than". */
function reader(words: Words, turning: string, place: SideAt): (text: string) => readonly Side[] {
  const { below, above, atMost = "\\b\\B", atLeast = "\\b\\B", orLess, orMore } = words;
  const behind = [orLess, orMore].map((one) => `(?:or|and) (?:${one})(?! (?:than|\\d))`);
  const before = [below, above, atMost, atLeast];
  const all = [`${turning} (?:${below})`, `${turning} (?:${above})`, ...behind, ...before].map(
    (one, i) => (isThere(place, i) ? `(${one})` : "(\\b\\B)"),
  );
  const [start, end] = [place === "behind" ? "^" : "(?<![\\w'’])", place === "before" ? "$" : ""];
  const said = new RegExp(`${start}(?:${all.join("|")})(?!\\w)${end}`, "gu");
  return (text) =>
    [...text.matchAll(said)].flatMap(([, ...found]) => {
      const sign = signs[found.findIndex((one) => one !== undefined)];
      return sign === undefined ? [] : [sign];
    });
}
const isThere = (place: SideAt, i: number): boolean =>
  place === "anywhere" || (place === "behind") === (i === 2 || i === 3);

const amountsIn = reader(amounts, denied, "anywhere");
const amountsBefore = reader(amounts, denied, "before");
const amountsAfterDeeds = reader(amounts, deniedDeeds, "before");
const amountsBehind = reader(amounts, denied, "behind");
const timesIn = reader(times, `${nothing}(?: (?:is|are))?`, "anywhere");
const timesBefore = reader(times, `${nothing}(?: (?:is|are))?`, "before");
const timesAfterDeeds = reader(times, deniedDeeds, "before");

/** Those of all amounts in it, in order. */
export const sidesIn = amountsIn;
/** Of the number that what is given leads to; `deeds`: "not sold over" denies too. */
export const sideBefore = (lead: string, { deeds = false } = {}): Side | undefined =>
  (deeds ? amountsAfterDeeds : amountsBefore)(lead)[0];
/** Of the number that what is given follows: "or more". */
export const sideAfter = (rest: string): Side | undefined => amountsBehind(rest)[0];
/** Of the first time in it. */
export const timeSideIn = (text: string): Side | undefined => timesIn(text)[0];
/** Of the time that what is given leads to; `deeds`: "not published before" denies too. */
export const timeSideBefore = (lead: string, { deeds = false } = {}): Side | undefined =>
  (deeds ? timesAfterDeeds : timesBefore)(lead)[0];
