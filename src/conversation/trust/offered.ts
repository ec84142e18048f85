// What may be offered beside what was said: the utterance read again in other words, where nothing in that is made up.
import { inventedPiece } from "../../words/invented.ts";
import { leaveOut } from "../following/clarify.ts";
import { type Case, sentence } from "./verdict.ts";

/** A reading that may be offered: nothing in it is made up. */
export async function readAgain(utterance: string, asked: Case): Promise<string> {
  const understood = await asked.reread(utterance);
  const made = understood.refused || invented({ ...asked, utterance, understood }) !== undefined;
  return made || understood.confidence < leastOffered ? "" : understood.sql;
}

/** Nobody is asked whether so little is what they mean. */
export const leastOffered = 0.2;

/** A piece of the query that nobody said. */
export function invented({ understood, utterance, earlier, lexis }: Case): string | undefined {
  const { sql, provenance, heard, vouched = [] } = understood;
  const known = provenance.flatMap(({ from, text }) => (from === "vocabulary" ? [] : [text]));
  return inventedPiece({
    sql,
    lexis,
    utterances: [utterance, ...earlier.utterances],
    values: heard.values,
    vouched: [...known, ...vouched, ...earlier.queries],
  });
}

/** The choice that does without what was not understood. */
export const withoutIt = (sql: string, asked: Case) => ({
  text: `${leaveOut}: ${lowered(sentence(sql, asked))}`,
  sql,
});

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
