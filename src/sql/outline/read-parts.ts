// Pieces of expressions that an outline says in a word of its own: values, shares, joined text.
import type { Expression } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";
import { OutlineError } from "./outline-error.ts";
import type { OutlineLiteral } from "./symbols.ts";

/** `100.0 * m / SUM ( m ) OVER ( )` is the share of m in the total. */
export function shareOf(node: Extract<Expression, { kind: "arithmetic" }>): Expression | undefined {
  if (node.operator !== "/" || node.right.kind !== "call" || node.right.over === undefined)
    return undefined;
  const { left } = node;
  const whole =
    left.kind === "arithmetic" &&
    left.operator === "*" &&
    left.left.kind === "literal" &&
    Number(left.left.text) === 100;
  return whole ? left.right : undefined;
}

/** What `||` joins, in order. */
export function joined(node: Expression): Expression[] {
  const plain = stripGroups(node);
  if (plain.kind !== "arithmetic" || plain.operator !== "||") return [plain];
  return [...joined(plain.left), ...joined(plain.right)];
}

/** Undefined for what is no literal. */
export function literalOf(node: Expression): OutlineLiteral | undefined {
  const plain = stripGroups(node);
  if (plain.kind === "sign" && plain.operand.kind === "literal") {
    return { type: "number", text: `${plain.operator === "-" ? "-" : ""}${plain.operand.text}` };
  }
  if (plain.kind !== "literal") return undefined;
  if (plain.type === "null" || plain.type === "boolean") throw new OutlineError(plain.type);
  return { type: plain.type, text: plain.type === "string" ? plainText(plain.text) : plain.text };
}

export function plainText(written: string): string {
  const quote = written[0];
  if (quote !== "'" && quote !== '"') return written;
  return written.slice(1, -1).replaceAll(quote + quote, quote);
}
