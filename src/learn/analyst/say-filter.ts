// How analysts say which rows they mean: "in germany", "over 100", "since march", "without an email".
import type { Random } from "../../random.ts";
import type { CompareOp } from "../frame.ts";
import { fieldText, many, one, say } from "../say.ts";
import type { Field, Subject, World } from "../world.ts";
import type { Linked } from "./filters.ts";
import { isMoney } from "./quantities.ts";
import type { Filter } from "./report.ts";
import { deedOf, happened, isGood } from "./trade-verbs.ts";

const isPlace = (field: Field): boolean =>
  /\b(?:country|city|state|town|location|place|county|district|region|province|continent|area|market)\b/.test(
    field.names[0] ?? "",
  );

/** After the noun. */
export function filterText(random: Random, world: World, of: Subject, filter: Filter): string {
  switch (filter.kind) {
    case "values":
      return valuesText(random, world, of, filter);
    case "amount":
      return filter.field.role === "year"
        ? yearText(random, filter)
        : amountText(random, filter.field, filter.op, filter.value);
    case "person": {
      const v = filter.names.map(({ said }) => said).join(" ");
      return say(
        random,
        filter.owner.key === of.key
          ? ":3 named {v} | :2 {v} | :1 called {v}"
          : ":4 for {v} | :3 of {v} | :2 by {v} | :1 from {v} | :1 for [the] {one} {v} | :1 with {v}",
        { v, one: one(random, filter.owner) },
      );
    }
    case "period": {
      const verb = happened(filter.field);
      const said = filter.period.said;
      if (verb !== undefined && filter.field.table === of.key && random.next() < 0.25)
        return `${verb} ${/^\d/.test(said) ? `in ${said}` : said}`;
      return said;
    }
    case "years":
      return say(random, ":3 in {years} | :2 for {years}", { years: filter.years.join(" and ") });
    case "missing":
      return missingText(random, filter.field, filter.negated === true);
    case "linked":
      return linkedText(random, world, of, filter);
    default:
      return filter satisfies never;
  }
}

type Values = Extract<Filter, { kind: "values" }>;

function valuesText(random: Random, world: World, of: Subject, filter: Values): string {
  const { field, negated } = filter;
  const owner = world.byTable.get(field.table) ?? of;
  const parts = {
    v: bareText(random, filter),
    name: fieldText(random, field, false),
    one: one(random, owner),
    many: many(random, owner),
  };
  const own = of.fields.includes(field);
  if (negated === true)
    return say(
      random,
      `:4 (except|excluding|without|other than) {v} | :2 not {v} | ${isPlace(field) ? ":4 outside [of] {v} | :2 not in {v} |" : ""} :2 where [the] {name} is not {v} | :1 whose {name} is not {v} | :1 with {name} other than {v}`,
      parts,
    );
  if (isPlace(field))
    return say(
      random,
      own
        ? ":6 in {v} | :4 from {v} | :1 for {v} | :1 with {name} {v} | :1 where [the] {name} is {v}"
        : ":6 in {v} | :3 from {v} | :2 for {v} | :2 for {many} (in|from) {v} | :1 for {name} {v} | :1 of {many} in {v} | :1 where [the] [{one}] {name} is {v}",
      parts,
    );
  if (field.role === "name")
    return say(
      random,
      own
        ? ":3 named {v} | :2 called {v} | :2 {v} | :2 for {v} | :1 with [the] {name} {v}"
        : ":5 for {v} | :3 of {v} | :2 by {v} | :2 for [the] {one} {v} | :1 from {v} | :1 with {v} | :1 where [the] {one} is {v} | :1 in {v}",
      parts,
    );
  return say(
    random,
    own
      ? ":3 that are {v} | :3 with {name} {v} | :2 for {v} | :2 where [the] {name} is {v} | :1 whose {name} is {v} | :1 of {name} {v}"
      : ":3 for {v} | :3 for {v} {many} | :2 with {one} {name} {v} | :2 of {v} {many} | :1 where [the] [{one}] {name} is {v} | :1 for {many} with {name} {v}",
    parts,
  );
}

/** The values alone: "rock", "rock or jazz". */
export function bareText(random: Random, { values }: Values): string {
  return values.map(({ said }) => said).join(say(random, ":3 or | :2 and").replace(/^|$/g, " "));
}

function yearText(random: Random, { op, value }: { op: CompareOp; value: number }): string {
  const words: Readonly<Record<string, string>> = {
    "=": ":5 in {v} | :2 from {v} | :1 of {v}",
    ">=": ":4 since {v} | :1 from {v} on",
    ">": ":4 after {v} | :1 later than {v}",
    "<": ":4 before {v} | :1 earlier than {v}",
  };
  return say(random, words[op] ?? "in {v}", { v: String(value) });
}

/** More and less of a column in one word. */
const comparatives: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:price|cost|fee|fare|rent)\b/,
    "(more expensive than|costing more than|dearer than|that cost more than|priced above)",
    "(cheaper than|costing less than|that cost less than|under|priced below)",
  ],
  [
    /\b(?:length|duration|runtime|minutes|hours|seconds)\b/,
    "(longer than|lasting more than)",
    "(shorter than|lasting less than)",
  ],
  [/\bage\b/, "(older than|over)", "(younger than|under)"],
  [/\bweight\b/, "(heavier than|weighing more than)", "(lighter than|weighing less than)"],
  [/\b(?:height|elevation)\b/, "(taller than|higher than)", "(shorter than|lower than)"],
  [
    /\b(?:salary|income|wage)\b/,
    "(earning more than|making more than|paid more than)",
    "(earning less than|making less than|paid less than)",
  ],
  [/\b(?:size|area|capacity|population)\b/, "(bigger than|larger than)", "(smaller than)"],
];

function amountText(random: Random, field: Field, op: CompareOp, value: number): string {
  const number = numberText(random, field, value);
  const found = comparatives.find(([name]) => name.test(field.names[0] ?? ""));
  if (found !== undefined && (op === ">" || op === "<") && random.next() < 0.45)
    return `${say(random, op === ">" ? found[1] : found[2])} ${number}`;
  const words: Readonly<Record<CompareOp, string>> = {
    ">": "{above}",
    "<": "{below}",
    ">=": "{least}",
    "<=": "{most}",
    "=": "exactly",
    "!=": "other than",
  };
  const parts = {
    cmp: say(random, words[op]),
    v: number,
    name: fieldText(random, field, false),
  };
  return say(
    random,
    ":4 with [a|an] {name} {cmp} {v} | :3 whose {name} is {cmp} {v} | :2 where [the] {name} is {cmp} {v} | :2 with {cmp} {v} {name} | :1 having [a] {name} {cmp} {v}",
    parts,
  );
}

/** 1500 may be said as 1,500, 1.5k or $1500. */
export function numberText(random: Random, field: Field | undefined, value: number): string {
  const plain = String(value);
  const roll = random.next();
  if (value >= 1000 && Number.isInteger(value) && roll < 0.15)
    return plain.replace(/\B(?=(\d{3})+$)/g, ",");
  if (value >= 1000 && value % 1000 === 0 && roll < 0.25) return `${value / 1000}k`;
  if (field !== undefined && isMoney(field) && roll > 0.85)
    return random.next() < 0.6 ? `$${plain}` : `${plain} dollars`;
  return plain;
}

function missingText(random: Random, field: Field, there: boolean): string {
  const name = fieldText(random, field, false).replace(/ id$/, "");
  const verb = happened(field);
  const parts = { name, verb: verb ?? "" };
  if (there)
    return say(
      random,
      `${verb === undefined ? "" : ":3 that (were|have been) {verb} | :1 already {verb} |"} :3 with [a|an] {name} | :3 that have [a|an] {name} | :1 where [the] {name} is (known|not empty|filled in)`,
      parts,
    );
  return say(
    random,
    `${verb === undefined ? "" : ":4 not {verb} yet | :3 that (were|have) not [been] {verb} [yet] | :2 that were never {verb} |"} :4 without [a|an|any] {name} | :3 with no {name} | :2 that have no {name} | :2 where [the] {name} is (missing|empty|unknown|not set|null) | :1 (missing|lacking) [a|an] {name}`,
    parts,
  );
}

function linkedText(random: Random, world: World, of: Subject, filter: Linked): string {
  const { none, child, within } = filter;
  const [inner] = within;
  const bought = inner?.kind === "values" && inner.field.table !== child.key;
  const parts = {
    kids: many(random, child),
    kid: one(random, child),
    deed: deedOf(random, child, "past") ?? "",
    plain: deedOf(random, child, "plain") ?? "",
    which: within
      .map((one) =>
        one.kind === "period" ? one.period.said : filterText(random, world, child, one),
      )
      .join(" "),
    who: of.people ? "who" : "that",
    object: bought ? objectText(random, world, inner) : "",
  };
  if (bought && parts.deed !== "" && of.people)
    return say(
      random,
      none
        ? ":4 who (have never|never|have not) {deed} {object} | :3 who (did not|didn't|never) {plain} {object}"
        : ":5 who {deed} {object} | :2 that {deed} {object} | :1 who have {deed} {object}",
      parts,
    );
  // An order is not ordered: only people do, and only goods are done to.
  const told = inner?.kind === "values" || !(of.people || isGood(of)) ? undefined : parts.deed;
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
