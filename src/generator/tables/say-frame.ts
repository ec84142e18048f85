// A whole question for a frame, said without any context.
import type { Random } from "../../random.ts";
import { hasOneColumn } from "./choose.ts";
import { someVerb } from "./common-verbs.ts";
import type { Frame, FrameCondition } from "./frame.ts";
import { askExtreme, askOfNoun } from "./interrogatives.ts";
import { fieldText, itemsText, many, one, say } from "./say.ts";
import { afterNoun } from "./say-conditions.ts";
import { sayGroup, saySet } from "./say-group.ts";
import type { Said } from "./say-order.ts";
import { sayOrdered, titleOnly } from "./say-ordered.ts";
import type { Field, World } from "./world.ts";

/** Undefined where there is no good way to say it. */
export function sayFrame(random: Random, world: World, frame: Frame): string | undefined {
  const before = beforeNoun(random, frame);
  const told = before === undefined ? frame : { ...frame, where: frame.where.slice(1) };
  const which = conditionsText(random, world, told);
  const parts = {
    many: `${before ?? ""} ${many(random, frame.subject)}`.trim(),
    one: `${before ?? ""} ${one(random, frame.subject)}`.trim(),
    which,
    each: say(random, "{each}"),
  };
  if (frame.set !== undefined) return saySet(random, world, frame, parts);
  if (frame.group !== undefined) return sayGroup(random, world, frame, parts);
  const [item] = frame.items;
  if (item === undefined) return undefined;
  if (frame.order !== undefined) return sayOrdered(random, world, frame, parts);
  if (item.kind === "count" && frame.items.length === 1)
    return say(
      random,
      ":8 how many {many} {which} are there | :3 how many {many} are there {which} | :3 how many {many} {which} | :3 [{show}] [the] number of {many} {which} | :2 what is the [total] number of {many} {which} | :2 count [the] [number of] {many} {which} | :1 how many {many} (do|does|did) we have {which} | :1 {show} how many {many} there are {which} | :1 what is the count of {many} {which} | :1 how many (different|) {many} exist {which}",
      parts,
    );
  // Rows asked for by their noun alone are shown whole, unless another table tells which.
  const away = frame.where.some((one) => one.kind === "none" || !isOwn(frame, one));
  if (item.kind === "all") return say(random, sayAll(frame, away), parts);
  const items = itemsText(random, world, frame, false);
  const itemsMany = itemsText(random, world, frame, true);
  if (item.kind === "field" && item.aggregate === "COUNT" && frame.items.length === 1) {
    const names = fieldText(random, item.field, true);
    return say(
      random,
      ":5 how many (different|distinct) {names} are there [for {many}] {which} | :3 how many (different|distinct|unique) {names} (do|of) [the|all] {many} [have] {which} | :3 [{show}] [the] number of (different|distinct) {names} [(of|for|in) {many}] {which} | :2 how many {names} are there [(among|of|for) {many}] {which} | :2 count the [number of] [different|distinct] {names} [of|for] {many} {which}",
      { ...parts, names },
    );
  }
  if (item.kind === "field" && item.aggregate !== undefined && frame.items.length === 1) {
    const text = askExtreme(random, item, parts.one, which);
    if (text !== undefined && random.next() < 0.35) return text;
  }
  if (item.kind === "field" && item.aggregate !== undefined)
    return say(
      random,
      ":6 what is the {items} of [all] [the] {many} {which} | :2 what are the {items} of [all] {many} {which} | :3 [{show}] [the] {items} of [all] {many} {which} | :3 what is the {items} (for|among|across) [all] [the] {many} {which} | :1 calculate the {items} of {many} {which} | :2 {items} of {many} {which}",
      { ...parts, items },
    );
  const distinct =
    frame.distinct === true
      ? say(random, ":4 different | :4 distinct | :1 unique | :1 all different")
      : "";
  const title = titleOnly(frame);
  const only = frame.where[0];
  const named = frame.where.length === 1 && only !== undefined ? nameIn(only) : undefined;
  if (named !== undefined && random.next() < 0.6) {
    const about = {
      ...parts,
      value: named.said,
      items,
      verb: someVerb(random, "plain"),
      verbs: someVerb(random, "third"),
      verbed: someVerb(random, "past"),
    };
    if (frame.subject.titles.includes(named.field) || frame.subject.fields.includes(named.field))
      return sayOfOne(random, frame, about);
    if (title)
      return say(
        random,
        ":3 {show} [the] {one} [that] {value} (has|{verbs}|{verbed}) | :2 which {one} (does|did) {value} (have|{verb}) | :2 what {many} (does|did) {value} (have|{verb}) | :2 {show} {value}'s {many} | :1 what is {value}'s {one} | :1 where does {value} {verb}",
        about,
      );
    return say(
      random,
      ":2 what (is|are) the {items} of {value}'s {one} | :2 {show} the {items} of [the] {one} [that] {value} (has|{verbs}|{verbed}) | :1 {show} the {items} of {value}'s {many}",
      about,
    );
  }
  const [head, ...rest] = frame.items;
  if (head !== undefined && rest.length > 0 && random.next() < 0.25) {
    const first = itemsText(random, world, { ...frame, items: [head] }, true);
    const others = itemsText(random, world, { ...frame, items: rest }, random.next() < 0.5);
    return say(
      random,
      ":3 {show} [all] [the] {first} of [the] {many} {which} and their {others} | :3 {show} [the] {one} {first} and [their] {others} {which} | :2 what are the {first} of [the] {many} {which} and their {others} | :1 {show} [the] {first} and [the] corresponding {others} of [the] {many} {which}",
      { ...parts, first, others },
    );
  }
  const asked =
    frame.items.length === 1 && item.kind === "field" && frame.distinct !== true
      ? item.field
      : undefined;
  if (asked !== undefined && random.next() < 0.14) {
    const noun = random.next() < 0.4 ? parts.one : parts.many;
    const text = askOfNoun(random, asked, noun, which);
    if (text !== undefined) return text;
  }
  const asNames =
    title && (away || hasOneColumn(frame.subject))
      ? `:5 which {many} {which} | ${frame.subject.people ? ":2 who are the {many} {which} |" : ""} :2 {show} [the] {many} {which} | :1 what are the {many} {which} |`
      : "";
  return say(
    random,
    `${asNames} :8 what are the {distinct} {items} of [all] [the] {many} {which} | :4 what is the {distinct} {items} of {each} {one} {which} | :8 {show} [all] [the] {distinct} {items} of [all] [the] {many} {which} | :4 {show} [all] [the] {distinct} {items} for [all] [the] {many} {which} | :3 {show} the {distinct} {items} of {each} {one} {which} | ${distinct === "" ? ":2 for {each} {one} {which} , {show} [the|its|their] {items} |" : ""} :2 what {distinct} {items} do [the] {many} {which} have | :2 which {distinct} {items} do [the] {many} {which} have | :2 {show} [all] [the] {one} {items} {which} | :2 what are all [the] {one} {items} {which} | :1 the {distinct} {items} of {many} {which}`,
    {
      ...parts,
      distinct,
      items: frame.items.length > 1 && random.next() < 0.5 ? items : itemsMany,
    },
  );
}

/** About one row, by its name: "HSBC's industry". */
function sayOfOne(
  random: Random,
  frame: Frame,
  parts: Said & Readonly<Record<"value" | "items", string>>,
): string {
  const [item] = frame.items;
  const age =
    frame.items.length === 1 && item?.kind === "field" && /\bage\b/.test(item.field.names[0] ?? "");
  if (age && random.next() < 0.4) return say(random, "how old is {value}", parts);
  return say(
    random,
    ":4 what (is|are) {value}'s {items} | :4 {show} {value}'s {items} | :5 what (is|are) the {items} of {value} | :4 {show} the {items} of {value} | :3 {show} the {items} of [the] {one} {value} | :2 what (is|are) the {items} of [the] {one} (named|called) {value} | :1 {items} of {value} | :2 {show} the {items} for {value} | :1 what {items} does {value} have",
    parts,
  );
}

/** "female students": a value that goes before the noun. */
function beforeNoun(random: Random, frame: Frame): string | undefined {
  const [first] = frame.where;
  if (first?.kind !== "compare" || first.op !== "=" || first.field.numeric) return undefined;
  if (frame.set !== undefined || frame.group !== undefined || frame.through !== undefined)
    return undefined;
  const own = frame.subject.fields.includes(first.field);
  const short = first.said.split(" ").length < 3;
  const fits = first.field.role === "entity" || first.field.role === "flag";
  return own && fits && short && random.next() < 0.2 ? first.said : undefined;
}

function sayAll({ subject, where }: Frame, away: boolean): string {
  const told =
    ":3 {show} all (info|information|the information|details|data) (about|of|for|on) [all] [the] {many} {which} | :2 {show} everything about [the] {many} {which} | :1 what (information|details) do you have about {many} {which} | :1 {show} the (information|details|records) of {many} {which}";
  if (away) return `${told} | :2 {show} all {many} {which}`;
  const who = where.length > 0 ? ":2 who {which} |" : "";
  const people = subject.people ? `:3 who are [all] [the] {many} {which} | ${who}` : "";
  return `${people} :6 {show} all {many} {which} | :4 {show} [the] {many} {which} | :4 which {many} [are] {which} | :4 what are [all] [the] {many} {which} | :1 what {many} are there {which} | :1 (is there|are there|do we have|do you have|) any {many} {which} | ${told}`;
}

const isOwn = ({ subject }: Frame, condition: FrameCondition): boolean =>
  !("field" in condition) || subject.fields.includes(condition.field);

/** The name of one row that a condition is about. */
function nameIn(condition: FrameCondition): { field: Field; said: string } | undefined {
  if (condition.kind === "full-name") {
    const { first, last } = condition;
    return { field: first.field, said: `${first.said} ${last.said}` };
  }
  const named =
    condition.kind === "compare" && condition.op === "=" && condition.field.role === "name";
  return named ? condition : undefined;
}

export function conditionsText(random: Random, world: World, frame: Frame): string {
  // A table that only takes part: "shops that have stocks".
  const kids = frame.group === undefined && frame.where.length === 0 ? (frame.through ?? []) : [];
  const kid = kids
    .map((table) => world.byTable.get(table))
    .find((other) => other !== undefined && other.key !== frame.subject.key);
  if (kid !== undefined)
    return say(
      random,
      ":3 that have [some|any] {kids} | :1 with [some|any] {kids} | :1 (in|involved in|used in) [a|the|some|any] {kid} | :1 where there (is a|are) {kid}",
      { kids: many(random, kid), kid: one(random, kid) },
    );
  return frame.where
    .map((condition, i) => {
      const text = afterNoun(random, world, frame.subject, condition);
      return i > 0 ? `${random.next() < 0.75 ? "and " : ""}${text}` : text;
    })
    .join(" ");
}
