// A query as the page paints it: lines, and in them the pieces that one decoding step wrote, each with
// the turn whose colour it has.
import type { Answer } from "../../conversation/answer.ts";
import { type SqlLine, sqlLines } from "../../display/sql-lines.ts";
import type { SqlToken } from "../../sql/lexer.ts";
import { lineOrigins, namesValueOf } from "./inherited-lines.ts";
import { originTurn } from "./links.ts";

/** Neighbouring tokens of one line that one decoding step wrote. */
export type SqlPiece = {
  readonly start: number;
  /** In the answer's provenance; absent where a person wrote the query. */
  readonly step: number | undefined;
  readonly tokens: readonly SqlToken[];
  /** The turn it came from. */
  readonly since: number;
};

export type PaintedLine = SqlLine & { readonly pieces: readonly SqlPiece[] };

export function paintSql(answer: Answer, answers: readonly Answer[]): PaintedLine[] {
  const origins = lineOrigins(answer, answers);
  return sqlLines(answer.sql).map((line, i) => {
    const since = origins[i] ?? answer.turn;
    // Said again in this turn: wherever the model copied it from, this turn brought it in.
    const again = since === answer.turn && namesValueOf(answer, line);
    return { ...line, pieces: piecesOf(answer, line, since, again) };
  });
}

function piecesOf(
  { provenance }: Answer,
  line: SqlLine,
  lineTurn: number,
  again: boolean,
): SqlPiece[] {
  const pieces: (SqlPiece & { tokens: SqlToken[] })[] = [];
  for (const token of line.tokens) {
    const found = provenance.findIndex(
      (step) => token.start >= step.start && token.start < step.end,
    );
    const step = found < 0 ? undefined : found;
    const last = pieces.at(-1);
    if (last !== undefined && last.step === step) last.tokens.push(token);
    else {
      const origin = provenance[found];
      const own = origin === undefined ? lineTurn : originTurn(origin);
      const copied = origin?.from === "segment" && !again;
      const since = again ? lineTurn : copied ? Math.min(lineTurn, own) : own;
      pieces.push({ start: token.start, step, tokens: [token], since });
    }
  }
  return pieces;
}
