// "running total", "change to the year before", "year over year", "in percent": figures along a row of times.
import { type OutlineWord, timeWords, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  called,
  figureOf,
  isAggregate,
  isCalled,
  isTimeBucket,
  measureOf,
  type Symbols,
} from "../clauses.ts";
import { isTimeGroup } from "../find-columns.ts";
import { isGroupedBy } from "../order/order-edits.ts";
import type { Revision, Said } from "../said.ts";
import { comparePeriods } from "./compare-edits.ts";
import { inEachOf } from "./group-edits.ts";
import { differenceOfTwo } from "./side-edits.ts";

const lead =
  "(?:(?:with|show|add|give|include|also|as|make|plot|me|it|that|them|this|a|an|the|and|plus) )*";
const running = new RegExp(
  `^(?<lead>${lead})(?:(?:running|cumulative|cumulated|accumulated)(?: (?:totals?|sums?|counts?|figures?|numbers?|amounts?))?|cumulatively|accumulate(?:d)?|cumulate(?: it| them)?)(?: over time)?$`,
);
/** Said so, it comes beside the figure; else it takes its place. */
const besides = /\b(?:with|add|include|also|and|plus)\b/;

export const runningTotal: Revision = ({ text }, clauses, schema) => {
  const each = inEachOf(text, clauses, schema);
  const found = each && running.exec(each.text);
  const measure = measureOf(clauses);
  if (!found || measure === undefined || !isSeries(clauses, schema)) return null;
  const total = called("running", figureOf(measure));
  const adds = besides.test(found.groups?.["lead"] ?? "");
  const made = adds ? [measure, total] : [total];
  const added = each.clauses.select.flatMap((item) => (item === measure ? made : [item]));
  const sorted = each.clauses.orderBy.some(({ by }) => isAggregate(by));
  if (!sorted || each.clauses.limit !== null) return { ...each.clauses, select: added };
  // It is read in the order of its times: places by the figure, and that order, go.
  return {
    ...each.clauses,
    select: added.filter((item) => !isCalled(item, "rank")),
    orderBy: [],
  };
};

const former = "(?:former|previous|prior|last|preceding)";
const unit = "(?:year|quarter|month|week|day|period|one|row|value)";
const changing = new RegExp(
  `^${lead}(?<what>(?:percent(?:age)? |% |absolute |relative )?(?:change|difference|diff|growth(?: rate)?|increase|delta|development)s?)(?: in (?<percent>percent|%))?(?:(?: (?:to|from|vs|versus|over|against|on|since|compared (?:to|with)))? (?:the |its )?(?:${former} ${unit}|${unit} before|${unit} (?:over|on|to) ${unit}))?(?: in (?<also>percent|%))?$`,
);
const short = new RegExp(
  `^${lead}(?:(?:${unit}) (?:over|on) (?:${unit})|yoy|mom|qoq|wow)(?: (?<what>change|difference|growth|%|in percent))?$`,
);

/** "change to the month before" */
export const changeToFormer: Revision = (said, whole, schema) => {
  const { text } = said;
  const found = changing.exec(text) ?? short.exec(text) ?? compared.exec(text);
  const measure = measureOf(whole);
  if (found === null || measure === undefined || !isSeries(whole, schema)) return null;
  const { what = "", percent, also } = found.groups ?? {};
  const relative = /percent|per cent|%|growth|relative/.test(`${what} ${percent ?? also ?? ""}`);
  const step = stepSaid(text);
  const bucket = bucketOf(whole);
  const yearly = step === "year" && bucket === "month";
  const beside = yearly ? yearsBeside(said, whole, schema, relative) : null;
  if (beside !== null) return beside;
  // A year has no month before, nor a quarter of it a year.
  if (!yearly && step !== undefined && bucket !== undefined && bucket !== step) return null;
  const clauses = yearly ? monthsOfYears(whole) : whole;
  const figure = figureOf(measure);
  const kept = clauses.select.filter(
    (item) => !isCalled(item, "change") && !isCalled(item, "growth"),
  );
  const plain = kept.map((item) => (item === measure ? figure : item));
  return { ...clauses, select: [...plain, called(relative ? "growth" : "change", figure)] };
};

/** "compared to the year before in percent" */
const compared = new RegExp(
  `^${lead}(?:compared? (?:to|with)|compare (?:it|that|this) (?:to|with)|against|versus|vs) (?:the )?(?:${former} ${unit}|${unit} before|same month (?:last year|of the year before)) (?:in|as)(?: an?)? (?<percent>percent(?:age)?|per cent|%)$`,
);

const steps: readonly (readonly [RegExp, OutlineWord])[] = [
  [/\b(?:year|yoy)\b/, "year"],
  [/\b(?:quarter|qoq)\b/, "quarter"],
  [/\b(?:month|mom)\b/, "month"],
  [/\b(?:week|wow)\b/, "week"],
  [/\bday\b/, "day"],
];

/** How far back, where that is said. */
const stepSaid = (text: string): OutlineWord | undefined =>
  steps.find(([said]) => said.test(text))?.[1];

/** The part of a date that the groups are by; undefined where that is a column of its own. */
function bucketOf({ groupBy }: Clauses): OutlineWord | undefined {
  const [first] = groupBy.find(isTimeBucket) ?? [];
  return first?.kind === "word" && timeWords.has(first.word) ? first.word : undefined;
}

/** Of the months of one year: those of the year before in a column beside them. */
function yearsBeside(
  said: Said,
  clauses: Clauses,
  schema: DescribedSchema,
  relative: boolean,
): Clauses | null {
  const text = "compared with the year before";
  const both = comparePeriods({ ...said, text }, clauses, schema);
  return both && differenceOfTwo(relative ? "growth" : "difference", both);
}

/** The year and the month of it, each by itself: so a month follows on that of the year before. */
function monthsOfYears(clauses: Clauses): Clauses {
  const parts = (item: Symbols): readonly Symbols[] =>
    isCalled(item, "month") ? yearAndMonth(item) : [item];
  return {
    ...clauses,
    select: clauses.select.flatMap(parts),
    groupBy: clauses.groupBy.flatMap(parts),
    orderBy: clauses.orderBy.flatMap((one) => parts(one.by).map((by) => ({ ...one, by }))),
  };
}

const yearAndMonth = ([, ...of]: Symbols): readonly Symbols[] => [
  [word("year"), ...of],
  [word("month_of_year"), ...of],
];

const inPercent =
  /^(?:show (?:it|that|them|this) )?(?:as |in )?(?:a |an |the )?(?:percent(?:age)?s?|%|relative(?:ly)?)(?: change| growth)?(?: instead)?$/;

/** "in percent", said of a change */
export const changeInPercent: Revision = ({ text }, clauses) => {
  if (!inPercent.test(text) || !clauses.select.some((item) => isCalled(item, "change")))
    return null;
  const made = (item: Symbols): Symbols =>
    isCalled(item, "change") ? called("growth", figureOf(item)) : item;
  return { ...clauses, select: clauses.select.map(made) };
};

const grew =
  /^(?:(?:which|what|who) (?<what>(?:\w+ )*?)(?:(?:has|had|saw) the )?)?(?:(?:(?<up>grew|grown|increased|rose|gained|improved)|(?<down>fell|dropped|declined|decreased|shrank|lost)) (?:by )?(?:the )?(?<how>most|fastest|least)|(?:the )?(?:biggest|largest|highest|strongest|greatest|most) (?:(?<more>growth|increase|gain|rise|change|difference)|(?<less>drop|decline|decrease|fall|loss)))(?: overall| of all)?$/;

/** "which quarter grew the most", "biggest drop": one end of the changes, in a row of times or between two. */
export const grewMost: Revision = (said, clauses, schema) => {
  const found = grew.exec(said.text)?.groups;
  if (found === undefined || !isGroupedBy(found["what"] ?? "", clauses, schema)) return null;
  const relative = found["how"] === "fastest" || found["more"] === "growth";
  const text = relative ? "growth" : "change";
  const isChange = (item: Symbols): boolean =>
    ["change", "growth", "gap", "gain"].some((one) => isCalled(item, one as OutlineWord));
  const known = clauses.select.some(isChange) ? clauses : differenceOfTwo(text, clauses);
  const made = known ?? changeToFormer({ ...said, text }, clauses, schema);
  const by = made?.select.findLast(isChange);
  if (made === null || by === undefined) return null;
  const descending = ((found["up"] ?? found["more"]) !== undefined) !== (found["how"] === "least");
  // What there is nothing before would stand first: not everywhere can it be put last.
  if (!descending && !isCalled(by, "gap")) return null;
  return { ...made, orderBy: [{ by, descending }], limit: 1 };
};

/** Whether the groups are one after the other in time. */
function isSeries({ groupBy, select }: Clauses, schema: DescribedSchema): boolean {
  return select.some(isAggregate) && groupBy.some((group) => isTimeGroup(group, schema));
}
