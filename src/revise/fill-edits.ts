// "also months without any", "fill the gaps": a series with a zero where nothing was found.
import { word } from "../outline/symbols.ts";
import { isTimeBucket } from "./clauses.ts";
import type { Revision } from "./said.ts";

const asked =
  /^(?:(?:also|including|include|even|show|keep|with|and|the|all) )*(?:(?:empty |missing )?(?:years|quarters|months|weeks|days|weekdays|hours|dates)(?: (?:with|without|that have|which have)(?: any(?: \w+)?| none| nothing| zero| no \w+| \w+)?)?|(?:fill(?: in| up)? )(?:the )?(?:gaps|holes|blanks|zeros|missing \w+)|zeros for (?:the )?(?:gaps|others|rest|missing \w+))$/;
const empty = /\b(?:without|none|nothing|zeros?|no|empty|missing|gaps|holes|blanks|all|any)\b/;

export const fillSeries: Revision = ({ text }, clauses) => {
  const [group, ...more] = clauses.groupBy;
  if (!asked.test(text) || !empty.test(text) || clauses.made.length > 0) return null;
  if (group === undefined || more.length > 0 || !isTimeBucket(group)) return null;
  return { ...clauses, made: [word("fill")], orderBy: [], limit: null };
};
