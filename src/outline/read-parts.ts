// Pieces of expressions as an outline takes them: values, and text that is joined.
import { unquotedText } from "../sql/quote-name.ts";
import type { Expression } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { OutlineError } from "./outline-error.ts";
import type { OutlineLiteral } from "./symbols.ts";

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
  return {
    type: plain.type,
    text: plain.type === "string" ? unquotedText(plain.text) : plain.text,
  };
}
