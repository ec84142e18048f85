// The facts of a statement by the independent parser's tree. Unknown nodes are facts too, which ours
// never has: a statement with one cannot agree.
import type { Facts } from "./facts.ts";
import { currentTimes } from "./functions.ts";

type Node = Readonly<Record<string, unknown>>;

/** Nodes that say nothing of their own. */
const silent = new Set(
  (
    "expr default binary_expr unary_expr null bool star expr_list window cast case when else extract " +
    "date time timestamp DISTINCT ASC DESC ESCAPE collate origin param var tableExpr dual"
  ).split(" "),
);

/** Keywords that the parser takes for functions. */
const keywords = new Set(["not", "exists", "all", "any", "some", "in"]);

export function foreignFacts(tree: unknown): Facts {
  const facts: Facts = [];
  const statements = Array.isArray(tree) ? tree : [tree];
  if (statements.length !== 1) facts.push("more than one statement");
  // Not by recursion: a chain of ANDs is a tree as deep as it is long.
  const ahead: unknown[] = [statements[0]];
  while (ahead.length > 0) look(ahead.pop());
  return facts.sort();

  function look(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) ahead.push(item);
    if (!isNode(value)) return;
    say(value);
    if (value["type"] === "interval") return;
    for (const [key, inner] of Object.entries(value)) if (!unwalked.has(key)) ahead.push(inner);
  }

  function say(node: Node): void {
    const { type } = node;
    if (typeof node["table"] === "string" && "join" in node === false && type === undefined) {
      table(node);
    } else if (typeof node["table"] === "string" && "as" in node && type === undefined) table(node);
    else if (type === undefined && isNode(node["expr"]) && isNode(node["expr"]["ast"])) alias(node);
    if (isNode(node["stmt"]) && isNode(node["name"])) facts.push(`with ${textOf(node["name"])}`);
    if (typeof type !== "string" || silent.has(type)) return;
    if (type === "select") facts.push("select");
    else if (type === "column_ref") facts.push(`column ${columnName(node)}`);
    else if (type === "interval") facts.push("interval");
    else if (type === "number" || type === "bigint") facts.push("number");
    else if (type === "single_quote_string" || type === "string") facts.push("string");
    else if (/^(?:function|aggr_func|window_func)$/.test(type)) func(node);
    else facts.push(`unknown ${type}`);
  }

  function table(node: Node): void {
    const schema = node["db"] ?? node["schema"];
    const qualified = typeof schema === "string" ? `${schema}.` : "";
    facts.push(`table ${qualified}${String(node["table"])}`);
    alias(node);
  }

  function alias(node: Node): void {
    if (typeof node["as"] === "string") facts.push(`alias ${node["as"]}`);
  }

  function func(node: Node): void {
    const name = functionName(node["name"]).toLowerCase();
    if (!keywords.has(name) && !currentTimes.has(name.toUpperCase()))
      facts.push(`function ${name}`);
  }
}

/** Where names stand that say() has read, and places in the text. */
const unwalked = new Set(["name", "column", "loc", "table", "as", "collate"]);

function functionName(name: unknown): string {
  if (typeof name === "string") return name;
  if (!isNode(name)) return "?";
  const parts = Array.isArray(name["name"]) ? name["name"] : [name["name"]];
  const schema = isNode(name["schema"]) ? `${textOf(name["schema"])}.` : "";
  return schema + parts.map(textOf).join(".");
}

function columnName(node: Node): string {
  const { column } = node;
  const own = isNode(column) && isNode(column["expr"]) ? textOf(column["expr"]) : textOf(column);
  const table = node["table"] ?? null;
  return table === null ? own : `${textOf(table)}.${own}`;
}

function textOf(value: unknown): string {
  return isNode(value) ? String(value["value"]) : String(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
