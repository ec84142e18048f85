// How analysts say that rows of another table are there or not: "who never ordered", "without orders
// since march", "who bought both lamps and shelves".
import type { Random } from "../../random.ts";
import type { Linked } from "../analyst/filters.ts";
import type { Filter } from "../query.ts";
import type { Subject, World } from "../tables/world.ts";
import { fieldText, many, one, say } from "./say.ts";
import { measureText } from "./say-measure.ts";
import { havingText } from "./say-order.ts";
import { deedOf, isGood, isSeller } from "./trade-verbs.ts";

/** Whose rows are spoken of, and where words come from. */
export type SayingOf = {
  readonly random: Random;
  readonly world: World;
  readonly of: Subject;
};

type Values = Extract<Filter, { kind: "values" }>;

/** The values alone: "rock", "rock or jazz". */
export function bareText(random: Random, { values }: Values): string {
  return values.map(({ said }) => said).join(say(random, ":3 or | :2 and").replace(/^|$/g, " "));
}

export function linkedText(
  { random, world, of }: SayingOf,
  filter: Linked,
  inner: (filter: Filter) => string,
): string {
  const { none, child, within, having } = filter;
  const [first] = within;
  const bought = first?.kind === "values" && first.field.table !== child.key;
  const parts = {
    kids: many(random, child),
    kid: one(random, child),
    deed: deedOf(random, child, "past") ?? "",
    plain: deedOf(random, child, "plain") ?? "",
    which: within.map((one) => (one.kind === "period" ? one.period.said : inner(one))).join(" "),
    who: of.people ? "who" : "that",
    object: bought ? objectText(random, world, first) : "",
  };
  if (having !== undefined) {
    const much = havingText(random, having);
    const rows = having.measure.aggregate === "COUNT";
    const amount = rows
      ? `${much} ${parts.kids}`
      : `${measureText(random, having.measure)} ${much}`;
    return say(random, ":3 with {amount} {which} | :2 {who} have {amount} {which}", {
      ...parts,
      amount,
    });
  }
  if (bought && parts.deed !== "" && of.people && !isSeller(of))
    return say(
      random,
      none
        ? ":4 who (have never|never|have not) {deed} {object} | :3 who (did not|didn't|never) {plain} {object}"
        : ":5 who {deed} {object} | :2 that {deed} {object} | :1 who have {deed} {object}",
      parts,
    );
  // An order is not ordered: only people do, and only goods are done to.
  const told =
    first?.kind === "values" || !((of.people && !isSeller(of)) || isGood(of))
      ? undefined
      : parts.deed;
  const acted =
    told === undefined || told === ""
      ? ""
      : none
        ? undone(of.people, parts.which)
        : done(of.people);
  if (!none)
    return say(
      random,
      `${acted} :3 with [some|any] {kids} {which} | :3 {who} (have|had) [a|any] {kid} {which} | :2 {who} (have|had) {kids} {which}`,
      parts,
    );
  return say(
    random,
    `${acted} :4 without [any] {kids} {which} | :3 with no {kids} {which} | :3 {who} (have|had) no {kids} {which} | :2 {who} (have never had|never had) [a] {kid} {which} | :2 {who} (do|did) not have [any] {kids} {which}`,
    parts,
  );
}

/** What was bought: "lamps", "garden products". */
function objectText(random: Random, world: World, filter: Values): string {
  const owner = world.byTable.get(filter.field.table);
  const parts = {
    v: bareText(random, filter),
    many: owner === undefined ? "" : many(random, owner),
    one: owner === undefined ? "" : one(random, owner),
    name: fieldText(random, filter.field, false),
  };
  if (filter.field.role === "name")
    return say(random, ":4 {v} | :1 [the|a] {one} {v} | :1 something from {v}", parts);
  return say(random, ":3 {v} {many} | :2 {many} with {name} {v} | :1 {many} that are {v}", parts);
}

/** Two conditions of one kind in one breath: "both lamps and shelves", "only lamps". */
export function twoLinkedText(
  random: Random,
  of: Subject,
  filters: readonly Linked[],
): string | undefined {
  const [first, second] = filters;
  const [a] = first?.within ?? [];
  const [b] = second?.within ?? [];
  if (first === undefined || second === undefined || a?.kind !== "values" || b?.kind !== "values")
    return undefined;
  const deed = deedOf(random, first.child, "past");
  const bought = of.people && deed !== undefined && a.field.table !== first.child.key;
  const parts = {
    a: bareText(random, a),
    b: bareText(random, b),
    deed: deed ?? "",
    who: of.people ? "who" : "that",
    kids: many(random, first.child),
  };
  if (!bought)
    return say(
      random,
      second.none
        ? ":3 {who} have only {a} {kids} | :2 with only {a} {kids} | :2 with {a} {kids} and no others"
        : ":3 {who} have both {a} and {b} {kids} | :2 with both {a} and {b} {kids} | :1 {who} have {a} as well as {b} {kids}",
      parts,
    );
  return say(
    random,
    second.none
      ? ":4 who only {deed} {a} | :3 who {deed} {a} and nothing else | :2 who {deed} nothing but {a}"
      : ":4 who {deed} both {a} and {b} | :3 who {deed} {a} and also {b} | :2 who {deed} {a} as well as {b}",
    parts,
  );
}

function undone(people: boolean, which: string): string {
  if (people)
    return which === ""
      ? ":5 who (have never|never|have not) {deed} | :3 who (did not|didn't|never) {plain} |"
      : ":5 who (have not|haven't) {deed} {which} | :4 who (did not|didn't) {plain} {which} | :2 not {deed} {which} |";
  return which === ""
    ? ":5 that (were never|have never been) {deed} | :2 never {deed} | :2 nobody (has|) {deed} |"
    : ":5 that (were not|have not been) {deed} {which} | :2 not {deed} {which} |";
}

const done = (people: boolean): string =>
  people
    ? ":5 who {deed} {which} | :2 that {deed} {which} |"
    : ":4 {deed} {which} | :4 that were {deed} {which} |";
