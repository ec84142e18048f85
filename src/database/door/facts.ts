// What a statement says, as a list that two readings of it can be compared by: its tables, columns,
// functions, values and SELECTs, whatever the shape of the trees.
import { readName } from "../../sql/name.ts";
import type { Expression, Query } from "../../sql/tree.ts";
import { walkQuery } from "../../sql/walk.ts";
import { currentTimes } from "./functions.ts";

export type Facts = string[];

/** By our own parser's tree. */
export function factsOf(query: Query): Facts {
  const facts: Facts = [];
  const tables = (node: Query): void => {
    for (const { name, columns } of node.with?.tables ?? []) {
      facts.push(`with ${plain(name)}`);
      for (const column of columns ?? []) facts.push(`column ${plain(column)}`);
    }
  };
  walkQuery(query, {
    query: tables,
    select: (node) => {
      facts.push("select");
      for (const { source, alias } of node.from) {
        if (source.kind === "table") facts.push(`table ${plain(source.name)}`);
        if (alias !== undefined) facts.push(`alias ${plain(alias)}`);
      }
    },
    expression: (node) => {
      const fact = factOf(node);
      if (fact !== undefined) facts.push(fact);
      if (node.kind === "call")
        facts.push(...(node.over?.frame?.match(/\d+/g) ?? []).map(() => "number"));
    },
  });
  return facts.sort();
}

function factOf(node: Expression): string | undefined {
  switch (node.kind) {
    case "column":
      return currentTimes.has(node.name) ? undefined : `column ${plain(node.name)}`;
    case "call":
      return `function ${node.name.toLowerCase()}`;
    case "interval":
      return "interval";
    case "literal":
      return node.type === "string" || node.type === "number" ? node.type : undefined;
    default:
      return undefined;
  }
}

function plain(written: string): string {
  return readName(written)
    .map(({ text }) => text)
    .join(".");
}
