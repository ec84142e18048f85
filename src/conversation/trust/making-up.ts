// What a reading would have to add that nobody said, in words of everyday: what stands for it in a query tells
// nobody what to say instead.
import { shapeOf } from "../../sql/query-shape.ts";
import { isNull, piecesOf } from "../../words/query-pieces.ts";
import { nameWords } from "../../words/stems.ts";

const added: Readonly<Record<string, string>> = {
  MIN: "give the lowest only",
  MAX: "give the highest only",
  AVG: "work out an average",
  not: "keep some of them out",
  [isNull]: "give only those where something is missing",
};

/** Of a piece as `inventedPiece` tells it. */
export function makingUp(piece: string, sql: string): string {
  const what = added[piece] ?? `add a condition${conditionText(piece, sql)}`;
  return `I would have to ${what}, which nobody asked for. Please say more.`;
}

/** " on the home city (Leeds)" */
function conditionText(piece: string, sql: string): string {
  const found = shapeOf(sql)?.conditions.find(({ path, operator, value }) => {
    const leaf = path.split(" > ").at(-1);
    return piecesOf(value).literals.has(piece) || `${leaf} ${operator} ${value}` === piece;
  });
  const column = /^\w+\.(?<column>\w+)$/.exec(found?.path.split(" > ").at(-1) ?? "");
  const on =
    column === null ? "" : ` on the ${nameWords(column.groups?.["column"] ?? "").join(" ")}`;
  const [value] = piecesOf(found?.value ?? "").literals;
  return value === undefined ? `${on} ("${piece}")` : `${on} ("${value}")`;
}
