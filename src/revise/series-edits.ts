// "running total", "change to the year before", "year over year", "in percent": figures along a row of times.
import type { OutlineWord } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import {
  type Clauses,
  called,
  figureOf,
  isAggregate,
  isCalled,
  measureOf,
  type Symbols,
} from "./clauses.ts";
import { isTimeGroup } from "./find-columns.ts";
import { inEachOf } from "./group-edits.ts";
import { isGroupedBy } from "./order-edits.ts";
import type { Revision } from "./said.ts";
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
  return {
    ...each.clauses,
    select: each.clauses.select.flatMap((item) => (item === measure ? made : [item])),
  };
};

const former = "(?:former|previous|prior|last|preceding)";
const unit = "(?:year|quarter|month|week|day|period|one|row|value)";
const changing = new RegExp(
  `^${lead}(?<what>(?:percent(?:age)? |% |absolute |relative )?(?:change|difference|diff|growth(?: rate)?|increase|delta|development)s?)(?: in (?<percent>percent|%))?(?:(?: (?:to|from|vs|versus|over|against|on|since|compared (?:to|with)))? (?:the |its )?(?:${former} ${unit}|${unit} before|${unit} (?:over|on|to) ${unit}))?(?: in (?<also>percent|%))?$`,
);
const short = new RegExp(
  `^${lead}(?:(?:${unit}) (?:over|on) (?:${unit})|yoy|mom|qoq)(?: (?<what>change|difference|growth|%|in percent))?$`,
);

/** "change to the month before" */
export const changeToFormer: Revision = ({ text }, clauses, schema) => {
  const found = changing.exec(text) ?? short.exec(text);
  const measure = measureOf(clauses);
  if (found === null || measure === undefined || !isSeries(clauses, schema)) return null;
  const { what = "", percent, also } = found.groups ?? {};
  const relative = /percent|%|growth|relative/.test(what) || (percent ?? also) !== undefined;
  const figure = figureOf(measure);
  const kept = clauses.select.filter(
    (item) => !isCalled(item, "change") && !isCalled(item, "growth"),
  );
  const plain = kept.map((item) => (item === measure ? figure : item));
  return { ...clauses, select: [...plain, called(relative ? "growth" : "change", figure)] };
};

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
