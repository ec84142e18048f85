// Conditions on the rows of a table, "region = :tenant", read once with the caller's values in place.

import { readName } from "../../sql/name.ts";
import { parseSql } from "../../sql/parse.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import { mapChildren } from "../../sql/transform.ts";
import type { Expression, Query } from "../../sql/tree.ts";
import { compared, nowhere, number, string } from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";
import { DatabaseError } from "../database.ts";
import { truth } from "./build.ts";
import type { RowConditions } from "./catalog.ts";
import type { AllowList } from "./visible.ts";

export function readRowConditions(allow: AllowList | undefined): RowConditions {
  const entries = Object.entries(allow?.rows ?? {});
  return new Map(
    entries.map(([table, text]) => [table.toLowerCase(), readCondition(table, text, allow)]),
  );
}

/** Lower-case table -> the columns that its condition looks at. */
export function columnsRead(conditions: RowConditions): Map<string, Set<string>> {
  return new Map(
    [...conditions].map(([table, condition]) => {
      const columns = new Set<string>();
      walkQuery(asQuery(condition), {
        expression: (node) => {
          const name = node.kind === "column" ? readName(node.name).at(-1)?.text : undefined;
          if (name !== undefined) columns.add(name.toLowerCase());
        },
      });
      return [table, columns] as const;
    }),
  );
}

function readCondition(table: string, text: string, allow: AllowList | undefined): Expression {
  const query = parsed(table, text);
  const where = query.kind === "select" ? query.where : undefined;
  if (where === undefined) throw unusable(table, "it is no condition");
  const given = new Map(Object.entries(allow?.values ?? {}));
  let waits = false;
  const condition = filled(where);
  // Whatever the condition says with a value missing, it is not met.
  return waits ? compared(number("1"), "=", number("0")) : condition;

  function filled(node: Expression): Expression {
    if (node.kind === "subquery" || node.kind === "exists") {
      throw unusable(table, "it must look at the row alone, without SELECT");
    }
    if (node.kind === "in" && node.right.kind === "subquery") return filled(node.right);
    if (node.kind !== "placeholder") return mapChildren(node, filled);
    const name = node.name.replace(/^:/, "");
    const value = given.get(name);
    if (value !== undefined) return literal(value);
    if (allow?.asked?.includes(name)) {
      waits = true;
      return node;
    }
    throw unusable(table, `no value was given for :${name}; give one (--allow-value ${name}=...)`);
  }
}

function literal(value: string | number | boolean | null): Expression {
  if (value === null) return { kind: "literal", type: "null", text: "NULL", ...nowhere };
  if (typeof value === "boolean") return truth(value);
  if (typeof value === "string") return string(value);
  if (Number.isFinite(value) && value >= 0) return number(String(value));
  throw new DatabaseError("refused", `The value ${value} of a condition is no number to write.`);
}

function parsed(table: string, text: string): Query {
  try {
    return parseSql(`SELECT 1 FROM t WHERE ${text}`);
  } catch (error) {
    if (error instanceof SqlSyntaxError) throw unusable(table, error.message);
    throw error;
  }
}

function unusable(table: string, why: string): DatabaseError {
  return new DatabaseError("refused", `The condition on the rows of "${table}": ${why}.`);
}

function asQuery(where: Expression): Query {
  const empty = { distinct: false, items: [], from: [], groupBy: [], orderBy: [] };
  return { kind: "select", ...empty, where, ...nowhere };
}
