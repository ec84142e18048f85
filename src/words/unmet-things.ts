// Things that were spoken of, where a query is about others.
import { tablesIn } from "../sql/query-shape.ts";
import { wordList } from "../word-list.ts";
import { thingAskedFor } from "./asked-thing.ts";
import { functionWords, politeWords } from "./english.ts";
import { isOrdinary, nearWords } from "./near-words.ts";
import { piecesOf } from "./query-pieces.ts";
import { formsOf, nameWords } from "./stems.ts";
import { type SaidAndDone, spanning, type Unmet } from "./unmet.ts";

/** "who flies the plane", of which a query of airlines says nothing: where words were learned, the plane is another thing. */
export function doneToOther({ tokens, pieces: { names }, lexis }: SaidAndDone): Unmet[] {
  const at = tokens.findIndex(({ text }) => text === "who");
  const [who, , the, thing] = tokens.slice(at);
  if (at < 0 || who === undefined || !/^(?:the|this|that)$/.test(the?.text ?? "")) return [];
  if (saysNothing(thing?.text ?? "")) return [];
  const about = lexis?.learned === true ? (lexis.says(thing?.text ?? "") ?? []) : [];
  const isTold = about.length === 0 || about.some((piece) => names.has(piece));
  return isTold || thing === undefined ? [] : [spanning(thing, who)];
}

/** "during the olympics", where words were learned and that one stands for nothing of this query or the one before. */
export function besideOther({
  utterance,
  tokens,
  pieces,
  before = "",
  values = [],
  lexis,
}: SaidAndDone): Unmet[] {
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
export function askedOther({ tokens, values = [], lexis }: SaidAndDone): Unmet[] {
  const at = tokens.findIndex(({ text }) => /^(?:what|which)$/.test(text));
  const [asking, thing] = at < 0 ? [] : tokens.slice(at);
  if (lexis?.learned !== true || thing === undefined || saysNothing(thing.text)) return [];
  if (!/^\p{L}{4,}$/u.test(thing.text) || lexis.says(thing.text)?.length !== 0) return [];
  const isValue = values.some(({ start, end }) => thing.start >= start && thing.end <= end);
  return isValue ? [] : [spanning(thing, asking)];
}

/** "customers older than 40", where only those who serve them have an age and nobody spoke of these. */
export function agedOther({ tokens, sql, pieces: { names }, lexis }: SaidAndDone): Unmet[] {
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

/** "how many systems do flights have" is no count of flights, where words were learned and that one stands for none of them. */
export function countedOther({
  tokens,
  pieces: { names, keywords },
  values = [],
  lexis,
}: SaidAndDone): Unmet[] {
  const at = tokens.findIndex(({ text }, i) => text === "how" && tokens[i + 1]?.text === "many");
  const thing = tokens[at + 2];
  if (lexis?.learned !== true || at < 0 || thing === undefined || !keywords.has("COUNT")) return [];
  if (
    !/^(?:(?!times$)\p{L}{4,}s|people|children|men|women)$/u.test(thing.text) ||
    saysNothing(thing.text)
  )
    return [];
  if (values.some(({ start, end }) => thing.start >= start && thing.end <= end)) return [];
  const about = lexis.says(thing.text) ?? [];
  const isTold = about.some((piece) => names.has(piece) || keywords.has(piece));
  return isTold ? [] : [spanning(thing, tokens[at])];
}

/** "show me the dogs", where nobody ever asked for those and the query is about something else. */
export function otherThing({
  tokens,
  pieces: { names },
  values = [],
  lexis,
}: SaidAndDone): Unmet[] {
  const thing = thingAskedFor(tokens);
  if (thing === undefined || lexis?.learned !== true || saysNothing(thing.text)) return [];
  if (lexis.askedFor(thing.text) || ofAnything.has(thing.text) || !isOrdinary(thing.text))
    return [];
  if (values.some(({ start, end }) => thing.start >= start && thing.end <= end)) return [];
  const about = lexis.says(thing.text);
  const own = [thing.text, thing.text.replace(/s$/, ""), thing.text.replace(/ies$/, "y")];
  const isName = (piece: string): boolean => nameWords(piece).some((word) => own.includes(word));
  // What the schema calls so may be asked for by that name.
  if (about === undefined || about.some(isName)) return [];
  const near = new Set([...nearWords(thing.text)].flatMap(formsOf));
  const isKin = [...names].flatMap(nameWords).some((name) => near.has(name));
  return isKin ? [] : [spanning(thing)];
}

/** Whatever is asked for may be called so. */
const ofAnything: ReadonlySet<string> = new Set<string>(
  wordList(
    "options choices possibilities alternatives results things details rows records entries ones others answers",
    "items lists ways offers names numbers kinds types sorts differences examples suggestions recommendations",
  ),
);

const saysNothing = (word: string): boolean => politeWords.has(word) || functionWords.has(word);

const besides =
  /\b(?:with|by|during|aboard|via|serving|without)\s+(?:(?:the|an?|some|any|no)\s+)?$/i;
