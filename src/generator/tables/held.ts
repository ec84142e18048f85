// What a question holds that a follow-up can name: the value "france", of the column "country". The acts
// here are worded as in any domain.
import { bareOf, otherOf } from "../analyst/filter-moves.ts";
import { type Filter, isOneValue, type Query } from "../query.ts";
import type { Standing, Turned } from "./context.ts";
import { fieldText, say, trySay } from "./say.ts";

type Held = {
  readonly said: string;
  readonly called: string;
  readonly without: Query;
  /** The same question with another value. */
  readonly instead: () => { readonly said: string; readonly query: Query } | undefined;
};

export const heldIn = (standing: Standing, query: Query): readonly Held[] =>
  query.set === undefined ? query.where.flatMap((one) => heldBy(standing, query, one)) : [];

function heldBy(standing: Standing, query: Query, held: Filter): readonly Held[] {
  const { random } = standing;
  const said = held.kind === "values" && held.negated === true ? "" : bareOf(random, held);
  const called = calledOf(standing, held);
  if (said === undefined || said === "" || called === undefined) return [];
  const instead = (): { said: string; query: Query } | undefined => {
    const other = otherOf(standing, held);
    const bare = other === undefined ? undefined : bareOf(random, other);
    if (other === undefined || bare === undefined) return undefined;
    const where = query.where.map((one) => (one === held ? other : one));
    return { said: bare, query: { ...query, where } };
  };
  const where = query.where.filter((one) => one !== held);
  return [{ said, called, without: { ...query, where }, instead }];
}

function calledOf({ random }: Standing, filter: Filter): string | undefined {
  if (filter.kind === "person") return filter.owner.names[0];
  if (filter.kind === "period" || filter.kind === "years") return say(random, "period|dates|time");
  return "field" in filter ? filter.field.names[0] : undefined;
}

function someHeld(standing: Standing): Held | undefined {
  const all = heldIn(standing, standing.query);
  return all.length === 0 ? undefined : standing.random.pick(all);
}

/** "france instead of spain", "not spain but france". */
export const contrastMove = (standing: Standing): Turned | undefined =>
  replaced(standing, "{contrast}");

/** "change the country to france". */
export const renameMove = (standing: Standing): Turned | undefined =>
  replaced(standing, "{renaming}");

function replaced(standing: Standing, template: string): Turned | undefined {
  const held = someHeld(standing);
  const other = held?.instead();
  if (held === undefined || other === undefined || other.said === held.said) return undefined;
  const parts = { old: held.said, new: other.said, called: held.called };
  const text = trySay(standing.random, template, parts);
  return text === undefined ? undefined : { query: other.query, text };
}

/** Anything but what holds, which is not named again: "any other country". */
export function otherMove({ random, query }: Standing): Turned | undefined {
  const held = query.where.filter(isOneValue);
  if (held.length === 0) return undefined;
  const gone = random.pick(held);
  const { field } = gone;
  const text = trySay(random, "{otherOnes}", {
    name: fieldText(random, field, false),
    names: fieldText(random, field, true),
  });
  if (text === undefined || field.role === "flag") return undefined;
  const where = query.where.map((one) => (one === gone ? { ...gone, negated: true } : one));
  return { query: { ...query, where }, text, labels: ["reference"] };
}

/** "never mind the country", "forget the country and the year". */
export function forgetMove(standing: Standing): Turned | undefined {
  const { random } = standing;
  const first = someHeld(standing);
  if (first === undefined) return undefined;
  const rest = heldIn(standing, first.without).filter(({ called }) => called !== first.called);
  const second = rest.length > 0 && random.next() < 0.3 ? random.pick(rest) : undefined;
  const gone = second === undefined ? [first] : [first, second];
  const what = gone.map(({ called }) => `the ${called}`).join(" and ");
  const rule = second === undefined ? "{forgetting}" : "{forgettingBoth}";
  const text = trySay(random, rule, { what });
  return text === undefined ? undefined : { query: (second ?? first).without, text };
}
