// Says what people call by a name and SQL by a formula: shares, running totals, changes, ages, days between.
// Whatever stands in the formula is said, so that another formula has another sentence.
import { bandNames, type ReadBand, readBand } from "../../outline/cases.ts";
import { momentKept } from "../../outline/kept-times.ts";
import { type ReadFunction, readFunction } from "../../outline/read-functions.ts";
import { joined } from "../../outline/read-parts.ts";
import type { Expression } from "../../sql/tree.ts";
import { listText } from "../english.ts";

type Say = (node: Expression) => string;

/** Undefined for what is no such formula. */
export function sayShape(node: Expression, say: Say): string | undefined {
  const moment = momentKept(node);
  if (moment !== undefined) return `${say(moment.column)} (${keptText(moment.kept)})`;
  const band = readBand(node);
  if (band !== undefined) return sayBand(band, say);
  const joint = sayJoined(node, say);
  if (joint !== undefined) return joint;
  const known = readFunction(node);
  return known && sayings[known.name]?.(known, say);
}

const keptText = (kept: string): string =>
  /seconds$/.test(kept) ? `${kept} since 1970` : kept.replaceAll(/[^dmy]/g, " ");

/** With a blank between: "full name", of first and last name; "city with state in one". */
function sayJoined(node: Expression, say: Say): string | undefined {
  const isCall = node.kind === "call" && node.name.toLowerCase() === "concat";
  const parts = isCall ? node.arguments : joined(node);
  const apart = parts.filter((_, i) => i % 2 === 1);
  const blank = (part: Expression): boolean => part.kind === "literal" && part.text === "' '";
  if (parts.length % 2 === 0 || apart.length === 0 || !apart.every(blank)) return undefined;
  const said = parts.filter((_, i) => i % 2 === 0).map(say);
  const [first = "", last = "", ...more] = said;
  const whose = /^(.*\b)(?:first|given|fore) ?name$/.exec(first)?.[1];
  const named = /^(.*\b)(?:last|family|sur) ?name$/.exec(last)?.[1] === whose;
  if (whose !== undefined && named && more.length === 0) return `${whose}full name`;
  return `${said.join(" with ")} in one`;
}

/** "price in bands: cheap (under 10), 10 to 50, over 50" */
function sayBand({ of, bounds, names }: ReadBand, say: Say): string {
  const ends = bounds.map(({ sign, amount }) => ({ sign, amount: say(amount) }));
  const plain = bandNames(ends);
  const said = names.map((name, i) => {
    const quoted = say(name);
    return quoted === `"${plain[i]}"` ? plain[i] : `${quoted} (${plain[i]})`;
  });
  return `${say(of)} in bands: ${said.join(", ")}`;
}

const sayings: Readonly<
  Partial<Record<ReadFunction["name"], (known: ReadFunction, say: Say) => string>>
> = {
  share: ({ given: [figure, ...groups] }, say) =>
    `${said(figure, say)} in per cent of ${groups.length === 0 ? "the total" : `the total of each ${list(groups, say)}`}`,
  running: (known, say) => `running total of ${along(known, say)}`,
  change: (known, say) => `change to the one before of ${along(known, say)}`,
  growth: (known, say) => `change in per cent to the one before of ${along(known, say)}`,
  gap: ({ given: [now, then] }, say) => `difference of ${said(now, say)} to ${said(then, say)}`,
  gain: ({ given: [now, then] }, say) =>
    `difference in per cent of ${said(now, say)} to ${said(then, say)}`,
  age: ({ given: [born, day] }, say) => `age in years by ${said(born, say)} on ${said(day, say)}`,
  fiscal: ({ given: [day, month] }, say) => {
    const from = said(month, say);
    return `${from === "1" ? "year" : `fiscal year (from month ${from})`} of ${said(day, say)}`;
  },
  days: ({ given: [from, to] }, say) => `days from ${said(from, say)} to ${said(to, say)}`,
};

const said = (node: Expression | undefined, say: Say): string => (node ? say(node) : "");
const list = (nodes: readonly Expression[], say: Say): string => listText(nodes.map(say), "and");

function along({ given: [figure, key, ...groups] }: ReadFunction, say: Say): string {
  const within = groups.length === 0 ? "" : ` within each ${list(groups, say)}`;
  return `${said(figure, say)} by ${said(key, say)}${within}`;
}
