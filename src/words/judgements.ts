// Opinions: "nice books", "which planes are big". Whose, and from where on? No query says it by a name alone.
import type { Token } from "../text/token.ts";
import { functionWords, politeWords } from "./english.ts";
import type { Lexis } from "./lexis.ts";
import type { QueryPieces } from "./query-pieces.ts";
import { literalOf } from "./value-in-query.ts";

const praise = /^(?:nice|great|fine|cool|perfect|wonderful|good|decent|awesome)$/;
export const greeted = /^(?:morning|afternoon|evening|day|night)$/;
const degrees =
  /^(?:big|large|small|huge|tiny|old|young|long|short|tall|heavy|light|fast|slow|expensive|cheap|rich|poor|strong|weak)$/;
const compared = ["ORDER", "MIN", "MAX", "COUNT", "AVG", "SUM", "<", ">", "<=", ">=", "BETWEEN"];

type Around = {
  readonly pieces: QueryPieces;
  readonly lexis: Lexis;
  readonly after: Token | undefined;
};

/** Whether a word judges what the query neither compares nor has by that name. */
export function isJudgement(
  { text, end }: Token,
  before: Token | undefined,
  { pieces, lexis, after }: Around,
): boolean {
  if (pieces.keywords.size === 0 || compared.some((one) => pieces.keywords.has(one))) return false;
  if (praise.test(text)) {
    // "good evening" greets.
    if (text === "good" && greeted.test(after?.text ?? "")) return false;
    const ofThem = after?.start === end + 1 && lexis.says(after.text) !== undefined;
    return ofThem && !politeWords.has(after.text) && !functionWords.has(after.text);
  }
  if (!degrees.test(text) || before?.text === "how") return false;
  const inName = [...pieces.names].some((name) => name.split(/[._ ]/).includes(text));
  return !inName && literalOf(text, pieces) === undefined;
}
