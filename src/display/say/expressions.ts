// Says any value: columns, functions, arithmetic, CASE, windows, queries. Nothing is left out; what
// has no better words is said as it is written.

import { readTime } from "../../outline/read-time.ts";
import type { OutlineWord } from "../../outline/symbols.ts";
import { printExpression } from "../../sql/print.ts";
import type { Call, Expression, OrderItem, Query } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { listText } from "../english.ts";
import { unquote, withBlanks } from "../value-text.ts";
import { aggregateNoun, isAggregate, measureName, sayPartOfAll } from "./aggregates.ts";
import { sayFunction } from "./functions.ts";
import { columnNoun } from "./names.ts";
import { pointedAt } from "./roles.ts";
import { sayShape } from "./shapes.ts";
import type { Setting } from "./voice.ts";

const operators: Readonly<Record<string, string>> = {
  "+": "plus",
  "-": "minus",
  "*": "times",
  "/": "divided by",
  "%": "modulo",
  "||": "followed by",
};

/** The same words whichever database's function it is. */
const timeNouns: Readonly<Partial<Record<OutlineWord, string>>> = {
  year: "year",
  quarter: "year and quarter",
  month: "year and month",
  month_of_year: "month",
  week: "week",
  day: "date",
  weekday: "weekday",
  hour: "hour",
};

/** "age", "price times quantity", "year of birth date"; one of it, without an article. */
export function sayValue(node: Expression, place: Setting): string {
  const { voice } = place;
  const say = (child: Expression) => sayValue(child, place);
  const item = voice.bound.aliases.get(node);
  if (item !== undefined) return say(item.expression);
  const column = columnNoun(node, place);
  if (column !== undefined) return column;
  const shape = sayShape(node, say);
  if (shape !== undefined) return shape;
  const time = readTime(node);
  if (time !== undefined) return `${timeNouns[time.unit]} of ${say(time.of)}`;
  const measure = node.kind === "arithmetic" ? measureName(node, place) : undefined;
  const said = measure ?? sayPartOfAll(node, place);
  if (said !== undefined) return said;
  switch (node.kind) {
    case "group": {
      const inner = say(node.inner);
      return isSingle(stripGroups(node.inner)) ? inner : `(${inner})`;
    }
    case "literal":
      return node.type === "string"
        ? `"${withBlanks(unquote(node.text))}"`
        : node.text.toLowerCase();
    case "placeholder":
      return node.name;
    case "sign":
      return `${node.operator}${say(node.operand)}`;
    case "arithmetic":
      // Once something is that, divided with what is behind the point.
      if (node.operator === "*" && node.left.kind === "literal" && node.left.text === "1.0")
        return say(node.right);
      return `${say(node.left)} ${operators[node.operator] ?? node.operator} ${say(node.right)}`;
    case "call":
      return sayCall(node, place);
    case "case":
      return sayCase(node, place);
    case "cast":
      return `${say(node.operand)} as ${node.type.toLowerCase()}`;
    case "extract":
      return `${node.field.toLowerCase()} of ${say(node.operand)}`;
    case "collate":
      return `${say(node.operand)} (compared as ${node.collation.toLowerCase()})`;
    case "interval":
      return `${unquote(node.amount)} ${node.unit.toLowerCase()}`.trim();
    case "subquery":
      return sayPointedAt(node.query, place) ?? `(${voice.query(node.query)})`;
    case "star":
      return "everything";
    case "column":
      return printExpression(node);
    default:
      return `whether it is one ${sayAll(node, place)}`;
  }
}

/** "manager first name": of whom a key of the same table points at. */
function sayPointedAt(query: Query, { voice }: Setting): string | undefined {
  const { role, shown } = pointedAt(query, voice) ?? {};
  if (role === undefined || shown === undefined) return undefined;
  return `${role} ${columnNoun(shown, { voice, subject: undefined, through: [] })}`;
}

function isSingle(node: Expression): boolean {
  return node.kind !== "arithmetic" && node.kind !== "case";
}

function sayAll(node: Expression, place: Setting): string {
  return listText(
    place.voice.conditions(node, place).map(({ text }) => text),
    "and",
  );
}

function sayCall(node: Call, place: Setting): string {
  const { over: _over, ...alone } = node;
  const said = isAggregate(alone)
    ? aggregateNoun(node, place)
    : sayFunction(
        node.name,
        node.arguments.map((argument) => sayValue(argument, place)),
        node.arguments.map(textOf),
      );
  const order = node.orderBy === undefined ? "" : ` in order of ${sayKeys(node.orderBy, place)}`;
  const different = node.distinct && !isAggregate(node) ? "different " : "";
  return `${different}${said}${order}${sayWindow(node, place)}`;
}

function textOf(node: Expression): string | undefined {
  return node.kind === "literal" ? unquote(node.text) : undefined;
}

function sayWindow({ over }: Call, place: Setting): string {
  if (over === undefined) return "";
  const groups = over.partitionBy.map((key) => sayValue(key, place));
  const parts = [
    over.orderBy.length > 0 && `by ${sayKeys(over.orderBy, place)}`,
    groups.length > 0 ? `within each ${listText(groups, "and")}` : "among all",
    over.frame !== undefined && `(${over.frame.toLowerCase()})`,
  ];
  return ` ${parts.filter(Boolean).join(" ")}`;
}

/** "age, highest first, then name" */
export function sayKeys(items: readonly OrderItem[], place: Setting): string {
  return items.map((item) => sayKey(item, place)).join(", then ");
}

function sayKey({ expression, direction, nulls }: OrderItem, place: Setting): string {
  const parts = [
    sayValue(expression, place),
    direction === "DESC" && "highest first",
    nulls !== undefined && `missing ${nulls.toLowerCase()}`,
  ];
  return parts.filter(Boolean).join(", ");
}

function sayCase(node: Extract<Expression, { kind: "case" }>, place: Setting): string {
  const say = (child: Expression) => sayValue(child, place);
  const branches = node.branches.map(({ when, result }) => {
    const condition =
      node.operand === undefined
        ? `for those ${sayAll(when, place)}`
        : `where ${say(node.operand)} is ${say(when)}`;
    return `${say(result)} ${condition}`;
  });
  return [...branches, `${node.otherwise ? say(node.otherwise) : "nothing"} otherwise`].join(", ");
}
