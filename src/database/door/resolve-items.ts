// What one SELECT gives and groups by: each item resolved, `*` spelt out, aliases said by their place.
import { readName } from "../../sql/name.ts";
import type { Expression, SelectItem } from "../../sql/tree.ts";
import { number } from "../../sql/tree-builders.ts";
import type { Dialect } from "../database.ts";
import { refused } from "./refusal.ts";
import { type Resolving, resolveExpression } from "./resolve-expression.ts";
import {
  type DoorRelation,
  type DoorScope,
  lookUp,
  type OutputColumn,
  relationsNamed,
} from "./scope.ts";
import { isNumber, ownName, plainText } from "./written-names.ts";

export function itemOutputs(
  item: SelectItem,
  scope: DoorScope,
  resolving: Resolving,
): OutputColumn[] {
  const { expression } = item;
  const { dialect } = resolving.catalog;
  const size = expression.end - expression.start;
  const star = starOf(expression, scope, dialect);
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

function starOf(expression: Expression, scope: DoorScope, dialect: Dialect) {
  const isAll = expression.kind === "star";
  if (!isAll && !(expression.kind === "column" && expression.name.endsWith(".*"))) {
    return undefined;
  }
  const relations = isAll ? scope.relations : starRelations(expression.name, scope, dialect);
  if (relations.length === 0) throw refused("* without a table to take it from");
  if (relations.some(({ partial }) => partial)) {
    throw refused("* would read columns that may not be asked; name the columns");
  }
  return isAll ? scope.columns : relations.flatMap((relation) => relation.columns);
}

function starRelations(
  written: string,
  scope: DoorScope,
  dialect: Dialect,
): readonly DoorRelation[] {
  const [qualifier, star, ...more] = readName(written);
  if (qualifier === undefined || star?.text !== "*" || more.length > 0) return [];
  return relationsNamed(qualifier, scope, dialect);
}

/** An alias alone is said by its place: no column of a table can be meant instead. */
export function groupKey(key: Expression, scope: DoorScope, resolving: Resolving): Expression {
  if (isNumber(key)) return key;
  const found =
    key.kind === "column" ? lookUp(key.name, scope, resolving.catalog.dialect) : undefined;
  if (found?.kind !== "output") return resolveExpression(key, scope, resolving);
  return number(String(scope.outputs.indexOf(found.output) + 1));
}
