// "drop both of those again": what the last turn added goes, and all else stays as it was.
import { tryParse } from "../sql/parse-words.ts";
import { printExpression } from "../sql/print.ts";
import { conditionsIn } from "../sql/tree-builders.ts";

const lead =
  "(?:(?:ok|okay|and|so|now|well|then|oh|hm+|actually|no|sorry|you can|you could|we can|please|let's|i guess|just)[ ,]+)*";
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
  const [old, now] = [before, last].map(conditionTexts);
  if (old === undefined || now === undefined || headOf(before) !== headOf(last)) return null;
  const added = now.filter((text) => !old.includes(text)).length;
  const isKept = old.every((text) => now.includes(text));
  const isMeant = /^both$/i.test(found.groups?.["how"] ?? "") ? added === 2 : added > 1;
  return isKept && isMeant ? before : null;
}

function conditionTexts(sql: string): readonly string[] | undefined {
  const query = tryParse(sql);
  return query?.kind === "select" ? conditionsIn(query.where).map(printExpression) : undefined;
}

const headOf = (sql: string): string => sql.split(" WHERE ")[0] ?? "";
