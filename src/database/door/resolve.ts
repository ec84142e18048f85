// Makes of a query as it was read the query that is sent: each name resolved to a table or column
// that may be asked and written with an alias of ours, `*` spelt out, NATURAL and USING turned into
// conditions, limited tables replaced by their allowed rows. No name that somebody typed remains.
import { readName } from "../../sql/name.ts";
import type { Expression, Query, Select, SetOperation, Tail, With } from "../../sql/tree.ts";
import { column, nowhere } from "../../sql/tree-builders.ts";
import { createAliases } from "./aliases.ts";
import type { DoorCatalog } from "./catalog.ts";
import { quoteName } from "./dialects.ts";
import { readFrom } from "./from.ts";
import { refused } from "./refusal.ts";
import { type Resolving, resolveExpression } from "./resolve-expression.ts";
import { groupKey, itemOutputs } from "./resolve-items.ts";
import { type DoneQuery, orderAndLimit } from "./resolve-order.ts";
import type { Common, DoorScope, OutputColumn } from "./scope.ts";
import { plainText } from "./written-names.ts";

export type Resolved = { readonly query: Query; readonly outputs: readonly OutputColumn[] };

type Part = Resolved & DoneQuery;

/** "named": each column gets a name of ours, for a query in FROM. */
type Naming = "named" | "bare";

/** Where a query stands: in which other, beside which common tables. */
type Around = {
  readonly outer: DoorScope | undefined;
  readonly commons: readonly Common[];
  readonly naming: Naming;
};

/** Queries inside one another, those of recursive tables counted twice at each level. */
const maxQueries = 5_000;
/** Words that aliases and `*` may stand for in all, so that spelling them out stays cheap. */
const maxRepeated = 10_000;

export function resolveQuery(query: Query, catalog: DoorCatalog): Resolved {
  const { dialect } = catalog;
  const aliases = createAliases(catalog);
  let repeated = 0;
  let queries = 0;
  const resolving: Resolving = {
    catalog,
    query: (inner, scope) =>
      part(inner, { outer: scope, commons: scope.commons, naming: "bare" }).query,
    repeat(size) {
      repeated += size;
      if (repeated > maxRepeated) throw refused("aliases or * that stand for too much");
    },
  };
  return part(query, { outer: undefined, commons: [], naming: "bare" });

  function part(query: Query, around: Around): Part {
    queries++;
    if (queries > maxQueries) throw refused("too many queries inside one another");
    const { tables, commons } = commonTables(query.with, around);
    const done = bodyOf(query, { ...around, commons });
    const tail = orderAndLimit(query, done, resolving);
    return { ...done, query: { ...done.query, ...(tables && { with: tables }), ...tail } };
  }

  function bodyOf(query: Query, around: Around): Part {
    switch (query.kind) {
      case "select":
        return select(query, around);
      case "set":
        return setOperation(query, around);
      case "query-group": {
        const inner = part(query.inner, around);
        if (!isGrouped(query)) return inner;
        return { ...inner, query: { ...bare, kind: "query-group", inner: inner.query } };
      }
      default:
        return query satisfies never;
    }
  }

  function setOperation(query: SetOperation, around: Around): Part {
    refuseMixedSets(query);
    const left = operand(query.left, around);
    const right = operand(query.right, { ...around, naming: "bare" });
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
  function operand(query: Query, around: Around): Part {
    const needed =
      query.kind === "query-group" && (hasTail(query.inner) || query.inner.kind === "set");
    if (!needed) return part(query, around);
    if (dialect !== "sqlite") {
      const inner = part(query.inner, around);
      return { ...inner, query: { ...bare, kind: "query-group", inner: inner.query } };
    }
    const inner = part(query.inner, { ...around, naming: "named" });
    const named = around.naming === "named";
    const select = allOf(inner.query, aliases.derived(), inner.outputs.length, named);
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
    around: Around,
  ): { readonly tables: With | undefined; readonly commons: readonly Common[] } {
    let commons = around.commons;
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
      const bare = (query: Query, known: readonly Common[]): Part =>
        part(query, { ...around, commons: known, naming: "bare" });
      // Its first SELECT says how many columns a table has that reads itself.
      const first = clause.recursive
        ? [own(bare(firstOperand(table.query), commons).outputs), ...commons]
        : commons;
      const inner = bare(table.query, first);
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

  function select(node: Select, { outer, commons, naming }: Around): Part {
    const { from, ...joined } = readFrom(node.from, {
      aliases,
      resolving,
      outer,
      commons,
      derived: (query) => part(query, { outer, commons, naming: "named" }),
    });
    const bare: DoorScope = { outer, commons, ...joined, outputs: [] };
    const outputs = node.items.flatMap((item) => itemOutputs(item, bare, resolving));
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
      groupBy: node.groupBy.map((key) => groupKey(key, scope, resolving)),
      ...(node.having && { having: into(node.having) }),
      orderBy: [],
      start: 0,
      end: 0,
    };
    return { query, outputs, selects: [{ scope, outputs }] };
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
  const source = { kind: "subquery", query, ...nowhere } as const;
  const from = [{ source, alias, ...nowhere }];
  return { ...bare, kind: "select", distinct: false, items, from, groupBy: [] };
}

const bare = { orderBy: [], ...nowhere };

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
