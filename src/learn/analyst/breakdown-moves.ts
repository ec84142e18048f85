// Follow-ups about what is broken down and by what: "by country instead", "and the average?", "just the
// total", "as a percentage".
import { type Measure, sameMeasure } from "../measure.ts";
import { say } from "../say.ts";
import { canShare, someDimension, timeDimension } from "./first-reports.ts";
import { distinctParents, namedOf, otherAggregate, rowsOf, someMeasure } from "./quantities.ts";
import { dateOf } from "./reach.ts";
import { isList, isMeasure, plainReport, type Report, sameDimension } from "./report.ts";
import { filterContext, type ReportContext, type ReportMove } from "./report-move.ts";
import { dimensionText, measureText, nameText } from "./say-measure.ts";

/** "by country instead", or "by country" after a total. */
export function byMove(context: ReportContext): ReportMove | undefined {
  const { random, world, report } = context;
  if (isList(report) || report.by.length > 1 || report.having !== undefined) return undefined;
  const dimension = someDimension(filterContext(context), 0.35);
  const [before] = report.by;
  if (dimension === undefined || (before !== undefined && sameDimension(dimension, before)))
    return undefined;
  const fixed = report.where.some(
    (one) =>
      one.kind === "values" &&
      one.negated !== true &&
      dimension.kind === "field" &&
      dimension.field === one.field,
  );
  if (fixed) return undefined;
  const kept = before === undefined ? plainReport(report) : withoutOrderBy(report);
  const next: Report = { ...kept, by: [dimension], columns: [], namesOnly: false };
  const parts = { by: dimensionText(random, world, report.of, dimension) };
  const text =
    before === undefined
      ? say(
          random,
          ":6 by {by} | :4 per {by} | :3 and by {by} | :3 break (it|that|this) down by {by} | :2 for each {by} | :2 split (it|that) by {by} | :2 show (it|that|this) (by|per) {by} | :1 how does (it|that) look by {by} | :1 group (it|that) by {by} | :1 now by {by}",
          parts,
        )
      : say(
          random,
          ":6 by {by} instead | :3 and by {by} | :3 now by {by} | :2 {howabout} by {by} | :2 the same by {by} | :2 per {by} instead | :1 make (it|that) per {by} | :1 same thing per {by} | :1 show (it|that) by {by} instead",
          parts,
        );
  return { report: next, text, label: "breakdown" };
}

/** An order by what is no longer there goes with it. */
function withoutOrderBy(report: Report): Report {
  const { order, share } = report;
  if (order !== undefined && isMeasure(order.by)) return report;
  return { ...plainReport(report), ...(share === true && { share }) };
}

/** "and by year too": a second breakdown. */
export function alsoByMove(context: ReportContext): ReportMove | undefined {
  const { random, world, report } = context;
  const [first] = report.by;
  if (
    isList(report) ||
    first === undefined ||
    report.by.length > 1 ||
    report.limit !== undefined ||
    report.having !== undefined ||
    report.share === true
  )
    return undefined;
  if (report.measures.some(({ distinct }) => distinct === true)) return undefined;
  const dimension = someDimension(filterContext(context), 0.4);
  if (
    dimension === undefined ||
    sameDimension(first, dimension) ||
    (first.kind === "time" && dimension.kind === "time")
  )
    return undefined;
  return {
    report: { ...plainReport(report), by: [first, dimension] },
    text: say(
      random,
      ":4 and also by {by} | :3 broken down by {by} [too|as well] | :3 split (that|it|each) by {by} as well | :2 and by {by} too | :2 also by {by} | :2 by {by} as well | :1 for each {by} too",
      { by: dimensionText(random, world, report.of, dimension) },
    ),
    label: "breakdown",
  };
}

/** "just the total". */
export function totalMove({ random, report }: ReportContext): ReportMove | undefined {
  if (isList(report) || report.by.length === 0) return undefined;
  const [measure] = report.measures;
  if (measure === undefined) return undefined;
  const summed =
    measure.per === undefined && (measure.aggregate === "SUM" || measure.aggregate === "COUNT");
  return {
    report: { ...plainReport(report), by: [], columns: [], measures: [measure] },
    text: say(
      random,
      `${summed ? ":4 just the total | :3 (only the|the) (overall|grand) total | :2 in total | :1 what is that in total | :1 all together | " : ""}:2 overall | :2 and overall | :1 {m} overall`,
      { m: measureText(random, measure) },
    ),
    label: "breakdown",
  };
}

/** "and the average?", "number of orders instead". */
export function measureMove({ random, world, report }: ReportContext): ReportMove | undefined {
  const [before] = report.measures;
  if (before === undefined || report.having !== undefined || report.share === true)
    return undefined;
  const turned = random.next() < 0.45 ? otherAggregate(random, before) : undefined;
  const measure = turned ?? someMeasure(random, world, report.of);
  if (sameMeasure(measure, before)) return undefined;
  const order =
    report.order === undefined
      ? undefined
      : isMeasure(report.order.by)
        ? { by: measure, descending: report.order.descending }
        : report.order;
  const next: Report = { ...report, measures: [measure], ...(order !== undefined && { order }) };
  const word = {
    SUM: "total|sum",
    AVG: "average",
    MAX: "maximum|highest",
    MIN: "minimum|lowest",
    COUNT: "number",
  };
  const parts = {
    m: measureText(random, measure),
    word: say(random, word[measure.aggregate]),
    many: nameText(random, measure),
  };
  const rows =
    measure.aggregate === "COUNT" && measure.distinct !== true && measure.per === undefined;
  const text =
    turned !== undefined && random.next() < 0.6
      ? say(
          random,
          ":4 and the {word} | :3 {howabout} the {word} | :2 {word} instead | :2 the {word} | :1 show the {word} instead",
          parts,
        )
      : rows && random.next() < 0.5
        ? say(
            random,
            ":4 and how many {many} | :3 how many {many} (is|are) that | :2 how many {many} | :1 and the number of {many}",
            parts,
          )
        : say(
            random,
            ":4 {m} instead | :3 and [the] {m} | :3 {howabout} [the] {m} | :2 the same for [the] {m} | :2 now [the] {m} | :1 what is the {m} | :1 (by|in terms of) {m} instead",
            parts,
          );
  return { report: next, text, label: "measure" };
}

/** "also show the number of orders". */
export function alsoMeasureMove({ random, world, report }: ReportContext): ReportMove | undefined {
  if (
    isList(report) ||
    report.measures.length > 1 ||
    report.namesOnly === true ||
    report.share === true
  )
    return undefined;
  const [before] = report.measures;
  if (before === undefined) return undefined;
  const measure: Measure =
    before.aggregate !== "COUNT" && random.next() < 0.5
      ? rowsOf(report.of)
      : someMeasure(random, world, report.of);
  if (sameMeasure(measure, before)) return undefined;
  return {
    report: { ...report, measures: [before, measure] },
    text: say(
      random,
      ":4 also show [the] {m} | :3 add [the] {m} | :2 and [the] {m} [too|as well] | :2 with [the] {m} [too] | :1 include [the] {m} | :1 {also} [the] {m} please | :1 {m} too",
      { m: measureText(random, measure) },
    ),
    label: "add",
  };
}

/** "how many is that": the rows behind a number, or of a list. */
export function howManyMove({ random, world, report }: ReportContext): ReportMove | undefined {
  if (report.limit !== undefined || report.having !== undefined || report.share === true)
    return undefined;
  const measure = rowsOf(report.of);
  const [before] = report.measures;
  if (before !== undefined && (sameMeasure(before, measure) || report.by.length > 0))
    return undefined;
  const parts = { many: nameText(random, measure) };
  const parents = distinctParents(world, report.of);
  if (before !== undefined && parents.length > 0 && random.next() < 0.25) {
    const other = random.pick(parents);
    return {
      report: { ...plainReport(report), measures: [other] },
      text: say(
        random,
        ":4 (from|by) how many (different|) {many} | :3 how many (different|distinct) {many} (is|are) that | :2 and how many (different|distinct) {many}",
        { many: nameText(random, other) },
      ),
      label: "count",
    };
  }
  return {
    report: { ...plainReport(report), columns: [], measures: [measure] },
    text: say(
      random,
      isList(report)
        ? ":5 how many is that | :4 how many are there | :3 how many | :3 how many {many} is that | :2 count them | :1 just the number | :1 how many are those"
        : ":5 how many {many} is that | :3 and how many {many} | :2 from how many {many} | :2 how many is that",
      parts,
    ),
    label: "count",
  };
}

/** "how much is that in total", after a list of rows. */
export function sumUpMove({ random, world, report }: ReportContext): ReportMove | undefined {
  if (!isList(report) || report.limit !== undefined) return undefined;
  const named = namedOf(world, report.of);
  const measure =
    named.length > 0 && random.next() < 0.6
      ? random.pick(named)
      : someMeasure(random, world, report.of);
  if (measure.of === undefined || measure.distinct === true) return undefined;
  return {
    report: { ...plainReport(report), columns: [], measures: [measure] },
    text: say(
      random,
      ":4 what is their {m} | :3 {m} of (those|them|these) | :3 and [the|their] {m} | :2 what is the {m} | :1 {m} for those",
      { m: measureText(random, measure) },
    ),
    label: "measure",
  };
}

/** "per month", over the same rows. */
export function overTimeMove({ random, world, report }: ReportContext): ReportMove | undefined {
  const date = dateOf(world, report.of);
  if (isList(report) || date === undefined || report.by.length > 0 || report.having !== undefined)
    return undefined;
  const dimension = timeDimension(random, date);
  return {
    report: { ...plainReport(report), by: [dimension] },
    text: say(
      random,
      ":4 per {by} | :4 by {by} | :2 and per {by} | :2 show (it|that) per {by} | :1 how did (it|that) change by {by} | :1 over time, per {by}",
      { by: dimensionText(random, world, report.of, dimension) },
    ),
    label: "breakdown",
  };
}

/** "as a percentage". */
export function shareMove({ random, report }: ReportContext): ReportMove | undefined {
  const [measure] = report.measures;
  if (
    measure === undefined ||
    report.by.length === 0 ||
    report.having !== undefined ||
    report.namesOnly === true
  )
    return undefined;
  if (report.share === true) {
    const { share: _, ...rest } = report;
    return {
      report: rest,
      text: say(
        random,
        ":3 in absolute numbers | :2 not as percentages | :2 show the numbers instead | :1 the actual numbers",
      ),
      label: "show",
    };
  }
  if (!canShare(measure) || report.measures.length > 1) return undefined;
  return {
    report: { ...report, share: true },
    text: say(
      random,
      ":5 as a percentage | :3 as (percentages|percent) | :3 as [a] share of the total | :2 in percent | :2 in percent of the total | :2 what (share|percentage) is that | :1 what percentage of the total is that | :1 as a share",
    ),
    label: "show",
  };
}

/** "round it". */
export function roundMove({ random, report }: ReportContext): ReportMove | undefined {
  const [measure] = report.measures;
  if (measure === undefined || report.round === true || report.namesOnly === true) return undefined;
  if (measure.aggregate === "COUNT" && measure.per === undefined && report.share !== true)
    return undefined;
  return {
    report: { ...report, round: true },
    text: say(
      random,
      ":4 round it | :3 rounded | :3 round (that|it|them) to two decimals | :2 rounded to 2 decimals | :1 round the numbers | :1 two decimals please",
    ),
    label: "show",
  };
}
