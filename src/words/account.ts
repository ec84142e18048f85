// Every content word of an utterance ends in one of four places: used by a piece of the query,
// politeness, known but not needed here, or not understood. Works from the words, the values that were
// read, the query and what the database's words can say; whatever made the query is not its business.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { columnsShown, tablesIn } from "../sql/query-shape.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import { functionWords, kindWords, ownAffairs, ownCues, politeWords } from "./english.ts";
import { everydaySense } from "./everyday-senses.ts";
import { greeted, isJudgement } from "./judgements.ts";
import { kindredNames } from "./kindred.ts";
import type { Lexis } from "./lexis.ts";
import { isOrdinary } from "./near-words.ts";
import { operationOf } from "./operations.ts";
import { withPlacedNames } from "./placed-names.ts";
import { isNull, piecesOf, type QueryPieces } from "./query-pieces.ts";
import { unusedNumbers } from "./said-numbers.ts";
import { type Unmet, unmetIn } from "./said-outright.ts";
import { valuePlacer } from "./said-values.ts";
import { formsOf, isDeed, nameWords } from "./stems.ts";
import { isMostOfOther, isSuperlative } from "./superlatives.ts";
import { literalOf, valueInQuery } from "./value-in-query.ts";

export type WordUse = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly use: "used" | "polite" | "known" | "unknown";
  /** The piece of the query that a used word became. */
  readonly by?: string;
  /** The word that it was read as, where it is none that is known here. */
  readonly as?: string;
};

/** A known word, read for one that is not: surely, or where no more than a wish depends on it. */
export type OtherWord = { readonly word: string; readonly sure: boolean };

export type Account = {
  readonly words: readonly WordUse[];
  /** Those not understood, neighbours together: "new delhi" is one. */
  readonly unknown: readonly WordUse[];
  /** What was said outright and the query does not do; among the words those are not understood. */
  readonly unmet: readonly Unmet[];
};

export type Accountable = {
  readonly utterance: string;
  readonly values: readonly ResolvedValue[];
  /** Empty where there is no query. */
  readonly sql: string;
  /** The query that it goes on from. */
  readonly before?: string | undefined;
  readonly lexis: Lexis;
  /** Words, in small letters, that the utterance takes back itself: they deny nothing. */
  readonly takenBack?: readonly string[] | undefined;
  /** Words, in small letters, that whoever made the query has accounted for. */
  readonly accounted?: readonly string[] | undefined;
  /** Numbers, as they were written, that nothing here can be about. */
  readonly unfit?: readonly string[] | undefined;
  /** By words, in small letters, the known ones that were read for them. */
  readonly readAs?: ReadonlyMap<string, OtherWord> | undefined;
};

/** What became of a word. */
export type WordFate = Pick<WordUse, "use" | "by" | "as">;

export function accountFor(asked: Accountable): Account {
  const { utterance, values, sql, lexis, unfit = [], readAs, takenBack = [] } = asked;
  const accounted = [...(asked.accounted ?? []), ...takenBack];
  const pieces = piecesOf(sql);
  const placeByValue = valuePlacer(asked);
  const said = new Set(values.flatMap((value) => valueInQuery(value, pieces) ?? []));
  const all = tokenize(utterance).filter(({ text }) => /[\p{L}\d%]/u.test(text));
  const tokens = all.filter(({ text }) => text !== "%");
  const unmet = unmetIn(asked).filter(({ token }) => !takenBack.includes(token.text));
  const unused = new Set(unusedNumbers({ utterance, tokens: all, sql, values }));
  const isUnmet = ({ start }: Token): boolean => unmet.some(({ token }) => token.start === start);
  const ofSelf = tokens.some(({ text }) => /^(?:i|we|me|us|my|our)$/.test(text));
  const spells = spelling.test(utterance);
  const remark = remarking.exec(utterance)?.[0].length ?? 0;
  const placed: WordUse[] = [];
  tokens.forEach((token, i) => {
    const around = { pieces, sql, lexis, said, after: tokens[i + 1], ofSelf, readAs, spells };
    const before = tokens.slice(Math.max(0, i - 2), i);
    const place =
      isUnmet(token) || unused.has(token) || unfit.includes(token.text)
        ? notUnderstood
        : (placeByValue(token) ??
          (isJudgement(token, tokens[i - 1], around) ? notUnderstood : undefined) ??
          placeOrMended(token, before, around));
    if (place === null) return;
    const settled =
      place.use === "unknown" &&
      !unfit.includes(token.text) &&
      formsOf(token.text).some((form) => accounted.includes(form));
    const idle = place.use === "unknown" && token.end <= remark;
    const use = settled ? "used" : idle ? "polite" : place.use;
    placed.push({ ...token, text: textOf(utterance, token), ...place, use });
  });
  const open = placed.filter((word) => !isUnmet(word));
  const told = happened(having(linking(open, asked), asked), asked);
  const hintedAt = hinted(beside(told, pieces), asked);
  const understood = withPlacedNames(hintedAt, asked);
  const words = [...understood, ...placed.filter(isUnmet)].sort((a, b) => a.start - b.start);
  return { words, unknown: joinNeighbours(understood, utterance), unmet };
}

/** "That was fast, thank you. Which ..." */
const remarking =
  /^\W*(?:(?:wow|ok|okay|great|oh)\W+)?that(?:['’]s| is| was) (?:(?:an?|so|very|really|quite) )*\p{L}+(?: \p{L}+)?[,.;!](?=.*\p{L}{3})/iu;

/** "titles with the letter x" may be none, as "ships named titanic" may not. */
const spelling =
  /["“]|\b(?:contain\p{L}*|letters?|words?|start\p{L}*|begin\p{L}*|end(?:s|ing)|includ\p{L}*|mention\p{L}*|texts?|strings?|phrases?|prefix|suffix|substring)\b/iu;

const notUnderstood: WordFate = { use: "unknown" };

/** "lifts that carry 8 people", "room for 40 cars", "farms owned by Ann Lee", "wheels that lie on each rack": verbs that say no more than "with" or "of". */
function having(words: readonly WordUse[], { utterance }: Accountable): WordUse[] {
  return words.map((word, i) => {
    const said = utterance.slice(word.start).toLowerCase();
    const isLed = (i > 0 && had.test(said)) || coming.test(said);
    if (word.use !== "unknown" || !isLed) return word;
    const isThing = ({ by, use }: WordUse): boolean => use !== "used" || !isOperation(by);
    // "what does the van carry"
    const isLast = acting.test(utterance.slice(0, word.start));
    const owner = isLast ? words.slice(0, i).findLast(isThing) : undefined;
    const what = words.slice(i + 1).find(isThing) ?? owner;
    return what?.use === "used" ? { ...word, use: "used", by: what.by ?? "" } : word;
  });
}

/** "loaves of rye bread", "bottles of the red": how it comes, beside what it is. */
const coming =
  /^(?:loaf|loaves|bottles?|cups?|cop(?:y|ies)|pieces?|pack(?:et|age)?s?|box(?:es)?|jars?|slices?|glass(?:es)?|cans?|tins?|bags?|crates?|cartons?|pairs?|sheets?|bunch(?:es)?|portions?|servings?|pints?|bars?|rolls?|dozens?|tubs?|tubes?|sacks?|barrels?) of\b/;

const had =
  /^(?:(?:carry|carries|carried|carrying|possess(?:es|ed|ing)?|bears?|bearing|boasts?|fits?|fitting|accommodat(?:es?|ed|ing)|room for|l(?:ies?|ay|ain|ying)|h(?:angs?|ung|anging)|handl(?:es?|ed|ing)|cover(?:s|ed|ing)?|stock(?:s|ed|ing)?|featur(?:es?|ed|ing)|host(?:s|ed|ing)?|enter(?:s|ed|ing)?|attend(?:s|ed|ing)?|visit(?:s|ed|ing)?|perform(?:s|ed|ing)?|appear(?:s|ed|ing)?|play(?:s|ed|ing)?|dr(?:ives?|ove|iven|iving)|deliver(?:s|ed|ing)?|suppl(?:y|ies|ied|ying)|serv(?:es?|ed|ing)|treat(?:s|ed|ing)?)\b|own(?:s|ed|ing)?\b|r(?:uns?|an|unning) on\b|running\b)/;

/** "how many payouts did each adjuster handle": what one table does to another that it is joined with, and nothing else is left over. */
function linking(words: readonly WordUse[], { utterance, sql }: Accountable): readonly WordUse[] {
  const isJoined = tablesIn(sql).length > 1 || / IN \( SELECT/.test(sql);
  const open = words.filter(({ use }) => use === "unknown");
  const [deed] = open;
  if (!isJoined || deed === undefined || open.length > 1 || !isOrdinary(deed.text.toLowerCase()))
    return words;
  const isActive = acting.test(utterance.slice(0, deed.start));
  const isLast = !/\p{L}{2}/u.test(utterance.slice(deed.end));
  const things = new Set(
    words.flatMap(({ use, by }) => (use === "used" && by && !isOperation(by) ? [by] : [])),
  );
  if (!isActive || !isLast || things.size < 2) return words;
  return words.map((word) =>
    word === deed ? { ...word, use: "used", by: [...things][0] ?? "" } : word,
  );
}

/** Whoever acts stands between: "did each adjuster", "has he". */
const acting =
  /\b(?:did|does|do|has|have|had)\s+(?:\S+\s+){0,3}(?!(?:an?|the|in|on|at|by|for|with|to|of|per|each|every|any|this|that|these|those|no|not|more|most|less)\s)\S+\s+$/iu;

/** "nights sold per zone", "which skiers bought a pass": that it happened, told of figures and of things that are joined. */
function happened(words: readonly WordUse[], { sql }: Accountable): readonly WordUse[] {
  const isTold =
    /\b(?:SUM|AVG|MAX|MIN) ?\(|\bHAVING COUNT\b/.test(sql) ||
    tablesIn(sql).length > 1 ||
    / IN \( SELECT/.test(sql);
  if (!isTold) return words;
  return words.map((word, i) => {
    if (word.use !== "unknown" || !happening.test(word.text)) return word;
    const beside = [words[i - 1], words[i + 1]].find(
      (one) => one?.use === "used" && !isOperation(one.by),
    );
    return beside === undefined ? word : { ...word, use: "used", by: beside.by ?? "" };
  });
}

/** What happens in any trade, and says nothing of how it went: what was refunded or stolen is another matter. */
const happening =
  /^(?:s(?:ells?|old)|b(?:uys?|ought)|produced?|recorded|logged|ordered|delivered|issued|registered|booked|earn(?:s|ed)?|shipped|measured|handled|completed|suppl(?:y|ies|ied)|stay(?:s|ed)?|hired|reported|raised|collected|seen|visited|attended|r(?:ides?|ode|idden)|bid|fired|woven|made|checked|transported|receives?|employ(?:s|ed)|parked|claimed|trained|tested|installed|assigned|planted)$/i;

/** "gold status", "the student plan": a kind of value, beside the value that says which. */
function beside(words: readonly WordUse[], { literals, names }: QueryPieces): WordUse[] {
  const valueAt = (i: number): string | undefined => {
    const by = words[i]?.use === "used" ? words[i].by : undefined;
    return by !== undefined && literals.has(by) ? by : undefined;
  };
  const groupBefore = (i: number): string | undefined => {
    const before = words[i - 1];
    const adjoins = before?.use === "used" && before.end + 1 === words[i]?.start;
    return adjoins && !isOperation(before.by) ? before.by : undefined;
  };
  return words.map((word, i) => {
    if (word.use !== "unknown") return word;
    const isKind = formsOf(word.text.toLowerCase()).some(isKindWord);
    const next = words[i + 1];
    const named = next?.use === "used" && word.end + 1 === next.start ? next.by : undefined;
    if (named !== undefined && names.has(named) && modifying.test(word.text))
      return { ...word, use: "used", by: named };
    const kind = isKind ? (valueAt(i - 1) ?? valueAt(i + 1)) : undefined;
    const group = groupBefore(i);
    const isAgain =
      collecting.test(word.text) ||
      (/^address(?:es)?$/i.test(word.text) && /mail/.test(group ?? ""));
    const by = kind ?? (isAgain ? group : undefined);
    return by === undefined ? word : { ...word, use: "used", by };
  });
}

/** "faculty members", "sex categories", "wine products", "email addresses" say the word before them once more. */
const collecting = /^(?:members?|categor(?:y|ies)|products?|levels?|readings?)$/i;

/** "ticket price", "practice area" are a price and an area. */
const modifying =
  /^(?:ticket|unit|sticker|retail|asking|selling|subject|practice|street|mailing|postal|contact|calendar|overall|exact|actual)$/i;

/** "who earns the highest salary" */
const measuring = /^(?:earns?|costs?|weighs?|pays?|owns?|lives?)$/i;

const isKindWord = (word: string): boolean => kindWords.has(word);

/** A word may be about a piece that no other word has named: "old" of an age, not of an author. */
function hinted(words: readonly WordUse[], heard: Accountable): WordUse[] {
  const { sql, lexis, utterance } = heard;
  const { names } = piecesOf(sql);
  const owner = ownerAsked(heard);
  const beside = columnsBeside(heard);
  const isOwned = (piece: string): boolean => owner === undefined || names.has(`${owner}.${piece}`);
  const named = new Set(words.flatMap(({ by }) => by ?? []));
  // What is asked for is named, or it is something else: "sculptures by Clara Voss", "the mayor of each town".
  const asked = words.find(({ use, by }) => use !== "polite" && !isOperation(by));
  const isThing = ({ text, end }: WordUse): boolean =>
    /[^s]s$/i.test(text) || /^ of\b/i.test(utterance.slice(end));
  return words.map((word) => {
    // "best selling" by the table of sales, where a word of a column that is not there was known.
    if (word.use === "known" && isDeed(word.text.toLowerCase())) {
      const by = lexis.hints(word.text.toLowerCase(), false).find((piece) => names.has(piece));
      return by === undefined ? word : { ...word, use: "used", by };
    }
    if (word.use !== "unknown") return word;
    const about = lexis.hints(word.text.toLowerCase(), word !== asked || !isThing(word));
    // A name of several words may be said in several: "weigh ... kg" of a weight_kg.
    const kin = lexis.hints(word.text.toLowerCase(), false);
    // What is done says a name once more: "the states where banks are located", "earned the least revenue".
    const isDone = isDeed(word.text.toLowerCase()) || measuring.test(word.text);
    // "parking" is near a shop, and the shop of a `shop_id` is said already.
    const isKeyNamed = (piece: string): boolean =>
      /_?id$/.test(piece) && named.has(`${piece.replace(/_?id$/, "")}s`) && !kin.includes(piece);
    const isOpen = (piece: string): boolean =>
      (!named.has(piece) && !isKeyNamed(piece)) ||
      ((isDone || /[_ ]/.test(piece)) && kin.includes(piece));
    const by =
      about.find((piece) => names.has(piece) && isOpen(piece) && isOwned(piece)) ??
      kin.find((piece) => beside.has(piece));
    return by === undefined ? word : { ...word, use: "used", by };
  });
}

/** "what do the blue ones cost", of whole rows: what is asked for is among what they show. */
function columnsBeside({ utterance, sql, lexis }: Accountable): ReadonlySet<string> {
  const isWhole = /^SELECT (?:DISTINCT )?\*/.test(sql) && asksWhat.test(utterance);
  return new Set(isWhole ? tablesIn(sql).flatMap((table) => lexis.columnsOf(table)) : []);
}

const asksWhat = /^\W*(?:(?:and|so|ok|okay|but) )?(?:what|how|when|where)\b/i;

/** "how old is the sun": the table of the one that is asked about, where the query goes far from it. */
function ownerAsked({ utterance, values, sql }: Accountable): string | undefined {
  const asked = /^\W*how \p{L}+ (?:is|was|are|were) (?:the )?/iu.exec(utterance)?.[0];
  const isRest = ({ start, end }: ResolvedValue): boolean =>
    start <= (asked ?? "").length && !/[\p{L}\d]/u.test(utterance.slice(end));
  const value = values.find(isRest);
  const isFar = tablesIn(sql).length > 2;
  const about = asked !== undefined && isFar ? value?.column : undefined;
  return about?.toLowerCase().split(".").at(-2);
}

/** COUNT, of "how many": names and literals are in small letters. */
const isOperation = (by: string | undefined): boolean => /^[A-Z]+$/.test(by ?? "");

const textOf = (utterance: string, { start, end }: Token): string => utterance.slice(start, end);

type Around = Pick<Accountable, "sql" | "lexis" | "readAs"> & {
  readonly pieces: QueryPieces;
  /** The literals that values stand for: other words do not say them once more. */
  readonly said: ReadonlySet<string>;
  readonly after: Token | undefined;
  /** Whether letters or words of a text are spoken of. */
  readonly spells: boolean;
  /** Whether whoever speaks is spoken of. */
  readonly ofSelf: boolean;
};

/** "lokoing" is a slip of a word that is known; "unveil" was read as "show". */
function placeOrMended(token: Token, before: readonly Token[], around: Around): WordFate | null {
  const place = placeOf(token, before, around);
  // A "median" is no average, and no slip of another word.
  const asksForFigure = operationOf(token.text, around.pieces.keywords) === null;
  const isWork = working.test(token.text);
  if (isWork && around.lexis.learned && !isCalledSo(token.text, around)) return notUnderstood;
  if (place?.use !== "unknown" || asksForFigure) return place;
  const other = around.readAs?.get(token.text);
  const read = other && placeOf({ ...token, text: other.word }, before, around);
  // Whoever "pilots" it is a person, and no word for what a line of flights does.
  if (isWork) return place;
  // The "safest" is no "show": it asks for something, or was not understood.
  const asksMost = isSuperlative(token.text) && read?.use !== "used";
  if (other !== undefined && !asksMost && isUnderstood(read, other))
    return { use: "polite", ...read, as: other.word };
  if (token.text.length < 5) return place;
  const text = around.lexis.mended(token.text);
  const slip = text === undefined ? place : placeOf({ ...token, text }, before, around);
  // A slip of a word that would ask for something, and became nothing, is none.
  const asks = slip?.use === "known" && around.lexis.says(text ?? "")?.length !== 0;
  return asks ? place : slip;
}

/** By a name of the schema: what was learned beside a word may be of anything said with it. */
const isCalledSo = (word: string, { lexis }: Around): boolean =>
  (lexis.says(word) ?? []).some((piece) =>
    nameWords(piece).some((name) => formsOf(word).includes(name)),
  );

const working =
  /^(?:pilots?|copilots?|captains?|skippers?|stewards?|stewardess(?:es)?|attendants?|chauffeurs?|cooks?|guards?|nurses?|janitors?|cleaners?)$/;

/** What became nothing of the query was understood only where it asks for nothing. */
const isUnderstood = (read: WordFate | null | undefined, { sure }: OtherWord): boolean =>
  read === null || read?.use === "polite" || (read?.use === "used" && sure);

/** Null for words that are no content. */
function placeOf(
  { text }: Token,
  before: readonly Token[],
  { pieces, sql, lexis, said: values, after, ofSelf, spells }: Around,
): WordFate | null {
  const literal = literalOf(text, pieces, values);
  if (literal !== undefined) {
    // A model may copy a name that no row has into its query: that is no understanding.
    const nobody = pieces.wholes.has(literal)
      ? !lexis.canBeValue(literal)
      : !spells && !lexis.canBeInValue(literal);
    return nobody && !/^[\d.:-]+$/.test(literal)
      ? { use: "unknown" }
      : { use: "used", by: literal };
  }
  const decade = decades.get(text);
  if (decade !== undefined && [...pieces.literals].some((one) => one.slice(2, 4) === decade))
    return {
      use: "used",
      by: [...pieces.literals].find((one) => one.slice(2, 4) === decade) ?? "",
    };
  if (beyond.test(text) && ![...pieces.names].some((name) => name.includes(text)))
    return { use: "unknown" };
  const [first, second] = before;
  // "do you mean" asks for no average, and "in the system" for nothing.
  const near = before.map((one) => one.text).join(" ");
  const sense = everydaySense({ text, near, next: after?.text ?? "", pieces });
  if (sense !== undefined) return sense;
  if (text === "mean" && /\b(?:you|i|we)$/.test(near)) return null;
  if (keeping.test(text) && /(?:^|\s)(?:in|on)(?: the)?$/.test(near)) return { use: "polite" };
  if (whole.test(text) && within.test(near)) return { use: "polite" };
  if (text === "far" && first?.text !== "how" && /(?:^|\s)so$/.test(near)) return null;
  if (text === "general" && first !== undefined && /(?:^|\s)in$/.test(near)) return null;
  if (text === "longer" && /(?:^|\s)no$/.test(near)) return null;
  if (text === "people" && /(?:^|\s)(?:these|those|such|do|did|can|could|would|should)$/.test(near))
    return null;
  if (text === "date" && /^(?:from|back)$/.test(after?.text ?? "")) return { use: "polite" };
  if (isWorth(text, sql) || isLate(text, sql)) return { use: "used", by: text };
  if (isUndoneHere(text, pieces)) return { use: "used", by: negated(text) };
  if (text === "leave" && /^(?:out|off)$/.test(after?.text ?? "")) return { use: "polite" };
  if (text === "place" && /(?:^|\s)(?:take|takes|taken|taking|took)$/.test(near)) return null;
  const key = /^(?:ids?|identifiers?)$/.test(text) ? keyIn(pieces) : undefined;
  if (key !== undefined) return { use: "used", by: key };
  if (first?.text === "how" && second?.text === "many" && !isFigured(text, sql, pieces))
    return { use: "unknown" };
  const says = lexis.says(text);
  const inQuery = (piece: string): boolean => pieces.names.has(piece) || pieces.keywords.has(piece);
  const by = says?.find(inQuery);
  if (by !== undefined && !functionWords.has(text)) return { use: "used", by };
  // "the strongest wind" is the most of what is named.
  const nextNamed = after === undefined ? undefined : mostNamed(lexis.says(after.text) ?? [], sql);
  const isStay = staying.test(text) && /\b(?:here|there|us|been|served|worked|stayed)\b/.test(near);
  if (isStay && pieces.keywords.has("ORDER")) return { use: "used", by: "ORDER" };
  if (isMostOfOther(text, sql))
    return nextNamed === undefined ? { use: "unknown" } : { use: "used", by: nextNamed };
  const done = operationOf(text, pieces.keywords);
  if (done !== undefined && done !== null) return { use: "used", by: done };
  if (done === null && says === undefined) return { use: "unknown" };
  if (functionWords.has(text)) return null;
  if (politeWords.has(text)) return { use: "polite" };
  if (says !== undefined) return { use: "known" };
  const [lead, cue] = before.length > 1 ? before : [undefined, ...before];
  const said = cue?.text ?? "";
  if ((said === "of" && text === "course") || (said === "good" && greeted.test(text)))
    return { use: "polite" };
  // "after the meeting" would be a condition.
  const limits = lead !== undefined && limiting.has(lead.text);
  // ... and "the customer who ordered" is asked for.
  const asked = said === "the" && /^(?:who|whose|of|that|which)$/.test(after?.text ?? "");
  // "drivers on holiday", "helmets for kids" are theirs, not whoever speaks.
  const theirs = !ofSelf && (said === "on" || (said === "for" && /(?:[^s]s|children)$/.test(text)));
  if (ownAffairs.has(text) && ownCues.has(said) && !limits && !asked && !theirs)
    return { use: "polite" };
  const isUnit = (text === "percent" || unit.test(text)) && /^\d/.test(said);
  // "3 kilograms", where nothing is compared with 3, became nothing.
  if (isUnit && literalOf(said, pieces) !== undefined) return null;
  return { use: "unknown" };
}

/** "who has been there the longest": by when it began. */
const staying = /^(?:longest|shortest)$/;

const negated = (word: string): string => word.replace(/^(?:un|non-?)/, "");

/** "untested" of what has no tests, "uninhabited" of no inhabitants. */
function isUndoneHere(word: string, { names, keywords, literals }: QueryPieces): boolean {
  if (!/^(?:un|non-?)\p{L}{4,}$/u.test(word)) return false;
  const isDenied = keywords.has("NOT") || keywords.has(isNull) || literals.has("0");
  const forms = formsOf(negated(word));
  return (
    isDenied &&
    [...names].some((name) =>
      nameWords(name)
        .flatMap(formsOf)
        .some((one) => forms.includes(one)),
    )
  );
}

/** Which of these columns the query takes the most or least of. */
const mostNamed = (pieces: readonly string[], sql: string): string | undefined =>
  pieces.find((piece) =>
    new RegExp(`\\b(?:MAX|MIN) ?\\( ?(?:\\w+\\.)?${piece.replace(/\W/g, ".")} ?\\)`, "i").test(sql),
  );

/** "turnover" of so many at such a price each. */
const isWorth = (word: string, sql: string): boolean =>
  /^(?:revenue|turnover|takings|sales|income|earnings|spend|spending|spent|worth|money|volume)$/.test(
    word,
  ) && /\bSUM ?\([^)]*[\w"\])] \* [\w"([]/.test(sql);

/** "late" of what was done after it was due. */
const isLate = (word: string, sql: string): boolean =>
  /^(?:late|overdue|early|on-?time)$/.test(word) && /[\w"] [<>]=? "?\w+"?\."?[a-z]\w*/i.test(sql);

/** "on the farm", "in our catalogue": what the database is about, as a whole. */
const whole =
  /^(?:catalogue|catalog|collection|register|roster|archive|inventory|fleet|farm|company|firm|business|world|universe)$/;
const within = /(?:^|\s)(?:in|on|at|across) (?:the|our|my|this|your)$/;

/** Where everything is that can be asked for. */
const keeping = /^(?:system|file|files|record|records|database|dataset|table|tables)$/;

const keyIn = ({ names }: QueryPieces): string | undefined =>
  [...names].find((name) => !name.includes(".") && /id$/.test(name));

/** Whether a query tells how many of these: worked out, or as a column of that name. */
function isFigured(noun: string, sql: string, { keywords }: QueryPieces): boolean {
  if (sql === "" || figures.some((one) => keywords.has(one))) return true;
  const about = new Set([...formsOf(noun), ...kindredNames(noun)]);
  return columnsShown(sql).some((name) =>
    nameWords(name)
      .flatMap(formsOf)
      .some((word) => about.has(word)),
  );
}

const figures = ["COUNT", "SUM", "AVG", "MIN", "MAX", "-"] as const;

/** Of a number: columns seldom say what theirs are in. */
const unit =
  /^(?:(?:kilo|centi|milli)?(?:met(?:re|er)|gram|lit(?:re|er))s?|km|cm|mm|kg|feet|foot|inch(?:es)?|miles?|tons?|tonnes?|pounds?|lbs?|dollars?|euros?|bucks|degrees|acres|hectares)$/;

/** "the eighties", by the year that they begin with. */
const decades = new Map(
  "twenties thirties forties fifties sixties seventies eighties nineties"
    .split(" ")
    .map((word, i) => [word, String(20 + i * 10)]),
);

/** Nothing here works these out, whatever they are near to. */
const beyond = /^(?:medians?|deviations?|variance|percentiles?|quartiles?|correlations?)$/;

const limiting: ReadonlySet<string> = new Set(["before", "after", "until", "during", "by"]);

function joinNeighbours(words: readonly WordUse[], utterance: string): WordUse[] {
  const joined: WordUse[] = [];
  for (const word of words) {
    if (word.use !== "unknown") continue;
    const last = joined.at(-1);
    const apart = last === undefined ? "" : utterance.slice(last.end, word.start);
    if (last !== undefined && /^[\s'’&-]*$/.test(apart)) {
      const text = utterance.slice(last.start, word.end);
      joined[joined.length - 1] = { ...last, text, end: word.end };
    } else joined.push(word);
  }
  return joined;
}
