// Says how the rows are ordered and how many of them are given.

import type { Expression, OrderItem, Query } from "../../sql/tree.ts";
import { firstSelect, stripGroups } from "../../sql/tree-builders.ts";
import { ordinalText } from "../../text/numbers.ts";
import { countedNoun, isAggregate } from "./aggregates.ts";
import { sayKeys } from "./expressions.ts";
import { groupKey } from "./target.ts";
import type { Setting } from "./voice.ts";

export function sayOrder(query: Query, place: Setting): string[] {
  const select = firstSelect(query);
  const items = query.orderBy.map((item) => {
    const named = place.voice.bound.aliases.get(item.expression)?.expression ?? item.expression;
    return { ...item, expression: stripGroups(groupKey(named, select)) };
  });
  const [first, ...more] = items;
  const { limit, offset } = query;
  const nth = limit !== undefined && offset !== undefined ? placeOf(limit, offset) : "";
  const skipped = offset === undefined ? [] : [`, after the first ${sayNumber(offset, place)}`];
  if (first === undefined) {
    return limit === undefined ? skipped : [`, the first ${sayNumber(limit, place)}`, ...skipped];
  }
  if (limit === undefined) return [`, sorted by ${sayKeys(items, place)}`, ...skipped];
  const said = sayNumber(limit, place);
  const amount = said === "1" ? "one" : said;
  const ties = more.length === 0 ? [] : [`, ties by ${sayKeys(more, place)}`];
  // Behind the highest is where most databases have them anyway.
  const usual = first.nulls === "LAST" && first.direction === "DESC";
  const nulls =
    first.nulls === undefined || usual ? [] : [`, missing ${first.nulls.toLowerCase()}`];
  const behind = nth === "" ? skipped : [];
  return [`, the ${amount} with the ${nth}${sayMost(first, place)}`, ...nulls, ...ties, ...behind];
}

/** "3rd ", of one row behind two. */
function placeOf(limit: Expression, offset: Expression): string {
  const one = limit.kind === "literal" && limit.text === "1" && offset.kind === "literal";
  const behind = one ? Number(offset.text) : 0;
  return behind > 0 ? `${ordinalText(behind + 1)} ` : "";
}

/** "most singers", "lowest price" */
function sayMost({ expression, direction }: OrderItem, place: Setting): string {
  const down = direction === "DESC";
  if (isAggregate(expression) && expression.name.toUpperCase() === "COUNT" && !expression.filter) {
    return `${down ? "most" : "fewest"} ${countedNoun(expression, place)}`;
  }
  return `${down ? "highest" : "lowest"} ${place.voice.value(expression, place)}`;
}

function sayNumber(node: Expression, place: Setting): string {
  return place.voice.value(node, place);
}
