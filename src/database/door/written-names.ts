// Names and numbers as somebody wrote them, read without knowing what they mean.
import { readName } from "../../sql/name.ts";
import type { Expression } from "../../sql/tree.ts";

export function isNumber(node: Expression): boolean {
  return node.kind === "literal" && node.type === "number";
}

/** Its parts; none of what is no name. Text in double quotes may be one. */
export function nameOf(node: Expression) {
  if (node.kind === "column") return readName(node.name);
  return node.kind === "literal" && node.text.startsWith('"') ? readName(node.text) : [];
}

export function ownName(node: Expression): string | undefined {
  return nameOf(node).at(-1)?.text;
}

export function plainText(written: string | undefined): string | undefined {
  return written === undefined ? undefined : readName(written).at(-1)?.text;
}
