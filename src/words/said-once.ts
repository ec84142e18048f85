// What is said once of one column holds of that one: "flights from gotham to boston", where flights from
// boston were spoken of before, is not about flights from boston to boston.
import { tryLex } from "../sql/lexer.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression } from "../sql/print.ts";
import type { Expression } from "../sql/tree.ts";
import { conjuncts } from "../sql/tree-builders.ts";
import { walkQuery } from "../sql/walk.ts";

/** Without the condition of the query before that a new one says the same of another column. */
export function saidOnce(sql: string, before: string): string {
  const query = tryParse(sql);
  const words = tryLex(sql)?.map(({ text }) => text);
  if (query === undefined || words === undefined) return sql;
  const earlier = ` ${before} `;
  const old = (one: Expression): boolean => earlier.includes(` ${printExpression(one)} `);
  const falls: Expression[] = [];
  walkQuery(query, {
    select({ where }) {
      const conditions = conjuncts(where);
      for (const one of conditions) {
        const twin = conditions.find((other) => other !== one && alike(one, other));
        if (twin !== undefined && old(one) && !old(twin)) falls.push(one);
      }
    },
  });
  const dropped = new Set<number>();
  for (const { start, end } of falls) {
    for (let at = start; at < end; at++) dropped.add(at);
    dropped.add(words[start - 1] === "AND" ? start - 1 : end);
  }
  return dropped.size === 0 ? sql : words.filter((_, at) => !dropped.has(at)).join(" ");
}

/** The same place or name, of two columns. */
function alike(one: Expression, other: Expression): boolean {
  const [said, also] = [rightOf(one), rightOf(other)];
  return said !== undefined && said === also && printExpression(one) !== printExpression(other);
}

function rightOf(node: Expression): string | undefined {
  if (node.kind === "in" && !node.negated && node.right.kind === "subquery")
    return printExpression(node.right);
  const text = node.kind === "comparison" && node.operator === "=" ? node.right : undefined;
  return text?.kind === "literal" && text.type === "string" ? printExpression(text) : undefined;
}
