// Binds a query to a schema: which table and column every name means. Aliases, subqueries,
// correlated references, NATURAL and USING are followed; what cannot be resolved is reported, never
// thrown. With a schema of no tables it still tells the tables of qualified names, and of all names
// where a FROM has only one.

import type { Schema } from "../../database/database.ts";
import type { Expression, FromItem, Query, Select, SelectItem } from "../tree.ts";
import { firstSelect } from "../tree-builders.ts";
import { childrenOf } from "../walk.ts";
import type { Bound, ColumnUse, OfferedColumn, Problem, Relation, Scope } from "./bound.ts";
import { nameParts, plainName } from "./names.ts";
import { columnsOfTable, mergedColumns, starRelations, tableNamed, tablesOf } from "./relations.ts";
import { resolveColumn } from "./resolve.ts";

export function bind(query: Query, schema: Schema): Bound {
  const binder = new Binder(schema);
  binder.query(query, undefined);
  return { query, ...binder.found };
}

/** Where names may also mean items of the SELECT, and which of the two wins. */
type Aliases = { readonly items: readonly SelectItem[]; readonly first: boolean };

class Binder {
  readonly found = {
    columns: new Map<Expression, ColumnUse>(),
    aliases: new Map<Expression, SelectItem>(),
    stars: new Map<Expression, readonly Relation[]>(),
    relations: new Map<FromItem, Relation>(),
    scopes: new Map<Select, Scope>(),
    problems: [] as Problem[],
  };
  private readonly tables;

  constructor(schema: Schema) {
    this.tables = tablesOf(schema);
  }

  /** Gives the columns of the result; undefined where a star stands for an unknown table. */
  query(query: Query, outer: Scope | undefined): readonly OfferedColumn[] | undefined {
    switch (query.kind) {
      case "select":
        return this.select(query, outer);
      case "set": {
        const columns = this.query(query.left, outer);
        this.query(query.right, outer);
        this.tail(query, outer);
        return columns;
      }
      case "query-group": {
        const columns = this.query(query.inner, outer);
        this.tail(query, outer);
        return columns;
      }
      default:
        return query satisfies never;
    }
  }

  /** After a set operation names are those of the first SELECT's result. */
  private tail(query: Query, outer: Scope | undefined): void {
    const select = firstSelect(query);
    const scope = this.found.scopes.get(select) ?? outer;
    const aliases = { items: select.items, first: true };
    for (const { expression } of query.orderBy) this.expression(expression, scope, aliases);
  }

  private select(select: Select, outer: Scope | undefined): readonly OfferedColumn[] | undefined {
    const relations = select.from.map((item) => this.relation(item, select, outer));
    const scope = { outer, select, relations, merged: mergedColumns(relations) };
    this.found.scopes.set(select, scope);
    const inScope = (node: Expression, aliases?: Aliases) => this.expression(node, scope, aliases);
    const afterColumns = { items: select.items, first: false };
    for (const item of select.items) inScope(item.expression);
    for (const { on } of select.from) if (on !== undefined) inScope(on);
    if (select.where !== undefined) inScope(select.where, afterColumns);
    for (const key of select.groupBy) inScope(key, afterColumns);
    if (select.having !== undefined) inScope(select.having, afterColumns);
    this.tail(select, outer);
    return this.offeredBy(select);
  }

  private relation(from: FromItem, select: Select, outer: Scope | undefined): Relation {
    const relation = this.source(from, select, outer);
    this.found.relations.set(from, relation);
    return relation;
  }

  private source(from: FromItem, select: Select, outer: Scope | undefined): Relation {
    const { source } = from;
    if (source.kind === "subquery") {
      const columns = this.query(source.query, outer);
      const name = plainName(from.alias ?? "");
      return { name, query: source.query, ...(columns && { columns }), from, select };
    }
    const name = plainName(from.alias ?? source.name);
    const table = tableNamed(source, this.tables);
    if (table !== undefined) {
      return {
        name,
        source: table.name.toLowerCase(),
        table,
        columns: columnsOfTable(table),
        from,
        select,
      };
    }
    this.problem("unknown-table", source.name, source.start);
    return { name, source: nameParts(source.name).join("."), from, select };
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

  private expression(node: Expression, scope: Scope | undefined, aliases?: Aliases): void {
    if (node.kind === "column" || isQuotedText(node)) this.name(node, scope, aliases);
    else if (node.kind === "star") this.found.stars.set(node, scope?.relations ?? []);
    else if (node.kind === "subquery") this.query(node.query, scope);
    else for (const child of childrenOf(node)) this.expression(child, scope, aliases);
  }

  private name(node: NameNode, scope: Scope | undefined, aliases: Aliases | undefined): void {
    const written = node.kind === "column" ? node.name : node.text;
    if (node.kind === "column" && written.endsWith(".*")) {
      this.found.stars.set(node, scope === undefined ? [] : starRelations(written, scope));
      return;
    }
    const item = aliasNamed(written, aliases?.items ?? []);
    if (item !== undefined && aliases?.first === true) {
      this.alias(node, item);
      return;
    }
    const resolution = resolveColumn(written, scope);
    if (resolution.kind === "found" && (node.kind === "column" || isSure(resolution.use))) {
      this.found.columns.set(node, resolution.use);
      if (resolution.ambiguous) this.problem("ambiguous-column", written, node.start);
    } else if (item !== undefined) this.alias(node, item);
    else if (node.kind === "column") this.problem("unknown-column", written, node.start);
  }

  private alias(node: NameNode, item: SelectItem): void {
    this.found.aliases.set(node, item);
    const use = this.found.columns.get(item.expression);
    if (use !== undefined) this.found.columns.set(node, use);
  }

  private problem(kind: Problem["kind"], name: string, at: number): void {
    this.found.problems.push({ kind, name, at });
  }
}

type NameNode = Extract<Expression, { kind: "column" | "literal" }>;

/** `"Unit Price"` alone is text to the lexer; SQLite first looks for a column of that name. */
function isQuotedText(node: Expression): node is Extract<Expression, { kind: "literal" }> {
  return node.kind === "literal" && node.text.startsWith('"');
}

/** Of a table that is not known nothing says that the text is not just text. */
function isSure({ relation }: ColumnUse): boolean {
  return relation.columns !== undefined;
}

function aliasNamed(written: string, items: readonly SelectItem[]): SelectItem | undefined {
  const parts = nameParts(written);
  if (parts.length !== 1) return undefined;
  return items.find(({ alias }) => alias !== undefined && plainName(alias) === parts[0]);
}
