// "any time is ok", "i don't care about the time": limits of what is named go, whichever column has them.
// Nothing here guesses: where a word is left over, or what is named stands in no plain condition of the last
// query, the model reads the turn.
import { tryParse } from "../sql/parse-words.ts";
import { printSql } from "../sql/print.ts";
import type { Expression } from "../sql/tree.ts";
import { conjunction, conjuncts } from "../sql/tree-builders.ts";

const thing = "(?:the )?(?<thing>\\w+)(?: limits?| restrictions?)?";
const forms: readonly string[] = [
  "(?:at |on )?(?:any|whatever|whichever) (?<any>\\w+)(?:(?: is| would be| will be)? (?:fine|ok|okay|good|alright)(?: with me| by me)?| will do| works)?",
  `i (?:don't|do not) (?:care about|mind) ${thing}`,
  `(?:forget|never ?mind|ignore|drop|skip)(?: about)? ${thing}`,
  `${thing} (?:doesn't|does not) matter`,
  `${thing} (?:isn't|is not) important`,
  "no (?<none>\\w+) (?:limits?|restrictions?|preference)",
];
const courtesies = "(?:(?:ok|okay|well|actually|no|sorry|and|then|oh|hmm)[ ,]+)*";
const dropping = forms.map(
  (form) =>
    new RegExp(`^${courtesies}${form}(?: after all| anymore| any more| then)?[.!? ]*$`, "i"),
);

/** Null where the turn does not plainly drop limits of the last query. */
export function dropCondition(sql: string, utterance: string): string | null {
  const said = dropping.map((form) => form.exec(utterance.trim())).find((match) => match !== null);
  const word = Object.values<string | undefined>(said?.groups ?? {})
    .find((named) => named !== undefined)
    ?.toLowerCase();
  const query = sql === "" || word === undefined ? undefined : tryParse(sql);
  if (query?.kind !== "select" || query.where === undefined || word === undefined) return null;
  const all = conjuncts(query.where);
  const kept = all.filter((one) => !limits(one, word));
  const where = conjunction(kept);
  if (kept.length === all.length || where === undefined) return null;
  return printSql({ ...query, where });
}

const limiting: readonly string[] = ["<", "<=", ">", ">="];

/** A limit of a column that has this word in its name; what it is equal to may be more than a limit. */
function limits(condition: Expression, word: string): boolean {
  if (condition.kind !== "between" && condition.kind !== "comparison") return false;
  if (condition.kind === "comparison" && !limiting.includes(condition.operator)) return false;
  const { left } = condition;
  const name = left.kind === "column" ? (left.name.split(".").at(-1) ?? "") : "";
  return name.toLowerCase().split("_").includes(word);
}
