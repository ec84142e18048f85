// What is said outright and has to be seen in the query, or the query says something else: a denial is denied, a
// lowest is no MAX, "under 300" is no more than 300, "in each room" is no one of all. One list of laws, for whatever
// made the query: those that are not kept are told.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { tablesIn } from "../sql/query-shape.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import { functionWords, politeWords } from "./english.ts";
import type { Lexis } from "./lexis.ts";
import { piecesOf, type QueryPieces } from "./query-pieces.ts";
import { type QuerySigns, signsOf } from "./query-signs.ts";
import { otherDeeds } from "./said-deeds.ts";
import { asksToKeepOut, type Denial, denialsIn } from "./said-denials.ts";
import { comparisonsIn, isPointing, isTurnedRound } from "./said-numbers.ts";
import { formsOf, isDeed, nameWords } from "./stems.ts";
import { asksForMost } from "./superlatives.ts";
import { literalOf, valueInQuery } from "./value-in-query.ts";

export type Outright = {
  readonly utterance: string;
  readonly sql: string;
  /** The query that it goes on from. */
  readonly before?: string | undefined;
  readonly lexis?: Lexis | undefined;
  /** The values that the utterance was heard to name. */
  readonly values?: readonly ResolvedValue[] | undefined;
};

/** A word that is not heeded, and the words that it is said with. */
export type Unmet = { readonly token: Token; readonly start: number; readonly end: number };

type Heard = Outright & {
  readonly tokens: readonly Token[];
  readonly pieces: QueryPieces;
  /** Read only where a law asks for it. */
  readonly signs: () => QuerySigns;
};

/** What was said outright and the query does not do. */
export function unmetIn(said: Outright): readonly Unmet[] {
  if (said.sql === "") return [];
  const tokens = tokenize(said.utterance);
  const pieces = piecesOf(said.sql);
  let signs: QuerySigns | undefined;
  const heard = {
    ...said,
    tokens,
    pieces,
    signs: () => {
      signs ??= signsOf(said.sql);
      return signs;
    },
  };
  return laws.flatMap((law) => law(heard));
}

const laws: readonly ((heard: Heard) => readonly Unmet[])[] = [
  undenied,
  deniedUnasked,
  turnedRound,
  otherEnd,
  turnedFirst,
  unordered,
  unsplit,
  uncounted,
  unnumbered,
  halved,
  doneOtherwise,
  doneToOther,
  besideOther,
  countedOther,
  askedOther,
  agedOther,
];

const spanning = (token: Token, last: Token = token): Unmet => ({
  token,
  start: Math.min(token.start, last.start),
  end: Math.max(token.end, last.end),
});

/** Where words were learned, they stand for what they were learned with. */
function doneOtherwise({ tokens, sql, lexis }: Heard): Unmet[] {
  return lexis === undefined || lexis.learned
    ? []
    : otherDeeds(tokens, sql).map((token) => spanning(token));
}

/** "who flies the plane", of which a query of airlines says nothing: where words were learned, the plane is another thing. */
function doneToOther({ tokens, pieces: { names }, lexis }: Heard): Unmet[] {
  const at = tokens.findIndex(({ text }) => text === "who");
  const [who, , the, thing] = tokens.slice(at);
  if (at < 0 || who === undefined || !/^(?:the|this|that)$/.test(the?.text ?? "")) return [];
  if (saysNothing(thing?.text ?? "")) return [];
  const about = lexis?.learned === true ? (lexis.says(thing?.text ?? "") ?? []) : [];
  const isTold = about.length === 0 || about.some((piece) => names.has(piece));
  return isTold || thing === undefined ? [] : [spanning(thing, who)];
}

/** "during the olympics", where words were learned and that one stands for nothing of this query or the one before. */
function besideOther({
  utterance,
  tokens,
  pieces,
  before = "",
  values = [],
  lexis,
}: Heard): Unmet[] {
  if (lexis?.learned !== true) return [];
  const old = piecesOf(before);
  const isThere = (piece: string): boolean =>
    [pieces, old].some(({ names, keywords }) => names.has(piece) || keywords.has(piece));
  return tokens.flatMap((token) => {
    const lead = besides.exec(utterance.slice(0, token.start));
    if (lead === null || saysNothing(token.text)) return [];
    if (/^without/i.test(lead[0]) && token.text.endsWith("ing")) return [];
    if (values.some(({ start, end }) => token.start >= start && token.end <= end)) return [];
    const about = lexis.says(token.text) ?? [];
    const isTold = about.length === 0 || about.some(isThere);
    return isTold ? [] : [spanning(token, { ...token, start: lead.index })];
  });
}

/** "what locker", where words were learned and that one only came along with others. */
function askedOther({ tokens, values = [], lexis }: Heard): Unmet[] {
  const at = tokens.findIndex(({ text }) => /^(?:what|which)$/.test(text));
  const [asking, thing] = at < 0 ? [] : tokens.slice(at);
  if (lexis?.learned !== true || thing === undefined || saysNothing(thing.text)) return [];
  if (!/^\p{L}{4,}$/u.test(thing.text) || lexis.says(thing.text)?.length !== 0) return [];
  const isValue = values.some(({ start, end }) => thing.start >= start && thing.end <= end);
  return isValue ? [] : [spanning(thing, asking)];
}

/** "customers older than 40", where only those who serve them have an age and nobody spoke of these. */
function agedOther({ tokens, sql, pieces: { names }, lexis }: Heard): Unmet[] {
  const aged = tokens.find(({ text }) => /^(?:older|younger|aged|oldest|youngest)$/.test(text));
  const [first] = aged === undefined || lexis?.learned === true ? [] : tablesIn(sql);
  const about = first?.toLowerCase();
  if (aged === undefined || about === undefined) return [];
  const tables = [...names].flatMap((name) => {
    const [table, column] = name.split(".").slice(-2);
    return column !== undefined && /birth|(?:^|_)(?:age|dob)(?:$|_)/.test(column) ? [table] : [];
  });
  const said = new Set(tokens.flatMap(({ text }) => lexis?.says(text) ?? []));
  const isOther = (table: string | undefined): boolean => table !== about && !said.has(table ?? "");
  return tables.length > 0 && tables.every(isOther) ? [spanning(aged)] : [];
}

const saysNothing = (word: string): boolean => politeWords.has(word) || functionWords.has(word);

const besides =
  /\b(?:with|by|during|aboard|via|serving|without)\s+(?:(?:the|an?|some|any|no)\s+)?$/i;

/** "how many systems do flights have" is no count of flights, where words were learned and that one stands for none of them. */
function countedOther({ tokens, pieces: { names, keywords }, values = [], lexis }: Heard): Unmet[] {
  const at = tokens.findIndex(({ text }, i) => text === "how" && tokens[i + 1]?.text === "many");
  const thing = tokens[at + 2];
  if (lexis?.learned !== true || at < 0 || thing === undefined || !keywords.has("COUNT")) return [];
  if (!/^(?!times$)\p{L}{4,}s$/u.test(thing.text) || saysNothing(thing.text)) return [];
  if (values.some(({ start, end }) => thing.start >= start && thing.end <= end)) return [];
  const about = lexis.says(thing.text) ?? [];
  const isTold = about.some((piece) => names.has(piece) || keywords.has(piece));
  return isTold ? [] : [spanning(thing, tokens[at])];
}

/** "not on delta", where delta is wanted or nothing is denied, nor gone since the query before. */
function undenied(heard: Heard): Unmet[] {
  const { utterance, tokens, pieces, before = "" } = heard;
  return denialsIn(utterance, tokens).flatMap((denial) => {
    const { token, about } = denial;
    // What denies a denial ("excluding nonstop ones") asks for what there is.
    if (isName(denial, heard) || negative.test(firstOf(about)?.text ?? "")) return [];
    const { denies, compares } = heard.signs();
    const isMet =
      isSaidByName(about, heard.signs().wanted) ||
      (!isFreeOf(about, heard.signs().unwanted) &&
        !isWanted(denial, heard) &&
        (denies ||
          // "also those without any" are there, with nothing beside them.
          (pieces.keywords.has("LEFT") &&
            (keeping.test(utterance.slice(0, token.start)) ||
              /\b(?:gaps|holes)\b/i.test(utterance))) ||
          (compares && about.some(({ text }) => comparative.test(text))) ||
          (before !== "" && hasGone(piecesOf(before), pieces))));
    return isMet ? [] : [spanning(token, about.slice(0, longestPhrase).at(-1))];
  });
}

/** "why not on delta", where delta is kept out and was not before. */
function deniedUnasked(heard: Heard): Unmet[] {
  const { utterance, tokens, pieces, before = "", signs } = heard;
  if (!excluding.some((one) => pieces.keywords.has(one)) || asksToKeepOut(utterance)) return [];
  // What was kept out before may be exchanged.
  if (signsOf(before).excludes) return [];
  const said = tokens.find((token) => signs().denied.has(literalAt(token, heard) ?? ""));
  return said === undefined ? [] : [spanning(said)];
}

const keeping =
  /\b(?:also|including|include|incl|even|keep|plus|with (?:and|or)|but|and|zero|0|gaps?)\b|^\W*(?:do |don|with)/i;

const excluding = ["NOT", "EXCEPT", "!=", "<>"] as const;

/** "without sugar" is what is sugar_free, and what nobody sells any longer is discontinued. */
function isSaidByName(about: readonly Token[], wanted: ReadonlySet<string>): boolean {
  const said = new Set(about.flatMap(({ text }) => formsOf(text)));
  return [...wanted].some((name) => {
    const words = nameWords(name.split(".").at(-1) ?? "");
    const denies = (word: string): boolean =>
      ended.test(word) || (words.length > 1 && without.test(word));
    return words.some((word) => denies(word) && !formsOf(word).some((form) => said.has(form)));
  });
}

/** "without sugar" is not what `sugar_free` says no of. */
const isFreeOf = (about: readonly Token[], unwanted: ReadonlySet<string>): boolean =>
  [...unwanted].some((name) => {
    const words = nameWords(name.split(".").at(-1) ?? "");
    const said = new Set(about.flatMap(({ text }) => formsOf(text)));
    return words.some((word) => without.test(word)) && words.some((word) => said.has(word));
  });

/** "the cheapest first" by a query that has the dearest first; what counts as high in a rank is another matter. */
function turnedFirst({ utterance, tokens, sql }: Heard): Unmet[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === "first" && !/^(?:the|my|her|his|their)$/.test(tokens[i - 1]?.text ?? ""),
  );
  const said = tokens.slice(Math.max(0, at - 3), Math.max(0, at));
  const low = said.find(({ text }) => least.test(text) || text === "cheap");
  const high = said.find(({ text }) => most.test(text) || /^(?:dear|expensive)$/.test(text));
  const way =
    /\bORDER BY (?![^,]*(?:rank|position|place|level))[^,)]*?(?: (DESC|ASC))?(?: LIMIT .*)?$/i;
  const order = way.exec(sql);
  if (order === null || (low === undefined) === (high === undefined)) return [];
  // "most recent first", "least expensive first": one word turns the other round.
  if (/\b(?:most|least|less|not)\b/i.test(utterance)) return [];
  const isDown = order[1]?.toUpperCase() === "DESC";
  const one = low ?? high;
  return one !== undefined && isDown === (low !== undefined) ? [spanning(one, tokens[at])] : [];
}

const ended =
  /^(?:discontinued|retired|ended|closed|expired|cancell?ed|former|obsolete|deleted|archived|withdrawn|terminated)$/;
const without = /^(?:free|without|no|not|non)$/;

const longestPhrase = 4;
const negative =
  /^(?:non\p{L}{3,}|un(?!i|der|til|less|known)\p{L}{4,}|inactive|incomplete|invalid|disabled)$/u;

/** "not before noon", "doesn't cost more than 50" */
const comparative =
  /^(?:more|less|fewer|over|under|above|below|before|after|until|till|past|beyond|later|earlier|sooner|least|most|between|exceed\p{L}*|\p{L}{3,}er)$/u;

/** The word belongs to a name or a value: `non_members`, 'No Response'. */
function isName({ token, about }: Denial, { lexis, pieces }: Heard): boolean {
  const next = formsOf(about[0]?.text ?? "");
  const follows = (words: readonly string[]): boolean =>
    words.some(
      (word, i) =>
        word === token.text &&
        (i + 1 === words.length || formsOf(words[i + 1] ?? "").some((form) => next.includes(form))),
    );
  return (
    [...(lexis?.says(token.text) ?? []), ...pieces.names].some((name) =>
      follows(nameWords(name)),
    ) ||
    [...pieces.literals].some((text) => text.includes(" ") && follows(text.split(/[^\p{L}\d]+/u)))
  );
}

/** What follows the denial at once is what the query wants: 'delta', or that `paid` is 1. */
function isWanted({ token: denying, about }: Denial, heard: Heard): boolean {
  const { signs, lexis, values = [] } = heard;
  const token = firstOf(about);
  const word = token?.text ?? "";
  const { affirmed, denied, wanted } = signs();
  // "non-organic" is the value 'no': what denies is part of what is wanted.
  if (values.some(({ start, end }) => denying.start >= start && denying.end <= end)) return false;
  const literal = token && literalAt(token, heard);
  if (literal !== undefined && !/^\d/.test(word))
    return affirmed.has(literal) && !denied.has(literal);
  return (lexis?.says(word) ?? []).some((name) => wanted.has(name));
}

const firstOf = (about: readonly Token[]): Token | undefined =>
  about.find(({ text }) => !between.test(text));

/** The literal that a word stands for, also where it is written otherwise: 'UA' for "united". */
function literalAt(token: Token, { values = [], pieces }: Heard): string | undefined {
  const value = values.find(({ start, end }) => token.start >= start && token.end <= end);
  return (value && valueInQuery(value, pieces)) ?? literalOf(token.text, pieces);
}

const between =
  /^(?:in|on|at|by|from|to|of|for|with|the|a|an|any|those|these|that|ones?|be|been|being|are|is|was|were|as|yet|including|called|named|either)$/;

/** Something of the query before is no more: whoever takes back what was said denies it so. */
function hasGone(before: QueryPieces, now: QueryPieces): boolean {
  const isGone = (kind: "literals" | "names"): boolean =>
    [...before[kind]].some((one) => !now[kind].has(one));
  const undone = ["GROUP", "ORDER"].some(
    (one) => before.keywords.has(one) && !now.keywords.has(one),
  );
  return undone || isGone("literals") || isGone("names");
}

/** "under 300" by a query of those above; where something is kept out, that may be those. */
function turnedRound({ tokens, signs }: Heard): Unmet[] {
  return comparisonsIn(tokens).flatMap((said) =>
    isTurnedRound(said, signs().numbers) && !signs().excludes
      ? [spanning(said.token, said.number)]
      : [],
  );
}

const least = /^(?:cheapest|lowest|least|earliest|soonest|smallest|fewest|shortest|minimum)$/;
const most = /^(?:priciest|dearest|highest|latest|largest|biggest|greatest|longest|maximum)$/;

/** A lowest is no MAX. */
function otherEnd({ tokens, pieces: { keywords } }: Heard): Unmet[] {
  const saidAs = (words: RegExp): Token | undefined =>
    tokens.find(
      ({ text }, i) => words.test(text) && !(tokens[i - 1]?.text === "at" && text === "least"),
    );
  const dear = tokens.find(({ text }, i) => text === "expensive" && tokens[i - 1]?.text === "most");
  const [low, high] = [saidAs(least), saidAs(most) ?? dear];
  if ((low === undefined) === (high === undefined)) return [];
  const [said, done, other] = low ? [low, "MIN", "MAX"] : [high, "MAX", "MIN"];
  return said !== undefined && keywords.has(other) && !keywords.has(done) ? [spanning(said)] : [];
}

/** "the cheapest", "who has the most": something is ordered, or its end is taken. */
function unordered({ tokens, pieces, signs, lexis }: Heard): Unmet[] {
  return tokens.flatMap(({ text, start, end }, i) => {
    const [previous = "", next = ""] = [tokens[i - 1]?.text, tokens[i + 1]?.text];
    const isMost = /^(?:most|least|fewest)$/.test(text) || asksForMost(text);
    // "at most", "most of them", and names that hold the word.
    if (!isMost || previous === "at" || /^(?:of|\d+)$/.test(next) || signs().orders) return [];
    const isNamed =
      (lexis?.says(text) ?? []).length > 0 || [...pieces.names].some((name) => name.includes(text));
    return isNamed || literalOf(text, pieces) !== undefined ? [] : [spanning({ text, start, end })];
  });
}

const splitting =
  /^(?:(?:\S+ )?(?:per|by)|(?:for|in|of|on|at|by|from|with|did|does|do|has|have) each|grouped by)$/;
const ofTime = /^(?:hour|day|weekday|week|month|quarter|year)s?$/;

/** "how many a day" is no count of all, and "the best of each" is not the best. */
function unsplit({ tokens, pieces: { keywords, names }, signs, lexis }: Heard): Unmet[] {
  return tokens.flatMap((token, i) => {
    const lead = tokens
      .slice(Math.max(0, i - 2), i)
      .map(({ text }) => text)
      .join(" ");
    if (!splitting.test(lead)) return [];
    const isEach = lead.endsWith("each");
    const isAll = isEach ? signs().tellsOne : keywords.has("COUNT") || keywords.has("SUM");
    // An average of all of them is told of each.
    if (!isAll || signs().splits || keywords.has("/") || (keywords.has("AVG") && !isEach))
      return [];
    const called = lexis?.says(token.text) ?? [];
    // "written by women" splits nothing, nor does "sold by shops", nor hours_per_week.
    const isDoer = token.text.endsWith("s") || called.some((name) => isTable(name, names));
    if (isDoer && isDeed(tokens[i - 2]?.text ?? "")) return [];
    if ([...names].some((name) => name.includes("per") && name.includes(token.text))) return [];
    const isNamed = ofTime.test(token.text) || called.length > 0;
    return isNamed || (!isEach && !/\bby$/.test(lead)) ? [spanning(token, tokens[i - 1])] : [];
  });
}

/** "more than 100 flights" counts them: a hundred of something else is not what was said. */
function uncounted({ tokens, pieces: { keywords, literals, names }, lexis }: Heard): Unmet[] {
  // "top 3 of each" numbers them.
  if (["COUNT", "LIMIT", "ROW_NUMBER"].some((one) => keywords.has(one))) return [];
  return tokens.flatMap((token, i) => {
    if (!/^\d+$/.test(token.text) || !literals.has(String(Number(token.text)))) return [];
    // "those 7 lines" speaks of what is there, and "level 5" is one of them.
    const [previous, next] = [tokens[i - 1]?.text ?? "", tokens[i + 1]];
    if (isPointing(previous) || (lexis?.says(previous) ?? []).length > 0) return [];
    const called = lexis?.says(next?.text ?? "") ?? [];
    return called.some((name) => isTable(name, names)) ? [spanning(token, next)] : [];
  });
}

/** "how many on each airline" shows numbers: groups alone are one row of each. */
function unnumbered({ tokens, pieces: { keywords } }: Heard): Unmet[] {
  const asked = tokens.findIndex(({ text }, i) => text === "how" && tokens[i + 1]?.text === "many");
  const [how, many] = tokens.slice(asked);
  const figures = ["COUNT", "SUM", "AVG", "MIN", "MAX"].some((one) => keywords.has(one));
  if (asked < 0 || how === undefined || figures || !keywords.has("GROUP")) return [];
  return [spanning(many ?? how, how)];
}

const isTable = (piece: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => name.startsWith(`${piece}.`));

/** "delta or united", of which the query has one. */
function halved({ values = [], utterance, pieces, tokens }: Heard): Unmet[] {
  return values.flatMap((one, i) => {
    const other = values[i + 1];
    if (other === undefined || one.column === undefined || one.column !== other.column) return [];
    if (!joining.test(utterance.slice(one.end, other.start))) return [];
    const [first, second] = [valueInQuery(one, pieces), valueInQuery(other, pieces)];
    if ((first === undefined) === (second === undefined)) return [];
    const left = first === undefined ? one : other;
    const token = tokens.find(({ start }) => start === left.start);
    return token === undefined ? [] : [{ token, start: one.start, end: other.end }];
  });
}

const joining = /^\s*(?:,\s*)?(?:or|and|&|\/)\s+(?:(?:in|on|at|by|from|to|the|a|an)\s+)*$/i;
