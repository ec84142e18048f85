// Follow-ups about what is shown: "show their emails too", "list them", "only those above 100".
import { fieldText, list, many, say } from "../tables/say.ts";
import type { Field } from "../tables/world.ts";
import { someOp, threshold } from "./quantities.ts";
import { isList, isMeasure, plainReport, type Report } from "./report.ts";
import type { ReportContext, ReportMove } from "./report-move.ts";
import { titlesOf } from "./report-sql.ts";
import { listed } from "./row-reports.ts";
import { dimensionText, nameText } from "./say-measure.ts";
import { havingText } from "./say-parts.ts";

/** "show their emails too". */
export function columnMove({ random, world, report }: ReportContext): ReportMove | undefined {
  const [dimension] = report.by;
  const owner = isList(report)
    ? report.of
    : report.by.length === 1 && dimension?.kind === "row"
      ? dimension.subject
      : undefined;
  // A list without columns shows them all.
  const whole = isList(report) && report.columns.length === 0;
  if (owner === undefined || whole || report.columns.length > 3) return undefined;
  const shown = new Set([...titlesOf(owner), ...report.columns]);
  const others = owner.fields.filter(
    (field) => !shown.has(field) && field.role !== "id" && field.table === owner.key,
  );
  const parents = isList(report) ? parentTitle(world, report, shown) : [];
  const choices = [...others, ...parents];
  if (choices.length === 0) return undefined;
  const fields = random.shuffle(choices).slice(0, random.next() < 0.8 ? 1 : 2);
  const names = (plural: boolean): string =>
    list(fields.map((field) => nameOf(random, world, owner.key, field, plural)));
  return {
    report: { ...report, columns: [...report.columns, ...fields] },
    text: say(
      random,
      ":5 show their {names} too | :4 also show (their|the) {name} | :3 with their {names} | :3 add (their|the) {name} | :2 and their {names} | :2 include (their|the) {name} | :1 {also} (their|the) {names} | :1 i also need (their|the) {names}",
      { names: names(true), name: names(false) },
    ),
  };
}

/** What rows of a list belong to, by its name. */
function parentTitle(
  world: ReportContext["world"],
  report: Report,
  shown: ReadonlySet<Field>,
): Field[] {
  return world.edges.flatMap((edge) => {
    const parent = edge.child === report.of.key ? world.byTable.get(edge.parent) : undefined;
    const [title] = parent?.titles.length === 1 ? parent.titles : [];
    return title === undefined || shown.has(title) || title.table === report.of.key ? [] : [title];
  });
}

function nameOf(
  random: ReportContext["random"],
  world: ReportContext["world"],
  own: string,
  field: Field,
  plural: boolean,
): string {
  const owner = world.byTable.get(field.table);
  if (field.table === own || owner === undefined) return fieldText(random, field, plural);
  return plural ? (owner.plurals[0] ?? "") : (owner.names[0] ?? "");
}

/** "list them", "who are they", after a number of rows. */
export function listMove({ random, report }: ReportContext): ReportMove | undefined {
  const [measure] = report.measures;
  if (
    measure === undefined ||
    measure.aggregate !== "COUNT" ||
    measure.distinct === true ||
    report.by.length > 0
  )
    return undefined;
  if (report.of.titles.length === 0) return undefined;
  const columns = listed(random, report.of);
  const asked = columns.filter((field) => !titlesOf(report.of).includes(field));
  const parts = {
    many: many(random, report.of),
    cols:
      asked.length === 0
        ? ""
        : `with their ${list(asked.map((field) => fieldText(random, field, false)))}`,
  };
  return {
    report: { ...plainReport(report), measures: [], columns },
    text: say(
      random,
      `${report.of.people ? ":4 who are they {cols} | " : ""}:4 list them {cols} | :4 which ones [are they] {cols} | :2 show them [to me] {cols} | :2 {show} [me] (those|these) {many} {cols} | :2 what are they {cols} | :2 which {many} are (they|those|that) {cols}`,
      parts,
    ),
  };
}

/** "only those above 100", after groups. */
export function aboveMove({ random, world, report }: ReportContext): ReportMove | undefined {
  const [measure] = report.measures;
  const [dimension] = report.by;
  if (
    measure === undefined ||
    dimension === undefined ||
    report.by.length > 1 ||
    report.share === true
  )
    return undefined;
  if (report.limit !== undefined) return undefined;
  const having = { measure, op: someOp(random), value: threshold(random, measure) };
  const next: Report = { ...report, having };
  const parts = {
    n: havingText(random, next),
    many: nameText(random, measure),
    bys: dimensionText(random, world, report.of, dimension, true),
  };
  const again = report.having !== undefined;
  return {
    report: next,
    text: again
      ? say(
          random,
          ":4 {howabout} {n} | :3 and {n} | :2 {n} instead | :1 make (it|that) {n}",
          parts,
        )
      : say(
          random,
          measure.aggregate === "COUNT"
            ? ":4 only those with {n} | :3 which [ones] have {n} | :3 only {bys} with {n} {many} | :2 (those|the ones) with {n} | :1 just the ones with {n} {many}"
            : ":4 only those {n} | :3 which [ones] are {n} | :2 only {bys} {n} | :2 (those|the ones) {n} | :1 just the ones {n}",
          parts,
        ),
  };
}

/** "and their revenue", after names alone. */
export function withMeasureMove({ random, report }: ReportContext): ReportMove | undefined {
  if (report.namesOnly !== true) return undefined;
  const { order, having } = report;
  const rows = order !== undefined && isMeasure(order.by) && order.by.aggregate === "COUNT";
  return {
    report: { ...report, namesOnly: false },
    text: say(
      random,
      rows || having?.measure.aggregate === "COUNT"
        ? ":4 how many | :3 and how many | :2 how many is that | :2 show the number too | :1 with the number"
        : ":4 how much | :3 and how much (is that|was it|) | :2 show the amount too | :2 with the (amount|number|value) | :1 how much is that",
    ),
  };
}
