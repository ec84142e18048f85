// FROM: each source found, or refused, and given an alias of ours that no other place in the
// statement has; NATURAL and USING become the conditions they stand for.
import { type NamePart, readName } from "../../sql/name.ts";
import type { Expression, FromItem, Query, Source } from "../../sql/tree.ts";
import { column, nowhere } from "../../sql/tree-builders.ts";
import { DatabaseError } from "../database.ts";
import type { Aliases } from "./aliases.ts";
import { all, filtered, group } from "./build.ts";
import { type DoorCatalog, type DoorTable, findTable } from "./catalog.ts";
import { quoteName } from "./dialects.ts";
import { type Joined, join } from "./join.ts";
import { refused, shortened } from "./refusal.ts";
import { type Resolving, resolveExpression } from "./resolve-expression.ts";
import {
  type Common,
  type DoorRelation,
  type DoorScope,
  type ScopeColumn,
  sameName,
} from "./scope.ts";

type Placed = { readonly source: Source; readonly alias?: string; readonly relation: DoorRelation };

export type FromContext = {
  readonly aliases: Aliases;
  readonly resolving: Resolving;
  readonly outer: DoorScope | undefined;
  readonly commons: readonly Common[];
  /** Resolves a query in FROM, its columns named c1, c2, ...; gives the names a query may use. */
  readonly derived: (query: Query) => {
    readonly query: Query;
    readonly outputs: readonly { readonly name: string | undefined }[];
  };
};

export type From = Joined & { readonly from: readonly FromItem[] };

/** As many as SQLite joins; MySQL takes 61. */
const maxSources = 64;

export function readFrom(items: readonly FromItem[], context: FromContext): From {
  const { resolving, outer, commons } = context;
  const { dialect } = resolving.catalog;
  if (items.length > maxSources) throw refused(`more than ${maxSources} tables in one FROM`);
  let joined: Joined = { relations: [], columns: [] };
  const placed = items.map((item) => {
    const { relation, ...place } = placeOf(item, context);
    const step = join(joined, relation, item, dialect);
    joined = step.joined;
    return { item, place, step };
  });
  // A condition may name any table of the FROM, and the database says where that is too early.
  const scope: DoorScope = { outer, commons, ...joined, outputs: [] };
  const from = placed.map(({ item, place, step }): FromItem => {
    const own = item.on && resolveExpression(item.on, scope, resolving);
    const on =
      all([...step.conditions, ...(own ? [step.conditions.length > 0 ? group(own) : own] : [])]) ??
      step.always;
    return {
      ...(step.word && { join: step.word }),
      ...place,
      ...(on && { on }),
      start: 0,
      end: 0,
    };
  });
  return { from, ...joined };
}

function placeOf(item: FromItem, context: FromContext): Placed {
  const { source } = item;
  if (source.kind === "subquery") return subquery(item, source.query, context);
  const parts = readName(source.name);
  const [first] = parts;
  if (first === undefined || source.name.startsWith("'")) throw refused("FROM a text");
  const common =
    parts.length === 1
      ? context.commons.find(({ name }) => sameName(name, first, dialectOf(context)))
      : undefined;
  if (common !== undefined) return commonTable(item, common, context);
  const table = findTable(context.resolving.catalog, source.name);
  if (table === undefined) throw unknownTable(parts, context.resolving.catalog);
  if (item.columns !== undefined) throw refused("new column names for a table (AS t(a, b))");
  return table.rows === undefined
    ? plainTable(item, table, context)
    : limitedTable(item, table, table.rows, context);
}

function subquery(item: FromItem, query: Query, context: FromContext): Placed {
  const part = context.derived(query);
  const alias = context.aliases.derived();
  if (item.columns !== undefined && item.columns.length !== part.outputs.length) {
    throw refused("new column names that do not fit their SELECT");
  }
  const columns = part.outputs.map(({ name }, i): ScopeColumn => {
    const own = item.columns?.[i];
    return {
      name: own === undefined ? name : readName(own).at(-1)?.text,
      expression: column(`${alias}.${quoteName(`c${i + 1}`, dialectOf(context))}`),
    };
  });
  const names = item.alias === undefined ? [] : readName(item.alias);
  const source: Source = { kind: "subquery", query: part.query, ...nowhere };
  return { source, alias, relation: { names, columns, partial: false } };
}

function commonTable(item: FromItem, common: Common, context: FromContext): Placed {
  if (item.columns !== undefined) throw refused("new column names for a table (AS t(a, b))");
  const alias = context.aliases.derived();
  const columns = common.columns.map(
    ({ name, written }): ScopeColumn => ({ name, expression: column(`${alias}.${written}`) }),
  );
  const names = item.alias === undefined ? [common.name] : readName(item.alias);
  const source: Source = { kind: "table", name: common.written, ...nowhere };
  return { source, alias, relation: { names, columns, partial: false } };
}

function plainTable(item: FromItem, table: DoorTable, context: FromContext): Placed {
  const { own, alias } = context.aliases.table(table.name);
  const source: Source = { kind: "table", name: fullName(table, context), ...nowhere };
  const relation = tableRelation(item, table, alias, context);
  return own ? { source, relation } : { source, alias, relation };
}

/** Only the rows that the caller may see, whatever the query around it does with the table. */
function limitedTable(
  item: FromItem,
  table: DoorTable,
  rows: Expression,
  context: FromContext,
): Placed {
  const inner = quoteName(table.name, dialectOf(context));
  const columnsOf = (names: readonly { readonly name: string }[]): ScopeColumn[] =>
    names.map(({ name }) => ({
      name,
      expression: column(`${inner}.${quoteName(name, dialectOf(context))}`),
    }));
  const relation: DoorRelation = { names: [], columns: columnsOf(table.all), partial: false };
  const scope: DoorScope = {
    outer: undefined,
    commons: [],
    relations: [relation],
    columns: relation.columns,
    outputs: [],
  };
  const where = resolveExpression(rows, scope, context.resolving);
  const items = columnsOf(table.columns).map(({ name, expression }) => ({
    expression,
    alias: quoteName(name ?? "", dialectOf(context)),
  }));
  const query = filtered(fullName(table, context), items, where);
  const alias = context.aliases.derived();
  return {
    source: { kind: "subquery", query, ...nowhere },
    alias,
    relation: tableRelation(item, table, alias, context),
  };
}

function tableRelation(
  item: FromItem,
  table: DoorTable,
  alias: string,
  context: FromContext,
): DoorRelation {
  const columns = table.columns.map(
    ({ name, type }): ScopeColumn => ({
      name,
      expression: column(`${alias}.${quoteName(name, dialectOf(context))}`),
      type,
    }),
  );
  // Without an alias a table may be called in any case, with or without quotes.
  const names =
    item.alias === undefined
      ? [true, false].map((quoted): NamePart => ({ text: table.name, quoted }))
      : readName(item.alias);
  return { names, columns, partial: table.partial };
}

/** PostgreSQL would look into its catalogue first: there the schema stands before the name. */
function fullName(table: DoorTable, context: FromContext): string {
  const { dialect, namespace } = context.resolving.catalog;
  const name = quoteName(table.name, dialect);
  return dialect === "postgres" ? `${quoteName(namespace, dialect)}.${name}` : name;
}

function dialectOf({ resolving }: FromContext) {
  return resolving.catalog.dialect;
}

function unknownTable(parts: readonly NamePart[], catalog: DoorCatalog): DatabaseError {
  const name = shortened(parts.map(({ text }) => text).join("."));
  const foreign =
    parts.length > 1 || /^(?:sqlite_|pg_|duckdb_|pragma_|information_schema)/i.test(name);
  return catalog.limited || foreign
    ? refused(`the table "${name}" is not among those that may be asked`)
    : new DatabaseError("unknown-name", `There is no table "${name}".`);
}
