// Whole questions that list rows: with conditions, in an order, the first few of them.
import type { Random } from "../../random.ts";
import { isField, type TalkQuery, titlesOf } from "../query.ts";
import type { World } from "../tables/world.ts";
import { ownsSuperlative, superlativeOf } from "./common-verbs.ts";
import { fieldText, list, many, one, say } from "./say.ts";
import { orderText, whichText } from "./say-parts.ts";
import { countWord, rankText } from "./say-rank.ts";

export function sayRows(random: Random, world: World, query: TalkQuery): string | undefined {
  const { of, order, limit } = query;
  const titles = titlesOf(of);
  // What is shown anyhow is not said.
  const asked = query.columns.filter((field) => !titles.includes(field));
  const whole = query.columns.length === 0;
  const named = whole || query.columns.length > asked.length;
  const called = asked.map((field) => columnText(random, world, query, field));
  const columns = list([...new Set(called)]);
  const parts = {
    many: many(random, of),
    one: one(random, of),
    which: whichText(random, world, query),
    with:
      columns === "" ? "" : `${say(random, ":3 with their | :2 with | :1 and their")} ${columns}`,
    columns: named && columns !== "" ? `names and ${columns}` : columns,
    n: limit === undefined ? "" : countWord(random, limit),
    who: of.people ? "who" : "which",
  };
  // "who has not ordered since march"
  const alone = of.people && parts.with === "" && /^who (?:have|did|never|only)/.test(parts.which);
  if (alone && order === undefined && random.next() < 0.3)
    return parts.which.replace(/^who have/, random.next() < 0.5 ? "who has" : "who have");
  const places = /^(?:in|from) /.test(parts.which) ? ":3 which {many} are {which} {with} | " : "";
  if (order === undefined || !isField(order.by))
    return say(
      random,
      named
        ? `${places}:5 which {many} {which} {with} | :4 {show} [all] [the] {many} {which} {with} | :3 {many} {which} {with} | :1 what {many} are there {which} {with}`
        : ":5 {show} [the] {columns} of [all] [the] {many} {which} | :4 {columns} of {many} {which} | :2 what (is|are) the {columns} of [the] {many} {which}",
      parts,
    );
  const by = fieldText(random, order.by, false);
  const best = say(random, order.descending ? "{highest}" : "{lowest}");
  const timed = order.by.role === "date" || order.by.role === "year";
  const adjective =
    timed && order.by.role === "date"
      ? say(
          random,
          order.descending
            ? ":3 latest | :2 most recent | :2 newest | :1 last"
            : ":3 oldest | :2 earliest | :1 first",
        )
      : ownsSuperlative(of, order.by)
        ? superlativeOf(random, order.by, order.descending)
        : undefined;
  if (limit === undefined)
    return say(
      random,
      named
        ? ":4 {show} [all] [the] {many} {which} {with} {sorted} | :3 {many} {which} {with} {sorted}"
        : ":4 {show} [the] {columns} of {many} {which} {sorted} | :2 {columns} of {many} {which} {sorted}",
      { ...parts, sorted: orderText(random, world, query) },
    );
  const all = {
    ...parts,
    by,
    best,
    top: rankText(random, order.descending),
    adjective: adjective ?? `${best} ${by}`,
  };
  if (!named && columns === "") return undefined;
  const head = named ? "" : "{columns} of ";
  if (limit === 1)
    return say(
      random,
      adjective === undefined
        ? `:4 ${head}[the] {one} with the {best} {by} {which} {with} | :3 which {one} has the {best} {by} {which} {with}`
        : `:5 ${named ? "which {one} {which} is the {adjective} {with} | :4 " : ""}${head}the {adjective} {one} {which} {with} | :2 {show} ${head}the {adjective} {one} {which} {with}`,
      all,
    );
  return say(
    random,
    adjective === undefined
      ? `:5 ${head}{top} {n} {many} by {by} {which} {with} | :3 ${head}[the] {n} {many} with the {best} {by} {which} {with} | :1 {show} ${head}the {n} {many} with the {best} {by} {which} {with}`
      : `:6 ${head}[the] {n} {adjective} {many} {which} {with} | :3 {show} ${head}the {n} {adjective} {many} {which} {with} | :1 ${head}{top} {n} {many} by {by} {which} {with}`,
    all,
  );
}

function columnText(
  random: Random,
  world: World,
  query: TalkQuery,
  field: TalkQuery["columns"][number],
): string {
  const text = fieldText(random, field, false);
  const owner = world.byTable.get(field.table);
  const own = query.of.fields.includes(field) || field.derived !== undefined;
  if (own || owner === undefined) return text;
  if (owner.titles.includes(field)) return one(random, owner);
  return text.startsWith(owner.names[0] ?? "") ? text : `${one(random, owner)} ${text}`;
}
