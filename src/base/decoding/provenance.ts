// Where the pieces of a query came from: kept from an earlier query, a value that was said, or written.
import type { ProvenanceStep } from "../../conversation/answer.ts";
import { type SqlToken, tryLex } from "../../sql/lexer.ts";
import { tryParse } from "../../sql/parse-words.ts";
import type { Query } from "../../sql/tree.ts";
import { walkQuery } from "../../sql/walk.ts";
import type { WrittenHypothesis } from "./write-hypothesis.ts";

/** A new piece begins at each of these, and at each condition. */
const openers = new Set(
  "FROM JOIN WHERE GROUP HAVING ORDER LIMIT UNION INTERSECT EXCEPT".split(" "),
);
/** Whether a condition comes first or later makes it no other. */
const connectives = new Set(["WHERE", "AND", "OR", "HAVING"]);

type Traced = Pick<WrittenHypothesis, "sql" | "values"> & {
  readonly hypothesis: Pick<WrittenHypothesis["hypothesis"], "probabilities">;
};
type Said = WrittenHypothesis["values"][number];
type Piece = readonly SqlToken[];
type Origin = Omit<ProvenanceStep, "text" | "start" | "end">;

/** `earlier`: the queries of the turns before, newest first. */
export function traceQuery(
  { sql, values, hypothesis }: Traced,
  earlier: readonly (string | null)[],
): ProvenanceStep[] {
  const turn = earlier.length + 1;
  const probability = Math.min(1, ...hypothesis.probabilities);
  const before = earlier.map((one) => (one === null ? "" : contentOf(tokensOf(one))));
  const said = [...values];
  const step = (run: Piece, origin: Origin): ProvenanceStep => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    return { text: sql.slice(start, end), start, end, ...origin };
  };
  const tokens = tokensOf(sql);
  if (tokens.length === 0)
    return [{ text: sql, start: 0, end: sql.length, from: "vocabulary", turn, probability }];
  return piecesOf(tokens, tryParse(sql)).flatMap((piece): ProvenanceStep[] => {
    const runs = byValue(piece, said);
    const kept = turnsWith(piece, before);
    if (kept === null) {
      return runs.map(({ tokens: run, value }) =>
        value === undefined
          ? step(run, { from: "vocabulary", turn, probability })
          : step(run, { from: "placeholder", turn: Math.max(1, turn - value.age), probability }),
      );
    }
    const { latest, first } = kept;
    return [step(piece, { from: "segment", turn: latest, first_turn: first, probability })];
  });
}

/** None of what no lexer of ours reads. */
function tokensOf(sql: string): Piece {
  return tryLex(sql) ?? [];
}

function piecesOf(tokens: Piece, query: Query | undefined): Piece[] {
  const joints = query === undefined ? new Set<number>() : jointsIn(query);
  const starts = tokens.flatMap(({ kind, text }, i) =>
    i === 0 || joints.has(i) || (kind === "keyword" && openers.has(text)) ? [i] : [],
  );
  return starts.map((start, i) => tokens.slice(start, starts[i + 1] ?? tokens.length));
}

/** The AND and OR between conditions; the AND of BETWEEN is none. */
function jointsIn(query: Query): Set<number> {
  const joints = new Set<number>();
  walkQuery(query, {
    expression(node) {
      if (node.kind !== "and" && node.kind !== "or") return;
      for (const { start } of node.operands.slice(1)) joints.add(start - 1);
    },
  });
  return joints;
}

/** With blanks around it, so that `b = 1` is not found in `b = 12`. */
function contentOf(tokens: Piece): string {
  return ` ${tokens.map(({ text }) => text).join(" ")} `;
}

/** The turns that had this piece: the latest, and the first. */
function turnsWith(
  piece: Piece,
  before: readonly string[],
): { latest: number; first: number } | null {
  const opens = connectives.has(piece[0]?.text ?? "");
  const content = contentOf(opens ? piece.slice(1) : piece);
  const turns = before.flatMap((one, age) => (one.includes(content) ? [before.length - age] : []));
  if (turns.length === 0) return null;
  return { latest: Math.max(...turns), first: Math.min(...turns) };
}

type Run = { readonly tokens: Piece; readonly value?: Said };

/** Takes the values that stand in the piece out of those said. */
function byValue(piece: Piece, said: Said[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  const endAt = (end: number): void => {
    if (end > start) runs.push({ tokens: piece.slice(start, end) });
    start = end;
  };
  piece.forEach((token, i) => {
    const found = said.findIndex(({ text }) => isLiteral(token, text));
    const value = said[found];
    if (value === undefined) return;
    said.splice(found, 1);
    endAt(i);
    runs.push({ tokens: [token], value });
    start = i + 1;
  });
  endAt(piece.length);
  return runs;
}

function isLiteral({ kind, text }: SqlToken, value: string): boolean {
  if (kind === "number") return text === value.replace(/^-/, "");
  if (kind !== "string" || !text.startsWith("'")) return false;
  const bare = text.slice(1, -1).replaceAll("''", "'");
  return bare === value || bare.replace(/^%|%$/g, "") === value;
}
