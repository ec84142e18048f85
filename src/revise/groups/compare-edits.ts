// "compared with the year before", "vs 2023": the same figures for both periods, one row for each.
import type { OutlineSymbol, OutlineWord } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  called,
  column,
  figureOf,
  isAggregate,
  isCalled,
  isItem,
  isSame,
  isWord,
  type Symbols,
} from "../clauses.ts";
import {
  type AskedPeriod,
  askedPeriod,
  type CalendarUnit,
  type DaySpan,
  moved,
  unitOf,
} from "../conditions/asked-period.ts";
import { oneValueSaid } from "../conditions/filter-edits.ts";
import { timeColumn } from "../find-columns.ts";
import type { Revision, Said } from "../said.ts";
import { differenceOfTwo, periodsBeside } from "./side-edits.ts";

const versus =
  /^(?:(?:how does (?:that|it|this) )?compare(?:d|s)?(?: (?:it|that|this|them))?(?: (?:with|to|against))?|versus|vs|against|next to|side by side with) /;
const before =
  /(?:(?:the )?(?<unit>year|quarter|month|day|period) (?:before|earlier)|(?:the )?(?:former|previous|prior|preceding|last) (?<other>year|quarter|month|day|period)|(?:the )?same (?:period|month|quarter|time|day)(?: of)? (?:the )?(?:last|previous|former|year before|prior)(?: year)?)$/;

export const comparePeriods: Revision = ({ text, turn }, clauses, schema) => {
  if (!versus.test(text) || !clauses.select.some(isAggregate)) return null;
  const both = bothNamed(turn.mentions, clauses, schema);
  const now =
    both?.now ?? askedPeriod(clauses, schema) ?? runningPeriod(turn.mentions, clauses, schema);
  if (now === undefined) return null;
  const unit = unitOf(now.period);
  const then = both?.then ?? otherPeriod(text, turn.mentions, now.period, unit);
  if (unit === undefined || then === undefined || unitOf(then) !== unit) return null;
  if (then.from === now.period.from) return null;
  const bucket = called(unit, column(now.column));
  const values = [then, now.period]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((one): OutlineSymbol => {
      const literal = { type: "string", text: bucketText(one, unit) } as const;
      return { kind: "value", literal, column: now.column };
    });
  const either = [...bucket, ...called("in", ...values.map((one) => [one]))];
  const figure = clauses.select.findIndex(isAggregate);
  // Along two rows of times there is no running total.
  const select = clauses.select.map((item) => (isCalled(item, "running") ? figureOf(item) : item));
  // A month of one year is compared with the same month of the other.
  const month = called("month", column(now.column));
  const ofYear = (item: Symbols): Symbols =>
    unit === "year" && isSame(item, month) ? called("month_of_year", column(now.column)) : item;
  const compared = {
    ...clauses,
    where: clauses.where.toSpliced(now.at, 1, either),
    select: [...select.slice(0, figure), bucket, ...select.slice(figure)].map(ofYear),
    groupBy: [...clauses.groupBy, bucket].map(ofYear),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: ofYear(one.by) })),
  };
  const beside = both && differenceOfTwo("difference", compared);
  return topBeside(compared, bucketText(now.period, unit)) ?? beside ?? compared;
};

/** "compare 2023 with 2024": both are named, whichever time was asked about. */
function bothNamed(
  mentions: Said["turn"]["mentions"],
  clauses: Clauses,
  schema: DescribedSchema,
): { readonly now: AskedPeriod; readonly then: DaySpan } | undefined {
  const [one, other, ...more] = mentions.flatMap(({ period }) => period ?? []);
  const asked = askedPeriod(clauses, schema);
  const column = asked?.column ?? timeColumn(clauses, schema);
  if (one === undefined || other === undefined || more.length > 0 || column === undefined)
    return undefined;
  const [then, period] = one.from < other.from ? [one, other] : [other, one];
  return { now: { at: asked?.at ?? clauses.where.length, column, period }, then };
}

const more =
  /^(?:(?:and|so|by) )*how (?:much|many) (?:more|less|fewer|higher|lower)(?: (?:is|was|were|are) (?:it|that|those|these|they))?(?: than| compared to| compared with)(?: (?:in|on|for|from|during))? (?<other>.+)$/;
const grown =
  /^(?:(?:what|is|was|show|give|me|and|the|with|add|as) )*(?:percent(?:age)? )?(?<what>growth|change|increase|decrease|decline|difference)(?: rate)?(?: in percent)? (?:over|to|from|on|against|vs|versus|since|compared (?:to|with)|relative to)(?: (?:in|the|that of))* (?<other>.+?)(?: (?:in|as) percent)?$/;

/** "how much more than in 2023", "growth over last year in percent": both beside each other, and what lies between. */
export const differenceToOther: Revision = (said, clauses, schema) => {
  const { text } = said;
  const found = more.exec(text)?.groups ?? grown.exec(text)?.groups;
  const { other = "", what = "difference" } = found ?? {};
  if (found === undefined) return null;
  const asked = { ...said, text: `vs ${other.replace(/ (?:in|as) percent$/, "")}` };
  const both = comparePeriods(asked, clauses, schema) ?? compareValues(asked, clauses, schema);
  if (both === null || both.select.some((item) => isCalled(item, "gap"))) return both;
  const relative = what === "growth" || /\bpercent/.test(text);
  return differenceOfTwo(relative ? "growth" : "difference", both);
};

/** "compare with comedy", of action: both, a row for each, in the groups that there are. */
export const compareValues: Revision = (said, clauses, schema) => {
  const figure = clauses.select.findIndex(isAggregate);
  if (!versus.test(said.text) || figure < 0 || clauses.limit !== null) return null;
  const { condition, rest } = oneValueSaid(said, clauses, schema) ?? {};
  if (condition === undefined || rest?.every((one) => comparing.test(one)) !== true) return null;
  const [item, equal, value] = condition.symbols;
  const at = clauses.where.findIndex(
    ([own, sign, other, ...more]) =>
      isItem(own, condition.column) &&
      isWord(sign, "=") &&
      other?.kind === "value" &&
      more.length === 0,
  );
  const before = clauses.where[at]?.[2];
  if (item === undefined || !isWord(equal, "=") || value === undefined || before === undefined)
    return null;
  const either = [item, ...called("in", [before], [value])];
  const grouped = clauses.groupBy.some(([only]) => isSame(only, item));
  const where = clauses.where.with(at, either);
  if (grouped) return { ...clauses, where };
  const select = clauses.select.toSpliced(figure, 0, [item]);
  return { ...clauses, where, select, groupBy: [...clauses.groupBy, [item]] };
};

const comparing =
  /^(?:how|does|do|is|it|that|this|them|those|compare[sd]?|to|with|against|versus|vs|next|the|for|of|side|by|\W+)$/;

/** Of a top list, the same things with both periods beside each other: a row for each would cut it short. */
function topBeside(compared: Clauses, now: string): Clauses | null {
  const { orderBy, limit } = compared;
  const [order] = orderBy;
  const beside = limit === null || order === undefined ? null : periodsBeside(compared);
  const by = beside?.select.find(
    (item) =>
      isCalled(item, "within") &&
      item.some((one) => one.kind === "value" && "text" in one.literal && one.literal.text === now),
  );
  if (beside === null || by === undefined || order === undefined) return null;
  return { ...beside, orderBy: [{ ...order, by }], limit };
}

/** "compared with last year", where no time was asked about, compares this year. */
function runningPeriod(
  mentions: Said["turn"]["mentions"],
  clauses: Clauses,
  schema: DescribedSchema,
): AskedPeriod | undefined {
  const last = mentions.find(({ text }) =>
    /^(?:last|previous) (?:year|quarter|month)$/i.test(text),
  );
  const column = timeColumn(clauses, schema);
  const unit = last?.period && unitOf(last.period);
  const period = last?.period && unit && moved(last.period, unit, 1);
  if (period === undefined || column === undefined) return undefined;
  return { at: clauses.where.length, column, period };
}

/** What is named, or lies before by as much as is said. */
function otherPeriod(
  text: string,
  mentions: Said["turn"]["mentions"],
  now: DaySpan,
  own: OutlineWord | undefined,
): DaySpan | undefined {
  const said = before.exec(text);
  if (said === null) {
    const [named, ...more] = mentions.filter(({ period }) => period !== undefined);
    if (named?.period === undefined || more.length > 0) return undefined;
    // "june", said of july 2005, is that of the same year.
    const bare = named.month !== undefined && !/\d{4}/.test(named.text);
    const years = Number(now.from.slice(0, 4)) - Number(named.period.from.slice(0, 4));
    return bare ? moved(named.period, "year", years) : named.period;
  }
  const unit = said.groups?.["unit"] ?? said.groups?.["other"] ?? "year";
  return moved(now, unit === "period" ? (own ?? "year") : unit, -1);
}

function bucketText({ from }: DaySpan, unit: CalendarUnit): string {
  const year = from.slice(0, 4);
  if (unit === "year") return year;
  return unit === "month"
    ? from.slice(0, 7)
    : `${year}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`;
}
