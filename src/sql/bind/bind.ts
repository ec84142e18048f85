// Binds a query to a schema: which table and column every name means. Aliases, CTEs, subqueries,
// correlated references, NATURAL and USING are followed; what cannot be resolved is reported, never
// thrown. With a schema of no tables it still tells the tables of qualified names, and of all names
// where a FROM has only one.

import type { Schema } from "../../database/database.ts";
import { nameParts, plainName } from "../name.ts";
import type { Expression, FromItem, Query, Select, SelectItem, With } from "../tree.ts";
import { firstSelect } from "../tree-builders.ts";
import { childrenOf } from "../walk.ts";
import type { BindProblem, Bound, ColumnUse, OfferedColumn, Relation, Scope } from "./bound.ts";
import {
  columnsOfTable,
  mergedColumns,
  starRelations,
  tableKey,
  tableNamed,
  tablesOf,
} from "./relations.ts";
import { resolveColumn } from "./resolve.ts";

export function bind(query: Query, schema: Schema): Bound {
  const binder = new Binder(schema);
  binder.query(query, { scope: undefined, common: new Map() });
  return { query, ...binder.found };
}

/** Where names may also mean items of the SELECT, and which of the two wins. */
type Aliases = { readonly items: readonly SelectItem[]; readonly first: boolean };

/** A table that WITH made; columns are absent where they are not known. */
type Common = { readonly query: Query; readonly columns?: readonly OfferedColumn[] };

/** What a query can see of the queries around it. */
type Around = {
  readonly scope: Scope | undefined;
  readonly common: ReadonlyMap<string, Common>;
};

class Binder {
  readonly found = {
    columns: new Map<Expression, ColumnUse>(),
    aliases: new Map<Expression, SelectItem>(),
    stars: new Map<Expression, readonly Relation[]>(),
    relations: new Map<FromItem, Relation>(),
    scopes: new Map<Select, Scope>(),
    problems: [] as BindProblem[],
  };
  private readonly tables;

  constructor(schema: Schema) {
    this.tables = tablesOf(schema);
  }

  /** Gives the columns of the result; undefined where a star stands for an unknown table. */
  query(query: Query, outer: Around): readonly OfferedColumn[] | undefined {
    const around = query.with === undefined ? outer : this.with(query.with, outer);
    switch (query.kind) {
      case "select":
        return this.select(query, around);
      case "set": {
        const columns = this.query(query.left, around);
        this.query(query.right, around);
        this.tail(query, around);
        return columns;
      }
      case "query-group": {
        const columns = this.query(query.inner, around);
        this.tail(query, around);
        return columns;
      }
      default:
        return query satisfies never;
    }
  }

  /** Each common table sees those before it, and where they are recursive also itself. */
  private with({ recursive, tables }: With, outer: Around): Around {
    const common = new Map(outer.common);
    for (const { name, query, columns: names } of tables) {
      const named = names?.map((column) => ({ name: plainName(column) }));
      if (recursive) common.set(plainName(name), { query, ...(named && { columns: named }) });
      const found = this.query(query, { ...outer, common });
      const columns = named?.map((column, i) => ({ ...found?.[i], ...column })) ?? found;
      common.set(plainName(name), { query, ...(columns && { columns }) });
    }
    return { ...outer, common };
  }

  /** After a set operation names are those of the first SELECT's result. */
  private tail(query: Query, around: Around): void {
    if (query.orderBy.length === 0 && (query.limit ?? query.offset) === undefined) return;
    const select = firstSelect(query);
    const scope = this.found.scopes.get(select) ?? around.scope;
    const aliases = aliasesOf(select, true);
    const inside = { ...around, scope };
    for (const { expression } of query.orderBy) this.expression(expression, inside, aliases);
    if (query.limit !== undefined) this.expression(query.limit, inside);
    if (query.offset !== undefined) this.expression(query.offset, inside);
  }

  private select(select: Select, around: Around): readonly OfferedColumn[] | undefined {
    const relations = select.from.map((item) => this.relation(item, select, around));
    const scope = { outer: around.scope, select, relations, merged: mergedColumns(relations) };
    this.found.scopes.set(select, scope);
    const inside = { ...around, scope };
    const afterColumns = aliasesOf(select, false);
    for (const item of select.items) this.expression(item.expression, inside);
    for (const { on } of select.from) if (on !== undefined) this.expression(on, inside);
    if (select.where !== undefined) this.expression(select.where, inside, afterColumns);
    for (const key of select.groupBy) this.expression(key, inside, afterColumns);
    if (select.having !== undefined) this.expression(select.having, inside, afterColumns);
    this.tail(select, around);
    return this.offeredBy(select);
  }

  private relation(from: FromItem, select: Select, around: Around): Relation {
    const relation = this.source(from, select, around);
    this.found.relations.set(from, relation);
    return relation;
  }

  private source(from: FromItem, select: Select, around: Around): Relation {
    const { source, alias } = from;
    if (source.kind === "subquery") {
      const columns = this.query(source.query, around);
      const relation = { name: plainName(alias ?? ""), query: source.query, from, select };
      return columns === undefined ? relation : { ...relation, columns };
    }
    const name = plainName(alias ?? source.name);
    const key = tableKey(source.name);
    const common = around.common.size === 0 ? undefined : around.common.get(key);
    if (common !== undefined) {
      return { name, source: plainName(source.name), ...common, from, select };
    }
    const table = tableNamed(source, this.tables);
    if (table !== undefined) {
      const columns = columnsOfTable(table);
      return { name, source: table.name.toLowerCase(), table, columns, from, select };
    }
    this.problem("unknown-table", source.name, source.start);
    return { name, source: key, from, select };
  }

  private offeredBy(select: Select): readonly OfferedColumn[] | undefined {
    const columns: OfferedColumn[] = [];
    for (const { expression, alias } of select.items) {
      const star = this.found.stars.get(expression);
      if (star?.some((relation) => relation.columns === undefined)) return undefined;
      if (star !== undefined) columns.push(...star.flatMap((relation) => relation.columns ?? []));
      else columns.push(this.offered(expression, alias));
    }
    return columns;
  }

  private offered(expression: Expression, alias: string | undefined): OfferedColumn {
    const use = this.found.columns.get(expression);
    const name = alias === undefined ? (use?.name ?? "") : plainName(alias);
    return use?.stored === undefined
      ? { name, expression }
      : { name, expression, stored: use.stored };
  }

  private expression(node: Expression, around: Around, aliases?: Aliases): void {
    if (node.kind === "column" || isQuotedText(node)) this.name(node, around.scope, aliases);
    else if (node.kind === "star") this.found.stars.set(node, around.scope?.relations ?? []);
    else if (node.kind === "subquery") this.query(node.query, around);
    else for (const child of childrenOf(node)) this.expression(child, around, aliases);
  }

  private name(node: NameNode, scope: Scope | undefined, aliases: Aliases | undefined): void {
    const written = node.kind === "column" ? node.name : node.text;
    if (node.kind === "column" && written.endsWith(".*")) {
      this.found.stars.set(node, scope === undefined ? [] : starRelations(written, scope));
      return;
    }
    const item = aliases && aliasNamed(written, aliases.items);
    const resolution = resolveColumn(written, scope);
    const found = resolution.kind === "found" ? resolution : undefined;
    const sure = found?.use.relation.columns !== undefined;
    // Of a table that is not known any name could be a column: an item of that name is likelier.
    if (item !== undefined && (aliases?.first === true || !sure)) {
      this.alias(node, item);
    } else if (found !== undefined && (node.kind === "column" || sure)) {
      this.found.columns.set(node, found.use);
      if (found.ambiguous) this.problem("ambiguous-column", written, node.start);
    } else if (node.kind === "column") {
      this.problem("unknown-column", written, node.start);
    }
  }

  private alias(node: NameNode, item: SelectItem): void {
    this.found.aliases.set(node, item);
    const use = this.found.columns.get(item.expression);
    if (use !== undefined) this.found.columns.set(node, use);
  }

  private problem(kind: BindProblem["kind"], name: string, at: number): void {
    this.found.problems.push({ kind, name, at });
  }
}

type NameNode = Extract<Expression, { kind: "column" | "literal" }>;

/** `"Unit Price"` alone is text to the lexer; SQLite first looks for a column of that name. */
function isQuotedText(node: Expression): node is Extract<Expression, { kind: "literal" }> {
  return node.kind === "literal" && node.text.startsWith('"');
}

function aliasesOf({ items }: Select, first: boolean): Aliases | undefined {
  return items.some(({ alias }) => alias !== undefined) ? { items, first } : undefined;
}

function aliasNamed(written: string, items: readonly SelectItem[]): SelectItem | undefined {
  const parts = nameParts(written);
  if (parts.length !== 1) return undefined;
  return items.find(({ alias }) => alias !== undefined && plainName(alias) === parts[0]);
}
