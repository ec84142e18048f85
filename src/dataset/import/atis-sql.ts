// Tidies SQL as the research community passes ATIS around: spaces around dots, `1 = 1` fillers,
// outer and doubled parentheses, a trailing `;`. The meaning stays; only needless marks go.

type Node = string | readonly Node[];

/** `( SELECT a . b FROM a WHERE ( 1 = 1 AND ( x AND y ) ) ) ;` gives `SELECT a.b FROM a WHERE x AND y`. */
export function tidyAtisSql(sql: string): string {
  const tokens = tokenise(sql);
  while (tokens.at(-1) === ";") tokens.pop();
  const read = group(tokens, 0);
  if (read.next < tokens.length || !read.closed) return tokens.join(" ");
  let nodes = read.nodes;
  while (nodes.length === 1 && typeof nodes[0] !== "string") nodes = nodes[0]!;
  return flatten(simplify(nodes)).join(" ");
}

function tokenise(sql: string): string[] {
  const joined = sql.replace(
    /('(?:[^']|'')*'|"(?:[^"]|"")*")|(?<=\w)\s*\.\s*(?=[\w*])/g,
    (_, quoted: string | undefined) => quoted ?? ".",
  );
  const pattern = /'(?:[^']|'')*'|"(?:[^"]|"")*"|<=|>=|<>|!=|[(),;=<>+*/-]|[^\s(),;=<>!+*/-]+|\S/g;
  return joined.match(pattern) ?? [];
}

/** Tokens up to the closing parenthesis, as a tree. */
function group(
  tokens: readonly string[],
  from: number,
  depth = 0,
): { readonly nodes: readonly Node[]; readonly next: number; readonly closed: boolean } {
  const nodes: Node[] = [];
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (token === ")") return { nodes, next: at + (depth > 0 ? 1 : 0), closed: depth > 0 };
    if (token === "(") {
      const inner = group(tokens, at + 1, depth + 1);
      if (!inner.closed) return { nodes, next: at, closed: false };
      nodes.push(inner.nodes);
      at = inner.next;
    } else {
      nodes.push(token);
      at++;
    }
  }
  return { nodes, next: at, closed: depth === 0 };
}

const is = (node: Node | undefined, ...words: readonly string[]): boolean =>
  typeof node === "string" && words.includes(node.toUpperCase());

function simplify(nodes: readonly Node[]): readonly Node[] {
  const inner = nodes.map((node) => (typeof node === "string" ? node : simplifyGroup(node)));
  const spliced = inner.flatMap((node, i): readonly Node[] =>
    typeof node !== "string" && isNeedless(node, inner[i - 1], inner[i + 1]) ? node : [node],
  );
  return withoutFillers(spliced);
}

/** `( ( x ) )` is `( x )`. */
function simplifyGroup(nodes: readonly Node[]): readonly Node[] {
  const result = simplify(nodes);
  const only = result[0];
  return result.length === 1 && only !== undefined && typeof only !== "string" ? only : result;
}

/** Parentheses around conjuncts, where nothing outside binds tighter than AND. */
function isNeedless(inside: readonly Node[], before?: Node, after?: Node): boolean {
  if (is(inside[0], "SELECT") || inside.some((node) => is(node, ",")) || inside.length < 3) {
    return false;
  }
  const ends = after === undefined || is(after, "GROUP", "ORDER", "HAVING", "LIMIT");
  if (inside.some((node) => is(node, "OR"))) return is(before, "WHERE") && ends;
  return (
    (before === undefined || is(before, "AND", "WHERE")) &&
    (ends || is(after, "AND")) &&
    hasComparison(inside)
  );
}

function hasComparison(nodes: readonly Node[]): boolean {
  return nodes.some((node) =>
    is(node, "=", "<", ">", "<=", ">=", "<>", "!=", "IN", "LIKE", "BETWEEN", "IS", "NOT", "EXISTS"),
  );
}

const isFiller = (nodes: readonly Node[], at: number): boolean =>
  is(nodes[at], "1") && is(nodes[at + 1], "=") && is(nodes[at + 2], "1");

/** Drops `1 = 1` next to AND, and a WHERE that holds nothing else. */
function withoutFillers(nodes: readonly Node[]): readonly Node[] {
  const result: Node[] = [];
  for (let at = 0; at < nodes.length; at++) {
    if (isFiller(nodes, at)) {
      const before = result.at(-1);
      const after = nodes[at + 3];
      if (is(after, "AND") && (before === undefined || is(before, "WHERE", "AND"))) {
        at += 3;
        continue;
      }
      if (is(before, "AND", "WHERE") && (after === undefined || !is(after, "OR"))) {
        result.pop();
        at += 2;
        continue;
      }
    }
    result.push(nodes[at]!);
  }
  return result;
}

function flatten(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [node] : ["(", ...flatten(node), ")"],
  );
}
