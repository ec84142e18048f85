// Groups that a domain has a name for ("departure town") are said by it, not by the joins that lead to them.
import type { ReportGroup, Wording } from "../../entities/wording.ts";
import { printExpression } from "../../sql/print.ts";
import { mapChildren } from "../../sql/transform.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import { column } from "../../sql/tree-builders.ts";

/** The same of one table, with the groups as columns of it; the query itself where there are none. */
export function withNamedGroups<T extends Query>(query: T, { reports }: Wording): T | Select {
  const [first, ...joins] = query.kind === "select" ? query.from : [];
  const table = first?.source.kind === "table" ? first.source.name : undefined;
  if (query.kind !== "select" || table === undefined || query.groupBy.length === 0) return query;
  const told = new Set(query.groupBy.map(printExpression));
  const counted = query.items.map(({ expression }) => printExpression(expression)).join(" ");
  const joined = joins.map((one) => onOf(one.on));
  const own = (reports?.groups ?? []).filter(
    (group) =>
      group.table === table &&
      (told.has(printed(group)) || counted.includes(`DISTINCT ${printed(group)} `)) &&
      (group.joins ?? []).every(({ on }) => joined.includes(plain(on))),
  );
  const used = new Set(own.flatMap((group) => (group.joins ?? []).map(({ on }) => plain(on))));
  const names = new Map(own.map((group) => [printed(group), nameOf(group)]));
  if (names.size === 0 || !joined.every((on) => used.has(on))) return query;
  const replace = (node: Expression): Expression => {
    const name = names.get(printExpression(node));
    return name === undefined ? mapChildren(node, replace) : column(name);
  };
  return {
    ...query,
    from: query.from.slice(0, 1),
    items: query.items.map((item) => ({ ...item, expression: replace(item.expression) })),
    groupBy: query.groupBy.map(replace),
    orderBy: query.orderBy.map((item) => ({ ...item, expression: replace(item.expression) })),
    ...(query.having && { having: replace(query.having) }),
  };
}

const printed = ({ by }: ReportGroup): string => plain(by);
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const onOf = (on: Expression | undefined): string => (on === undefined ? "" : printExpression(on));
/** Of no table, so that it is said without one. */
const nameOf = ({ called }: ReportGroup): string => called.replaceAll(" ", "_");
