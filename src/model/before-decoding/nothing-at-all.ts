// "which ones don't serve anything": what is served is not named. The words that training said of the same columns tell
// what it is by its own name, and without that it is asked for.
import { formsOf, nameWords } from "../../words/stems.ts";
import type { SaidWords } from "../training/learn-words.ts";

const denied =
  /\b(?:that )?(?:(?:do|does|did|will|can)(?: not|n['’]?t|not)(?: even)? (?<verb>\w+) (?:anything|any)(?: at all)?|(?<bare>\w+) nothing(?: at all)?)(?=\W*$)/i;

/** The utterance with what is meant by its name; null where nothing is told, or not by such a word. */
export function nothingAtAll(utterance: string, said: SaidWords | undefined): string | null {
  const found = denied.exec(utterance);
  const { verb, bare } = found?.groups ?? {};
  const word = verb ?? bare;
  const columns = word === undefined ? [] : (said?.[word.toLowerCase()] ?? []);
  const named = columns
    .flatMap((column) => nameWords(column.split(".").at(-1) ?? ""))
    .find((name) => said?.[name]?.some((column) => columns.includes(column)));
  if (found === null || word === undefined || named === undefined) return null;
  // "stop anything" names it itself.
  if (formsOf(word).includes(named)) return null;
  return `${utterance.slice(0, found.index)}with no ${named}`;
}
