// What a person would head a column with that is worked out: "month", "share in %", "difference", "revenue 2024". The
// whole sentence says the rest.
import { readWithin } from "../../outline/cases.ts";
import { readFunction } from "../../outline/read-functions.ts";
import { readTime } from "../../outline/read-time.ts";
import { unquotedText } from "../../sql/quote-name.ts";
import type { Expression } from "../../sql/tree.ts";
import { conjuncts, stripGroups } from "../../sql/tree-builders.ts";
import { childrenOf } from "../../sql/walk.ts";
import { singular } from "../english.ts";
import { aggregateNoun, isAggregate } from "./aggregates.ts";
import { workedOutTitle } from "./target.ts";
import type { Setting } from "./voice.ts";

/** Of each item in order; undefined for what is headed by its own name. Two that would be alike are told whole. */
export function titlesOf(items: readonly Expression[], place: Setting): (string | undefined)[] {
  const whole = items.map((item) => workedOutTitle(item, place));
  const short = items.map((item, i) => shortTitle(item, place) ?? whole[i]);
  return short.map((title, i) => {
    const alike = short.filter((one) => one === title).length > 1;
    return alike ? whole[i] : title;
  });
}

function shortTitle(item: Expression, place: Setting): string | undefined {
  const inner = stripGroups(item);
  const time = readTime(inner);
  if (time !== undefined) return timeNames[time.unit];
  if (inner.kind === "call" && inner.name.toLowerCase() === "round" && inner.arguments[0])
    return shortTitle(inner.arguments[0], place);
  const some = isAggregate(inner) ? readWithin(inner) : undefined;
  if (some !== undefined) {
    const told = valueTold(some.condition);
    return told === undefined ? undefined : `${aggregateNoun(some.figure, place)} ${told}`;
  }
  const known = readFunction(inner);
  if (known === undefined) return undefined;
  if (known.name !== "share") return names[known.name];
  const [, group] = known.given;
  if (group === undefined) return "share in %";
  const noun = singular(place.voice.value(group, place)).replace(/ (?:id|key|number|name)$/, "");
  return `share of ${noun} in %`;
}

const timeNames: Readonly<Record<string, string>> = {
  year: "year",
  month: "month",
  month_of_year: "month",
  quarter: "quarter",
  week: "week",
  weekday: "weekday",
  hour: "hour",
};

const names: Readonly<Record<string, string>> = {
  running: "running total",
  change: "change",
  growth: "change in %",
  gap: "difference",
  gain: "difference in %",
};

/** The one value that something has to be, or the year, month or quarter that it is in. */
function valueTold(condition: Expression): string | undefined {
  const parts = conjuncts(stripGroups(condition));
  const [only, other, ...more] = parts.map(stripGroups);
  if (only === undefined || more.length > 0) return undefined;
  if (other !== undefined) return spanTold(only, other);
  if (only.kind !== "comparison" || only.operator !== "=") return undefined;
  const { right } = only;
  const plain = right.kind === "literal" && right.type === "string" && !holdsChoice(only.left);
  return plain ? unquotedText(right.text) : undefined;
}

const holdsChoice = (node: Expression): boolean =>
  node.kind === "case" || childrenOf(node).some(holdsChoice);

/** `day >= '2024-01-01' AND day < '2025-01-01'` is 2024. */
function spanTold(low: Expression, high: Expression): string | undefined {
  if (low.kind !== "comparison" || high.kind !== "comparison") return undefined;
  if (low.operator !== ">=" || high.operator !== "<") return undefined;
  const [from, to] = [low.right, high.right].map((one) =>
    one.kind === "literal" && one.type === "string" ? unquotedText(one.text) : "",
  );
  const [year = "", month = "", day = ""] = (from ?? "").split("-");
  const [nextYear = "", nextMonth = "", nextDay = ""] = (to ?? "").split("-");
  if (day !== "01" || nextDay !== "01") return undefined;
  const months = (Number(nextYear) - Number(year)) * 12 + Number(nextMonth) - Number(month);
  if (months === 12 && month === "01") return year;
  if (months === 1) return `${year}-${month}`;
  const quarter = (Number(month) + 2) / 3;
  return months === 3 && Number.isInteger(quarter) ? `${year}-Q${quarter}` : undefined;
}
