// "albums of the first one", "what did the second one buy": one row of what is shown is pointed at, and something is
// asked of it. The same turn with a pronoun, said of that row alone.
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { ordinalOf } from "../../text/numbers.ts";
import type { Token } from "../../text/token.ts";
import type { Clauses } from "../clauses.ts";
import { callings } from "../find-columns.ts";
import type { SaidTurn } from "../said.ts";
import { keyOf } from "./chosen.ts";

export type OfOneRow = { readonly turn: SaidTurn; readonly clauses: Clauses };

/** What only leads to the row says nothing of it: "and the second one". */
const leading =
  /^(?:and|what|which|who|about|how|when|where|is|are|was|were|the|show|give|me|only|just|then|keep|see|take|list|us|now|ok|so|please|,)$/;
const subject = /^(?:did|do|does|has|have|had|was|were|is|are)$/;

/** Null where no row of an ordered list is pointed at, or nothing is asked of it. */
export function ofOneRow(
  turn: SaidTurn,
  clauses: Clauses,
  schema: DescribedSchema,
): OfOneRow | null {
  if (clauses.orderBy.length === 0 || [...clauses.made, ...clauses.keep].length > 0) return null;
  const key = keyOf(clauses, schema);
  if (key === undefined) return null;
  const table = schema.tables[schema.columns[key]?.table ?? -1];
  const found = placeSaid(turn.tokens, new Set(["one", ...callings(table)]));
  if (found === undefined) return null;
  const { from, to, rank } = found;
  const before = turn.tokens.slice(0, from).map(({ text }) => text);
  if (before.every((one) => leading.test(one))) return null;
  const { limit } = clauses;
  const behind = rank === "last" ? (limit ?? 0) - 1 : rank - 1;
  if (behind < 0 || (limit !== null && behind >= limit)) return null;
  const pronoun = subject.test(before.at(-1) ?? "") ? "they" : "them";
  return {
    turn: withPronoun(turn, { from, to, pronoun }),
    clauses: { ...clauses, limit: 1, skip: clauses.skip + behind },
  };
}

type Place = { readonly from: number; readonly to: number; readonly rank: number | "last" };

/** "the second one", "the first customer", at the end "the first". */
function placeSaid(tokens: readonly Token[], things: ReadonlySet<string>): Place | undefined {
  for (const [at, { text }] of tokens.entries()) {
    const rank = text === "last" ? "last" : text === "top" ? 1 : ordinalOf(text);
    if (rank === undefined || tokens[at - 1]?.text !== "the") continue;
    const next = tokens[at + 1]?.text;
    const named = next !== undefined && things.has(stem(next));
    const ends = next === undefined || /^\W$/.test(next);
    if (named || (ends && rank !== "last")) return { from: at - 1, to: at + (named ? 2 : 1), rank };
  }
  return undefined;
}

/** With the pronoun in the place of these words. */
function withPronoun(
  turn: SaidTurn,
  { from, to, pronoun }: { readonly from: number; readonly to: number; readonly pronoun: string },
): SaidTurn {
  const { utterance, tokens, mentions } = turn;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const less = to - from - 1;
  const moved = mentions.flatMap((one) => {
    if (one.to <= from) return [one];
    return one.from >= to ? [{ ...one, from: one.from - less, to: one.to - less }] : [];
  });
  return {
    ...turn,
    utterance: `${utterance.slice(0, start)}${pronoun}${utterance.slice(end)}`,
    tokens: [...tokens.slice(0, from), { text: pronoun, start, end }, ...tokens.slice(to)],
    mentions: moved,
  };
}
