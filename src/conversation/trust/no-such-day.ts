// A question about a day that no calendar has: it is told, whatever database is asked.
import { missingDay } from "../../dates/missing-days.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Case } from "./verdict.ts";

/** "february 30", unless something is called so, or it was taken back. */
export function noSuchDay({ utterance, understood }: Case): string | undefined {
  const missing = missingDay(utterance);
  if (missing === undefined) return undefined;
  const { values, takenBack = [] } = understood.heard;
  const said = tokenize(utterance.slice(missing.start, missing.end));
  const isName = values.some(
    ({ kind, start, end }) => kind === "entity" && start < missing.end && end > missing.start,
  );
  const isGone = said.some(({ text }) => takenBack.includes(text));
  return isName || isGone ? undefined : `There is no ${missing.name}. Please say another day.`;
}
