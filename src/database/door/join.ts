// Joins a relation to those before it: which columns are then there, which of them are one, and the
// condition that NATURAL and USING stand for.
import { readName } from "../../sql/name.ts";
import type { Expression, FromItem } from "../../sql/tree.ts";
import { call, compared, number } from "../../sql/tree-builders.ts";
import { DatabaseError, type Dialect } from "../database.ts";
import { sameWord } from "./catalog.ts";
import { refused } from "./refusal.ts";
import { type DoorRelation, named, type ScopeColumn } from "./scope.ts";

export type Joined = {
  readonly relations: readonly DoorRelation[];
  readonly columns: readonly ScopeColumn[];
};

export type ResolvedJoin = {
  readonly joined: Joined;
  /** How it is written; undefined for the first. */
  readonly word: string | undefined;
  readonly conditions: readonly Expression[];
  /** Where the database wants a condition and there is none. */
  readonly always: Expression | undefined;
};

type Outer = "LEFT" | "RIGHT" | "FULL" | undefined;

export function join(
  before: Joined,
  relation: DoorRelation,
  item: FromItem,
  dialect: Dialect,
): ResolvedJoin {
  const words = item.join?.split(" ") ?? [];
  const side = (["LEFT", "RIGHT", "FULL"] as const).find((word) => words.includes(word));
  // It would take the word for an alias of the table before it, and join otherwise.
  if (side === "FULL" && dialect === "mysql") {
    throw refused("FULL JOIN, which this database does not know; use LEFT JOIN and UNION");
  }
  const names = words.includes("NATURAL")
    ? sharedNames(before.columns, relation.columns)
    : (item.using ?? []).map((written) => readName(written).at(-1)?.text ?? "");
  const pairs = names.map((name) => ({
    name,
    left: theColumn(before.columns, name),
    right: theColumn(relation.columns, name),
  }));
  const merged = pairs.map(
    ({ name, left, right }): ScopeColumn => ({
      ...right,
      name,
      expression: value(left, right, side),
    }),
  );
  const isMerged = (column: ScopeColumn): boolean =>
    pairs.some(({ left, right }) => left === column || right === column);
  const rest = [...before.columns, ...relation.columns].filter((column) => !isMerged(column));
  const joined = {
    relations: [...before.relations, relation],
    columns: [...merged, ...rest],
  };
  const conditions = pairs.map(({ left, right }) =>
    compared(left.expression, "=", right.expression),
  );
  const bare = conditions.length === 0 && item.on === undefined;
  return {
    joined,
    word: item.join && wordFor(words, side, bare, dialect),
    conditions,
    always: bare && side !== undefined ? compared(number("1"), "=", number("1")) : undefined,
  };
}

function wordFor(words: readonly string[], side: Outer, bare: boolean, dialect: Dialect): string {
  if (words.includes(",")) return ",";
  if (side !== undefined) return `${side} JOIN`;
  // SQLite keeps the order of tables in a CROSS JOIN, and so loses its choice of a quick one.
  if (words.includes("CROSS")) return "CROSS JOIN";
  return bare && dialect !== "sqlite" ? "CROSS JOIN" : "JOIN";
}

/** The column that two became: of an outer join the side that is there. */
function value(left: ScopeColumn, right: ScopeColumn, side: Outer): Expression {
  if (side === "RIGHT") return right.expression;
  if (side === "FULL") return call("coalesce", [left.expression, right.expression]);
  return left.expression;
}

function sharedNames(left: readonly ScopeColumn[], right: readonly ScopeColumn[]): string[] {
  return left.flatMap(({ name }) => {
    if (name === undefined) return [];
    return right.some((other) => other.name !== undefined && sameWord(other.name, name))
      ? [name]
      : [];
  });
}

function theColumn(columns: readonly ScopeColumn[], name: string): ScopeColumn {
  const [found, ...more] = named(columns, { text: name, quoted: true });
  if (found !== undefined && more.length === 0) return found;
  const why = found === undefined ? "not a column of both sides" : "ambiguous";
  throw new DatabaseError("unknown-name", `The column "${name}" to join by is ${why}.`);
}
