// Shapes that no training query has, made of questions that the model knows: reports by the domain's words, lists in
// another order, shares, figures in groups, those who do the same.
import { splitSorted } from "../../revise/order/order-edits.ts";
import { intoGroups } from "../../revise/revise.ts";
import { saidText } from "../../revise/said.ts";
import type { MadeQuery } from "../reports/ask-report.ts";
import type { HeardTurn, TurnGround } from "../understand-turn.ts";
import { figureInGroups, groupFigure } from "./group-figures.ts";
import { asShares, countsOfShares } from "./plain-change.ts";
import { whoElse } from "./who-else.ts";

/** Null where no such shape is asked for. */
export async function madeOfTwo(
  { utterance, read: { values }, last, ask, anew }: HeardTurn,
  { model, changed, reporting, reports }: TurnGround,
): Promise<MadeQuery | null> {
  const { types } = model.domain.words;
  const report = await reporting?.make(saidText(utterance), { last, ask, anew });
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
