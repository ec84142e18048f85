// Follow-ups that set values and years side by side, add one or leave one out.
import { say } from "../tables/say.ts";
import { valueFilter, valuesOn } from "./filters.ts";
import { dateOf } from "./reach.ts";
import { type Filter, filterKey, isList, plainReport } from "./report.ts";
import { filterContext, type ReportContext, type ReportMove } from "./report-move.ts";

/** "compare with 2012", "compared with the year before". */
export function compareMove(context: ReportContext): ReportMove | undefined {
  const { random, world, report } = context;
  if (
    isList(report) ||
    report.by.length > 1 ||
    report.having !== undefined ||
    report.limit !== undefined ||
    report.share === true
  )
    return undefined;
  const period = report.where.find((one) => one.kind === "period");
  const date = dateOf(world, report.of);
  if (period?.kind === "period" && period.period.year !== undefined && date !== undefined) {
    if (report.by.some((one) => one.kind === "time")) return undefined;
    const { year } = period.period;
    const other = random.next() < 0.7 ? year - 1 : year + 1;
    const years = [year, other].sort();
    const filter: Filter = { kind: "years", field: period.field, years };
    const by = [...report.by, { kind: "time", field: period.field, bucket: "year" } as const];
    const before =
      other < year
        ? ":3 compared (with|to) the year before | :3 compare (it|that) with the (previous year|year before) | :1 versus the year before |"
        : ":2 compared (with|to) the following year |";
    return {
      report: {
        ...plainReport(report),
        by,
        where: report.where.map((one) => (one === period ? filter : one)),
      },
      text: say(
        random,
        `${before} :5 compare with {year} | :3 compare (it|that) (with|to) {year} | :2 compared (with|to) {year} | :2 vs {year} | :1 versus {year} | :1 how does (that|it) compare (with|to) {year} | :1 and {year} next to it`,
        { year: String(other) },
      ),
    };
  }
  // Two values of a column side by side.
  const value = report.where.find(
    (one) => one.kind === "values" && one.negated !== true && one.values.length === 1,
  );
  if (value?.kind !== "values" || report.by.length > 0) return undefined;
  const found = valuesOn(random, value.field);
  const [other] = found?.kind === "values" && found.negated !== true ? found.values : [];
  const [first] = value.values;
  if (other === undefined || first === undefined || other.value === first.value) return undefined;
  const filter: Filter = { ...value, values: [first, other] };
  return {
    report: {
      ...plainReport(report),
      by: [{ kind: "field", field: value.field }],
      where: report.where.map((one) => (one === value ? filter : one)),
    },
    text: say(
      random,
      ":4 compare with {v} | :3 compare (it|that) (with|to) {v} | :2 vs {v} | :2 versus {v} | :1 compared (with|to) {v} | :1 how does (that|it) compare (with|to) {v}",
      { v: other.said },
    ),
  };
}

/** "also france": one more value. */
export function alsoValueMove({ random, report }: ReportContext): ReportMove | undefined {
  const value = report.where.find(
    (one) => one.kind === "values" && one.negated !== true && one.values.length === 1,
  );
  if (value?.kind !== "values") return undefined;
  const found = valuesOn(random, value.field);
  const [other] = found?.kind === "values" ? found.values : [];
  if (other === undefined || value.values[0]?.value === other.value) return undefined;
  const filter: Filter = { ...value, values: [...value.values, other] };
  return {
    report: { ...report, where: report.where.map((one) => (one === value ? filter : one)) },
    text: say(
      random,
      ":4 include {v} too | :3 and {v} too | :3 also {v} | :2 add {v} | :2 {v} as well | :1 plus {v}",
      { v: other.said },
    ),
  };
}

/** "without cancelled ones". */
export function excludeMove(context: ReportContext): ReportMove | undefined {
  const { random, report } = context;
  if (report.where.length > 1) return undefined;
  const groups = report.by.flatMap((one) =>
    one.kind === "field" && !one.field.numeric && one.field.values.length > 1 ? [one.field] : [],
  );
  const [group] = groups;
  const found = group === undefined ? valueFilter(filterContext(context)) : valuesOn(random, group);
  if (found?.kind !== "values") return undefined;
  const [first] = found.values;
  if (first === undefined || report.where.some((one) => filterKey(one) === found.field.key))
    return undefined;
  const filter: Filter = { kind: "values", field: found.field, values: [first], negated: true };
  return {
    report: { ...report, where: [...report.where, filter] },
    text: say(
      random,
      ":4 without {v} | :3 excluding {v} | :3 leave out {v} | :2 except {v} | :2 exclude {v} | :1 ignore {v} | :1 not counting {v}",
      { v: first.said },
    ),
  };
}
