// Follow-ups about what is measured and how it is shown: "and the average?", "how many is that", "as a
// percentage", "round it".
import { type Measure, sameMeasure } from "../tables/measure.ts";
import { say } from "../tables/say.ts";
import {
  canShare,
  distinctParents,
  namedOf,
  otherAggregate,
  perEach,
  rowsOf,
  someMeasure,
} from "./quantities.ts";
import { isList, isMeasure, plainReport, type Report } from "./report.ts";
import type { ReportContext, ReportMove } from "./report-move.ts";
import { measureText, nameText } from "./say-measure.ts";

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
  return { report: next, text };
}

/** "also show the number of orders". */
export function alsoMeasureMove({ random, world, report }: ReportContext): ReportMove | undefined {
  if (isList(report) || report.measures.length > 1 || report.share === true) return undefined;
  const [before] = report.measures;
  if (before === undefined) return undefined;
  const measure: Measure =
    before.aggregate !== "COUNT" && random.next() < 0.5
      ? rowsOf(report.of)
      : someMeasure(random, world, report.of);
  if (sameMeasure(measure, before)) return undefined;
  return {
    // After names alone, what is asked for is what is shown.
    report: {
      ...report,
      measures: report.namesOnly === true ? [measure] : [before, measure],
      namesOnly: false,
    },
    text: say(
      random,
      ":4 also show [the] {m} | :3 add [the] {m} | :2 and [the] {m} [too|as well] | :2 with [the] {m} [too] | :1 include [the] {m} | :1 {also} [the] {m} please | :1 {m} too",
      { m: measureText(random, measure) },
    ),
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
  };
}

/** "and per customer on average?". */
export function perMove({ random, world, report }: ReportContext): ReportMove | undefined {
  const [before] = report.measures;
  if (before === undefined || report.having !== undefined || report.share === true)
    return undefined;
  const measure = perEach(random, world, report.of, before);
  if (measure.per === undefined || measure === before) return undefined;
  const owner = world.byTable.get(measure.per.table);
  const order = report.order === undefined ? undefined : { ...report.order, by: measure };
  return {
    report: { ...report, measures: [measure], ...(order !== undefined && { order }) },
    text: say(
      random,
      ":4 average per {one} | :3 and the average per {one} | :2 per {one} on average | :2 how much is that per {one} | :1 what is the average per {one}",
      { one: owner?.names[0] ?? "" },
    ),
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
    };
  }
  if (!canShare(measure) || report.measures.length > 1) return undefined;
  return {
    report: { ...report, share: true },
    text: say(
      random,
      ":5 as a percentage | :3 as (percentages|percent) | :3 as [a] share of the total | :2 in percent | :2 in percent of the total | :2 what (share|percentage) is that | :1 what percentage of the total is that | :1 as a share",
    ),
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
  };
}
