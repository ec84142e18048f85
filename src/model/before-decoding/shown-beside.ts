// "how many people fit in it", of vehicles: a figure that is shown beside what is listed. The words that asked for such
// lists in training tell which; no query has to be another one for it.
import { tryParse } from "../../sql/parse-words.ts";
import { firstSelect } from "../../sql/tree-builders.ts";
import type { SaidWords } from "../training/learn-words.ts";

const asked = /\bhow many (?<what>[a-z]+)\b/i;

/** What is asked how many of, where the query lists what tells it; undefined where it tells no such thing. */
export function shownBeside(
  utterance: string,
  sql: string,
  said: SaidWords | undefined,
): string | undefined {
  const what = asked.exec(utterance)?.groups?.["what"]?.toLowerCase();
  const query = what === undefined ? undefined : tryParse(sql);
  const item = query && firstSelect(query).items[0]?.expression;
  if (what === undefined || item?.kind !== "column") return undefined;
  const name = item.name.toLowerCase();
  // Things by their own name are counted.
  if (name.includes(what.replace(/s$/, "")) || !said?.[what]?.includes(name)) return undefined;
  return what;
}
