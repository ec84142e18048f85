// Says in plain English what a query asks, written from the query itself, so that a person who
// reads no SQL can catch a misunderstanding. It never looks at the utterance.
import { parseSql } from "../sql/parse.ts";
import type { Query, Select } from "../sql/tree.ts";
import { columnName, nounOf, plainSelect, type Said, sayConditions } from "./conditions.ts";
import { singular } from "./english.ts";
import { sayGrouping, sayOrder, sayTarget, tableOfSelect } from "./target.ts";
import type { Wording } from "./wording.ts";

/** An empty string for what is no query of ours. */
export function paraphrase(sql: string, wording: Wording): string {
  try {
    return sayQuery(parseSql(sql), wording);
  } catch {
    return "";
  }
}

function sayQuery(query: Query, wording: Wording): string {
  if (query.kind === "set") {
    const link = { UNION: "or", "UNION ALL": "or", INTERSECT: "that are also", EXCEPT: "except" };
    return `${sayQuery(query.left, wording)}, ${link[query.operator]} ${sayQuery(query.right, wording)}`;
  }
  const select = plainSelect(query);
  return select === undefined ? "" : saySelect(select, wording);
}

function saySelect(select: Select, wording: Wording): string {
  const said = sayConditions(select.where, wording).sort((a, b) => a.rank - b.rank);
  const { own, linked } = byLink(said, tableOfSelect(select), wording);
  const one = onlyOne(select, said, wording);
  const text = [
    ...(one === undefined
      ? [sayTarget(select, adjectives(own), wording), ...following(own)]
      : [one]),
    ...linked.flatMap(({ link, conditions }) => [
      link.replace("{}", adjectives(conditions)),
      ...following(conditions),
    ]),
    ...said.flatMap((condition) => sayAmong(condition, said)),
    ...sayGrouping(select, wording),
    ...sayOrder(select, wording),
  ].join(" ");
  return text.replace(/\s+/g, " ").replaceAll(" ,", ",").trim();
}

/** Conditions on these rows, and on those of other tables that the domain has a link for. */
function byLink(said: readonly Said[], table: string, wording: Wording) {
  let own = said;
  const linked: { readonly link: string; readonly conditions: readonly Said[] }[] = [];
  for (const [other, link] of Object.entries(wording.links?.[table] ?? {})) {
    const conditions = own.filter((one) => one.tables.has(other));
    own = own.filter((one) => !conditions.includes(one));
    if (conditions.length > 0) linked.push({ link, conditions });
  }
  return { own, linked };
}

/** `fare code = QX`, asked about fare codes, is "the fare code QX". */
function onlyOne(select: Select, said: readonly Said[], wording: Wording): string | undefined {
  const [item, ...more] = select.items;
  const column = item === undefined ? undefined : columnName(item.expression);
  const equals = said.length === 1 ? said[0]?.equals : undefined;
  if (column === undefined || more.length > 0 || equals?.column !== column) return undefined;
  return `the ${singular(nounOf(column, wording))} ${equals.value}`;
}

/** "Cheapest" is true of what stands there; sought among other rows, that is said too. */
function sayAmong(extreme: Said, all: readonly Said[]): string[] {
  if (extreme.among === undefined) return [];
  const rest = all.filter((one) => one.among === undefined).map(({ text }) => text);
  const among = extreme.among.filter(({ text }) => text !== extreme.text);
  const same = rest.length === among.length && among.every(({ text }) => rest.includes(text));
  if (same) return [];
  const what = extreme.before ? extreme.text : "that is,";
  const those = ["those", adjectives(among), ...following(among)].join(" ").trim();
  return [`(${what} ${among.length === 0 ? "of all" : `among ${those}`})`];
}

const adjectives = (said: readonly Said[]): string =>
  said
    .filter((one) => one.before)
    .map((one) => one.text)
    .join(" ");

const following = (said: readonly Said[]): string[] =>
  said
    .filter((one) => !one.before)
    .map((one, i) => (one.close || i === 0 ? one.text : `, ${one.text}`));
