// What a question holds that a follow-up can name: the value "france", of the column "country". The acts
// here are worded as in any domain, whichever way the question was asked.
import { bareOf, otherOf } from "../analyst/filter-moves.ts";
import type { Filter, Report } from "../analyst/report.ts";
import { conditionOn } from "./choose-condition.ts";
import type { Standing, Turned } from "./context.ts";
import type { Comparison, Frame } from "./frame.ts";
import { isReport, type Query } from "./query.ts";
import { say, trySay } from "./say.ts";

type Held = {
  readonly said: string;
  readonly called: string;
  readonly without: Query;
  /** The same question with another value. */
  readonly instead: () => { readonly said: string; readonly query: Query } | undefined;
};

export const heldIn = (context: Standing, query: Query): readonly Held[] =>
  isReport(query)
    ? query.where.flatMap((filter) => heldBy(context, query, filter))
    : query.where.flatMap((one) =>
        one.kind === "compare" && one.op === "=" && query.set === undefined && !one.field.numeric
          ? [heldInFrame(context, query, one)]
          : [],
      );

function heldInFrame({ random }: Standing, frame: Frame, held: Comparison): Held {
  const without = frame.where.filter((one) => one !== held);
  const instead = (): { said: string; query: Query } | undefined => {
    const other = conditionOn(random, held.field);
    if (other?.kind !== "compare" || other.op !== "=" || other.value === held.value)
      return undefined;
    const where = frame.where.map((one) => (one === held ? other : one));
    return { said: other.said, query: { ...frame, where } };
  };
  const called = held.field.names[0] ?? "";
  return { said: held.said, called, without: { ...frame, where: without }, instead };
}

function heldBy(context: Standing, report: Report, held: Filter): readonly Held[] {
  const said = held.kind === "values" && held.negated === true ? "" : bareOf(context.random, held);
  const called = calledOf(context, held);
  if (said === undefined || said === "" || called === undefined) return [];
  const instead = (): { said: string; query: Query } | undefined => {
    const other = otherOf(context, held);
    const bare = other === undefined ? undefined : bareOf(context.random, other);
    if (other === undefined || bare === undefined) return undefined;
    const where = report.where.map((one) => (one === held ? other : one));
    return { said: bare, query: { ...report, where } };
  };
  const without = report.where.filter((one) => one !== held);
  return [{ said, called, without: { ...report, where: without }, instead }];
}

function calledOf({ random }: Standing, filter: Filter): string | undefined {
  switch (filter.kind) {
    case "values":
    case "amount":
      return filter.field.names[0];
    case "person":
      return filter.owner.names[0];
    case "period":
    case "years":
      return say(random, "period|dates|time");
    case "missing":
    case "linked":
      return undefined;
    default:
      return filter satisfies never;
  }
}

function someHeld(context: Standing): Held | undefined {
  const all = heldIn(context, context.query);
  return all.length === 0 ? undefined : context.random.pick(all);
}

/** "france instead of spain", "not spain but france". */
export const contrastMove = (context: Standing): Turned | undefined =>
  replaced(context, "{contrast}");

/** "change the country to france". */
export const renameMove = (context: Standing): Turned | undefined =>
  replaced(context, "{renaming}");

function replaced(context: Standing, template: string): Turned | undefined {
  const held = someHeld(context);
  const other = held?.instead();
  if (held === undefined || other === undefined || other.said === held.said) return undefined;
  const parts = { old: held.said, new: other.said, called: held.called };
  const text = trySay(context.random, template, parts);
  return text === undefined ? undefined : { query: other.query, text };
}

/** "never mind the country", "forget the country and the year". */
export function forgetMove(context: Standing): Turned | undefined {
  const { random } = context;
  const first = someHeld(context);
  if (first === undefined) return undefined;
  const rest = heldIn(context, first.without).filter(({ called }) => called !== first.called);
  const second = rest.length > 0 && random.next() < 0.3 ? random.pick(rest) : undefined;
  const gone = second === undefined ? [first] : [first, second];
  const what = gone.map(({ called }) => `the ${called}`).join(" and ");
  const rule = second === undefined ? "{forgetting}" : "{forgettingBoth}";
  const text = trySay(random, rule, { what });
  return text === undefined ? undefined : { query: (second ?? first).without, text };
}
