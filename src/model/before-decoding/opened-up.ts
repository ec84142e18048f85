// "any airport is fine": where the value took the place of something wider, that is asked for again. "either day is ok",
// after one was exchanged for another: one of the two. Only where no more than that is said.
import { askedIn, columnOf } from "../../sql/bind/asked.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { conditionsIn, disjuncts, withConditions } from "../../sql/tree-builders.ts";
import { leading } from "../../words/lead.ts";
import { formsOf, nameWords } from "../../words/stems.ts";
import { oneOfTwo } from "../after-decoding/what-stays.ts";

const lead = leading("oh|hm+|actually|fine|sure|yes|yeah|at|from|to|into|on|with|really");
const idle =
  "(?:[ ,]+(?:is|are|was|would|be|will|do|does|it|that|all|just|fine|ok|okay|good|great|possible|then|actually|works?|too|also|alright|right|though|really|doesn't|doesnt|don't|dont|matter|for|by|with|me|us|please|now|again|after))*";
const wide = new RegExp(
  `^${lead}(?:(?:any|whichever|whatever|every|all(?: the)?|i don'?t (?:care|mind) (?:which|what)) (?<what>\\w+)${idle}|(?:the |which )?(?<open>\\w+) (?:doesn'?t|does not|won'?t|will not) (?:really )?matter${idle})\\W*$`,
  "i",
);
const two = new RegExp(
  `^${lead}(?:either|both)(?: (?:one|of (?:them|those|these|the two)|(?!way|leg|direction)\\w+))?${idle}\\W*$`,
  "i",
);

/** The last query, wider by what is said not to matter; null where nothing before was wider. */
export function openedUp(utterance: string, queries: readonly string[]): string | null {
  const [before, last] = queries.slice(-2);
  if (last === undefined || before === undefined) return null;
  if (two.test(utterance)) return oneOfTwo(before, last);
  const { what, open } = wide.exec(utterance)?.groups ?? {};
  const said = what ?? open;
  return said === undefined ? null : asBefore(said, queries);
}

/** Each value of what is named gives way to what it had narrowed. */
function asBefore(said: string, queries: readonly string[]): string | null {
  const [last, ...earlier] = queries.map(trySelect).reverse();
  if (!last) return null;
  let found = false;
  const parts = conditionsIn(last.where).map((part) => {
    const column = columnCompared(part);
    if (column === undefined || !isCalled(column, said)) return part;
    const was = earlier
      .flatMap((query) => conditionsIn(query?.where))
      .find((one) => one.kind === "in" && !one.negated && askedIn(one)?.column === column);
    found ||= was !== undefined;
    return was ?? part;
  });
  return found ? printSql(withConditions(last, parts)) : null;
}

/** The column that a condition compares with a value, or with one of several. */
function columnCompared(part: Expression): string | undefined {
  return disjuncts(part).every(({ kind }) => kind === "comparison") ? columnOf(part) : undefined;
}

function isCalled(column: string, said: string): boolean {
  const forms = formsOf(said.toLowerCase());
  return nameWords(column.split(".").at(-1) ?? "").some((word) => forms.includes(word));
}
