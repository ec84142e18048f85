// Why a query is what it is, in sentences: which words became which value, what is kept from which
// turn, what is new, and what fell away. The matrix of attention is why-panel.tsx's other half.
import type { Answer } from "../../conversation/answer.ts";
import { lineText } from "../../display/layout-sql.ts";
import { type SqlLine, sqlLines } from "../../display/sql-lines.ts";
import { saidCondition } from "./conditions.ts";
import type { Recognised } from "./said-literals.ts";
import { paintSql } from "./sql-pieces.ts";
import { type CodeNames, meaning } from "./value-meaning.ts";

export type Reason = {
  readonly kind: "value" | "new" | "kept" | "dropped";
  /** The turn whose colour it has. */
  readonly turn: number;
  readonly text: string;
  readonly conditions: readonly SaidCondition[];
};

/** In few words, and as SQL. */
type SaidCondition = { readonly text: string; readonly sql: string };

export function whyWords(
  answer: Answer,
  answers: readonly Answer[],
  names: CodeNames = {},
): Reason[] {
  const said = saidUntil(answer, answers, names);
  const painted = paintSql(answer, answers).filter(({ condition }) => condition);
  const byTurn = new Map<number, SaidCondition[]>();
  for (const line of painted) {
    const since = line.pieces.at(-1)?.since ?? answer.turn;
    byTurn.set(since, [...(byTurn.get(since) ?? []), conditionOf(line, said)]);
  }
  const values = answer.values.map((value): Reason => {
    const { kind, text } = meaning(value, names);
    return {
      kind: "value",
      turn: answer.turn,
      conditions: [],
      text: `“${value.text}” became ${kind} ${text}`,
    };
  });
  const fresh = byTurn.get(answer.turn) ?? [];
  const kept = [...byTurn].filter(([turn]) => turn < answer.turn).sort(([a], [b]) => a - b);
  const dropped = droppedConditions(answer, answers, said, painted);
  return [
    ...values,
    ...reason("new", answer.turn, fresh, (n) => `${count(n)} new in this turn`),
    ...kept.flatMap(([turn, conditions]) =>
      reason("kept", turn, conditions, (n) => `${count(n)} kept from turn ${turn}`),
    ),
    ...reason("dropped", answer.turn, dropped, (n) => `${count(n)} of the turn before dropped`),
  ];
}

function reason(
  kind: Reason["kind"],
  turn: number,
  conditions: readonly SaidCondition[],
  say: (count: number) => string,
): Reason[] {
  return conditions.length === 0 ? [] : [{ kind, turn, text: say(conditions.length), conditions }];
}

const count = (n: number): string => (n === 1 ? "One condition" : `${n} conditions`);

/** What was recognised up to this turn: later words for the same value come first. */
export function saidUntil(
  answer: Answer,
  answers: readonly Answer[],
  names: CodeNames,
): Recognised {
  const before = answers.filter(({ turn }) => turn < answer.turn);
  return { values: [answer, ...before.toReversed()].flatMap(({ values }) => values), names };
}

function droppedConditions(
  answer: Answer,
  answers: readonly Answer[],
  said: Recognised,
  now: readonly SqlLine[],
): SaidCondition[] {
  const before = answers.findLast(({ turn, sql }) => turn < answer.turn && sql !== "");
  if (before === undefined) return [];
  const kept = new Set(now.map((line) => conditionOf(line, said).sql));
  const lines = sqlLines(before.sql).filter(({ condition }) => condition);
  return lines.map((line) => conditionOf(line, said)).filter(({ sql }) => !kept.has(sql));
}

const conditionOf = ({ tokens: [, ...tokens] }: SqlLine, said: Recognised): SaidCondition => ({
  text: saidCondition(tokens, said),
  sql: lineText(tokens),
});
