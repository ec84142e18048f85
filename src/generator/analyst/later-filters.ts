// Conditions of a follow-up: one more, another in the place of one, and what is said of one by itself.

import type { Filter } from "../query.ts";
import { bareText } from "../realise/say-linked.ts";
import { someCondition } from "../tables/choose-filter.ts";
import { askingOf, type Standing } from "../tables/context.ts";
import { valueText } from "../values.ts";
import { periodFilter, personFilter, someFilter, valuesOn } from "./filters.ts";
import { somePeriod, yearPeriod } from "./periods.ts";

/** A condition more, as analysts and those who look things up think of one. */
export function someMore(standing: Standing): Filter | undefined {
  const { random, analyst, query } = standing;
  const { where, having, set, limit } = query;
  if (where.length > 2 || having !== undefined || set !== undefined || limit !== undefined)
    return undefined;
  const asking = askingOf(standing);
  if (!analyst) return someCondition(asking, 0.25);
  return random.next() < 0.35 ? periodFilter(asking) : someFilter(asking);
}

/** What is said of it by itself: "rock", "2013", "last month". */
export function bareOf(random: Standing["random"], filter: Filter): string | undefined {
  switch (filter.kind) {
    case "values":
      return bareText(random, filter);
    case "person":
      return filter.names.map(({ said }) => said).join(" ");
    case "period":
      return filter.period.bare;
    case "amount":
      return filter.field.role === "year" && filter.op === "=" ? String(filter.value) : undefined;
    case "years":
      return filter.years.join(" and ");
    case "day":
      return filter.op === "=" ? filter.value : undefined;
    case "missing":
    case "linked":
    case "between":
    case "like":
    case "average":
    case "either":
      return undefined;
    case "slot":
      return valueText(filter);
    default:
      return filter satisfies never;
  }
}

export function otherOf(
  { random, today }: Pick<Standing, "random" | "today">,
  before: Filter,
): Filter | undefined {
  switch (before.kind) {
    case "values": {
      if (before.negated === true) return undefined;
      const found = valuesOn(random, before.field);
      if (found?.kind !== "values" || found.negated === true) return undefined;
      return found.values[0]?.value === before.values[0]?.value ? undefined : found;
    }
    case "person":
      return personFilter(random, before.owner);
    case "period": {
      const { year } = before.period;
      if (year !== undefined && random.next() < 0.6) {
        const shift = random.next() < 0.75 ? -1 : 1;
        return { ...before, period: yearPeriod(random, year + shift) };
      }
      const period = somePeriod(random, before.field, today);
      return period === undefined ||
        (period.from === before.period.from && period.to === before.period.to)
        ? undefined
        : { ...before, period };
    }
    case "amount": {
      const sample = before.field.numbers?.sample ?? [];
      const value = sample.length === 0 ? before.value : random.pick(sample);
      return value === before.value ? undefined : { ...before, value };
    }
    case "linked":
      // "and since june": another period, the same absence.
      return otherWithin(before, random, today);
    case "day": {
      const { value } = random.pick(before.field.values);
      return value === before.value ? undefined : { ...before, value };
    }
    case "years":
    case "missing":
    case "between":
    case "like":
    case "average":
    case "either":
    case "slot":
      return undefined;
    default:
      return before satisfies never;
  }
}

function otherWithin(
  before: Extract<Filter, { kind: "linked" }>,
  random: Standing["random"],
  today: string,
): Filter | undefined {
  const [inner] = before.within;
  if (inner?.kind !== "period") return undefined;
  const period = somePeriod(random, inner.field, today);
  return period === undefined ? undefined : { ...before, within: [{ ...inner, period }] };
}
