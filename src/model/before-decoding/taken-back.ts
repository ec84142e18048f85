// "drop both of those again": what the last turn added goes, and all else stays as it was.
import { trySelect } from "../../sql/parse-words.ts";
import { isAmong, isSameHead } from "../../sql/same.ts";
import { conditionsIn } from "../../sql/tree-builders.ts";
import { leading } from "../../words/lead.ts";

const lead = leading("oh|hm+|actually|no|sorry|you can|you could|we can|please|let's|i guess|just");
const taken =
  "(?:drop|forget|remove|skip|lose|scrap|scratch|ditch|undo|cancel|never ?mind|leave out|take (?:out|off))(?: about)?";
const again =
  "(?:[ ,]+(?:again|then|now|please|after all|two|conditions?|requirements?|wishes|things?|off|out))*";
const several = new RegExp(
  `^\\W*${lead}${taken} (?<how>both|all)?(?:(?: of)? ?(?:those|these|them|that))?${again}\\W*$`,
  "i",
);
const pointed = /\b(?:both|all|those|these|them)\b/i;

/** The query before, where the last turn did no more than add as many conditions as are said; else null. */
export function takenBackAgain(utterance: string, queries: readonly string[]): string | null {
  const found = several.exec(utterance);
  const [before = "", last = ""] = queries.slice(-2);
  if (found === null || !pointed.test(utterance) || before === "") return null;
  const [was, is] = [trySelect(before), trySelect(last)];
  if (was === undefined || is === undefined || !isSameHead(was, is)) return null;
  const [old, now] = [conditionsIn(was.where), conditionsIn(is.where)];
  const added = now.filter((part) => !isAmong(part, old)).length;
  const isKept = old.every((part) => isAmong(part, now));
  const isMeant = /^both$/i.test(found.groups?.["how"] ?? "") ? added === 2 : added > 1;
  return isKept && isMeant ? before : null;
}
