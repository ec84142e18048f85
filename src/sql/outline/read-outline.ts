// Reads a query's tree as an outline: no FROM, columns and tables by item. What an outline cannot
// say (subqueries in FROM, a table joined with itself) is refused with an OutlineError.
import type { DescribedSchema } from "../../schema/described.ts";
import { itemOfTable } from "../../schema/described.ts";
import { joinTables, namesRowsOf } from "../../schema/join-path.ts";
import type { Expression, Query, Select } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";
import { absenceOfExists, absenceOfLeftJoin } from "./absence.ts";
import { OutlineError } from "./outline-error.ts";
import { addFrom, emptyScope, isStar, resolveColumn, type Scope } from "./read-scope.ts";
import { periodsOf, readTime } from "./read-time.ts";
import { type OutlineLiteral, type OutlineSymbol, type OutlineWord, word } from "./symbols.ts";

const operators: Readonly<Record<string, OutlineWord>> = {
  "=": "=",
  "==": "=",
  "!=": "!=",
  "<>": "!=",
  "<": "<",
  ">": ">",
  "<=": "<=",
  ">=": ">=",
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
};

export function readOutline(query: Query, schema: DescribedSchema): OutlineSymbol[] {
  return readQuery(query, schema, undefined);
}

function readQuery(
  query: Query,
  schema: DescribedSchema,
  outer: Scope | undefined,
): OutlineSymbol[] {
  switch (query.kind) {
    case "select":
      return readSelect(query, schema, outer);
    case "query-group":
      return readQuery(query.inner, schema, outer);
    case "set": {
      const operator =
        query.operator === "UNION ALL" ? "union" : (query.operator.toLowerCase() as OutlineWord);
      if (query.orderBy.length > 0 || query.limit !== undefined)
        throw new OutlineError("order of a set");
      return [
        ...readQuery(query.left, schema, outer),
        word(operator),
        ...readQuery(query.right, schema, outer),
      ];
    }
    default:
      throw new OutlineError("query");
  }
}

function readSelect(
  written: Select,
  schema: DescribedSchema,
  outer: Scope | undefined,
): OutlineSymbol[] {
  const query = absenceOfLeftJoin(written);
  const scope = emptyScope(schema, outer);
  for (const item of query.from) addFrom(scope, item);
  for (const { alias, expression } of query.items) {
    if (alias !== undefined)
      scope.aliases.set(alias.replace(/^["'`[]|["'`\]]$/g, "").toLowerCase(), expression);
  }
  const reader = new SelectReader(scope, query);
  reader.select();
  return reader.finish();
}

class SelectReader {
  readonly out: OutlineSymbol[] = [];
  /** Places of `*`, whose table is known at the end. */
  readonly stars: number[] = [];
  readonly used: number[] = [];

  constructor(
    readonly scope: Scope,
    readonly query: Select,
  ) {}

  select(): void {
    const { query } = this;
    this.say("select");
    if (query.distinct) this.say("distinct");
    this.list(query.items.map(({ expression }) => expression));
    if (query.where) {
      this.say("where");
      this.expression(query.where);
    }
    if (query.groupBy.length > 0) {
      this.say("group_by");
      this.list(query.groupBy.map((item) => this.named(item)));
    }
    if (query.having) {
      this.say("having");
      this.expression(query.having);
    }
    if (query.orderBy.length > 0) {
      this.say("order_by");
      query.orderBy.forEach(({ expression, direction }, i) => {
        if (i > 0) this.say(",");
        this.expression(this.named(expression));
        if (direction === "DESC") this.say("desc");
      });
    }
    if (query.offset !== undefined) throw new OutlineError("offset");
    if (query.limit !== undefined) {
      if (query.limit.kind !== "literal") throw new OutlineError("limit");
      this.say("limit");
      if (query.limit.text === "1") this.say("one");
      else
        this.out.push({
          kind: "value",
          literal: { type: "number", text: query.limit.text },
          column: null,
        });
    }
  }

  /** Gives `*` its table and names the tables that nothing else brings in. */
  finish(): OutlineSymbol[] {
    const { schema } = this.scope;
    const tables = [...new Set(this.scope.tables)];
    let unused = tables.filter((table) => !this.used.includes(table));
    for (const place of this.stars) {
      const among = unused.length > 0 ? unused : tables;
      const many = among.find((one) => tables.some((other) => namesRowsOf(schema, one, other)));
      const table = tables.length === 1 ? tables[0] : (many ?? among[0]);
      if (table === undefined) throw new OutlineError("star");
      this.out[place] = { kind: "item", item: itemOfTable(schema, table) };
      this.used.push(table);
      unused = unused.filter((one) => one !== table);
    }
    for (const table of tables) {
      if (joinTables(schema, this.used).some((step) => step.table === table)) continue;
      this.say("from");
      this.out.push({ kind: "item", item: itemOfTable(schema, table) });
      this.used.push(table);
    }
    return this.out;
  }

  private say(text: OutlineWord): void {
    this.out.push(word(text));
  }

  private list(items: readonly Expression[]): void {
    items.forEach((item, i) => {
      if (i > 0) this.say(",");
      this.expression(item);
    });
  }

  /** ORDER BY total, ORDER BY 2: what the select list calls so. */
  private named(expression: Expression): Expression {
    if (expression.kind === "column")
      return this.scope.aliases.get(expression.name.toLowerCase()) ?? expression;
    if (expression.kind === "literal" && expression.type === "number") {
      const item = this.query.items[Number(expression.text) - 1];
      if (item !== undefined) return item.expression;
    }
    return expression;
  }

  private column(name: string): number {
    const found = resolveColumn(this.scope, name);
    if (found.own) this.used.push(found.table);
    this.out.push({ kind: "item", item: found.column });
    return found.column;
  }

  private star(name?: string): void {
    if (name !== undefined) {
      const table = resolveColumn(this.scope, name).table;
      this.used.push(table);
      this.out.push({ kind: "item", item: itemOfTable(this.scope.schema, table) });
      return;
    }
    this.stars.push(this.out.length);
    this.say("none");
  }

  private expression(node: Expression): void {
    const time = readTime(node);
    if (time !== undefined) {
      this.say(time.unit);
      this.parenthesised(() => this.expression(time.of));
      return;
    }
    switch (node.kind) {
      case "and":
        this.conjunction(node.operands);
        return;
      case "or":
        node.operands.forEach((operand, i) => {
          if (i > 0) this.say("or");
          this.expression(operand);
        });
        return;
      case "not":
        if (stripGroups(node.operand).kind === "exists")
          this.exists(stripGroups(node.operand), true);
        else {
          this.say("not");
          this.expression(node.operand);
        }
        return;
      case "comparison":
        this.comparison(node);
        return;
      case "in":
        this.expression(node.left);
        if (node.negated) this.say("not");
        this.say("in");
        this.parenthesised(() => {
          if (node.right.kind === "subquery") this.subquery(node.right.query);
          else
            node.right.items.forEach((item, i) => {
              if (i > 0) this.say(",");
              this.operand(item, node.left);
            });
        });
        return;
      case "between":
        this.expression(node.left);
        if (node.negated) this.say("not");
        this.say("between");
        this.operand(node.low, node.left);
        this.say("and");
        this.operand(node.high, node.left);
        return;
      case "is-null":
        this.expression(node.operand);
        this.say("is");
        if (node.negated) this.say("not");
        this.say("null");
        return;
      case "exists":
        this.exists(node, false);
        return;
      case "arithmetic":
        this.arithmetic(node);
        return;
      case "call":
        this.call(node);
        return;
      case "group":
        this.parenthesised(() => this.expression(node.inner));
        return;
      case "subquery":
        this.parenthesised(() => this.subquery(node.query));
        return;
      case "column":
        if (isStar(node.name)) this.star(node.name);
        else this.columnOrText(node.name);
        return;
      case "star":
        this.star();
        return;
      case "literal":
        this.operand(node, undefined);
        return;
      default:
        throw new OutlineError(node.kind);
    }
  }

  private columnOrText(name: string): void {
    const aliased = this.scope.aliases.get(name.toLowerCase());
    if (aliased !== undefined && !resolves(this.scope, name) && aliased.kind !== "column")
      this.expression(aliased);
    else this.column(name);
  }

  private parenthesised(inside: () => void): void {
    this.say("(");
    inside();
    this.say(")");
  }

  private subquery(query: Query): void {
    this.out.push(...readQuery(query, this.scope.schema, this.scope));
  }

  private conjunction(operands: readonly Expression[]): void {
    periodsOf(operands).forEach((part, i) => {
      if (i > 0) this.say("and");
      if ("expression" in part) {
        this.expression(part.expression);
        return;
      }
      this.expression(part.column);
      this.say("during");
      const literal = { type: "period", from: part.from, to: part.to } as const;
      this.out.push({ kind: "value", literal, column: this.columnIn(part.column) });
    });
  }

  private comparison(node: Extract<Expression, { kind: "comparison" }>): void {
    if (node.quantifier !== undefined) throw new OutlineError("quantifier");
    this.expression(node.left);
    const like = /^(NOT )?I?LIKE$/.exec(node.operator);
    if (like !== null) {
      if (like[1] !== undefined) this.say("not");
      if (node.right.kind !== "literal") throw new OutlineError("pattern");
      const pattern = plainText(node.right.text);
      const text = pattern.replace(/^%|%$/g, "");
      const [open, close] = [pattern.startsWith("%"), pattern.endsWith("%")];
      if (/[%_]/.test(text) || text === "") throw new OutlineError("pattern");
      this.say(open === close ? "like" : open ? "ends" : "starts");
      this.out.push({
        kind: "value",
        literal: { type: "string", text },
        column: this.columnIn(node.left),
      });
      return;
    }
    const operator = operators[node.operator];
    if (operator === undefined) throw new OutlineError(`operator ${node.operator}`);
    this.say(operator);
    this.operand(node.right, node.left);
  }

  /** What stands beside an operator; a literal knows the column it is compared with. */
  private operand(node: Expression, beside: Expression | undefined): void {
    const literal = literalOf(node);
    if (literal === undefined) {
      this.expression(node);
      return;
    }
    this.out.push({
      kind: "value",
      literal,
      column: beside === undefined ? null : this.columnIn(beside),
    });
  }

  private columnIn(node: Expression): number | null {
    const plain = stripGroups(node);
    if (plain.kind === "column") return resolveColumn(this.scope, plain.name).column;
    const time = readTime(plain);
    if (time !== undefined) return this.columnIn(time.of);
    if (plain.kind === "call" && plain.arguments.length === 1 && plain.name !== "COUNT") {
      const [only] = plain.arguments;
      return only === undefined ? null : this.columnIn(only);
    }
    return null;
  }

  private arithmetic(node: Extract<Expression, { kind: "arithmetic" }>): void {
    const measure = shareOf(node);
    if (measure !== undefined) {
      this.say("share");
      this.parenthesised(() => this.expression(measure));
      return;
    }
    if (node.operator === "||") {
      const parts = joined(node).filter((part) => part.kind !== "literal");
      this.say("concat");
      this.parenthesised(() => this.list(parts));
      return;
    }
    const operator = operators[node.operator];
    if (operator === undefined) throw new OutlineError(`operator ${node.operator}`);
    this.expression(node.left);
    this.say(operator);
    this.expression(node.right);
  }

  private call(node: Extract<Expression, { kind: "call" }>): void {
    const name = node.name.toLowerCase();
    if (node.over !== undefined || node.filter !== undefined || node.orderBy !== undefined) {
      throw new OutlineError("window");
    }
    if (name === "round") {
      this.say("round");
      this.parenthesised(() => this.list(node.arguments.slice(0, 1)));
      return;
    }
    if (!/^(?:count|sum|avg|min|max)$/.test(name)) throw new OutlineError(`function ${name}`);
    this.say(name as OutlineWord);
    this.parenthesised(() => {
      if (node.distinct) this.say("distinct");
      this.list(node.arguments);
    });
  }

  private exists(node: Expression, negated: boolean): void {
    if (node.kind !== "exists") throw new OutlineError("exists");
    const absence = absenceOfExists(node.query.query, this.scope);
    this.expression(absence.outer);
    if (negated) this.say("not");
    this.say("in");
    this.parenthesised(() => this.subquery(absence.query));
  }
}

/** `100.0 * m / SUM ( m ) OVER ( )` is the share of m in the total. */
function shareOf(node: Extract<Expression, { kind: "arithmetic" }>): Expression | undefined {
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

function resolves(scope: Scope, name: string): boolean {
  try {
    resolveColumn(scope, name);
    return true;
  } catch {
    return false;
  }
}

function joined(node: Expression): Expression[] {
  const plain = stripGroups(node);
  if (plain.kind !== "arithmetic" || plain.operator !== "||") return [plain];
  return [...joined(plain.left), ...joined(plain.right)];
}

function literalOf(node: Expression): OutlineLiteral | undefined {
  const plain = stripGroups(node);
  if (plain.kind === "sign" && plain.operand.kind === "literal") {
    return { type: "number", text: `${plain.operator === "-" ? "-" : ""}${plain.operand.text}` };
  }
  if (plain.kind !== "literal") return undefined;
  if (plain.type === "null" || plain.type === "boolean") throw new OutlineError(plain.type);
  return { type: plain.type, text: plain.type === "string" ? plainText(plain.text) : plain.text };
}

function plainText(written: string): string {
  const quote = written[0];
  if (quote !== "'" && quote !== '"') return written;
  return written.slice(1, -1).replaceAll(quote + quote, quote);
}
