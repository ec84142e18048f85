// "also months without any", "fill the gaps": a series with a zero where nothing was found.
import { word } from "../../outline/symbols.ts";
import { stem } from "../../schema/stem.ts";
import { isCalled, isTimeBucket } from "../clauses.ts";
import { callings, tablesOf } from "../find-columns.ts";
import type { Revision } from "../said.ts";
import { keepsEmpty } from "./keep-edits.ts";

const asked =
  /^(?:(?:also|including|include|even|show|keep|with|and|the|all) )*(?:(?:empty |missing )?(?:years|quarters|months|weeks|days|weekdays|hours|dates)(?: (?:with|without|that have|which have)(?: any(?: \w+)?| none| nothing| zero| no \w+| \w+)?)?|(?:fill(?: in| up)? )(?:the )?(?:gaps|holes|blanks|zeros|missing \w+)|zeros for (?:the )?(?:gaps|others|rest|missing \w+))$/;
const empty = /\b(?:without|none|nothing|zeros?|no|empty|missing|gaps|holes|blanks|all|any)\b/;

const whole =
  /^(?:(?:with|without|no|any|fill|filling|in|the|and) )*(?:gaps|holes|blanks)(?: with (?:zeros?|0))?$/;
const units = /^(?:years?|quarters?|months?|weeks?|days?|weekdays?|hours?|dates?)$/;

export const fillSeries: Revision = ({ text }, clauses, schema) => {
  const [group, ...more] = clauses.groupBy;
  if (clauses.made.length > 0) return null;
  if (group === undefined || more.length > 0 || !isTimeBucket(group)) return null;
  const names = tablesOf(clauses, schema).flatMap((t) => callings(schema.tables[t]));
  const named = (one: string): boolean => units.test(one) || names.includes(stem(one));
  const said = (asked.test(text) && empty.test(text)) || whole.test(text);
  if (!said && !keepsEmpty(text, named)) return null;
  // A series without an end is shown from its first to its last, and without gaps already.
  const ends = clauses.where.some((part) =>
    part.some((one) => one.kind === "value" && one.literal.type === "period"),
  );
  const endless = ["month_of_year", "weekday", "hour"] as const;
  if (!ends && !endless.some((unit) => isCalled(group, unit))) return clauses;
  return { ...clauses, made: [word("fill")], orderBy: [], limit: null };
};
