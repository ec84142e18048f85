// Writes an outline as SQL in a database's dialect: FROM and its joins are derived from what is used.
import type { Dialect } from "../database/database.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { joinTables, keysShared } from "../schema/join-path.ts";
import { quotedText, quoteName } from "../sql/quote-name.ts";
import { writeBestOfEach } from "./best-of-each.ts";
import { writeFilledSeries } from "./filled-series.ts";
import { writeFirstRows } from "./first-rows.ts";
import { writeKeptRows } from "./kept-rows.ts";
import { isNumber, numberOfDay, writeMoment } from "./kept-times.ts";
import { writeMedian } from "./median.ts";
import { OutlineError } from "./outline-error.ts";
import { writePointedAt } from "./pointed-at.ts";
import { writeRestAsOther } from "./rest-as-other.ts";
import { writeSpread } from "./spread.ts";
import {
  aggregateWords,
  clauseOrder,
  functionWords,
  type OutlineSymbol,
  type OutlineWord,
  reportWords,
  setWords,
  timeWords,
} from "./symbols.ts";
import { writeTime } from "./time-functions.ts";
import { writeExactDays, writeFunction } from "./write-functions.ts";

type OutlineValue = Extract<OutlineSymbol, { kind: "value" }>;

/** FROM is written before the first of them. */
const afterSelect: ReadonlySet<string> = new Set([...clauseOrder.slice(1), "keep", ...reportWords]);
const clauseWords: ReadonlySet<string> = new Set(clauseOrder);
/** Functions of moments beside the parts of dates. */
const ofTimes: ReadonlySet<string> = new Set(["age", "days", "fiscal"]);
/** After these a condition begins. */
const opening: ReadonlySet<string> = new Set(["where", "having", "and", "or", "not", "("]);

const spelled: Readonly<Partial<Record<OutlineWord, string>>> = {
  one: "1",
  zero: "0",
  hundred: "100.0",
  skip: "OFFSET",
  group_by: "GROUP BY",
  order_by: "ORDER BY",
};

/** No blank before the parenthesis of an aggregate: MySQL takes it for no function otherwise. */
const together = (parts: readonly string[]): string =>
  parts.reduce((text, part, i) => {
    const tight = part === "(" && aggregateWords.has((parts[i - 1] ?? "").toLowerCase());
    return i === 0 || tight ? text + part : `${text} ${part}`;
  }, "");

export function writeOutline(
  symbols: readonly OutlineSymbol[],
  schema: DescribedSchema,
  dialect: Dialect = "sqlite",
): string {
  const writer = new Writer(symbols, schema, dialect);
  const text = writer.query();
  if (writer.at < symbols.length) throw new OutlineError("something after the end");
  const says = (wanted: OutlineWord): boolean =>
    symbols.some((symbol) => symbol.kind === "word" && symbol.word === wanted);
  const kept = says("keep") ? writeKeptRows(text) : text;
  if (says("median")) return writeMedian(kept);
  if (says("spread")) return writeSpread(kept);
  if (says("rest")) return writeRestAsOther(kept);
  if (says("fill")) return writeFilledSeries(kept, dialect);
  return says("per") ? writeBestOfEach(kept) : kept;
}

/** Figures that the first of a row has none of. */
const mayLack: ReadonlySet<string> = new Set(["change", "growth", "gain"]);

class Writer {
  at = 0;

  constructor(
    readonly symbols: readonly OutlineSymbol[],
    readonly schema: DescribedSchema,
    readonly dialect: Dialect,
  ) {}

  query(): string {
    const combined = this.isCombined();
    const parts = [this.scope(combined)];
    for (;;) {
      const next = this.word();
      if (next === undefined || !setWords.has(next)) return parts.join(" ");
      this.at += 1;
      parts.push(next.toUpperCase(), this.scope(combined));
    }
  }

  /** What a key is IN. */
  private choice(): string {
    const shown = this.symbols[this.at + 1];
    const sql = this.query();
    const limited = /^(?:limit|skip)$/.test(this.word(-2) ?? "");
    if (shown?.kind !== "item" || this.schema.columns[shown.item] === undefined || !limited)
      return sql;
    return writeFirstRows(sql, this.nameParts(shown.item).column, this.dialect);
  }

  /** Whether it is united with another query, intersected with it or taken from it. */
  private isCombined(): boolean {
    let depth = 0;
    for (const symbol of this.symbols.slice(this.at)) {
      if (symbol.kind !== "word") continue;
      if (symbol.word === "(") depth += 1;
      if (symbol.word === ")") depth -= 1;
      if (depth < 0) return false;
      if (depth === 0 && setWords.has(symbol.word)) return true;
    }
    return false;
  }

  private word(offset = 0): OutlineWord | undefined {
    const symbol = this.symbols[this.at + offset];
    return symbol?.kind === "word" ? symbol.word : undefined;
  }

  private scope(combined: boolean): string {
    if (this.word() !== "select") throw new OutlineError("no select");
    const out: string[] = [];
    const tables: number[] = [];
    const via = new Set<number>();
    const rows = new Map<number, number>();
    let from: number | undefined;
    /** Where the condition that is being written began. */
    let left = 0;
    let depth = 0;
    let clause: OutlineWord = "select";
    let last: OutlineWord | undefined;
    for (; this.at < this.symbols.length; this.at++) {
      const symbol = this.symbols[this.at];
      if (symbol === undefined) break;
      if (symbol.kind === "item") {
        const written = this.compared(symbol.item, this.item(symbol.item, tables), clause);
        const row = written === "*" && out.at(-1) !== "(";
        if (row) rows.set(out.length, symbol.item);
        out.push(row ? this.wholeRow(symbol.item) : written);
        continue;
      }
      if (symbol.kind === "value") {
        if (!this.range(symbol, out, left)) this.value(symbol, out, left);
        continue;
      }
      const { word } = symbol;
      if (depth === 0 && (setWords.has(word) || word === ")")) break;
      if (depth === 0 && afterSelect.has(word)) from ??= out.length;
      if (depth === 0 && clauseWords.has(word)) clause = word;
      const written = this.ofOurOwn(word, tables);
      if (written !== undefined) {
        out.push(written);
        last = word;
      } else if (word === "desc" && this.dialect === "postgres" && mayLack.has(last ?? "")) {
        // The others put what there is nothing before, a first month, behind all that grew.
        out.push("DESC NULLS LAST");
      } else if (word === "from") {
        tables.push(this.nextItem("from") - this.schema.columns.length);
      } else if (word === "via") {
        via.add(this.nextItem("via"));
      } else if (reportWords.has(word)) {
      } else if (word === "keep") {
        tables.unshift(this.nextItem("from") - this.schema.columns.length);
      } else if (word === "(" && this.word(1) === "select") {
        this.at += 1;
        out.push(`( ${out.at(-1) === "IN" ? this.choice() : this.query()} )`);
      } else {
        if (word === "(") depth += 1;
        if (word === ")") depth -= 1;
        out.push(spelled[word] ?? word.toUpperCase());
        if (opening.has(word)) left = out.length;
      }
    }
    const steps = joinTables(this.schema, tables, via);
    // With whatever is joined, two queries would not show as much as each other.
    if (combined && steps.length > 1)
      for (const [place, item] of rows) if (out[place] === "*") out[place] = this.rowOf(item);
    out.splice(from ?? out.length, 0, this.from(steps));
    return together(out);
  }

  /** Functions that each database writes in its own way, with what stands in them. */
  private ofOurOwn(word: OutlineWord, tables: number[]): string | undefined {
    if (word === "named") return this.pointedAt(tables);
    if (!timeWords.has(word) && !functionWords.has(word)) return undefined;
    const from = this.at;
    const given = this.given(tables, timeWords.has(word) || ofTimes.has(word), word === "within");
    if (word === "days" && this.hasMoments(from)) return writeExactDays(given, this.dialect);
    return timeWords.has(word)
      ? writeTime(word, given.join(" , "), this.dialect)
      : writeFunction(word, given, this.dialect);
  }

  /** Whether a column of moments stands between there and here. */
  private hasMoments(from: number): boolean {
    return this.symbols
      .slice(from, this.at)
      .some((one) => one.kind === "item" && this.schema.columns[one.item]?.time === "datetime");
  }

  /** `named ( key , column )`: only the key's own table is joined. */
  private pointedAt(tables: number[]): string {
    const [, key, , shown] = this.symbols.slice(this.at + 1, this.at + 5);
    if (key?.kind !== "item" || shown?.kind !== "item") throw new OutlineError("named");
    this.at += 5;
    tables.push(this.schema.columns[key.item]?.table ?? -1);
    return writePointedAt(key.item, shown.item, this.schema, (item) => this.nameParts(item));
  }

  /** The texts of what stands in the parentheses that follow, one for each place. */
  private given(tables: number[], times: boolean, whole: boolean): string[] {
    const places: string[][] = [[]];
    let depth = 0;
    for (this.at += 1; this.at < this.symbols.length; this.at++) {
      const symbol = this.symbols[this.at];
      const out = places.at(-1);
      if (symbol === undefined || out === undefined) break;
      if (symbol.kind === "item") {
        const written = this.item(symbol.item, tables);
        const kept = this.schema.columns[symbol.item]?.kept;
        const moment = kept !== undefined && (times || (whole && !isNumber(kept)));
        out.push(moment ? writeMoment(written, kept, this.dialect) : written);
      } else if (symbol.kind === "value") this.value(symbol, out, 0);
      else {
        if (symbol.word === "(") depth += 1;
        if (symbol.word === ")") depth -= 1;
        if (depth === 0) break;
        if (depth === 1 && symbol.word === ",") places.push([]);
        else if (depth > 1 || symbol.word !== "(") {
          const written = this.ofOurOwn(symbol.word, tables);
          out.push(written ?? spelled[symbol.word] ?? symbol.word.toUpperCase());
        }
      }
    }
    return places.map(together);
  }

  private item(item: number, tables: number[]): string {
    const column = this.schema.columns[item];
    if (column === undefined) {
      tables.push(item - this.schema.columns.length);
      return "*";
    }
    tables.push(column.table);
    return this.columnName(item);
  }

  /** What is kept as text is a day where days are compared or put in order. */
  private compared(item: number, written: string, clause: OutlineWord): string {
    const kept = this.schema.columns[item]?.kept;
    const extreme = this.word(-1) === "(" && /^(?:max|min)$/.test(this.word(-2) ?? "");
    const plain = (clause === "select" || clause === "group_by") && !extreme;
    if (kept === undefined || isNumber(kept) || plain) return written;
    return writeMoment(written, kept, this.dialect);
  }

  /** Every column of a table, unless some are not to be seen. */
  private wholeRow(item: number): string {
    const own = this.schema.tables[item - this.schema.columns.length]?.columns ?? [];
    const seen = own.filter((k) => this.schema.columns[k]?.hidden !== true);
    // Rows of each group are shown by the names of their columns.
    const named = this.symbols.some((one) => one.kind === "word" && one.word === "per");
    if ((seen.length === own.length && !named) || seen.length === 0) return "*";
    return seen.map((k) => this.columnName(k)).join(" , ");
  }

  private rowOf(item: number): string {
    const table = this.schema.tables[item - this.schema.columns.length]?.name ?? "";
    return `${quoteName(table, this.dialect)}.*`;
  }

  private columnName(item: number): string {
    const { table, column } = this.nameParts(item);
    return `${table}.${column}`;
  }

  private nameParts(item: number): { readonly table: string; readonly column: string } {
    const column = this.schema.columns[item];
    const table = column === undefined ? undefined : this.schema.tables[column.table];
    if (column === undefined || table === undefined) throw new OutlineError("column");
    const quoted = (name: string): string => quoteName(name, this.dialect);
    return { table: quoted(table.name), column: quoted(column.name) };
  }

  private nextItem(clause: "from" | "via"): number {
    this.at += 1;
    const symbol = this.symbols[this.at];
    if (symbol?.kind !== "item") throw new OutlineError(clause);
    return symbol.item;
  }

  /** `between` two periods goes from where the first begins to where the second ends. */
  private range(low: OutlineValue, out: string[], left: number): boolean {
    const high = this.symbols[this.at + 2];
    if (out.at(-1) !== "BETWEEN" || high?.kind !== "value") return false;
    if (low.literal.type !== "period" && high.literal.type !== "period") return false;
    if (low.literal.type !== "period" || high.literal.type !== "period")
      throw new OutlineError("a day and something else");
    out.pop();
    const negated = out.at(-1) === "NOT";
    if (negated) out.pop();
    this.at += 2;
    out.push(negated ? "!=" : "=");
    const { from } = low.literal;
    const { to } = high.literal;
    const begun = negated ? out.length - 2 : left;
    this.value({ ...low, literal: { type: "period", from, to } }, out, begun);
    return true;
  }

  private value({ literal, column }: OutlineValue, out: string[], left: number): void {
    if (literal.type === "period") {
      const { kept, type } = this.schema.columns[column ?? -1] ?? {};
      const day = (text: string): string => {
        if (kept === undefined || !isNumber(kept)) return `'${text}'`;
        const number = numberOfDay(text, kept);
        return type === "text" ? `'${number}'` : number;
      };
      this.period({ from: day(literal.from), to: day(literal.to) }, out, left);
      return;
    }
    // One of several that stand in a text.
    const pieces = this.schema.columns[column ?? -1]?.pieces ?? [];
    if (literal.type === "string" && pieces.includes(literal.text)) {
      if (out.at(-1) === "=") out[out.length - 1] = "LIKE";
      if (out.at(-1) === "!=") out.splice(-1, 1, "NOT", "LIKE");
    }
    const operator = out.at(-1);
    if (operator === "LIKE" || operator === "STARTS" || operator === "ENDS") {
      const text = literal.text.replaceAll("'", "''");
      // The others find a text in any case by themselves.
      const minds = this.dialect === "postgres" || this.dialect === "duckdb";
      out[out.length - 1] = minds ? "ILIKE" : "LIKE";
      out.push(
        operator === "LIKE" ? `'%${text}%'` : operator === "STARTS" ? `'${text}%'` : `'%${text}'`,
      );
      return;
    }
    out.push(literal.type === "number" ? literal.text : quotedText(literal.text));
  }

  /** A period has two ends: which of them counts is the operator's to say. */
  private period(
    { from, to }: { readonly from: string; readonly to: string },
    out: string[],
    left: number,
  ): void {
    const operator = out.pop();
    const side = out.slice(left).join(" ");
    switch (operator) {
      case ">=":
      case "<":
        out.push(operator, from);
        return;
      case ">":
        out.push(">=", to);
        return;
      case "<=":
        out.push("<", to);
        return;
      case "!=":
        out.push("<", from, "OR", side, ">=", to, ")");
        out.splice(left, 0, "(");
        return;
      default:
        out.push(">=", from, "AND", side, "<", to);
    }
  }

  /** Whoever is in a role is a row of the same table under the role's name. */
  private tableName(table: number): string {
    const { name = "", role } = this.schema.tables[table] ?? {};
    const quoted = quoteName(name, this.dialect);
    return role === undefined ? quoted : `${this.tableName(role.of)} AS ${quoted}`;
  }

  private from(steps: ReturnType<typeof joinTables>): string {
    if (steps.length === 0) throw new OutlineError("no table");
    return steps
      .map(({ table, link }, i) => {
        const name = this.tableName(table);
        if (i === 0) return `FROM ${name}`;
        if (link === null) return `JOIN ${name}`;
        const also = keysShared(this.schema, { table, link }, steps.slice(0, i));
        const on = [link, ...also].map(
          (pair) => `${this.columnName(pair.from)} = ${this.columnName(pair.to)}`,
        );
        return `JOIN ${name} ON ${on.join(" AND ")}`;
      })
      .join(" ");
  }
}
