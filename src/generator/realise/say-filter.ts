// How people say which rows they mean: "in germany", "over 100", "since march", "without an email".

import type { Random } from "../../random.ts";
import type { Filter } from "../query.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { valueText } from "../values.ts";
import { fieldText, many, one, say } from "./say.ts";
import { amountText, yearText } from "./say-amount.ts";
import { comparedText, personText, searchedText } from "./say-conditions.ts";
import { bareText, linkedText } from "./say-linked.ts";
import { happened } from "./trade-verbs.ts";

const isPlace = (field: Field): boolean =>
  /\b(?:country|city|state|town|location|place|county|district|region|province|continent|area|market)\b/.test(
    field.names[0] ?? "",
  );

/** After the noun. */
export function filterText(random: Random, world: World, of: Subject, filter: Filter): string {
  switch (filter.kind) {
    case "values": {
      const [first, second] = filter.values;
      if (first === undefined || second !== undefined || random.next() < 0.5)
        return valuesText(random, world, of, filter);
      const op = filter.negated === true ? "!=" : "=";
      return comparedText(random, world, of, { field: filter.field, op, said: first.said });
    }
    case "amount":
      if (random.next() < 0.5 || (filter.field.role === "year" && filter.op === "<="))
        return comparedText(random, world, of, { ...filter, said: String(filter.value) });
      return filter.field.role === "year"
        ? yearText(random, filter)
        : amountText(random, of, filter);
    case "day":
      return comparedText(random, world, of, { ...filter, said: filter.value });
    case "between":
    case "like":
    case "average":
      return searchedText(random, world, of, filter);
    case "person":
      return personText(random, of, filter);
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
      return linkedText({ random, world, of }, filter, (inner) =>
        filterText(random, world, filter.child, inner),
      );
    case "either":
      return filter.of.map((one) => filterText(random, world, of, one)).join(" or ");
    case "slot":
      return valueText(filter) ?? "";
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
