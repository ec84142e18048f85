// Says what a SELECT joins: whose rows belong to whose, and by what where that is no matter of course.

import type { ColumnUse, Relation } from "../../sql/bind/bound.ts";
import { type Join, joinsOf } from "../../sql/bind/joins.ts";
import type { Expression, Select } from "../../sql/tree.ts";
import { conjunction, conjuncts, stripGroups } from "../../sql/tree-builders.ts";
import { nameWords, singularOf } from "../../text/english-names.ts";
import { listText } from "../english.ts";
import { nounOf, rowsNoun } from "./names.ts";
import type { Setting, Voice } from "./voice.ts";

export type SaidJoins = {
  /** "with concerts", "without orders" */
  readonly phrases: readonly string[];
  /** What is left of WHERE, with the conditions of inner joins that are no keys. */
  readonly where: Expression | undefined;
};

export function sayJoins(select: Select, place: Setting): SaidJoins {
  const { voice, subject } = place;
  const relations = voice.bound.scopes.get(select)?.relations ?? [];
  const links = linksIn(select, place);
  const used = new Set(links.flatMap(({ node }) => node ?? []));
  const where = conjuncts(select.where);
  const phrases = inOrder(relations, subject, links).map(({ relation, own }) => {
    const absent = where.find((part) => isAbsent(part, relation, own, place));
    if (absent !== undefined) used.add(absent);
    return sayJoin(relation, own, absent !== undefined, place);
  });
  const on = relations.flatMap(({ from }) =>
    from.on === undefined || isOuter(from.join) ? [] : conjuncts(from.on),
  );
  return { phrases, where: conjunction([...on, ...where].filter((part) => !used.has(part))) };
}

const isOuter = (join: string | undefined): boolean => /LEFT|RIGHT|FULL/.test(join ?? "");

function linksIn(select: Select, { voice }: Pick<Setting, "voice">): Join[] {
  return joinsOf(voice.bound).filter(
    ({ select: of, by, left, right }) =>
      of === select && by !== "in" && left.depth === 0 && right.depth === 0,
  );
}

type Placed = { readonly relation: Relation; readonly own: readonly Join[] };

/** From the subject outwards, each with what ties it to those before it. */
function inOrder(
  relations: readonly Relation[],
  subject: Relation | undefined,
  links: readonly Join[],
): Placed[] {
  const placed = new Set(subject === undefined ? [] : [subject]);
  const order: Placed[] = [];
  for (let rest = relations.filter((one) => !placed.has(one)); rest.length > 0; ) {
    const ties = (relation: Relation) =>
      links.filter(
        ({ left, right }) =>
          (left.relation === relation && placed.has(right.relation)) ||
          (right.relation === relation && placed.has(left.relation)),
      );
    const relation = rest.find((one) => ties(one).length > 0) ?? rest[0];
    if (relation === undefined) break;
    order.push({ relation, own: ties(relation) });
    placed.add(relation);
    rest = rest.filter((one) => one !== relation);
  }
  return order;
}

/** LEFT JOIN ... WHERE key IS NULL: the rows that have none. */
function isAbsent(
  part: Expression,
  relation: Relation,
  links: readonly Join[],
  { voice }: Setting,
) {
  if (relation.from.join?.startsWith("LEFT") !== true) return false;
  if (part.kind !== "is-null" || part.negated) return false;
  const use = voice.bound.columns.get(stripGroups(part.operand));
  if (use?.relation !== relation) return false;
  return links.some(({ left, right }) =>
    [left, right].some((side) => side.relation === relation && side.name === use.name),
  );
}

function sayJoin(
  relation: Relation,
  links: readonly Join[],
  absent: boolean,
  place: Setting,
): string {
  const { join, on } = relation.from;
  const natural = join?.startsWith("NATURAL") === true;
  const tied = links.length > 0 || natural;
  const parts = [
    absent ? "without" : tied ? "with" : "combined with all",
    rowsNoun(relation, place.voice),
    isOuter(join) && on !== undefined ? sayOnly(on, links, place) : "",
    natural ? "matched by all columns of the same name" : matchedBy(relation, links, place),
    absent ? "" : (endings.find(([word]) => join?.includes(word))?.[1] ?? ""),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const endings: readonly (readonly [string, string])[] = [
  ["LEFT", "if any"],
  ["RIGHT", "and all others of them"],
  ["FULL", "if any, and all others of them"],
];

/** One key needs no word; several are all said, and so is whatever is no key. */
function matchedBy(relation: Relation, links: readonly Join[], { voice }: Setting): string {
  const [only] = links;
  if (only !== undefined && links.length === 1 && voice.keys.natural(only.left, only.right))
    return "";
  const noun = ({ relation: owner, name, stored }: ColumnUse) =>
    nounOf(`${owner.source ?? ""}.${name}`, voice.wording, stored?.column.name);
  const said = links.map(({ left, right }) => {
    const [own, other] = left.relation === relation ? [left, right] : [right, left];
    const names = [noun(own), noun(other)];
    return names[0] === names[1] ? (names[0] ?? "") : listText(names, "as");
  });
  return said.length === 0 ? "" : `matched by ${listText(said, "and")}`;
}

/** What an outer join asks for beside its keys: "whose year is 2014". */
function sayOnly(on: Expression, links: readonly Join[], place: Setting): string {
  const keys = new Set(links.flatMap(({ node }) => node ?? []));
  const rest = conjunction(conjuncts(on).filter((part) => !keys.has(part)));
  if (rest === undefined) return "";
  const said = place.voice.conditions(rest, place).map(({ text }) => text);
  return `(only those ${listText(said, "and")})`;
}

/** Whose rows a SELECT speaks of: those of its first column, or of whom it gives all; of an outer join always the first. */
export function subjectOf(select: Select, voice: Pick<Voice, "bound">): Relation | undefined {
  const relations = voice.bound.scopes.get(select)?.relations ?? [];
  const first = relations[0];
  if (relations.some(({ from }) => isOuter(from.join))) return first;
  const uses = select.items.flatMap(({ expression }) => {
    const inner = stripGroups(expression);
    const [whole, ...others] = voice.bound.stars.get(inner) ?? [];
    if (whole !== undefined && others.length === 0) return [{ depth: 0, relation: whole }];
    const given = inner.kind === "call" ? inner.arguments : [inner];
    return given.flatMap((one) => voice.bound.columns.get(stripGroups(one)) ?? []).slice(0, 1);
  });
  return uses.find(({ depth }) => depth === 0)?.relation ?? first;
}

/** Whose rows COUNT(*) counts: of rows that belong to others by keys, those that belong and are not belonged to. */
export function countedRows({ subject, voice }: Setting): Relation | undefined {
  const scopes = [...voice.bound.scopes];
  const [select, scope] =
    scopes.find(([, { relations }]) => relations.some((one) => one === subject)) ?? [];
  if (select === undefined || scope === undefined || scope.relations.length < 2) return subject;
  const links = linksIn(select, { voice });
  const owners = links.flatMap((link) => ownerIn(link) ?? []);
  const belonging = scope.relations.filter((one) => !owners.includes(one));
  const certain =
    owners.length === links.length &&
    links.length === scope.relations.length - 1 &&
    !scope.relations.some(({ from }) => isOuter(from.join));
  const own = belonging.filter((one) => !onlyJoins(one));
  if (!certain || own.length > 1) return subject;
  const [only = belonging[0]] = own;
  if (own.length === 1) return only;
  return belonging.length === 1 ? (otherEnd(only, select, links, voice) ?? only) : subject;
}

/** A table that only says what goes with what: which film is of which category. */
function onlyJoins({ table }: Relation): boolean {
  const keys = new Set((table?.foreignKeys ?? []).flatMap(({ columns }) => columns));
  const joins = table?.primaryKey.length === 2 && table.primaryKey.every((one) => keys.has(one));
  const amounts = table?.columns.some(
    ({ name, type }) => (type === "integer" || type === "real") && !keys.has(name),
  );
  return joins && amounts === false;
}

/** Of the two that it joins, the one that is not grouped by: films are counted for each category. */
function otherEnd(
  joining: Relation | undefined,
  { groupBy }: Select,
  links: readonly Join[],
  voice: Voice,
): Relation | undefined {
  const ends = links.flatMap(({ left, right }) => {
    if (left.relation === joining) return [right.relation];
    return right.relation === joining ? [left.relation] : [];
  });
  const grouped = groupBy.map((one) => voice.bound.columns.get(stripGroups(one))?.relation);
  const [counted, ...others] = ends.filter((one) => !grouped.includes(one));
  return ends.length === 2 && others.length === 0 ? counted : undefined;
}

/** The side of a join that has one row for each of the other. */
function ownerIn({ left, right }: Join): Relation | undefined {
  for (const isKey of keyTests) {
    if (isKey(left) !== isKey(right)) return isKey(left) ? left.relation : right.relation;
  }
  return undefined;
}

const primaryOf = ({ relation }: ColumnUse): readonly string[] => relation.table?.primaryKey ?? [];
const isSame = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** A declared key; else a column that is called after its table, or stands first in it. */
const keyTests: readonly ((use: ColumnUse) => boolean)[] = [
  (use) => primaryOf(use).length === 1 && isSame(primaryOf(use)[0], use.name),
  (use) => {
    const called = nameWords(use.name).slice(0, -1).map(singularOf);
    const noun = nameWords(use.relation.table?.name ?? "").map(singularOf);
    return primaryOf(use).length === 0 && called.length > 0 && called.at(-1) === noun.at(-1);
  },
  (use) => primaryOf(use).length === 0 && isSame(use.relation.table?.columns[0]?.name, use.name),
];
