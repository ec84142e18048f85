// What stands in a query although nobody said it: values, and things worked out that no word asked
// for. A grammar that must go on somehow would otherwise fill them in.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { shapeOf } from "../sql/query-shape.ts";
import { tokenize } from "../text/tokenize.ts";
import { kindredNames } from "./kindred.ts";
import type { Lexis } from "./lexis.ts";
import { asksFor } from "./operations.ts";
import { isNull, piecesOf, type QueryPieces } from "./query-pieces.ts";
import { signsOf } from "./query-signs.ts";
import { asksToKeepOut } from "./said-denials.ts";
import { formsOf, nameWords } from "./stems.ts";

export type SaidSoFar = {
  readonly sql: string;
  /** This utterance and those before it. */
  readonly utterances: readonly string[];
  readonly values: readonly ResolvedValue[];
  /** Queries of earlier turns, and pieces of this one that are known to stand for what was said. */
  readonly vouched: readonly string[];
  readonly lexis: Lexis;
};

/** Not SUM: "sales by month", "top 3 customers by copies" are totals without saying so. */
const workedOut = ["MIN", "MAX", "AVG"] as const;
const absence =
  /^(?:no|not|n't|without|missing|unknown|null|empty|none|lack|lacks|never|any|unset|still|currently|moment|ongoing|pending|outstanding|current|waiting)$/;
/** Nobody says these: "inactive members" have an N. */
const yesOrNo = /^(?:y|n|yes|no|t|f|true|false)$/;

/** The first piece that nobody said; undefined where all was said. */
export function inventedPiece({
  sql,
  utterances,
  values,
  vouched,
  lexis,
}: SaidSoFar): string | undefined {
  const pieces = piecesOf(sql);
  const earlier = vouched.map(piecesOf);
  const words = utterances.flatMap((utterance) => tokenize(utterance).map(({ text }) => text));
  // Whoever says "unpaid" has said "paid".
  const spoken = words.flatMap((word) => [word, word.replace(/^(?:un|non-?)(?=\p{L}{4})/u, "")]);
  const said = new Set(spoken.flatMap((word) => [...formsOf(word), ...kindredNames(word)]));
  const valued = new Set(
    values.flatMap(({ value }) => value).map((one) => String(one).toLowerCase()),
  );
  for (const literal of pieces.literals) {
    if (valued.has(literal) || earlier.some(({ literals }) => literals.has(literal))) continue;
    // A name that the database knows is said, or it is not meant.
    const parts = literal.split(/[^\p{L}\d]+/u).filter((part) => part !== "");
    if (parts.some((part) => said.has(part))) continue;
    const isName =
      /\p{L}/u.test(literal) &&
      !yesOrNo.test(literal) &&
      lexis.valuesWith(parts[0] ?? "").some((value) => value.text.toLowerCase() === literal);
    if (isName) return literal;
  }
  const unsaid = lexis.learned
    ? unsaidCondition(sql, { words, valued, earlier, lexis })
    : undefined;
  if (unsaid !== undefined) return unsaid;
  const asked = (keyword: string): boolean =>
    earlier.some(({ keywords }) => keywords.has(keyword)) ||
    asksFor(keyword, words) ||
    words.some((word) => lexis.says(word)?.includes(keyword) === true);
  // Bands stand in their order, by what is lowest in each.
  const ordered = (keyword: string): boolean => keyword === "MIN" && pieces.names.has("case");
  const made = workedOut.find(
    (keyword) => pieces.keywords.has(keyword) && !ordered(keyword) && !asked(keyword),
  );
  if (made !== undefined) return made;
  const denial = lexis.learned ? undefined : unsaidDenial(sql, { utterances, vouched });
  if (denial !== undefined) return denial;
  const absent =
    pieces.keywords.has(isNull) && !earlier.some(({ keywords }) => keywords.has(isNull));
  return absent && !words.some((word) => absence.test(word) || isUndone(word, pieces))
    ? isNull
    : undefined;
}

/** "unpaid" of a `paid_on` that is empty, "unreturned" of a `return_date`. */
function isUndone(word: string, { names }: QueryPieces): boolean {
  const done = /^(?:un|non-?)(?<done>\p{L}{4,})$/u.exec(word)?.groups?.["done"];
  const forms = done === undefined ? [] : formsOf(done);
  return [...names].some((name) => nameWords(name).some((one) => forms.includes(one)));
}

/** Something is kept out that nobody sent away, now or before. */
function unsaidDenial(
  sql: string,
  { utterances, vouched }: Pick<SaidSoFar, "utterances" | "vouched">,
): string | undefined {
  if (utterances.some(asksToKeepOut) || !signsOf(sql).excludes) return undefined;
  const isOld = vouched.some((one) => excluding.some((word) => piecesOf(one).keywords.has(word)));
  return isOld ? undefined : "not";
}

const excluding = ["NOT", "EXCEPT", "!=", "<>"] as const;

type Sayable = {
  readonly words: readonly string[];
  readonly valued: ReadonlySet<string>;
  readonly earlier: readonly QueryPieces[];
  readonly lexis: Lexis;
};

/** A condition with a value that was neither said nor kept, on a column that no word stands for. */
function unsaidCondition(
  sql: string,
  { words, valued, earlier, lexis }: Sayable,
): string | undefined {
  const about = new Set(words.flatMap((word) => lexis.says(word) ?? []));
  const wasSaid = (literal: string): boolean =>
    valued.has(literal) ||
    words.includes(literal) ||
    earlier.some(({ literals }) => literals.has(literal));
  const found = shapeOf(sql)?.conditions.find(({ path, value }) => {
    const literals = [...piecesOf(value).literals];
    if (literals.length === 0 || literals.every(wasSaid)) return false;
    const columns = path.split(" > ").flatMap((column) => [column, column.split(".").at(-1) ?? ""]);
    return !columns.some((column) => about.has(column));
  });
  return found && `${found.path.split(" > ").at(-1)} ${found.operator} ${found.value}`;
}
