// Says counts, averages and extremes of rows, and conditions on them.

import { type ReadWithin, readWithin } from "../../outline/cases.ts";
import { printExpression } from "../../sql/print.ts";
import type { Call, Expression } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { plural, singular } from "../english.ts";
import { countedRows } from "./joins.ts";
import { amountNoun, columnNoun, keyOf, rowsNoun } from "./names.ts";
import { type Phrased, plainly } from "./said.ts";
import type { Setting } from "./voice.ts";

const leads: Readonly<Record<string, string>> = {
  MIN: "lowest",
  MAX: "highest",
  AVG: "average",
  SUM: "total",
  TOTAL: "total",
  MEDIAN: "median",
};

export function isAggregate(node: Expression): node is Call {
  if (node.kind !== "call" || node.over !== undefined) return false;
  const name = node.name.toUpperCase();
  const places = name === "MEDIAN" ? 2 : 1;
  return name === "COUNT" || (leads[name] !== undefined && node.arguments.length <= places);
}

/** "revenue", where the formula has a name of its own. */
export function measureName(node: Expression, { voice }: Setting): string | undefined {
  const { measures } = voice.wording;
  return measures?.[
    printExpression(node)
      .toLowerCase()
      .replace(/[\s"`]/g, "")
  ];
}

/** Of which rows a figure is. */
export function forThose({ condition }: ReadWithin, place: Setting): string {
  const conditions = place.voice.conditions(condition, place).map(({ text }) => text);
  return `for those ${conditions.join(" and ")}`;
}

/** "number of singers", "lowest price"; without an article. */
export function aggregateNoun(call: Call, place: Setting): string {
  const measure = measureName(call, place);
  if (measure !== undefined) return measure;
  const some = readWithin(call);
  if (some !== undefined) return `${aggregateNoun(some.figure, place)} ${forThose(some, place)}`;
  const name = call.name.toUpperCase();
  const [argument] = call.arguments;
  const only =
    call.filter === undefined
      ? ""
      : ` (only those ${place.voice
          .conditions(call.filter, place)
          .map(({ text }) => text)
          .join(" and ")})`;
  if (name === "COUNT") return `number of ${countedNoun(call, place)}${only}`;
  const different = call.distinct ? "different " : "";
  const [, key] = call.arguments;
  if (name === "MEDIAN" && argument !== undefined && key !== undefined) {
    const each = singular(columnNoun(key, place) ?? place.voice.value(key, place));
    return `median of the ${place.voice.value(argument, place)} of each ${each}`;
  }
  const noun = argument === undefined ? "value" : amountNoun(argument, place);
  // "the total of invoices", not "the total total".
  const lead = noun === leads[name] || noun.startsWith(`${leads[name]} `) ? "" : `${leads[name]} `;
  return `${lead}${different}${noun}${only}`;
}

/** `100.0 * COUNT( CASE WHEN late THEN 1 END ) / COUNT( * )`: some of them in per cent of all. */
export function sayPartOfAll(node: Expression, place: Setting): string | undefined {
  if (node.kind !== "arithmetic" || node.operator !== "/") return undefined;
  const product = stripGroups(node.left);
  if (product.kind !== "arithmetic" || product.operator !== "*") return undefined;
  if (product.left.kind !== "literal" || Number(product.left.text) !== 100) return undefined;
  const part = stripGroups(product.right);
  if (part.kind !== "call") return undefined;
  const some = readWithin(part);
  const whole = some !== undefined && printExpression(some.figure) === printExpression(node.right);
  return whole ? `${aggregateNoun(part, place)} in per cent of all` : undefined;
}

/** What a COUNT counts, as many: "singers", "different countries". */
export function countedNoun(call: Call, place: Setting): string {
  const { voice } = place;
  const [argument] = call.arguments;
  const inner = argument && stripGroups(argument);
  if (inner === undefined || inner.kind === "star") {
    const rows = countedRows(place);
    return rows === undefined ? "rows" : rowsNoun(rows, voice);
  }
  const key = keyOf(inner, voice);
  const own = key === undefined ? undefined : voice.wording.nouns[key];
  if (own !== undefined) return plural(own);
  const noun = plural(columnNoun(inner, place) ?? voice.value(inner, place));
  return call.distinct ? `different ${noun}` : noun;
}

const amounts: Readonly<Record<string, readonly [count: string, other: string]>> = {
  ">": ["more than", "over"],
  ">=": ["at least", "of at least"],
  "<": ["fewer than", "under"],
  "<=": ["at most", "of at most"],
  "=": ["exactly", "of"],
  "!=": ["not exactly", "not of"],
  "<>": ["not exactly", "not of"],
};

/** "with more than 2 singers", "with an average age over 30"; undefined for what is no aggregate. */
export function sayAggregate(
  left: Expression,
  op: string,
  right: Expression,
  place: Setting,
): Phrased | undefined {
  const call = stripGroups(left);
  const words = amounts[op];
  if (!isAggregate(call) || words === undefined) return undefined;
  const limit = place.voice.value(right, place);
  if (call.name.toUpperCase() !== "COUNT" || call.filter !== undefined) {
    return plainly(`with the ${aggregateNoun(call, place)} ${words[1]} ${limit}`, place.through);
  }
  const counted = countedNoun(call, place);
  return plainly(
    `with ${words[0]} ${limit} ${limit === "1" ? singular(counted) : counted}`,
    place.through,
  );
}
