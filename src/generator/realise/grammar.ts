// A compact grammar: alternatives, optional parts, weights, named rules and agreement.
//   show me (all|:3 the) flights [please]      ( | ) choice, :3 weight, [ ] said half the time, [? ] rarely
//   {rule} another rule or a value, {post} kept as a marker for the realiser
//   +leave agrees in number: "leaves" where the scope is singular
import type { Random } from "../../random.ts";

export type Node =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "verb"; readonly verb: string }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | {
      readonly kind: "choice";
      readonly options: readonly Node[];
      readonly weights: readonly number[];
    }
  | { readonly kind: "maybe"; readonly body: Node; readonly chance: number };

const compiled = new Map<string, Node>();

/** Parses grammar text once; later calls with the same text are free. */
export function compile(text: string): Node {
  let node = compiled.get(text);
  if (node === undefined) {
    node = parse(text);
    compiled.set(text, node);
  }
  return node;
}

// A name or word that touches the one before it ("{day}s") begins with the glue sign.
const glue = "\u2060";
const tokenPattern = /\[\?|[()[\]|]|:\d+(?:\.\d+)?(?=\s)|\{[^}]*\}|\+[a-z']+|[^\s()[\]|{}]+/g;

function parse(source: string): Node {
  const text = source.replace(/(?<=\})(?=[a-z'])/g, glue);
  const tokens = text.match(tokenPattern) ?? [];
  let at = 0;
  const choice = (close: string | undefined): Node => {
    const options: Node[] = [];
    const weights: number[] = [];
    for (;;) {
      const parts: Node[] = [];
      let weight = 1;
      while (at < tokens.length && tokens[at] !== "|" && tokens[at] !== close) {
        const token = tokens[at++]!;
        if (token === "(") parts.push(choice(")"));
        else if (token === "[") parts.push({ kind: "maybe", body: choice("]"), chance: 0.5 });
        else if (token === "[?") parts.push({ kind: "maybe", body: choice("]"), chance: 0.15 });
        else if (/^:\d/.test(token) && parts.length === 0) weight = Number(token.slice(1));
        else if (token.startsWith("{")) parts.push({ kind: "name", name: token.slice(1, -1) });
        else if (/^\+[a-z]/.test(token)) parts.push({ kind: "verb", verb: token.slice(1) });
        else if (token === ")" || token === "]")
          throw new SyntaxError(`grammar: unexpected "${token}" in: ${text.slice(0, 80)}`);
        else parts.push({ kind: "text", text: token });
      }
      options.push(parts.length === 1 ? parts[0]! : { kind: "sequence", parts });
      weights.push(weight);
      if (tokens[at] === "|") {
        at++;
        continue;
      }
      if (close !== undefined) {
        if (tokens[at] !== close)
          throw new SyntaxError(`grammar: "${close}" missing in: ${text.slice(0, 80)}`);
        at++;
      }
      return options.length === 1 ? options[0]! : { kind: "choice", options, weights };
    }
  };
  return choice(undefined);
}

/** What names mean while a text is expanded: grammar text, a ready string, or undefined to keep {name}. */
export type Bindings = {
  readonly lookup: (
    name: string,
  ) => { readonly rule: string } | { readonly text: string } | undefined;
  readonly singular?: boolean | undefined;
};

const irregular: Readonly<Record<string, string>> = {
  are: "is",
  have: "has",
  do: "does",
  "don't": "doesn't",
  go: "goes",
};

function thirdPerson(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/(s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** One random sentence of a node, words joined by single spaces. */
export function expand(node: Node, random: Random, scope: Bindings): string {
  return words(node, random, scope, 0).join(" ").replaceAll(` ${glue}`, "");
}

/** Some way of saying a piece of grammar; without a lookup it names nothing. */
export const expandText = (
  text: string,
  random: Random,
  lookup: Bindings["lookup"] = () => undefined,
): string => expand(compile(text), random, { lookup });

function words(node: Node, random: Random, scope: Bindings, depth: number): string[] {
  switch (node.kind) {
    case "text":
      return [node.text];
    case "verb":
      return [scope.singular === true ? thirdPerson(node.verb) : node.verb];
    case "name": {
      if (depth > 30) throw new RangeError(`grammar: {${node.name}} goes round in circles`);
      const found = scope.lookup(node.name);
      if (found === undefined) return [`{${node.name}}`];
      if ("text" in found) return found.text === "" ? [] : [found.text];
      return words(compile(found.rule), random, scope, depth + 1);
    }
    case "sequence":
      return node.parts.flatMap((part) => words(part, random, scope, depth));
    case "choice":
      return words(random.pick(node.options, node.weights), random, scope, depth);
    case "maybe":
      return random.next() < node.chance ? words(node.body, random, scope, depth) : [];
    default:
      return node satisfies never;
  }
}
