// What was understood, weighed: what became of every word of it, which other readings rival it, and how sure that makes.

import { tablesIn } from "../sql/query-shape.ts";
import { type Account, accountFor } from "../words/account.ts";
import type { Lexis } from "../words/lexis.ts";
import { piecesOf } from "../words/query-pieces.ts";
import type { Walk } from "./conversation.ts";
import { lexisOf } from "./database-lexis.ts";
import { confidenceIn, readDoubt, type TurnDoubt } from "./doubt/doubt.ts";
import { foundSigns } from "./doubt/found-signs.ts";
import { saidRivals } from "./doubt/said-rivals.ts";
import { type Find, finderIn } from "./doubt/same-rows.ts";
import type { AskedTurn } from "./following/asked-turn.ts";
import type { Understanding } from "./interpreter.ts";
import { columnMeant } from "./trust/other-words.ts";
import { decode } from "./understand.ts";

/** What was understood with what became of every word of it, and how sure that makes. */
export type Weighed = {
  readonly understood: Understanding;
  readonly account: Account;
  readonly rivals: Understanding["alternatives"];
  readonly lexis: Lexis;
  readonly find: Find;
  readonly doubt?: TurnDoubt;
};

export async function weigh(
  walk: Walk,
  question: AskedTurn,
  read: Understanding,
): Promise<Weighed> {
  return await inOtherWords(walk, question, await weighAsRead(walk, question, read));
}

async function weighAsRead(walk: Walk, question: AskedTurn, read: Understanding): Promise<Weighed> {
  const { whole, settled, live, earlier } = question;
  const { sql, heard, accounted, unfit } = read;
  const lexis = await lexisOf(walk);
  const before = earlier.queries.at(-1);
  const account = accountFor({ ...heard, utterance: whole, sql, before, lexis, accounted, unfit });
  // What a person wrote or chose is what is meant, whatever it stands on.
  const find = finderIn(walk.database, question.reading.signal);
  if (settled !== undefined)
    return { understood: { ...read, confidence: 1 }, account, rivals: [], lexis, find };
  const said = { utterance: whole, understood: read, account, earlier, lexis };
  const rivals = saidRivals(said);
  const turns = live.map(({ answer }) => answer);
  // Where words were learned, what is found tells nothing more.
  const found = lexis.learned ? {} : await foundSigns(read, find);
  const signs = { ...read.signs, ...found };
  const doubt = readDoubt({ ...read, signs }, whole, turns, { ...account, rivals });
  // The same question with the same answer is no surer and no less sure than it was.
  const same = turns.findLast((turn) => turn.sql === sql && isSaidAgain(turn.utterance, whole));
  const confidence = same?.confidence ?? confidenceIn(doubt, turns, walk.interpreter.doubt);
  return { understood: { ...read, confidence }, account, rivals, lexis, find, doubt };
}

/** As sure as it has to be. */
const sureEnough = 0.3;

/** With a word read as the one column that it may be said for, where that leaves nothing open. */
async function inOtherWords(walk: Walk, question: AskedTurn, first: Weighed): Promise<Weighed> {
  const { whole, settled } = question;
  const meant = settled === undefined ? columnMeant(whole, first.account, first.lexis) : undefined;
  if (meant === undefined) return first;
  const { word, name, piece, utterance } = meant;
  const read = await decode({ ...question, whole: utterance }, walk.interpreter.wording);
  const isColumn = tablesIn(read.sql).some((one) => first.lexis.columnsOf(one).includes(piece));
  if (read.refused || !isColumn || !piecesOf(read.sql).names.has(piece)) return first;
  const readAs = new Map([[word.text.toLowerCase(), { word: name, sure: true }]]);
  const { heard } = first.understood;
  const anew = await weighAsRead(walk, question, { ...read, heard: { ...heard, readAs } });
  const isWhole = anew.account.unknown.length + anew.account.unmet.length === 0;
  return isWhole && anew.understood.confidence >= sureEnough ? anew : first;
}

const isSaidAgain = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
