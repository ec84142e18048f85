// The table of rules that read dates, in the order in which they are tried.
import type { Calendar } from "./calendar.ts";
import type { DateRule } from "./date-patterns.ts";
import { monthRules } from "./month-rules.ts";
import { relativeRules } from "./relative-rules.ts";
import { weekdayRules } from "./weekday-rules.ts";

export function dateRules(calendar: Calendar): readonly DateRule[] {
  return [...monthRules(calendar), ...weekdayRules(calendar), ...relativeRules];
}
