import { type Filter, filterKey, isCalled, isMeasure, isOneValue, shownBy } from "../query.ts";
import { fieldText, list, say } from "./say.ts";
import { columnsText, figureText } from "./say-columns.ts";
import { filterText } from "./say-filter.ts";
import { dimensionText, nameText } from "./say-measure.ts";
import { directionText, havingText, type SayQuestion } from "./say-order.ts";

/** Counts and sums for each value of a column, and what is most of them. */
export const sayGroup: SayQuestion = (random, world, query, said) => {
  const [group] = query.by;
  const [measure] = query.measures;
  if (group === undefined || group.kind === "time" || measure === undefined) return undefined;
  const { order, limit, having } = query;
  const counted = measure.of === undefined;
  const byRow = group.kind === "row";
  const called = isCalled(group);
  const shownText = byRow
    ? list(shownBy(group).map((field) => fieldText(random, field, false)))
    : fieldText(random, group.field, false);
  const by = dimensionText({ random, world, of: query.of }, group);
  const bys = dimensionText({ random, world, of: query.of }, group, true);
  const of = byRow ? "{shown} of {each} {by}" : "{shown}";
  const parts = {
    ...said,
    by,
    bys,
    shown: shownText,
    n: having === undefined ? "" : havingText(random, having),
  };
  const text = figureText(random, query.of, measure);
  if (!counted && order === undefined && query.namesOnly !== true)
    return say(random, "{figureByGroup}", { ...parts, text });
  if (having !== undefined) {
    if (query.namesOnly !== true || order !== undefined) return undefined;
    const body =
      ":5 which {bys} have {n} {many} {which} | :4 {show} [the] {bys} (with|that have|having) {n} {many} {which} | :2 what are the {bys} (with|that have|having) {n} {many} {which} | :1 which {bys} are (shared by|used by|in) {n} {many} {which} | :1 {show} the {bys} of {n} {many} {which}";
    return say(
      random,
      byRow
        ? `${called ? `${body} |` : ""} :5 {show} [the] {shown} of [the] {bys} (with|that have|having) {n} {many} {which} | :4 what are the {shown} of [the] {bys} (with|that have) {n} {many} {which}`
        : body,
      parts,
    );
  }
  if (order !== undefined && (!isMeasure(order.by) || order.by !== measure)) return undefined;
  if (order !== undefined && !counted) {
    if (query.namesOnly !== true || (limit ?? 1) > 1) return undefined;
    const best = say(random, order.descending ? "{highest}" : "{lowest}");
    const direction = directionText(random, order);
    const total =
      measure.aggregate === "SUM" && random.next() < 0.4 ? nameText(random, measure) : text;
    const body =
      limit === undefined
        ? ":3 {show} [the] {bys} (ordered|sorted) by [their] {total} {direction} | :2 (sort|order) [the] {bys} by [the|their] {total} {direction}"
        : ":4 which {by} (has|have|had) the {best} {total} {which} | :3 {show} the {by} with the {best} {total} {which} | :2 what is the {by} with the {best} {total} {which} | :2 which {by} has the {best} {total} of {many} {which}";
    return say(random, body, { ...parts, best, total, direction });
  }
  if (order !== undefined && limit === 1) {
    const best = say(
      random,
      order.descending
        ? ":6 most | :2 (highest|largest|greatest) number of | :1 biggest number of"
        : ":4 (least|fewest) | :2 (lowest|smallest) number of",
    );
    const common = say(
      random,
      order.descending
        ? ":4 most common | :2 most popular | :1 most frequent | :1 most frequently used"
        : ":3 least common | :1 least popular | :1 rarest",
    );
    const how = query.namesOnly !== true ? say(random, "{andHowMany}", said) : "";
    const body =
      ":5 which {by} (has|have|had) the {best} {many} {which} {how} | :3 {show} the {by} with the {best} {many} {which} {how} | :3 what is the {by} with the {best} {many} {which} {how} | :2 which {by} is in the {best} {many} {which}";
    const own = byRow
      ? ":4 what (is|are) the {shown} of the {by} (with|that has|who has) the {best} {many} {which} {how} | :3 {show} the {shown} of the {by} (with|that has) the {best} {many} {which} | :1 who (has|have) the {best} {many}"
      : ":5 what is the {common} {by} [(of|for|among) {many}] {which} {how} | :3 which {by} is [the] {common} [among {many}] {which} | :3 {show} the {common} {by} [(of|for) [all] {many}] {which}";
    return say(random, called ? `${body} | ${own}` : own, { ...parts, best, common, how });
  }
  if (order !== undefined) {
    if (limit !== undefined) return undefined;
    return say(random, "{groupsInOrder}", { ...parts, direction: directionText(random, order) });
  }
  if (query.namesOnly === true) return undefined;
  return say(
    random,
    `:6 how many {many} {which} are there (for|in|of|with) {each} {by} | :4 {show} [the] number of {many} {which} (for|in|of|by) {each} {by} | :3 for {each} {by} , [{show}] how many {many} {which} [are there] | :2 count [the] [number of] {many} {which} (for|in|of|by) {each} {by} | :3 how many {many} (does|did) {each} {by} have {which} | :3 {show} ${of} and [the] number of {many} {which} [(it has|they have|for {each})] | :3 what (are|is) the ${of} and [the] [corresponding] number of {many} {which} | :2 {show} {each} {by} and the number of {many} {which} | :2 {show} [the] number of {many} {which} (grouped by|per) {by} | :1 what is the number of {many} {which} for {each} {by}`,
    parts,
  );
};

export const saySet: SayQuestion = (random, world, query, said) => {
  const { set } = query;
  const own = query.where[0];
  const other = set?.other.where[0];
  if (set === undefined || other === undefined || query.where.length > 1) return undefined;
  const items = columnsText(random, world, query, true);
  const phrase = (filter: Filter): string => filterText(random, world, query.of, filter);
  const same = own !== undefined && filterKey(own) === filterKey(other);
  const bare = same && isOneValue(own) && isOneValue(other) ? other.values[0]?.said : undefined;
  if (set.op === "EXCEPT") {
    const parts = { ...said, items, b: phrase(other) };
    return say(random, "{setExcept}", parts);
  }
  if (own === undefined) return undefined;
  const joint = twoValues(own, other, set.op === "INTERSECT" ? "and" : "or");
  if (joint !== undefined && random.next() < 0.5) {
    const both = set.op === "INTERSECT" ? "both" : "either";
    const at = { ...said, items, both, joint: phrase(joint) };
    return say(random, "{setJoint}", at);
  }
  const parts = {
    ...said,
    items,
    a: phrase(own),
    b: bare ?? phrase(other),
    both: set.op === "INTERSECT" ? "both" : "either",
    and: set.op === "INTERSECT" ? "and" : "or",
  };
  return say(random, "{setBoth}", parts);
};

/** Two values of one column said together: "in banking or retailing". */
function twoValues(a: Filter, b: Filter, word: "or" | "and"): Filter | undefined {
  if (!isOneValue(a) || !isOneValue(b) || a.field !== b.field) return undefined;
  const said = [...a.values, ...b.values].map((value) => value.said).join(` ${word} `);
  return { ...a, values: [{ value: "", said }] };
}
