// Says one SELECT: what is asked, of which rows, grouped and ordered how.

import type { Select } from "../../sql/tree.ts";
import { singular } from "../english.ts";
import { sayJoins } from "./joins.ts";
import { keyOf, nounOf } from "./names.ts";
import { sayOrder } from "./order.ts";
import { adjectives, following, type Phrased } from "./said.ts";
import { sayGrouping, sayTarget } from "./target.ts";
import type { Setting, Voice } from "./voice.ts";

export function saySelect(select: Select, voice: Voice): string {
  const place: Setting = { voice, subject: voice.subject(select), through: [] };
  const { phrases, where } = sayJoins(select, place);
  const conditions = where === undefined ? [] : voice.conditions(where, place);
  const said = [...conditions].sort((a, b) => a.rank - b.rank);
  const { own, linked } = byLink(said, place.subject?.source ?? "", voice);
  const one = phrases.length === 0 ? onlyOne(select, said, voice) : undefined;
  return [
    ...(one === undefined
      ? [sayTarget(select, adjectives(own), place), phrases.join(" and "), ...following(own)]
      : [one]),
    ...linked.flatMap(({ link, conditions: about }) => [
      link.replace("{}", () => adjectives(about)),
      ...following(about),
    ]),
    ...said.flatMap((condition) => sayAmong(condition, said)),
    ...sayGrouping(select, place),
    ...sayOrder(select, place),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Conditions on these rows, and on those of other tables that the domain has a link for. */
function byLink(said: readonly Phrased[], table: string, { wording }: Voice) {
  let own = said;
  const linked: { readonly link: string; readonly conditions: readonly Phrased[] }[] = [];
  for (const [other, link] of Object.entries(wording.links?.[table] ?? {})) {
    const conditions = own.filter((one) => one.tables.has(other));
    own = own.filter((one) => !conditions.includes(one));
    if (conditions.length > 0) linked.push({ link, conditions });
  }
  return { own, linked };
}

/** `fare code = QX`, asked about fare codes, is "the fare code QX". */
function onlyOne(select: Select, said: readonly Phrased[], voice: Voice): string | undefined {
  const [item, ...more] = select.items;
  const column = keyOf(item?.expression, voice);
  const equals = said.length === 1 ? said[0]?.equals : undefined;
  if (column === undefined || more.length > 0 || equals?.column !== column) return undefined;
  return `the ${singular(nounOf(column, voice.wording))} ${equals.value}`;
}

/** "Cheapest" is true of what stands there; sought among other rows, that is said too. */
function sayAmong(extreme: Phrased, all: readonly Phrased[]): string[] {
  if (extreme.among === undefined) return [];
  const rest = all.filter((one) => one.among === undefined).map(({ text }) => text);
  const among = extreme.among.filter(({ text }) => text !== extreme.text);
  const same = rest.length === among.length && among.every(({ text }) => rest.includes(text));
  if (same) return [];
  const what = extreme.before ? extreme.text : "that is,";
  const those = ["those", adjectives(among), ...following(among)].join(" ").trim();
  return [`(${what} ${among.length === 0 ? "of all" : `among ${those}`})`];
}
