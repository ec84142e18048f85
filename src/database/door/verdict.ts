// Walks the independent parser's tree and refuses every node that is not on the list of harmless
// ones. Unknown nodes, unknown keys and unknown functions are refused: it fails closed.
import type { Dialect } from "../database.ts";
import { allowedFunctions } from "./functions.ts";
import { refused } from "./lexis.ts";
import type { ColumnUse, QueryNames } from "./scope.ts";

const harmlessTypes = new Set(
  (
    "select expr column_ref default binary_expr unary_expr single_quote_string double_quote_string " +
    "number bigint null bool star expr_list function aggr_func window_func window cast case when else " +
    "extract interval date time timestamp DISTINCT ASC DESC ESCAPE collate origin"
  ).split(" "),
);

/** Keys that may hold something on a select and on an entry of FROM. */
const selectKeys = new Set(
  (
    "with type options distinct columns into from where groupby having orderby limit window _next set_op " +
    "parentheses parentheses_symbol _orderby _limit loc"
  ).split(" "),
);
const fromKeys = new Set(
  "db schema table as join on using prefix expr type parentheses loc".split(" "),
);

type Node = Readonly<Record<string, unknown>>;
type Scope = ReadonlySet<string>;

/** What the query names, for the allow-list; throws "refused" for anything that is not harmless. */
export function inspectTree(tree: unknown, dialect: Dialect): QueryNames {
  const names: QueryNames = {
    tables: [],
    columns: [],
    stars: [],
    derived: new Set(),
    outputs: new Set(),
  };
  const statements = Array.isArray(tree) ? tree : [tree];
  const root: unknown = statements[0];
  if (statements.length !== 1 || !isNode(root)) throw refused("more than one statement");
  if (root["type"] !== "select")
    throw refused(`a ${String(root["type"])} statement; only SELECT may be asked`);
  walkSelect(root, new Set());
  return names;

  function walkSelect(node: Node, outer: Scope): void {
    onlyKeys(node, selectKeys, "SELECT");
    if (isNode(node["into"]) && (node["into"]["type"] ?? node["into"]["expr"] ?? null) !== null) {
      throw refused("SELECT ... INTO");
    }
    const scope = withScope(node["with"], outer);
    for (const column of listOf(node["columns"])) {
      if (isNode(column) && typeof column["as"] === "string")
        names.outputs.add(lower(column["as"]));
      if (isNode(column) && isNode(column["expr"]) && isStar(column["expr"])) {
        names.stars.push(tableOf(column["expr"]));
      } else walk(column, scope);
    }
    for (const entry of listOf(node["from"])) walkFrom(entry, scope);
    for (const [key, value] of Object.entries(node)) {
      if (key === "with" || key === "columns" || key === "from" || key === "into") continue;
      walk(value, scope);
    }
  }

  /** Names of common table expressions hide tables only within their own query. */
  function withScope(clauses: unknown, outer: Scope): Scope {
    const scope = new Set(outer);
    for (const clause of listOf(clauses)) {
      if (!isNode(clause) || !isNode(clause["name"])) throw refused("an unknown form of WITH");
      const name = lower(String(clause["name"]["value"]));
      const recursive = listOf(clauses).some(
        (other) => isNode(other) && other["recursive"] === true,
      );
      if (recursive) scope.add(name);
      for (const column of listOf(clause["columns"])) {
        if (isNode(column)) names.outputs.add(columnName(column) ?? "");
      }
      const statement =
        isNode(clause["stmt"]) && isNode(clause["stmt"]["ast"])
          ? clause["stmt"]["ast"]
          : clause["stmt"];
      if (!isNode(statement) || statement["type"] !== "select")
        throw refused("WITH ... other than SELECT");
      walkSelect(statement, scope);
      scope.add(name);
      names.derived.add(name);
    }
    return scope;
  }

  function walkFrom(entry: unknown, scope: Scope): void {
    if (!isNode(entry)) throw refused("an unknown form of FROM");
    onlyKeys(entry, fromKeys, "FROM");
    const alias = typeof entry["as"] === "string" ? entry["as"] : undefined;
    if (typeof entry["table"] === "string") {
      const table = lower(entry["table"]);
      const qualifier = entry["db"] ?? entry["schema"] ?? null;
      const isDerived = qualifier === null && scope.has(table);
      if (!isDerived) {
        if (alias?.includes("(")) throw refused("new column names for a table (AS t(a, b))");
        names.tables.push({
          table,
          qualifier: qualifier === null ? undefined : lower(String(qualifier)),
          alias: lower(alias ?? table),
        });
      } else if (alias !== undefined) names.derived.add(lower(alias));
    } else if (isNode(entry["expr"]) && isNode(entry["expr"]["ast"])) {
      const subquery = entry["expr"]["ast"];
      if (subquery["type"] !== "select") throw refused("FROM ( ... ) other than SELECT");
      walkSelect(subquery, scope);
      if (alias !== undefined) {
        const [name, rest] = alias.split("(", 2);
        names.derived.add(lower(name!.trim()));
        for (const column of rest?.replace(")", "").split(",") ?? [])
          names.outputs.add(lower(column.trim()));
      }
    } else throw refused("FROM something that is not a table or a subquery");
    if (
      (entry["prefix"] ?? null) !== null &&
      entry["prefix"] !== "LATERAL" &&
      entry["prefix"] !== ""
    ) {
      throw refused(`FROM ${String(entry["prefix"])}`);
    }
    walk(entry["on"], scope);
    for (const column of listOf(entry["using"])) {
      const name = isNode(column) ? column["value"] : column;
      names.columns.push({ table: undefined, column: lower(String(name)), mayBeText: false });
    }
  }

  function walk(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const item of value) walk(item, scope);
    if (!isNode(value)) return;
    if (isNode(value["ast"])) {
      if (value["ast"]["type"] !== "select") throw refused("a subquery other than SELECT");
      walkSelect(value["ast"], scope);
      return;
    }
    const type = value["type"];
    if (typeof type === "string" && !harmlessTypes.has(type)) throw refused(`"${type}" in a query`);
    if (type === "select") walkSelect(value, scope);
    else if (type === "column_ref") {
      if (isStar(value)) names.stars.push(tableOf(value));
      else names.columns.push(columnUse(value));
      walk(value["collate"], scope);
    } else if (type === "collate") checkCollation(value);
    else {
      if (type === "function" || type === "aggr_func" || type === "window_func") {
        checkFunction(value);
      }
      for (const inner of Object.values(value)) walk(inner, scope);
    }
  }

  function checkFunction(node: Node): void {
    const name = functionName(node["name"]);
    if (name === undefined || !allowedFunctions[dialect].has(name)) {
      throw refused(
        `the function ${name ?? "of another schema"}; ask with plain columns, comparisons and aggregates`,
      );
    }
  }
}

function checkCollation(node: Node): void {
  const name = isNode(node["collate"]) ? node["collate"]["name"] : undefined;
  const text = isNode(name) ? name["value"] : name;
  if (!/^(?:nocase|binary|rtrim|C)$/i.test(String(text))) throw refused("an unknown collation");
}

function functionName(name: unknown): string | undefined {
  if (typeof name === "string") return lower(name);
  if (!isNode(name) || (name["schema"] ?? null) !== null) return undefined;
  const parts = listOf(name["name"]);
  const part = parts[0];
  return parts.length === 1 && isNode(part) && typeof part["value"] === "string"
    ? lower(part["value"])
    : undefined;
}

function columnUse(node: Node): ColumnUse {
  const column = columnName(node);
  if (column === undefined || (node["schema"] ?? node["db"] ?? null) !== null) {
    throw refused("a column named through a schema; write table.column");
  }
  const expression = isNode(node["column"]) ? node["column"]["expr"] : undefined;
  const quoted = isNode(expression) && expression["type"] === "double_quote_string";
  const table = tableOf(node);
  return { table, column, mayBeText: quoted && table === undefined };
}

function columnName(node: Node): string | undefined {
  const { column } = node;
  if (typeof column === "string") return lower(column);
  if (!isNode(column) || !isNode(column["expr"])) return undefined;
  const { value } = column["expr"];
  return typeof value === "string" ? lower(value) : undefined;
}

function tableOf(node: Node): string | undefined {
  const { table } = node;
  if (typeof table === "string") return lower(table);
  if (isNode(table) && typeof table["value"] === "string") return lower(table["value"]);
  return undefined;
}

function isStar(node: Node): boolean {
  return node["type"] === "column_ref" && node["column"] === "*";
}

function onlyKeys(node: Node, keys: ReadonlySet<string>, where: string): void {
  for (const [key, value] of Object.entries(node)) {
    if (value !== null && value !== undefined && !keys.has(key))
      throw refused(`"${key}" in ${where}`);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lower(text: string): string {
  return text.toLowerCase();
}
