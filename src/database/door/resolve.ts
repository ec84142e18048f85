// Makes of a query as it was read the query that is sent: each name resolved to a table or column
// that may be asked and written with an alias of ours, `*` spelt out, NATURAL and USING turned into
// conditions, limited tables replaced by their allowed rows. No name that somebody typed remains.
import { readName } from "../../sql/name.ts";
import { printExpression } from "../../sql/print.ts";
import type {
  Expression,
  OrderItem,
  Query,
  Select,
  SelectItem,
  SetOperation,
  Tail,
  With,
} from "../../sql/tree.ts";
import { createAliases } from "./aliases.ts";
import { column, everything, number } from "./build.ts";
import type { Catalog } from "./catalog.ts";
import { quoteName } from "./dialects.ts";
import { readFrom } from "./from.ts";
import { refused } from "./refusal.ts";
import { type Resolving, resolveExpression } from "./resolve-expression.ts";
import {
  type Common,
  type DoorScope,
  lookUp,
  named,
  type OutputColumn,
  type Relation,
  relationsNamed,
} from "./scope.ts";

export type Resolved = { readonly query: Query; readonly outputs: readonly OutputColumn[] };

/** A query with the scopes of its SELECTs, first one first. */
type Part = Resolved & { readonly selects: readonly Done[] };
type Done = { readonly scope: DoorScope; readonly outputs: readonly OutputColumn[] };

/** "named": each column gets a name of ours, for a query in FROM. */
type Naming = "named" | "bare";

/** Queries inside one another, those of recursive tables counted twice at each level. */
const maxQueries = 5_000;
/** Words that aliases and `*` may stand for in all, so that spelling them out stays cheap. */
const maxRepeated = 10_000;

export function resolveQuery(query: Query, catalog: Catalog): Resolved {
  const { dialect } = catalog;
  const aliases = createAliases(catalog);
  let repeated = 0;
  let queries = 0;
  const resolving: Resolving = {
    catalog,
    query: (inner, scope) => part(inner, scope, scope.commons, "bare").query,
    repeat(size) {
      repeated += size;
      if (repeated > maxRepeated) throw refused("aliases or * that stand for too much");
    },
  };
  return part(query, undefined, [], "bare");

  function part(
    query: Query,
    outer: DoorScope | undefined,
    known: readonly Common[],
    naming: Naming,
  ): Part {
    queries++;
    if (queries > maxQueries) throw refused("too many queries inside one another");
    const { tables, commons } = commonTables(query.with, outer, known);
    const done = bodyOf(query, outer, commons, naming);
    const tail = tailOf(query, done, query.kind === "select" ? done.selects[0] : undefined);
    const around = tables && { with: tables };
    return { ...done, query: { ...done.query, ...around, ...tail } };
  }

  function bodyOf(
    query: Query,
    outer: DoorScope | undefined,
    commons: readonly Common[],
    naming: Naming,
  ): Part {
    switch (query.kind) {
      case "select":
        return select(query, outer, commons, naming);
      case "set":
        return setOperation(query, outer, commons, naming);
      case "query-group": {
        const inner = part(query.inner, outer, commons, naming);
        if (!isGrouped(query)) return inner;
        return { ...inner, query: { ...bare, kind: "query-group", inner: inner.query } };
      }
      default:
        return query satisfies never;
    }
  }

  function setOperation(
    query: SetOperation,
    outer: DoorScope | undefined,
    commons: readonly Common[],
    naming: Naming,
  ): Part {
    refuseMixedSets(query);
    const left = operand(query.left, outer, commons, naming);
    const right = operand(query.right, outer, commons, "bare");
    const selects = [...left.selects, ...right.selects];
    const { operator } = query;
    const joined = {
      ...bare,
      kind: "set",
      operator,
      left: left.query,
      right: right.query,
    } as const;
    return { ...left, query: joined, selects };
  }

  /** SQLite takes no parentheses here: what needs them becomes a table of its own. */
  function operand(
    query: Query,
    outer: DoorScope | undefined,
    commons: readonly Common[],
    naming: Naming,
  ): Part {
    const needed =
      query.kind === "query-group" && (hasTail(query.inner) || query.inner.kind === "set");
    if (!needed) return part(query, outer, commons, naming);
    if (dialect !== "sqlite") {
      const inner = part(query.inner, outer, commons, naming);
      return { ...inner, query: { ...bare, kind: "query-group", inner: inner.query } };
    }
    const inner = part(query.inner, outer, commons, "named");
    const select = allOf(inner.query, aliases.derived(), inner.outputs.length, naming === "named");
    return { ...inner, query: select };
  }

  /** INTERSECT comes first everywhere but in SQLite. */
  function refuseMixedSets({ operator, left }: SetOperation): void {
    if (dialect === "sqlite" || operator !== "INTERSECT" || left.kind !== "set") return;
    if (left.operator === "INTERSECT") return;
    throw refused(
      `${left.operator} before INTERSECT, which databases read differently; add parentheses`,
    );
  }

  function commonTables(
    clause: With | undefined,
    outer: DoorScope | undefined,
    known: readonly Common[],
  ): { readonly tables: With | undefined; readonly commons: readonly Common[] } {
    let commons = known;
    if (clause === undefined) return { tables: undefined, commons };
    const tables = clause.tables.map((table) => {
      const [name, ...more] = readName(table.name);
      if (name === undefined || more.length > 0) throw refused("a name with a dot after WITH");
      const written = aliases.common();
      const own = (outputs: readonly OutputColumn[]): Common => ({
        name,
        written,
        columns: outputs.map((output, i) => ({
          name: table.columns ? plainText(table.columns[i]) : output.name,
          written: quoteName(`c${i + 1}`, dialect),
        })),
      });
      // Its first SELECT says how many columns a table has that reads itself.
      const first = clause.recursive
        ? [own(part(firstOperand(table.query), outer, commons, "bare").outputs), ...commons]
        : commons;
      const inner = part(table.query, outer, first, "bare");
      const common = own(inner.outputs);
      if (table.columns !== undefined && table.columns.length !== inner.outputs.length) {
        throw refused("a list of names after WITH that does not fit its SELECT");
      }
      commons = [common, ...commons];
      const columns = common.columns.map((column) => column.written);
      return { ...table, name: written, columns, query: inner.query };
    });
    return { tables: { ...clause, tables }, commons };
  }

  function select(
    node: Select,
    outer: DoorScope | undefined,
    commons: readonly Common[],
    naming: Naming,
  ): Part {
    const { from, ...around } = readFrom(node.from, {
      aliases,
      resolving,
      outer,
      commons,
      derived: (query) => part(query, outer, commons, "named"),
    });
    const bare: DoorScope = { outer, commons, ...around, outputs: [] };
    const outputs = node.items.flatMap((item) => itemOutputs(item, bare));
    const scope: DoorScope = { ...bare, outputs };
    const into = (expression: Expression) => resolveExpression(expression, scope, resolving);
    const items = outputs.map(({ expression }, i) => ({
      expression,
      ...(naming === "named" && { alias: quoteName(`c${i + 1}`, dialect) }),
      start: 0,
      end: 0,
    }));
    const query: Select = {
      kind: "select",
      distinct: node.distinct,
      items,
      from,
      ...(node.where && { where: into(node.where) }),
      groupBy: node.groupBy.map((key) => groupKey(key, scope)),
      ...(node.having && { having: into(node.having) }),
      orderBy: [],
      start: 0,
      end: 0,
    };
    return { query, outputs, selects: [{ scope, outputs }] };
  }

  function itemOutputs(item: SelectItem, scope: DoorScope): OutputColumn[] {
    const { expression } = item;
    const size = expression.end - expression.start;
    const star = starOf(expression, scope);
    if (star !== undefined) {
      resolving.repeat(star.length);
      return star.map((column) => ({
        name: column.name,
        isAlias: false,
        expression: column.expression,
        size: 1,
      }));
    }
    const resolved = resolveExpression(expression, scope, resolving);
    const name = item.alias === undefined ? ownName(expression) : plainText(item.alias);
    return [{ name, isAlias: item.alias !== undefined, expression: resolved, size }];
  }

  function starOf(expression: Expression, scope: DoorScope) {
    const isAll = expression.kind === "star";
    if (!isAll && !(expression.kind === "column" && expression.name.endsWith(".*"))) {
      return undefined;
    }
    const relations = isAll ? scope.relations : starRelations(expression.name, scope);
    if (relations.length === 0) throw refused("* without a table to take it from");
    if (relations.some(({ partial }) => partial)) {
      throw refused("* would read columns that may not be asked; name the columns");
    }
    return isAll ? scope.columns : relations.flatMap((relation) => relation.columns);
  }

  function starRelations(written: string, scope: DoorScope): readonly Relation[] {
    const [qualifier, star, ...more] = readName(written);
    if (qualifier === undefined || star?.text !== "*" || more.length > 0) return [];
    return relationsNamed(qualifier, scope, dialect);
  }

  /** An alias alone is said by its place: no column of a table can be meant instead. */
  function groupKey(key: Expression, scope: DoorScope): Expression {
    if (isNumber(key)) return key;
    const found = key.kind === "column" ? lookUp(key.name, scope, dialect) : undefined;
    if (found?.kind !== "output") return resolveExpression(key, scope, resolving);
    return number(String(scope.outputs.indexOf(found.output) + 1));
  }

  function tailOf(query: Query, done: Part, only: Done | undefined): Partial<Tail> {
    const orderBy = query.orderBy.map((item) => orderItem(item, done, only));
    const scope: DoorScope = {
      outer: undefined,
      commons: [],
      relations: [],
      columns: [],
      outputs: [],
    };
    const count = (node: Expression) => resolveExpression(node, scope, resolving);
    const offset = query.offset && count(query.offset);
    const limit = query.limit ? count(query.limit) : offset && noLimit();
    return { orderBy, ...(limit && { limit }), ...(offset && { offset }) };
  }

  /** OFFSET alone is no sentence in SQLite and MySQL. */
  function noLimit(): Expression | undefined {
    return dialect === "sqlite" || dialect === "mysql" ? everything : undefined;
  }

  function orderItem(item: OrderItem, done: Part, only: Done | undefined): OrderItem {
    const { expression } = item;
    if (item.nulls !== undefined && dialect === "mysql") {
      throw refused("NULLS FIRST or LAST, which this database does not know");
    }
    const written = isNumber(expression)
      ? expression
      : only === undefined
        ? setKey(expression, done)
        : orderKey(expression, only);
    return { ...item, expression: written };
  }

  function orderKey(key: Expression, { scope, outputs }: Done): Expression {
    const parts = nameOf(key);
    const [part, ...more] = parts;
    if (part !== undefined && more.length === 0) {
      const found = named(outputs, part).filter((output) => output.isAlias);
      if (found.length === 1 && found[0]) return number(String(outputs.indexOf(found[0]) + 1));
    }
    return resolveExpression(key, scope, resolving);
  }

  /** After UNION and its kind only columns of the result can order it. */
  function setKey(key: Expression, { selects, outputs }: Part): Expression {
    const last = nameOf(key).at(-1);
    const byName = last === undefined ? [] : named(outputs, last);
    if (byName[0] !== undefined) return number(String(outputs.indexOf(byName[0]) + 1));
    for (const done of selects) {
      const place = sameOutput(key, done);
      if (place !== undefined) return number(String(place + 1));
    }
    throw refused("ORDER BY something that the set of rows does not have as a column");
  }

  function sameOutput(key: Expression, { scope, outputs }: Done): number | undefined {
    let wanted: string;
    try {
      wanted = printExpression(resolveExpression(key, scope, resolving));
    } catch {
      return undefined;
    }
    const place = outputs.findIndex(({ expression }) => printExpression(expression) === wanted);
    return place === -1 ? undefined : place;
  }
}

/** `SELECT q.c1 , q.c2 FROM ( ... ) AS q` */
function allOf(query: Query, alias: string, columns: number, named: boolean): Select {
  const items = Array.from({ length: columns }, (_, i) => ({
    expression: column(`${alias}."c${i + 1}"`),
    ...(named && { alias: `"c${i + 1}"` }),
    start: 0,
    end: 0,
  }));
  const source = { kind: "subquery", query, start: 0, end: 0 } as const;
  const from = [{ source, alias, start: 0, end: 0 }];
  return { ...bare, kind: "select", distinct: false, items, from, groupBy: [] };
}

const bare = { orderBy: [], start: 0, end: 0 };

/** Parentheses that hold an order, a limit or common tables apart from those outside. */
function isGrouped({ inner, ...outside }: Extract<Query, { kind: "query-group" }>): boolean {
  return hasTail(inner) || (inner.kind !== "select" && hasTail(outside));
}

function hasTail(query: Tail): boolean {
  const { orderBy, limit, offset } = query;
  return [query.with, orderBy[0], limit, offset].some((part) => part !== undefined);
}

function firstOperand(query: Query): Query {
  return query.kind === "set" ? firstOperand(query.left) : query;
}

function isNumber(node: Expression): boolean {
  return node.kind === "literal" && node.type === "number";
}

function nameOf(node: Expression) {
  if (node.kind === "column") return readName(node.name);
  return node.kind === "literal" && node.text.startsWith('"') ? readName(node.text) : [];
}

function ownName(node: Expression): string | undefined {
  return nameOf(node).at(-1)?.text;
}

function plainText(written: string | undefined): string | undefined {
  return written === undefined ? undefined : readName(written).at(-1)?.text;
}
