// "not wednesday", of three days that any of is asked for: one day less, where a day is kept in several columns.

import type { Revision } from "../said.ts";
import { choiceAround, holds, withoutChoices } from "./choices.ts";
import { comparedIn } from "./exchange-edits.ts";
import { frameOf, without } from "./value-frames.ts";

export const leaveDayOut: Revision = ({ turn }, clauses) => {
  const [day, ...more] = turn.days ?? [];
  if (day === undefined || more.length > 0 || !without.test(frameOf(turn, [day]))) return null;
  const compared = comparedIn(clauses).filter(({ operator }) => operator === "=");
  const [first, ...others] = day.columns;
  const alike = compared.filter(({ column }) => column === first?.column);
  // The choice that has all of its columns.
  const places = alike.filter(({ part, at, text }) => {
    const span = choiceAround(clauses.where[part] ?? [], at)?.find((one) => holds(one, at));
    const within = compared.filter((one) => one.part === part && span && holds(span, one.at));
    return (
      text === first?.text &&
      others.every((own) =>
        within.some((one) => one.column === own.column && one.text === own.text),
      )
    );
  });
  return withoutChoices(clauses, places, alike);
};
