// Two columns that a way leads between, by what they are called: from and to, sender and receiver.
import { otherOf } from "../analyst/later-filters.ts";
import type { Ends } from "../ground.ts";
import { type Filter, isOneValue, type TalkQuery } from "../query.ts";
import type { TableContext } from "./context.ts";
import type { Field } from "./world.ts";

/** NamedWords of both ends, and whether one can go on from the second. */
const pairs: readonly (readonly [start: RegExp, end: RegExp, onward: boolean])[] = [
  [
    /\b(?:from|origin|source|departure|departs?|start|starting)\b/,
    /\b(?:to|destination|dest|target|arrival|arrives?|end|ending)\b/,
    true,
  ],
  [
    /\b(?:sender|seller|giver|lender|payer)\b/,
    /\b(?:receiver|recipient|buyer|taker|borrower|payee)\b/,
    true,
  ],
  [/\bhome\b/, /\b(?:away|guest|visitor|visiting)\b/, false],
];

const called = ({ names, key }: Field): string =>
  `${names.join(" ")} ${key.split(/[._]/).join(" ")}`;

/** The end that belongs to a start, in one table and of the same values. */
function endOf(
  fields: readonly Field[],
  start: Field,
): { end: Field; onward: boolean } | undefined {
  for (const [first, second, onward] of pairs) {
    if (!first.test(called(start))) continue;
    const known = new Set(start.values.map(({ value }) => value));
    const end = fields.find(
      (one) =>
        one !== start &&
        second.test(called(one)) &&
        one.values.some(({ value }) => known.has(value)),
    );
    if (end !== undefined) return { end, onward };
  }
  return undefined;
}

export function tableEnds(
  context: TableContext,
  { of, where, set }: TalkQuery,
): Ends<Filter> | undefined {
  const held = (field: Field) => where.filter(isOneValue).find((one) => one.field === field);
  for (const start of set === undefined ? of.fields : []) {
    const found = endOf(of.fields, start);
    const end = found && held(found.end);
    if (found === undefined || end === undefined) continue;
    return {
      start: held(start),
      end,
      moved: (one, to) =>
        isOneValue(one) ? { ...one, field: to === "start" ? start : found.end } : undefined,
      another: () => {
        const other = otherOf(context, end);
        return isOneValue(other) ? other : undefined;
      },
      back: "{wayBack}",
      onward: found.onward ? "{goingOn}" : undefined,
      keeps: () => false,
    };
  }
  return undefined;
}
