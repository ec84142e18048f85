// Shapes that no training query has, made of questions that the model knows: reports by the domain's words, lists in
// another order, shares, figures in groups, those who do the same.
import type { Understanding } from "../../conversation/interpreter.ts";
import type { ColumnTypes, ResolvedValue } from "../../entities/placeholder.ts";
import type { ReportWords } from "../../entities/wording.ts";
import { splitSorted } from "../../revise/order-edits.ts";
import { intoGroups } from "../../revise/revise.ts";
import { readSaid, type SaidTurn } from "../../revise/said.ts";
import type { Reporter } from "../reports/ask-report.ts";
import { figureInGroups, groupFigure } from "./group-figures.ts";
import { asShares, countsOfShares, type PlainChange } from "./plain-change.ts";
import { whoElse } from "./who-else.ts";

/** Shapes that no training query has, made of questions that the model knows; null where none is asked for. */
export async function madeOfTwo({
  utterance,
  turn,
  last,
  types,
  values,
  ask,
  anew,
  changed,
  reporting,
  reports,
}: {
  readonly utterance: string;
  readonly turn: SaidTurn;
  readonly last: string;
  readonly types: ColumnTypes;
  readonly values: readonly ResolvedValue[];
  readonly ask: (text: string) => Promise<Understanding>;
  readonly anew: (text: string) => Promise<Understanding>;
  readonly changed: PlainChange;
  readonly reporting: Reporter | undefined;
  readonly reports: ReportWords | undefined;
}): Promise<{ readonly sql: string; readonly confidence: number } | null> {
  const report = await reporting?.make(readSaid(turn).text, { last, ask, anew });
  if (report) return report;
  const others = last === "" ? null : whoElse(utterance, reports);
  const theirs = others && (others.what === null ? null : await ask(others.what));
  const rest = others?.of(theirs?.sql ?? last) ?? null;
  if (rest !== null) return { sql: rest, confidence: theirs?.confidence ?? sureOfPlainChange };
  const sorted = splitSorted(utterance);
  if (sorted !== null) {
    const { sql, confidence } = await ask(sorted.main);
    const inOrder = changed([sql], { utterance: sorted.shape, values: [], placeholders: [] });
    if (inOrder !== null) return { sql: inOrder, confidence };
  }
  const shares = countsOfShares(utterance);
  if (shares !== null) {
    const { sql, confidence } = await ask(shares);
    const share = changed([sql], asShares);
    return share === null ? null : { sql: share, confidence };
  }
  const figure = figureInGroups(utterance, last, { types, values });
  if (figure === null) return null;
  const asked = figure.main === null ? null : await ask(figure.main);
  const counted = await ask(figure.counts);
  const one = asked?.sql ?? last;
  const known = groupFigure(one, counted.sql);
  const inGroups = { utterance: figure.by, values: [], placeholders: [] };
  const sql = known ?? changed([one], inGroups, intoGroups);
  const sure = known === null ? sureOfPlainChange : counted.confidence;
  const confidence = Math.min(sure, asked?.confidence ?? sureOfPlainChange);
  return sql === null ? null : { sql, confidence };
}

/** Of a plain change, where it was understood at all. */
export const sureOfPlainChange = 0.9;
