// What is left of a first question once its figure is known: plain changes, one after the other.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { isWord, type Symbols } from "../clauses.ts";
import type { OutlineChange } from "./figures.ts";

/** Words that a change begins with; what denies it goes with it. */
const cuts =
  /(?<!\b(?:not|but|and|except|than))\s+(?=(?:and not|but|except|not|other than|including|incl|plus|by|per|for|in|since|from|during|between|last|this|before|after|until|only|with|where|to|at|as|sorted|ordered|on|of|each|excluding|without|broken|split|over|top|highest|lowest)\s)/g;

const grouping = /^(?:by|per|for each)\s/;

/** What is split already is split further; of a top list, each group has its own. */
const isGrouped = (outline: Symbols): boolean =>
  outline.some((one) => isWord(one, "group_by")) && !outline.some((one) => isWord(one, "limit"));

/** As many words to each change as are one; null where some are left over. */
export function changedBy(
  rest: string,
  outline: readonly OutlineSymbol[],
  change: OutlineChange,
): readonly OutlineSymbol[] | null {
  if (rest === "") return outline;
  const ends = [...rest.matchAll(cuts)].map(({ index }) => index);
  for (const end of [rest.length, ...ends.toReversed()]) {
    const part = rest.slice(0, end);
    const changed = change(
      isGrouped(outline) && grouping.test(part) ? `also ${part}` : part,
      outline,
    );
    const whole = changed && changedBy(rest.slice(end).trim(), changed, change);
    if (whole !== null) return whole;
  }
  return null;
}
