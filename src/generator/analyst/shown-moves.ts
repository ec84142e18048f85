// Follow-ups about what is shown: "show their emails too", "list them", "only those above 100".

import { isList, isMeasure, isWhole, plainQuery, type TalkQuery, titlesOf } from "../query.ts";
import { fieldText, list, many, say } from "../realise/say.ts";
import type { SayingOf } from "../realise/say-linked.ts";
import { dimensionText, nameText } from "../realise/say-measure.ts";
import { havingText } from "../realise/say-parts.ts";
import type { Standing, Turned } from "../tables/context.ts";
import { chiefFields } from "../tables/derived-fields.ts";
import type { Field } from "../tables/world.ts";
import { someOp, threshold } from "./quantities.ts";
import { listed } from "./row-reports.ts";

/** "show their emails too". */
export function columnMove({ random, world, query }: Standing): Turned | undefined {
  const [dimension] = query.by;
  const owner = isList(query)
    ? query.of
    : query.by.length === 1 && dimension?.kind === "row"
      ? dimension.subject
      : undefined;
  // A list without columns shows them all.
  const whole = isList(query) && query.columns.length === 0;
  if (owner === undefined || whole || query.columns.length > 3) return undefined;
  const shown = new Set([...titlesOf(owner), ...query.columns]);
  const others = owner.fields.filter(
    (field) => !shown.has(field) && field.role !== "id" && field.table === owner.key,
  );
  const parents = isList(query) ? parentTitle(world, query, shown) : [];
  const choices = [...others, ...parents];
  if (choices.length === 0) return undefined;
  const fields = random.shuffle(choices).slice(0, random.next() < 0.8 ? 1 : 2);
  const names = (plural: boolean): string =>
    list(fields.map((field) => nameOf({ random, world, of: owner }, field, plural)));
  return {
    query: { ...query, columns: [...query.columns, ...fields] },
    text: say(random, "{columnToo}", { names: names(true), name: names(false) }),
  };
}

/** "with their managers". */
export function chiefMove({ random, world, query }: Standing): Turned | undefined {
  const chiefs = isWhole(query) || !isList(query) ? [] : chiefFields(world, query.of);
  const there = query.columns.some(({ derived }) => derived === "named");
  if (chiefs.length === 0 || there || query.distinct === true) return undefined;
  return {
    query: { ...query, columns: [...query.columns, ...chiefs] },
    text: say(random, "{chiefsToo}", { chiefs: chiefs[0]?.plurals[0] ?? "" }),
  };
}

/** What rows of a list belong to, by its name. */
function parentTitle(
  world: Standing["world"],
  query: TalkQuery,
  shown: ReadonlySet<Field>,
): Field[] {
  return world.edges.flatMap((edge) => {
    const parent = edge.child === query.of.key ? world.byTable.get(edge.parent) : undefined;
    const [title] = parent?.titles.length === 1 ? parent.titles : [];
    return title === undefined || shown.has(title) || title.table === query.of.key ? [] : [title];
  });
}

function nameOf({ random, world, of }: SayingOf, field: Field, plural: boolean): string {
  const owner = world.byTable.get(field.table);
  if (field.table === of.key || owner === undefined) return fieldText(random, field, plural);
  return plural ? (owner.plurals[0] ?? "") : (owner.names[0] ?? "");
}

/** "list them", "who are they", after a number of rows. */
export function listMove({ random, query }: Standing): Turned | undefined {
  const [measure] = query.measures;
  if (
    measure === undefined ||
    measure.aggregate !== "COUNT" ||
    measure.distinct === true ||
    query.by.length > 0
  )
    return undefined;
  if (query.of.titles.length === 0) return undefined;
  const columns = listed(random, query.of);
  const asked = columns.filter((field) => !titlesOf(query.of).includes(field));
  const parts = {
    many: many(random, query.of),
    cols:
      asked.length === 0
        ? ""
        : `with their ${list(asked.map((field) => fieldText(random, field, false)))}`,
  };
  return {
    query: { ...plainQuery(query), measures: [], columns },
    text: say(
      random,
      `${query.of.people ? ":4 who are they {cols} | " : ""}:4 list them {cols} | :4 which ones [are they] {cols} | :2 show them [to me] {cols} | :2 {show} [me] (those|these) {many} {cols} | :2 what are they {cols} | :2 which {many} are (they|those|that) {cols}`,
      parts,
    ),
  };
}

/** "only those above 100", after groups. */
export function aboveMove({ random, world, query }: Standing): Turned | undefined {
  const [measure] = query.measures;
  const [dimension] = query.by;
  if (
    measure === undefined ||
    dimension === undefined ||
    query.by.length > 1 ||
    query.share === true
  )
    return undefined;
  if (query.limit !== undefined) return undefined;
  const having = { measure, op: someOp(random), value: threshold(random, measure) };
  const next: TalkQuery = { ...query, having };
  const parts = {
    n: havingText(random, next),
    many: nameText(random, measure),
    bys: dimensionText({ random, world, of: query.of }, dimension, true),
  };
  const again = query.having !== undefined;
  return {
    query: next,
    text: again
      ? say(random, "{otherBound}", parts)
      : say(
          random,
          measure.aggregate === "COUNT"
            ? ":4 only those with {n} | :3 which [ones] have {n} | :3 only {bys} with {n} {many} | :2 (those|the ones) with {n} | :1 just the ones with {n} {many}"
            : ":4 only those {n} | :3 which [ones] are {n} | :2 only {bys} {n} | :2 (those|the ones) {n} | :1 just the ones {n}",
          parts,
        ),
  };
}

/** "and their revenue", after names alone. */
export function withMeasureMove({ random, query }: Standing): Turned | undefined {
  if (query.namesOnly !== true) return undefined;
  const { order, having } = query;
  const rows = order !== undefined && isMeasure(order.by) && order.by.aggregate === "COUNT";
  return {
    query: { ...query, namesOnly: false },
    text: say(
      random,
      rows || having?.measure.aggregate === "COUNT"
        ? ":4 how many | :3 and how many | :2 how many is that | :2 show the number too | :1 with the number"
        : ":4 how much | :3 and how much (is that|was it|) | :2 show the amount too | :2 with the (amount|number|value) | :1 how much is that",
    ),
  };
}
