// What --date means, and the day where it is not given.
import { InvalidArgumentError } from "commander";
import { parseDate } from "../dates/civil.ts";
import { localDay } from "../dates/local-day.ts";

export const dateOption = [
  "--date <date>",
  "the day of the conversation, YYYY-MM-DD (default: today)",
  checkDate,
] as const;

/** The person's own calendar day, not Greenwich's. */
export function today(): string {
  return localDay(new Date());
}

function checkDate(text: string): string {
  if (parseDate(text) === null) throw new InvalidArgumentError("expected YYYY-MM-DD");
  return text;
}
