// What becomes of one word, by the query, by what the words of the database stand for and by the words around it.

import { columnsShown } from "../sql/query-shape.ts";
import type { Token } from "../text/token.ts";
import type { Accountable, OtherWord, WordFate } from "./account.ts";
import { functionWords, ownAffairs, ownCues, politeWords } from "./english.ts";
import { everydaySense } from "./everyday-senses.ts";
import { greeted } from "./judgements.ts";
import { kindredNames } from "./kindred.ts";
import { operationOf } from "./operations.ts";
import { isNull, type QueryPieces } from "./query-pieces.ts";
import { signsOf } from "./query-signs.ts";
import { formsOf, nameWords } from "./stems.ts";
import { isMostOfOther, isSuperlative } from "./superlatives.ts";
import { literalOf } from "./value-in-query.ts";

export const notUnderstood: WordFate = { use: "unknown" };

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
export function placeOrMended(
  token: Token,
  before: readonly Token[],
  around: Around,
): WordFate | null {
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
    return nobody && !/^[\d.:-]+$/.test(literal) ? notUnderstood : { use: "used", by: literal };
  }
  const decade = decades.get(text);
  if (decade !== undefined && [...pieces.literals].some((one) => one.slice(2, 4) === decade))
    return {
      use: "used",
      by: [...pieces.literals].find((one) => one.slice(2, 4) === decade) ?? "",
    };
  if (beyond.test(text) && ![...pieces.names].some((name) => name.includes(text)))
    return notUnderstood;
  const [first, second] = before;
  const near = before.map((one) => one.text).join(" ");
  const sense = everydaySense({ text, near, next: after?.text ?? "", pieces });
  if (sense !== undefined) return sense;
  if (isWorth(text, sql) || isLate(text, sql)) return { use: "used", by: text };
  if (isUndoneHere(text, pieces)) return { use: "used", by: negated(text) };
  const key = /^(?:ids?|identifiers?)$/.test(text) ? keyIn(pieces) : undefined;
  if (key !== undefined) return { use: "used", by: key };
  if (first?.text === "how" && second?.text === "many" && !isFigured(text, sql, pieces))
    return notUnderstood;
  const says = lexis.says(text);
  const inQuery = (piece: string): boolean => pieces.names.has(piece) || pieces.keywords.has(piece);
  const by = says?.find(inQuery);
  if (by !== undefined && !functionWords.has(text)) return { use: "used", by };
  // "the strongest wind" is the most of what is named.
  const nextNamed = after === undefined ? undefined : mostNamed(lexis.says(after.text) ?? [], sql);
  const isStay = staying.test(text) && /\b(?:here|there|us|been|served|worked|stayed)\b/.test(near);
  if (isStay && pieces.keywords.has("ORDER")) return { use: "used", by: "ORDER" };
  if (isMostOfOther(text, sql))
    return nextNamed === undefined ? notUnderstood : { use: "used", by: nextNamed };
  const done = operationOf(text, pieces.keywords);
  if (done !== undefined && done !== null) return { use: "used", by: done };
  if (done === null && says === undefined) return notUnderstood;
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
  return notUnderstood;
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
  pieces.find((piece) => signsOf(sql).extremes.has(piece.toLowerCase()));

/** "turnover" of so many at such a price each. */
const isWorth = (word: string, sql: string): boolean =>
  /^(?:revenue|turnover|takings|sales|income|earnings|spend|spending|spent|worth|money|volume)$/.test(
    word,
  ) && signsOf(sql).multiplies;

/** "late" of what was done after it was due. */
const isLate = (word: string, sql: string): boolean =>
  /^(?:late|overdue|early|on-?time)$/.test(word) && signsOf(sql).comparesColumns;

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
