// A whole question as a sentence, said without any context, as people ask who look something up.
import type { Random } from "../../random.ts";
import { type Filter, isList, isOneValue, isWhole, type TalkQuery } from "../query.ts";
import { hasOneColumn } from "../tables/choose.ts";
import type { Field, World } from "../tables/world.ts";
import { someVerb } from "./common-verbs.ts";
import { askExtreme, askOfNoun } from "./interrogatives.ts";
import { fieldText, many, one, say } from "./say.ts";
import { columnsText, fieldOf } from "./say-columns.ts";
import { filterText } from "./say-filter.ts";
import { sayGroup, saySet } from "./say-group.ts";
import type { QuestionWords, SayQuestion } from "./say-order.ts";
import { sayOrdered, titleOnly } from "./say-ordered.ts";

/** Whether a sentence can hold all of it. */
function isSayable({ by, measures, columns, share, round, having, shape }: TalkQuery): boolean {
  const [group, other] = by;
  if (
    shape !== undefined ||
    share === true ||
    round === true ||
    other !== undefined ||
    group?.kind === "time"
  )
    return false;
  if (group !== undefined && (columns.length > 0 || measures.length > 1)) return false;
  const plain = measures.every(
    ({ of, per, named }) =>
      per === undefined && named !== true && (of === undefined || of.kind === "field"),
  );
  return plain && (having === undefined || having.measure.of === undefined);
}

/** Undefined where there is no good way to say it. */
export function saySentence(random: Random, world: World, query: TalkQuery): string | undefined {
  if (!isSayable(query)) return undefined;
  const before = beforeNoun(random, query);
  const told = before === undefined ? query : { ...query, where: query.where.slice(1) };
  const which = conditionsText(random, world, told);
  const parts = {
    many: `${before ?? ""} ${many(random, query.of)}`.trim(),
    one: `${before ?? ""} ${one(random, query.of)}`.trim(),
    which,
    each: say(random, "{each}"),
  };
  if (query.set !== undefined) return saySet(random, world, query, parts);
  if (query.by.length > 0) return sayGroup(random, world, query, parts);
  if (!isList(query)) return sayFigures(random, world, query, parts);
  if (query.order !== undefined) return sayOrdered(random, world, query, parts);
  return sayRows(random, world, query, parts);
}

/** Counts, sums and ends of all rows together. */
const sayFigures: SayQuestion = (random, world, query, parts) => {
  const [measure, second] = query.measures;
  if (measure === undefined || query.order !== undefined) return undefined;
  const field = fieldOf(measure);
  if (measure.aggregate === "COUNT" && second === undefined && field === undefined)
    return say(random, "{countAsked}", parts);
  if (field !== undefined && measure.aggregate === "COUNT" && second === undefined)
    return say(random, "{distinctAsked}", { ...parts, names: fieldText(random, field, true) });
  if (field !== undefined && second === undefined && random.next() < 0.35) {
    const text = askExtreme(
      random,
      { field, aggregate: measure.aggregate },
      parts.one,
      parts.which,
    );
    if (text !== undefined) return text;
  }
  return say(random, "{figuresAsked}", {
    ...parts,
    items: columnsText(random, world, query, false),
  });
};

const sayRows: SayQuestion = (random, world, query, parts) => {
  const { which } = parts;
  // Rows asked for by their noun alone are shown whole, unless another table tells which.
  const away = query.where.some((one) => one.kind === "linked" || !isOwn(query, one));
  if (isWhole(query)) return say(random, sayAll(query, away), parts);
  const items = columnsText(random, world, query, false);
  const itemsMany = columnsText(random, world, query, true);
  const distinct =
    query.distinct === true
      ? say(random, ":4 different | :4 distinct | :1 unique | :1 all different")
      : "";
  const title = titleOnly(query);
  const only = query.where[0];
  const named = query.where.length === 1 && only !== undefined ? nameIn(only) : undefined;
  if (named !== undefined && random.next() < 0.6) {
    const about = {
      ...parts,
      value: named.said,
      items,
      verb: someVerb(random, "plain"),
      verbs: someVerb(random, "third"),
      verbed: someVerb(random, "past"),
    };
    if (query.of.titles.includes(named.field) || query.of.fields.includes(named.field))
      return sayOfOne(random, query, about);
    if (title) return say(random, "{titleOfOne}", about);
    return say(random, "{itemsOfOne}", about);
  }
  const [head, ...rest] = query.columns;
  if (head !== undefined && rest.length > 0 && random.next() < 0.25) {
    const first = columnsText(random, world, { ...query, columns: [head] }, true);
    const others = columnsText(random, world, { ...query, columns: rest }, random.next() < 0.5);
    return say(random, "{itemsApart}", { ...parts, first, others });
  }
  const asked = rest.length === 0 && query.distinct !== true ? head : undefined;
  if (asked !== undefined && random.next() < 0.14) {
    const noun = random.next() < 0.4 ? parts.one : parts.many;
    const text = askOfNoun(random, asked, noun, which);
    if (text !== undefined) return text;
  }
  const asNames =
    title && (away || hasOneColumn(query.of))
      ? `:5 which {many} {which} | ${query.of.people ? ":2 who are the {many} {which} |" : ""} :2 {show} [the] {many} {which} | :1 what are the {many} {which} |`
      : "";
  return say(
    random,
    `${asNames} :8 what are the {distinct} {items} of [all] [the] {many} {which} | :4 what is the {distinct} {items} of {each} {one} {which} | :8 {show} [all] [the] {distinct} {items} of [all] [the] {many} {which} | :4 {show} [all] [the] {distinct} {items} for [all] [the] {many} {which} | :3 {show} the {distinct} {items} of {each} {one} {which} | ${distinct === "" ? ":2 for {each} {one} {which} , {show} [the|its|their] {items} |" : ""} :2 what {distinct} {items} do [the] {many} {which} have | :2 which {distinct} {items} do [the] {many} {which} have | :2 {show} [all] [the] {one} {items} {which} | :2 what are all [the] {one} {items} {which} | :1 the {distinct} {items} of {many} {which}`,
    {
      ...parts,
      distinct,
      items: query.columns.length > 1 && random.next() < 0.5 ? items : itemsMany,
    },
  );
};

/** About one row, by its name: "HSBC's industry". */
function sayOfOne(
  random: Random,
  query: TalkQuery,
  parts: QuestionWords & Readonly<Record<"value" | "items", string>>,
): string {
  const [field, other] = query.columns;
  const age = other === undefined && /\bage\b/.test(field?.names[0] ?? "");
  if (age && random.next() < 0.4) return say(random, "how old is {value}", parts);
  return say(random, "{aboutOne}", parts);
}

/** "female students": a value that goes before the noun. */
function beforeNoun(random: Random, query: TalkQuery): string | undefined {
  const [first] = query.where;
  if (!isOneValue(first) || first.field.numeric) return undefined;
  if (query.set !== undefined || query.by.length > 0 || query.through !== undefined)
    return undefined;
  const said = first.values[0]?.said ?? "";
  const own = query.of.fields.includes(first.field);
  const fits = first.field.role === "entity" || first.field.role === "flag";
  return own && fits && said.split(" ").length < 3 && random.next() < 0.2 ? said : undefined;
}

function sayAll({ of: subject, where }: TalkQuery, away: boolean): string {
  const told =
    ":3 {show} all (info|information|the information|details|data) (about|of|for|on) [all] [the] {many} {which} | :2 {show} everything about [the] {many} {which} | :1 what (information|details) do you have about {many} {which} | :1 {show} the (information|details|records) of {many} {which}";
  if (away) return `${told} | :2 {show} all {many} {which}`;
  const who = where.length > 0 ? ":2 who {which} |" : "";
  const people = subject.people ? `:3 who are [all] [the] {many} {which} | ${who}` : "";
  return `${people} :6 {show} all {many} {which} | :4 {show} [the] {many} {which} | :4 which {many} [are] {which} | :4 what are [all] [the] {many} {which} | :1 what {many} are there {which} | :1 (is there|are there|do we have|do you have|) any {many} {which} | ${told}`;
}

const isOwn = ({ of }: TalkQuery, filter: Filter): boolean =>
  !("field" in filter) || of.fields.includes(filter.field);

/** The name of one row that a condition is about. */
function nameIn(filter: Filter): { field: Field; said: string } | undefined {
  if (filter.kind === "person") {
    const [first] = filter.names;
    const said = filter.names.map((one) => one.said).join(" ");
    return first && { field: first.field, said };
  }
  const [value] = isOneValue(filter) && filter.field.role === "name" ? filter.values : [];
  return value && isOneValue(filter) ? { field: filter.field, said: value.said } : undefined;
}

export function conditionsText(random: Random, world: World, query: TalkQuery): string {
  // A table that only takes part: "shops that have stocks".
  const kids = query.by.length === 0 && query.where.length === 0 ? (query.through ?? []) : [];
  const kid = kids
    .map((table) => world.byTable.get(table))
    .find((other) => other !== undefined && other.key !== query.of.key);
  if (kid !== undefined)
    return say(random, "{takingPart}", { kids: many(random, kid), kid: one(random, kid) });
  return query.where
    .map((condition, i) => {
      const text = filterText(random, world, query.of, condition);
      return i > 0 ? `${random.next() < 0.75 ? "and " : ""}${text}` : text;
    })
    .join(" ");
}
