// Follow-ups that set values and years side by side, add one or leave one out.

import { type Filter, filterKey, isList, plainQuery } from "../query.ts";
import { say } from "../realise/say.ts";
import { askingOf, type Standing, type Turned } from "../tables/context.ts";
import { valueFilter, valuesOn } from "./filters.ts";
import { dateOf } from "./reach.ts";

/** "compare with 2012", "compared with the year before". */
export function compareMove(context: Standing): Turned | undefined {
  const { random, world, query } = context;
  if (
    isList(query) ||
    query.by.length > 1 ||
    query.having !== undefined ||
    query.limit !== undefined ||
    query.share === true
  )
    return undefined;
  const period = query.where.find((one) => one.kind === "period");
  const date = dateOf(world, query.of);
  if (period?.kind === "period" && period.period.year !== undefined && date !== undefined) {
    if (query.by.some((one) => one.kind === "time")) return undefined;
    const { year } = period.period;
    const other = random.next() < 0.7 ? year - 1 : year + 1;
    const years = [year, other].sort();
    const filter: Filter = { kind: "years", field: period.field, years };
    const by = [...query.by, { kind: "time", field: period.field, bucket: "year" } as const];
    const before =
      other < year
        ? ":3 compared (with|to) the year before | :3 compare (it|that) with the (previous year|year before) | :1 versus the year before |"
        : ":2 compared (with|to) the following year |";
    return {
      query: {
        ...plainQuery(query),
        by,
        where: query.where.map((one) => (one === period ? filter : one)),
      },
      text: say(
        random,
        `${before} :5 compare with {year} | :3 compare (it|that) (with|to) {year} | :2 compared (with|to) {year} | :2 vs {year} | :1 versus {year} | :1 how does (that|it) compare (with|to) {year} | :1 and {year} next to it`,
        { year: String(other) },
      ),
    };
  }
  // Two values of a column side by side.
  const value = query.where.find(
    (one) => one.kind === "values" && one.negated !== true && one.values.length === 1,
  );
  if (value?.kind !== "values" || query.by.length > 0) return undefined;
  const found = valuesOn(random, value.field);
  const [other] = found?.kind === "values" && found.negated !== true ? found.values : [];
  const [first] = value.values;
  if (other === undefined || first === undefined || other.value === first.value) return undefined;
  const filter: Filter = { ...value, values: [first, other] };
  return {
    query: {
      ...plainQuery(query),
      by: [{ kind: "field", field: value.field }],
      where: query.where.map((one) => (one === value ? filter : one)),
    },
    text: say(random, "{compareWith}", { v: other.said }),
  };
}

/** "without cancelled ones". */
export function excludeMove(context: Standing): Turned | undefined {
  const { random, query } = context;
  if (query.where.length > 1) return undefined;
  const groups = query.by.flatMap((one) =>
    one.kind === "field" && !one.field.numeric && one.field.values.length > 1 ? [one.field] : [],
  );
  const [group] = groups;
  const found = group === undefined ? valueFilter(askingOf(context)) : valuesOn(random, group);
  if (found?.kind !== "values") return undefined;
  const [first] = found.values;
  if (first === undefined || query.where.some((one) => filterKey(one) === found.field.key))
    return undefined;
  const filter: Filter = { kind: "values", field: found.field, values: [first], negated: true };
  return {
    query: { ...query, where: [...query.where, filter] },
    text: say(random, "{withoutValue}", { v: first.said }),
  };
}
