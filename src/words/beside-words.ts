// Words that say nothing by themselves and are understood by those beside them: "lifts that carry 8 people" are
// those with 8, "nights sold" were sold anyway, "gold status" is a kind of status.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { tablesIn } from "../sql/query-shape.ts";
import type { Accountable, WordUse } from "./account.ts";
import { kindWords } from "./english.ts";
import { kindredNames } from "./kindred.ts";
import { isOrdinary } from "./near-words.ts";
import { piecesOf, type QueryPieces } from "./query-pieces.ts";
import { signsOf } from "./query-signs.ts";
import { formsOf, isDeed, nameWords } from "./stems.ts";

export function understoodBeside(words: readonly WordUse[], asked: Accountable): WordUse[] {
  const told = happened(having(linking(words, asked), asked), asked);
  return hinted(beside(peopleCounted(told, asked), piecesOf(asked.sql)), asked);
}

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
  const open = words.filter(({ use }) => use === "unknown");
  const [deed] = open;
  if (
    !signsOf(sql).joins ||
    deed === undefined ||
    open.length > 1 ||
    !isOrdinary(deed.text.toLowerCase())
  )
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
  const { sumsUp, joins } = signsOf(sql);
  if (!sumsUp && !joins) return words;
  return words.map((word, i) => {
    if (word.use !== "unknown" || !happening.test(word.text)) return word;
    const beside = [words[i - 1], words[i + 1]].find(
      (one) => one?.use === "used" && !isOperation(one.by),
    );
    return beside === undefined ? word : { ...word, use: "used", by: beside.by ?? "" };
  });
}

/** "how many people came", of rows that each are of one of them. */
function peopleCounted(words: readonly WordUse[], asked: Accountable): readonly WordUse[] {
  const { sql, lexis, utterance } = asked;
  if (!piecesOf(sql).keywords.has("COUNT")) return words;
  const isOne = (column: string): boolean =>
    /_?id$/.test(column) && nameWords(column).some((one) => kindredNames("people").has(one));
  const table = tablesIn(sql).find((one) => lexis.columnsOf(one).some(isOne));
  return words.map((word) =>
    table !== undefined &&
    word.use === "unknown" &&
    /^(?:people|persons)$/i.test(word.text) &&
    /\bhow many $/i.test(utterance.slice(0, word.start))
      ? { ...word, use: "used", by: table }
      : word,
  );
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
  const isWhole = signsOf(sql).showsAll && asksWhat.test(utterance);
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
