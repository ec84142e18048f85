// The values that an utterance was heard to name, against the query: which of its words they account for, and which
// they only look like.
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { Token } from "../text/token.ts";
import type { Accountable, WordFate } from "./account.ts";
import { functionWords } from "./english.ts";
import { isOrdinary } from "./near-words.ts";
import { operationOf } from "./operations.ts";
import { piecesOf, type QueryPieces } from "./query-pieces.ts";
import { literalOf, valueInQuery } from "./value-in-query.ts";

/** For each word what the value says of it that it is of; undefined where it is of none. */
export function valuePlacer(asked: Accountable): (token: Token) => WordFate | undefined {
  const { values, utterance, sql } = asked;
  const pieces = piecesOf(sql);
  const nobody = namesOfNobody(values, utterance, pieces);
  const says = (value: ResolvedValue, token: Token): boolean =>
    isWithin(token, value) &&
    (nobody.has(value) || (isMeant(value, pieces) && !isSlip(value, asked)));
  return (token) => {
    const value = values.find((one) => says(one, token));
    if (value !== undefined && nobody.has(value)) return { use: "unknown" };
    const place = value && placeOfValue(value, token, pieces);
    // "queens born in 2022", by a column of that name, where another tells whether the queen was seen.
    const isOwn = value !== undefined && value.score === 1 && isText(value, token);
    const isOther =
      value?.kind === "entity" && !isOwn && !pieces.names.has(value.column?.toLowerCase() ?? "");
    const named = isOther && place?.use === "known" ? asked.lexis.says(token.text) : undefined;
    return named?.some((piece) => pieces.names.has(piece)) ? undefined : place;
  };
}

/** Of a column of yes and no the name is said, and no value. */
const isText = ({ value }: ResolvedValue, { text }: Token): boolean =>
  String(value).toLowerCase().includes(text.toLowerCase());

const isWithin = (token: Token, { start, end }: ResolvedValue): boolean =>
  token.start >= start && token.end <= end;

/** A word that only stands in some name, as "old" in "200 Years Old", may as well be said for itself. */
const isMeant = (value: ResolvedValue, pieces: QueryPieces): boolean =>
  value.kind !== "entity" ||
  value.score === 1 ||
  !isOrdinary(value.text.toLowerCase()) ||
  valueInQuery(value, pieces) !== undefined;

/** "vegan" is near "vegas", and where no query is about that town it is no slip of it. */
const isSlip = (value: ResolvedValue, { sql, lexis }: Accountable): boolean =>
  value.kind === "entity" &&
  value.score < 1 &&
  !String(value.value).toLowerCase().includes(value.text.toLowerCase()) &&
  lexis.valuesWith(value.text.toLowerCase()).length === 0 &&
  !/\s/.test(value.text) &&
  sql !== "" &&
  valueInQuery(value, piecesOf(sql)) === undefined;

/** "anna fischer" where there is an Anna Rossi and an Ida Fischer: parts of two names side by side, and not both asked for. */
function namesOfNobody(
  values: readonly ResolvedValue[],
  utterance: string,
  pieces: QueryPieces,
): ReadonlySet<ResolvedValue> {
  const parts = values.filter(({ kind, score }) => kind === "entity" && score < 1);
  const pairs = parts.flatMap((one) =>
    parts.flatMap((other) =>
      /^\s+$/.test(utterance.slice(one.end, other.start)) ? [[one, other]] : [],
    ),
  );
  const isAsked = (value: ResolvedValue): boolean =>
    pieces.literals.has(value.text.toLowerCase()) || valueInQuery(value, pieces) !== undefined;
  // Of two columns neither of which is asked about, the words may be others.
  const isNobody = ([one, other]: readonly ResolvedValue[]): boolean =>
    one?.column === other?.column || [one, other].some((part) => part && isAsked(part));
  return new Set(pairs.filter((pair) => !pair.every(isAsked) && isNobody(pair)).flat());
}

function placeOfValue(value: ResolvedValue, { text }: Token, pieces: QueryPieces): WordFate {
  // "older than 2018" may be less than the number.
  const number = /^\d/.test(text) ? literalOf(text, pieces) : undefined;
  // "the dear ones first" is no number.
  const order = functionWords.has(text) ? operationOf(text, pieces.keywords) : undefined;
  const by = valueInQuery(value, pieces) ?? number ?? order;
  return by == null ? { use: "known" } : { use: "used", by };
}
