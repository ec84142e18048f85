// "exclude those with stops", "which ones don't serve anything", "and those that don't": a denial that a reading does not
// heed is read as what it denies, and what that would add to the last query is kept out instead.
import { askedIn, equated } from "../../sql/bind/asked.ts";
import { oppositeOperator } from "../../sql/operators.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import { isAmong } from "../../sql/same.ts";
import type { Expression } from "../../sql/tree.ts";
import {
  conditionsIn,
  lookedUpIn,
  negation,
  nowhere,
  withConditions,
} from "../../sql/tree-builders.ts";
import { leading } from "../../words/lead.ts";

const lead = leading("but|please|also|can you|could you|just");
const excluding = new RegExp(
  `^${lead}(?:exclude|excluding|except(?: for)?|leave out|take out|filter out|rule out|cut out|skip|avoid|without|(?:any|every)(?:thing|where|one) but|all but|not|no)\\s+(?<what>.+)$`,
  "i",
);
const denying =
  /\b(?:(?<deed>do|does|did)(?: not|n['’]?t)|(?<being>are|is|were|was|have|has)(?: not|n['’]?t))\s+/i;
const nothing = /\b(?<lead>with|have|has|having) no\s+/i;

const furtherWish =
  /\b(?:and|but|not|no)\b|n['’]?t\b|,(?!\s*(?:please|thanks?|thank you|ok|okay)\b)\s*\w/i;

/** What is kept out, as it would be asked for; null where nothing is, or more than one thing. */
export function affirmedOf(utterance: string): string | null {
  const { what } = excluding.exec(utterance)?.groups ?? {};
  // "not leeds, hull" wishes for hull.
  if (what !== undefined) return furtherWish.test(what) ? null : what;
  const found = denying.exec(utterance) ?? nothing.exec(utterance);
  const { being, lead: having } = found?.groups ?? {};
  if (found === null) return null;
  const stays = being ?? having;
  const said = `${utterance.slice(0, found.index)}${stays === undefined ? "" : `${stays} `}${utterance.slice(found.index + found[0].length)}`;
  return denying.test(said) || nothing.test(said) ? null : said;
}

const thoseThat = `^${lead}(?:(?:show me|what about|how about|which are|list|give me)\\s+)?(?:the ones|those|ones|which(?: ones)?|the others?)(?:\\s+(?:that|which|who))?\\s+`;
const thoseThatDoNot = new RegExp(
  `${thoseThat}(?:do|does|did|are|is|were|was|have|has|can|will)(?: not|n['’]?t|nt)\\W*$`,
  "i",
);
const thoseThatDo = new RegExp(`${thoseThat}(?:do|does|did|are|is|have|has|can|will)\\W*$`, "i");

/** "and those that don't": without what the last turn asked for; "and those that do", after it was kept out. */
export function oppositeOf(utterance: string, queries: readonly string[]): string | null {
  const [before, last] = queries.slice(-2);
  if (last === undefined || before === undefined) return null;
  if (thoseThatDoNot.test(utterance)) return withoutNew(last, before);
  return thoseThatDo.test(utterance) ? withoutNew(last, before, isDenial) : null;
}

/** The last query without what `sql` adds to it, where that is one condition, of that kind; else null. */
export function withoutNew(
  sql: string,
  last: string,
  isMeant: (part: Expression) => boolean = () => true,
): string | null {
  const [now, before] = [trySelect(sql), trySelect(last)];
  if (now === undefined || before === undefined) return null;
  const old = conditionsIn(before.where);
  const parts = conditionsIn(now.where);
  const [only, ...more] = parts.filter((part) => !isAmong(part, old));
  if (only === undefined || more.length > 0 || !isMeant(only)) return null;
  const [gone, ...others] = old.filter((one) => !isAmong(one, parts));
  // "not the dock", of what goes to hull: one of those that it may be.
  const isWithin = gone !== undefined && others.length === 0 && isOneOf(only, gone);
  if (gone !== undefined && !isWithin) return null;
  const kept = isWithin
    ? [...old, opposite(only)]
    : parts.map((part) => (part === only ? opposite(part) : part));
  const { items, from } = before;
  return printSql(withConditions({ ...now, items, from }, kept));
}

/** A value of the column that was looked up in another table. */
const isOneOf = (part: Expression, wide: Expression): boolean =>
  wide.kind === "in" &&
  !wide.negated &&
  lookedUpIn(wide) !== undefined &&
  equated(part) !== undefined &&
  equated(part)?.column === askedIn(wide)?.column;

function isDenial(part: Expression): boolean {
  if (part.kind === "is-null") return !part.negated;
  if (part.kind === "in" || part.kind === "between") return part.negated;
  return part.kind === "not" || (part.kind === "comparison" && /^(?:!=|<>)$/.test(part.operator));
}

function opposite(part: Expression): Expression {
  // Not one of all there are is none.
  const among = lookedUpIn(part);
  if (part.kind === "in" && !part.negated && among !== undefined && among.where === undefined)
    return { kind: "is-null", negated: false, operand: part.left, ...nowhere };
  if (part.kind === "in" || part.kind === "between" || part.kind === "is-null")
    return { ...part, negated: !part.negated };
  if (part.kind === "not") return part.operand;
  const other = part.kind === "comparison" ? oppositeOperator(part.operator) : undefined;
  if (part.kind !== "comparison" || other === undefined) return negation(part);
  // No more than none is none.
  const none = other === "<=" && part.right.kind === "literal" && part.right.text === "0";
  return { ...part, operator: none ? "=" : other };
}
