// Says conditions that look into other rows: IN and EXISTS with a query, and comparisons with one.

import { readFirstRows } from "../../outline/first-rows.ts";
import type { ColumnUse } from "../../sql/bind/bound.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import { conjunction, conjuncts, stripGroups } from "../../sql/tree-builders.ts";
import { listText, plural, singular } from "../english.ts";
import { comparisons, findPhrase, sayPhrase, tablesOf } from "./facts.ts";
import { keyOf, nounOf, rowsNoun, tableOf } from "./names.ts";
import { pointedAt, roleBetween } from "./roles.ts";
import { adjectives, deny, following, type Phrased, plainly } from "./said.ts";
import type { Setting, Voice } from "./voice.ts";

type SoughtIn = {
  readonly left: Expression;
  readonly rows: Query;
  readonly denied: boolean;
  /** Other rows of the same kind are sought too: "with trips to a and with trips to b". */
  readonly apart?: boolean;
};

/** `x IN ( SELECT y FROM t WHERE ... )`: some row of t that x leads to. */
export function sayIn(
  { left, rows, denied, apart = false }: SoughtIn,
  place: Setting,
): readonly Phrased[] {
  const { voice } = place;
  const query = readFirstRows(rows);
  const select = plainRows(query);
  const inner = select?.items.length === 1 ? select.items[0]?.expression : undefined;
  const key = keyOf(left, voice);
  const leaf = keyOf(inner, voice);
  const ofRows = (voice.bound.columns.get(stripGroups(inner ?? left))?.depth ?? 0) === 0;
  if (select === undefined || key === undefined || leaf === undefined || !ofRows) {
    return [sayAmong(left, query, denied, place)];
  }
  const inside = { ...place, through: [...place.through, key] };
  const said =
    select.where === undefined ? sayThat(leaf, inside) : voice.conditions(select.where, inside);
  if (said.length > 0 && said.every(({ known }) => known)) {
    const linked = denied || apart ? sayLinked(select, said, denied, place) : undefined;
    if (linked !== undefined) return [linked];
    return denied ? [deny(said)] : said;
  }
  const role = sayOfRole(
    { left, inner, select, compared: denied ? "is not among" : "is among" },
    place,
  );
  if (role !== undefined) return [role];
  if (!isNatural(left, inner, voice)) return [sayAmong(left, query, denied, place)];
  // One condition on rows that a key leads to: "whose concert year is 2014".
  const [only, ...more] = said;
  const single = only !== undefined && more.length === 0 && only.text.startsWith("whose ");
  return single && !denied
    ? said
    : [sayRows({ from: select, where: select.where }, denied ? "without" : "with", inside)];
}

/** "without trips to norway", where the domain says how its things hang on such rows. */
function sayLinked(
  select: Select,
  said: readonly Phrased[],
  denied: boolean,
  { voice, subject, through }: Setting,
): Phrased | undefined {
  const source = select.from[0]?.source;
  const table = source?.kind === "table" ? source.name.toLowerCase() : "";
  const link = voice.wording.links?.[subject?.source ?? ""]?.[table];
  if (link === undefined || through.length > 0) return undefined;
  const parts = [link.replace("{}", () => adjectives(said)), ...following(said)];
  const text = parts.join(" ").replaceAll(" ,", ",").replaceAll(/\s+/g, " ");
  const without = text.startsWith("with ") ? text.replace(/^with/, "without") : `not ${text}`;
  return plainly(denied ? without : text, []);
}

/** The domain's phrase for there being such a row at all. */
function sayThat(leaf: string, place: Setting): Phrased[] {
  const fact = { leaf, op: "exists", values: [] };
  const phrase = findPhrase(fact, place);
  return phrase === undefined ? [] : [sayPhrase(phrase, fact, place)];
}

/** The most general way: the value is one that a query gives. */
function sayAmong(left: Expression, query: Query, denied: boolean, place: Setting): Phrased {
  const { voice } = place;
  const text = `whose ${voice.value(left, place)} is ${denied ? "not " : ""}among (${voice.query(query)})`;
  return plainly(text, tablesAround(left, place));
}

type OfRole = {
  readonly left: Expression;
  readonly inner: Expression | undefined;
  readonly select: Select;
  /** "is among" */
  readonly compared: string;
};

/** "whose manager is among (employees whose first name is Ada)", "who are managers of employees whose ..." */
function sayOfRole({ left, inner, select, compared }: OfRole, place: Setting): Phrased | undefined {
  const { voice } = place;
  const uses = [left, inner].map((node) => node && voice.bound.columns.get(stripGroups(node)));
  const [use, of] = uses;
  const between = use && of && roleBetween(use, of);
  if (between === undefined) return undefined;
  const rows = sayRows({ from: select, where: select.where }, "", place);
  const text = between.above
    ? `who ${compared.replace("is", "are")} the ${plural(between.role)} of (${rows.text})`
    : `whose ${between.role} ${compared} (${rows.text})`;
  return plainly(text, rows.tables);
}

/** "with plays whose year is 2014", "without meals". */
function sayRows(
  { from, where }: { readonly from: Select; readonly where: Expression | undefined },
  word: string,
  place: Setting,
): Phrased {
  const { voice } = place;
  const [relation] = voice.bound.scopes.get(from)?.relations ?? [];
  const inside = { ...place, subject: relation };
  const said = where === undefined ? [] : voice.conditions(where, inside);
  const rows = relation === undefined ? "rows" : rowsNoun(relation, voice);
  const after = following(said).map((text) => text.replace(/^, /, ""));
  const parts = [word, adjectives(said), rows, listText(after, "and")];
  const source = relation?.source ?? "";
  return plainly(parts.filter((part) => part !== "").join(" "), [
    ...place.through.map(tableOf),
    source,
  ]);
}

/** Rows that are tied to the outer ones by a key need no more words than "with". */
export function sayExists(query: Query, denied: boolean, place: Setting): Phrased {
  const { voice } = place;
  const select = plainRows(query);
  if (select === undefined) {
    return plainly(
      `where there are ${denied ? "no" : "any"} (${voice.query(query)})`,
      place.through,
    );
  }
  const parts = conjuncts(select.where);
  const rest = parts.filter((part) => !isOuterKey(part, voice));
  const tied = rest.length < parts.length;
  const inside = { ...place, subject: place.subject };
  const [yes, no] = tied ? ["with", "without"] : ["where there are any", "where there are no"];
  return sayRows({ from: select, where: conjunction(rest) }, denied ? no : yes, inside);
}

/** `inner.singer_id = outer.id`, where that is how the tables belong together. */
function isOuterKey(node: Expression, { bound, keys }: Voice): boolean {
  if (node.kind !== "comparison" || node.operator !== "=" || node.quantifier) return false;
  const left = bound.columns.get(stripGroups(node.left));
  const right = bound.columns.get(stripGroups(node.right));
  if (left === undefined || right === undefined) return false;
  return (left.depth === 0) !== (right.depth === 0) && keys.natural(left, right);
}

function isNatural(
  left: Expression,
  right: Expression | undefined,
  { bound, keys }: Voice,
): boolean {
  const use = (node: Expression): ColumnUse | undefined => bound.columns.get(stripGroups(node));
  const one = use(left);
  const other = right && use(right);
  return one !== undefined && other !== undefined && keys.natural(one, other);
}

const superlatives: Readonly<Record<string, string>> = {
  MIN: "lowest",
  MAX: "highest",
  AVG: "average",
};

/** `x = ( SELECT MIN ( x ) ... )` is an extreme; any other query is said whole. */
export function sayQueryCompared(
  left: Expression,
  op: string,
  query: Query,
  place: Setting,
): Phrased {
  const { voice } = place;
  const leaf = keyOf(left, voice);
  const { start, end } = left;
  const compared = comparisons[op] ?? op.toLowerCase();
  if (pointedAt(query, voice) !== undefined) {
    const pointed = voice.value({ kind: "subquery", query, start, end }, place);
    return plainly(
      `whose ${voice.value(left, place)} ${compared} the ${pointed}`,
      tablesAround(left, place),
    );
  }
  const rows = plainRows(query);
  const item = rows?.items.length === 1 ? rows.items[0]?.expression : undefined;
  const role = rows && sayOfRole({ left, inner: item, select: rows, compared }, place);
  if (role !== undefined) return role;
  const name = op === "=" && leaf !== undefined ? extremeOf(leaf, query, voice) : undefined;
  if (name === undefined || leaf === undefined) {
    const text = `whose ${voice.value(left, place)} ${comparisons[op] ?? op.toLowerCase()} (${voice.query(query)})`;
    return plainly(text.replace(/\((the [^()]*)\)$/, "$1"), tablesAround(left, place));
  }
  const fact = { leaf, op: name, values: [] };
  const phrase = findPhrase(fact, place);
  const select = plainRows(query);
  const [relation] = (select && voice.bound.scopes.get(select)?.relations) ?? [];
  const inside = { voice, subject: relation, through: [] };
  const among = (
    select?.where === undefined ? [] : voice.conditions(select.where, inside)
  ).toSorted((a, b) => a.rank - b.rank);
  if (phrase !== undefined) return { ...sayPhrase(phrase, fact, place), among };
  const noun = singular(nounOf(leaf, voice.wording));
  return { ...plainly(`with the ${superlatives[name]} ${noun}`, tablesOf(fact, place)), among };
}

/** MIN, MAX or AVG of the same column of one table. */
function extremeOf(leaf: string, query: Query, voice: Voice): string | undefined {
  const select = plainRows(query);
  const call = select?.items.length === 1 ? select.items[0]?.expression : undefined;
  if (call?.kind !== "call" || call.filter !== undefined || call.over !== undefined)
    return undefined;
  const name = call.name.toUpperCase();
  const same = call.arguments.length === 1 && keyOf(call.arguments[0], voice) === leaf;
  return same && superlatives[name] !== undefined ? name : undefined;
}

/** One table's rows that meet conditions: not grouped, ordered, limited or joined. */
function plainRows(query: Query): Select | undefined {
  const bare =
    query.orderBy.length === 0 && (query.limit ?? query.offset ?? query.with) === undefined;
  if (!bare) return undefined;
  if (query.kind === "query-group") return plainRows(query.inner);
  if (query.kind !== "select" || query.from.length !== 1) return undefined;
  return query.groupBy.length === 0 && query.having === undefined ? query : undefined;
}

function tablesAround(left: Expression, place: Setting): string[] {
  const leaf = keyOf(left, place.voice);
  return leaf === undefined ? place.through.map(tableOf) : tablesOf({ leaf }, place);
}
