// What a superlative is the most of: the longest goes by length, the cheapest by price. An order by something
// else does not do what was said: no age tells who is the tallest. English alone, for whatever made the query.
import { tokenize } from "../text/tokenize.ts";
import { kindredNames } from "./kindred.ts";
import { nearWords } from "./near-words.ts";
import { type GoneBy, orderOf } from "./query-order.ts";
import { areOneWord, formsOf } from "./stems.ts";

/** Said of whatever can be more or less. */
const ofAnything =
  /^(?:high|low|great|large|big|small|tiny|huge|top|late|early|new|recent|good|bad|near|close|likely|few|rich|poor|soon|fine)$/;
/** A month may be strong by what it sold, and slow by how little. */
const ofFigures = /^(?:strong|weak|slow|busy|quiet|hot|cold|full|active|lucky)$/;
const noSuperlative =
  /^(?:.*(?:forest|interest|request|guest|protest|harvest|contest|honest|invest|arrest|quest|west|chest|digest|suggest)|latest|closest|nearest|furthest|farthest|interest|modest|priest|crest|rest|test)$/;

/** The adjective of "tallest"; undefined where the word is none that has to be of something. */
function adjectiveOf(word: string): string | undefined {
  if (!/^\p{L}{3,}est$/u.test(word) || noSuperlative.test(word)) return undefined;
  const forms = formsOf(word).slice(1);
  return forms.some((form) => ofAnything.test(form)) ? undefined : word;
}

/** "tallest": the most of something, which it has to be. */
export const isSuperlative = (word: string): boolean => adjectiveOf(word) !== undefined;

/** "largest", and "expensive" after "most". */
export const asksForMost = (word: string, before = ""): boolean =>
  /^(?:most|least)$/.test(before) || (/^\p{L}{3,}est$/u.test(word) && !noSuperlative.test(word));

/**
 * "the most expensive station" by the price of its bikes: whether a query of these tables is ordered by columns of
 * others alone. Figures are worked out from anywhere.
 */
export function isOrderedByOthers(things: readonly string[], sql: string): boolean {
  const order = orderOf(sql);
  if (order === undefined || order.figures || order.tables.size === 0) return false;
  return !things.some((table) => order.tables.has(table));
}

const ofSize = /^(?:big|large|small|great|huge|tiny|little)$/;
const sizes = new Set(
  (
    "size capacity area acres hectares population attendance seating seats length height width depth weight volume mass " +
    "amount total quantity number count sum value revenue sales turnover profit budget assets capital worth market share " +
    "members employees staff students pages floors rooms beds units copies cases deaths distance duration minutes hours tonnage"
  ).split(" "),
);

/** "the largest musician" by salary: a size that the query goes by nothing of. */
export function isSizedByOther(word: string, sql: string): boolean {
  if (!formsOf(word).some((form) => ofSize.test(form))) return false;
  const order = orderOf(sql);
  if (order === undefined || order.figures || order.words.size === 0) return false;
  return ![...order.words].some((name) => formsOf(name).some((form) => sizes.has(form)));
}

/** How far the order is from what the superlative is of: 0 where it is its own, Infinity where it is something else. */
function distance(adjective: string, { words, figures }: GoneBy): number {
  const forms = formsOf(adjective).slice(1);
  const isSaid = (name: string): boolean =>
    forms.some((form) => form === name || areOneWord(form, name));
  if ([...words].some((name) => formsOf(name).some(isSaid))) return 0;
  const kin = [...kindredNames(adjective)].findIndex((name) => isAmong(name, words));
  if (kin >= 0) return kin;
  if (figures && forms.some((form) => ofFigures.test(form))) return farKin;
  const near = forms.flatMap((form) => [...nearWords(form)]);
  return near.some((name) => isAmong(name, words)) ? farKin : Number.POSITIVE_INFINITY;
}

const farKin = 100;

const isAmong = (name: string, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => formsOf(word).includes(name));

/** Whether a word asks for the most of something that the query does not go by. */
export function isMostOfOther(word: string, sql: string): boolean {
  return farthest([word], sql) === Number.POSITIVE_INFINITY;
}

/** How far the order of a query is from what is asked for the most of; 0 where nothing is. */
export const orderDistance = (utterance: string, sql: string): number =>
  farthest(
    tokenize(utterance).map(({ text }) => text),
    sql,
  );

function farthest(words: readonly string[], sql: string): number {
  const adjectives = words.flatMap((word) => adjectiveOf(word) ?? []);
  const order = adjectives.length === 0 ? undefined : orderOf(sql);
  if (order === undefined) return 0;
  return Math.max(...adjectives.map((adjective) => distance(adjective, order)));
}
