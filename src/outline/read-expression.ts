// Reads expressions into an outline: symbols in the order in which they are said, columns and tables by
// number. What an outline has no way to say is refused.
import { itemOfTable } from "../schema/described.ts";
import { unquotedText } from "../sql/quote-name.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { absenceOfExists } from "./absence.ts";
import { readBand, readWithin } from "./cases.ts";
import { readFirstRows } from "./first-rows.ts";
import { columnOfMoment } from "./kept-times.ts";
import { columnOf, type Names, tableOfStar } from "./names.ts";
import { OutlineError } from "./outline-error.ts";
import { readPointedAt } from "./pointed-at.ts";
import { readFunction } from "./read-functions.ts";
import { joined, literalOf } from "./read-parts.ts";
import { bare, periodsOf, readTime } from "./read-time.ts";
import { type OutlineSymbol, type OutlineWord, word } from "./symbols.ts";

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

export class ExpressionReader {
  readonly out: OutlineSymbol[] = [];
  /** Places of `*`, whose table is known at the end. */
  readonly stars: number[] = [];
  /** Tables that what was read brings in. */
  readonly used: number[] = [];

  constructor(
    readonly names: Names,
    readonly query: Select,
    private readonly readQuery: (query: Query) => readonly OutlineSymbol[],
  ) {}

  say(text: OutlineWord): void {
    this.out.push(word(text));
  }

  list(items: readonly Expression[]): void {
    items.forEach((item, i) => {
      if (i > 0) this.say(",");
      this.expression(item);
    });
  }

  private column(node: Expression): void {
    const { column, table, from } = columnOf(this.names, node);
    // A table of a query around this one is brought in there.
    if (this.query.from.includes(from)) this.used.push(table);
    this.out.push({ kind: "item", item: column });
  }

  private star(node: Extract<Expression, { kind: "column" | "star" }>): void {
    if (node.kind === "star") {
      this.stars.push(this.out.length);
      this.say("none");
      return;
    }
    const table = tableOfStar(this.names, node);
    this.used.push(table);
    this.out.push({ kind: "item", item: itemOfTable(this.names.schema, table) });
  }

  expression(node: Expression): void {
    const moment = columnOfMoment(node);
    if (moment !== undefined) {
      this.expression(moment);
      return;
    }
    const time = readTime(node);
    if (time !== undefined) {
      this.say(time.unit);
      this.parenthesised(() => this.expression(time.of));
      return;
    }
    if (this.cases(node)) return;
    const known = readFunction(node);
    if (known !== undefined) {
      this.say(known.name);
      this.parenthesised(() => this.list(known.given));
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
          if (node.right.kind === "subquery") this.subquery(readFirstRows(node.right.query));
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
        this.oneValue(node.query);
        return;
      case "column":
        if (node.name.endsWith("*")) this.star(node);
        else this.columnOrItem(node);
        return;
      case "star":
        this.star(node);
        return;
      case "literal":
        this.operand(node, undefined);
        return;
      default:
        throw new OutlineError(node.kind);
    }
  }

  /** Bands, and figures of some of the rows. */
  private cases(node: Expression): boolean {
    const band = readBand(node);
    const some = readWithin(node);
    if (band !== undefined) {
      this.say("band");
      this.parenthesised(() => {
        this.expression(band.of);
        for (const { sign, amount } of band.bounds) {
          this.say(",");
          this.say(sign);
          this.operand(amount, undefined);
        }
        for (const name of band.names) {
          this.say(",");
          this.operand(name, undefined);
        }
      });
    } else if (some !== undefined) {
      this.say("within");
      this.parenthesised(() => {
        this.expression(some.figure);
        this.say(",");
        this.expression(some.condition);
      });
    }
    return band !== undefined || some !== undefined;
  }

  /** A name may be that of an item of the SELECT. */
  private columnOrItem(node: Expression): void {
    const item = this.names.bound.aliases.get(node);
    if (item !== undefined && item.expression.kind !== "column") this.expression(item.expression);
    else this.column(node);
  }

  private parenthesised(inside: () => void): void {
    this.say("(");
    inside();
    this.say(")");
  }

  private subquery(query: Query): void {
    this.out.push(...this.readQuery(query));
  }

  private oneValue(query: Query): void {
    const pointed = readPointedAt(query, this.names);
    if (pointed === undefined) {
      this.parenthesised(() => this.subquery(query));
      return;
    }
    const { key, shown, outer } = pointed;
    this.used.push(outer);
    this.say("named");
    this.parenthesised(() => {
      this.out.push({ kind: "item", item: key });
      this.say(",");
      this.out.push({ kind: "item", item: shown });
    });
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
      const pattern = unquotedText(node.right.text);
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
    const plain = stripGroups(bare(node));
    if (plain.kind === "column") return columnOf(this.names, plain).column;
    const time = readTime(plain);
    if (time !== undefined) return this.columnIn(time.of);
    if (plain.kind === "call" && plain.arguments.length === 1 && plain.name !== "COUNT") {
      const [only] = plain.arguments;
      return only === undefined ? null : this.columnIn(only);
    }
    return null;
  }

  private arithmetic(node: Extract<Expression, { kind: "arithmetic" }>): void {
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
      // Two places are what an outline says by saying nothing.
      const [figure, places] = node.arguments;
      const usual = places === undefined || (places.kind === "literal" && places.text === "2");
      this.parenthesised(() => this.list(usual && figure ? [figure] : node.arguments));
      return;
    }
    if (name === "concat") {
      this.say("concat");
      this.parenthesised(() => this.list(node.arguments.filter(({ kind }) => kind !== "literal")));
      return;
    }
    if (!/^(?:count|sum|avg|min|max|median)$/.test(name))
      throw new OutlineError(`function ${name}`);
    this.say(name as OutlineWord);
    this.parenthesised(() => {
      if (node.distinct) this.say("distinct");
      this.list(node.arguments);
    });
  }

  private exists(node: Expression, negated: boolean): void {
    if (node.kind !== "exists") throw new OutlineError("exists");
    const absence = absenceOfExists(node.query.query, this.names);
    this.expression(absence.outer);
    if (negated) this.say("not");
    this.say("in");
    this.parenthesised(() => this.subquery(absence.query));
  }
}
