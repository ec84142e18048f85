// What is said outright and has to be seen in the query, or the query says something else: a denial is denied, a
// lowest is no MAX, "under 300" is no more than 300, "in each room" is no one of all. One list of laws, for whatever
// made the query: those that are not kept are told.
import { tokenize } from "../text/tokenize.ts";
import { piecesOf } from "./query-pieces.ts";
import { otherDeeds } from "./said-deeds.ts";
import { type Outright, type SaidAndDone, spanning, type Unmet } from "./unmet.ts";
import { deniedUnasked, undenied } from "./unmet-denials.ts";
import {
  halved,
  otherEnd,
  turnedFirst,
  turnedRound,
  uncounted,
  unnumbered,
  unordered,
  unsplit,
} from "./unmet-figures.ts";
import {
  agedOther,
  askedOther,
  besideOther,
  countedOther,
  doneToOther,
  otherThing,
} from "./unmet-things.ts";

/** What was said outright and the query does not do. */
export function unmetIn(said: Outright): readonly Unmet[] {
  if (said.sql === "") return [];
  const tokens = tokenize(said.utterance);
  const heard = { ...said, tokens, pieces: piecesOf(said.sql) };
  return laws.flatMap((law) => law(heard));
}

const laws: readonly ((heard: SaidAndDone) => readonly Unmet[])[] = [
  undenied,
  deniedUnasked,
  turnedRound,
  otherEnd,
  turnedFirst,
  unordered,
  unsplit,
  uncounted,
  unnumbered,
  halved,
  doneOtherwise,
  doneToOther,
  besideOther,
  countedOther,
  askedOther,
  otherThing,
  agedOther,
];

/** Where words were learned, they stand for what they were learned with. */
function doneOtherwise({ tokens, sql, lexis }: SaidAndDone): Unmet[] {
  return lexis === undefined || lexis.learned
    ? []
    : otherDeeds(tokens, sql).map((token) => spanning(token));
}
