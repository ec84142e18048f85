// Scores one prediction against its golds, with every metric of the paper and of this field.
import { normalForm } from "../sql/normal-form.ts";
import { sqlWords } from "../sql/words.ts";
import { sameTable } from "./denotation.ts";
import type { Executor, Outcome } from "./execute.ts";
import { rowOrder } from "./row-order.ts";

export type TurnScore = {
  /** The words of the query are those of a gold. */
  readonly query: boolean;
  /** The normal forms agree: conjunct order, aliases and the like do not count. */
  readonly normalised: boolean;
  /** It executes, and its table is a gold's table. */
  readonly strict: boolean;
  /** Strict, or it fails to execute and a gold's table is empty. */
  readonly relaxed: boolean;
  /** It is SQL that the database accepts; a query that is merely slow is valid. */
  readonly valid: boolean;
  /** A gold's table has rows, so that an empty table cannot match it by luck. */
  readonly gold_rows: boolean;
  readonly exact_set?: boolean;
  readonly error?: { readonly code: string; readonly message: string };
};

export type ExactSetMatch = (gold: string, predicted: string) => boolean;

/** `predicted` is undefined where the system declined to answer: never right, never valid SQL. */
export async function scorePrediction(
  predicted: string | undefined,
  golds: readonly string[],
  executor: Executor,
  exactSet?: ExactSetMatch,
): Promise<TurnScore> {
  const goldOutcomes = await inTurn(golds, (sql) => executor.runGold(sql));
  const gold_rows = goldOutcomes.some((outcome) => "rows" in outcome && outcome.rows.length > 0);
  if (predicted === undefined) {
    const none = { query: false, normalised: false, strict: false, relaxed: false, valid: false };
    return { ...none, gold_rows, ...(exactSet && { exact_set: false }) };
  }
  const outcome = await executor.run(predicted);
  const strict = golds.some((gold, i) => isSameTable(gold, goldOutcomes[i]!, outcome));
  const failed = "error" in outcome;
  const emptyGold = goldOutcomes.some((gold) => "rows" in gold && gold.rows.length === 0);
  return {
    query: matchesWords(predicted, golds),
    normalised: matchesNormalForm(predicted, golds),
    strict,
    relaxed: strict || (failed && emptyGold),
    valid: !failed || outcome.error === "timeout" || outcome.error === "too-large",
    gold_rows,
    ...(exactSet && { exact_set: golds.some((gold) => exactSet(gold, predicted)) }),
    ...(failed && { error: { code: outcome.error, message: outcome.message } }),
  };
}

function isSameTable(gold: string, goldOutcome: Outcome, outcome: Outcome): boolean {
  if ("error" in outcome || "error" in goldOutcome) return false;
  return sameTable(goldOutcome.rows, outcome.rows, rowOrder(gold));
}

function matchesWords(predicted: string, golds: readonly string[]): boolean {
  const words = comparable(predicted);
  return golds.some((gold) => comparable(gold) === words);
}

/** White space and the case of keywords do not count; everything else does. */
function comparable(sql: string): string {
  try {
    return sqlWords(sql).join(" ");
  } catch {
    return sql.trim().replace(/\s+/g, " ");
  }
}

function matchesNormalForm(predicted: string, golds: readonly string[]): boolean {
  const form = tryNormalForm(predicted);
  return form !== undefined && golds.some((gold) => tryNormalForm(gold) === form);
}

function tryNormalForm(sql: string): string | undefined {
  try {
    return normalForm(sql);
  } catch {
    return undefined;
  }
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
