// Says the conditions of a WHERE clause in English: follows nested IN down to what is compared.

import type { Expression, Query, Select } from "../sql/tree.ts";
import { conjuncts, disjuncts, stripGroups } from "../sql/tree-builders.ts";
import { listText, plural, singular } from "./english.ts";
import { dateText, valueText } from "./value-text.ts";
import type { ConditionPhrase, Wording } from "./wording.ts";

/** A condition in words, and where it stands. */
export type Said = {
  readonly text: string;
  readonly before: boolean;
  readonly close: boolean;
  /** Rank in the domain's table of phrases; the rest stand last, in the order of the query. */
  readonly rank: number;
  /** The tables that it is about or reached through. */
  readonly tables: ReadonlySet<string>;
  /** `column = value`, said of the rows themselves. */
  /** An extreme: the conditions on the rows it is sought among. */
  readonly among?: readonly Said[];
  readonly equals?: { readonly column: string; readonly value: string };
};

const tableOf = (column: string): string => column.split(".")[0] ?? column;

const said = (
  text: string,
  tables: Iterable<string>,
  phrase?: ConditionPhrase,
  wording?: Wording,
): Said => ({
  text,
  before: phrase?.before ?? false,
  close: phrase?.close ?? false,
  rank: phrase === undefined || wording === undefined ? 1e9 : wording.phrases.indexOf(phrase),
  tables: new Set(tables),
});

type Fact = {
  readonly leaf: string;
  /** The columns of the nested INs it stands in, the outermost first. */
  readonly through: readonly string[];
  readonly op: string;
  /** Literals as written. */
  readonly values: readonly string[];
};

const tablesOf = ({ leaf, through }: Fact): string[] => [...through, leaf].map(tableOf);

const comparisons: Readonly<Record<string, string>> = {
  "=": "is",
  "==": "is",
  "!=": "is not",
  "<>": "is not",
  "<": "is under",
  "<=": "is at most",
  ">": "is over",
  ">=": "is at least",
  LIKE: "is like",
  "NOT LIKE": "is not like",
};

/** For times and dates: {compare} in a phrase. */
const beforeAfter: Readonly<Record<string, string>> = {
  "=": "at",
  "<": "before",
  "<=": "by",
  ">": "after",
  ">=": "at or after",
};

export function sayConditions(
  where: Expression | undefined,
  wording: Wording,
  through: readonly string[] = [],
): Said[] {
  if (where === undefined) return [];
  const parts = conjuncts(where);
  const day = calendarDay(parts, wording);
  if (day === undefined) return unique(parts.flatMap((part) => sayOne(part, wording, through)));
  const date = sayFact({ leaf: "date", through, op: "=", values: [day.text] }, wording);
  const rest = parts.filter((part) => !day.parts.has(part));
  return unique([date, ...rest.flatMap((part) => sayOne(part, wording, through))]);
}

/** A constraint repeated, as inside MIN's sub-query, is said once. */
function unique(all: readonly Said[]): Said[] {
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

function sayOne(part: Expression, wording: Wording, through: readonly string[]): Said[] {
  const node = stripGroups(part);
  const fact = (leaf: string, op: string, values: readonly string[]): Said[] => [
    sayFact({ leaf, through, op, values }, wording),
  ];
  switch (node.kind) {
    case "and":
      return sayConditions(node, wording, through);
    case "or": {
      const options = disjuncts(node).map((option) => sayConditions(option, wording, through));
      const texts = options.map((option) =>
        listText(
          option.map(({ text }) => text),
          "and",
        ),
      );
      const tables = options.flat().flatMap((one) => [...one.tables]);
      return [said(texts.filter((text) => text !== "").join(" or "), tables)];
    }
    case "not":
      return negate(sayOne(node.operand, wording, through));
    case "comparison": {
      const leaf = columnName(node.left);
      if (leaf === undefined) return [];
      const right = stripGroups(node.right);
      if (right.kind === "subquery")
        return sayExtreme(leaf, right.query, node.operator, wording, through);
      const literal = literalText(right);
      if (literal === undefined) return [];
      const unequal = node.operator === "!=" || node.operator === "<>";
      const same = { leaf, through, op: "=", values: [literal] };
      // The domain's words for the value, denied: "not on Delta".
      return unequal && findPhrase(same, wording) !== undefined
        ? negate([sayFact(same, wording)])
        : fact(leaf, node.operator, [literal]);
    }
    case "between": {
      const leaf = columnName(node.left);
      const values = [literalText(node.low), literalText(node.high)];
      if (leaf === undefined || values[0] === undefined || values[1] === undefined) return [];
      const inside = fact(leaf, "between", [values[0], values[1]]);
      return node.negated ? negate(inside) : inside;
    }
    case "is-null": {
      const leaf = columnName(node.operand);
      return leaf === undefined ? [] : fact(leaf, node.negated ? "known" : "missing", []);
    }
    case "in": {
      const left = columnName(node.left);
      if (left === undefined) return [];
      const inside =
        node.right.kind === "list"
          ? fact(left, "=", [
              node.right.items
                .map((item) => valueText(left, literalText(item) ?? "", wording))
                .join(" or "),
            ])
          : sayNested(left, node.right.query, wording, through);
      return node.negated ? negate(inside) : inside;
    }
    default:
      return [];
  }
}

function sayNested(
  left: string,
  query: Query,
  wording: Wording,
  through: readonly string[],
): Said[] {
  const select = plainSelect(query);
  if (select === undefined) return [];
  const outer = [...through, left];
  if (select.where !== undefined) return sayConditions(select.where, wording, outer);
  const inner = columnName(select.items[0]?.expression) ?? left;
  const table = inner.split(".")[0] ?? inner;
  const fact: Fact = { leaf: inner, through: outer, op: "exists", values: [] };
  const phrase = findPhrase(fact, wording);
  const text = phrase?.text ?? `with ${tableNoun(table, wording)}`;
  return [said(text, tablesOf(fact), phrase, wording)];
}

/** `x = ( SELECT MIN ( x ) ... )`, or a comparison with another aggregate. */
function sayExtreme(
  leaf: string,
  query: Query,
  operator: string,
  wording: Wording,
  through: readonly string[] = [],
): Said[] {
  const select = plainSelect(query);
  const item = select?.items[0]?.expression;
  if (item?.kind !== "call") return [];
  const name = item.name.toUpperCase();
  const fact: Fact = { leaf, through, op: name, values: [] };
  // Only a phrase made for this extreme says it: "on {value}" has no value here.
  const phrase =
    operator === "="
      ? findPhrase(fact, { ...wording, phrases: wording.phrases.filter(({ op }) => op === name) })
      : undefined;
  const among = sayConditions(select?.where, wording).sort((a, b) => a.rank - b.rank);
  const extremeOf = (one: Said): Said[] => [operator === "=" ? { ...one, among } : one];
  if (phrase !== undefined) return extremeOf(said(phrase.text, tablesOf(fact), phrase, wording));
  const superlatives: Record<string, string> = { MIN: "lowest", MAX: "highest", AVG: "average" };
  const noun = singular(nounOf(leaf, wording));
  const compared =
    operator === "=" ? "with the" : `whose ${noun} ${comparisons[operator] ?? operator} the`;
  const extreme = superlatives[name] ?? name.toLowerCase();
  return extremeOf(said(`${compared} ${extreme} ${noun}`, tablesOf(fact)));
}

function sayFact(fact: Fact, wording: Wording): Said {
  const phrase = findPhrase(fact, wording);
  const texts = fact.values.map((value) =>
    fact.leaf === "date" ? value : valueText(fact.leaf, value, wording),
  );
  if (phrase !== undefined) {
    const text = phrase.text
      .replaceAll("{value}", texts[0] ?? "")
      .replaceAll("{value2}", texts[1] ?? "")
      .replaceAll("{compare}", beforeAfter[fact.op] ?? comparisons[fact.op] ?? fact.op);
    return withEquality(said(text, tablesOf(fact), phrase, wording), fact, texts[0]);
  }
  if (fact.leaf === "date") return said(`on ${texts[0]}`, tablesOf(fact));
  const text = `whose ${ownedNoun(fact, wording)} ${plainCondition(fact.op, texts)}`;
  return withEquality(said(text, tablesOf(fact)), fact, texts[0]);
}

function withEquality(one: Said, { leaf, through, op }: Fact, value: string | undefined): Said {
  if (op !== "=" || through.length > 0 || value === undefined) return one;
  return { ...one, equals: { column: leaf, value } };
}

/** Of another table's column it is said whose it is: "whose concert year". */
function ownedNoun({ leaf, through }: Fact, wording: Wording): string {
  const noun = singular(nounOf(leaf, wording));
  const [outermost] = through;
  const own = outermost === undefined || tableOf(outermost) === tableOf(leaf);
  if (own || wording.nouns[leaf] !== undefined) return noun;
  const table = singular(tableNoun(tableOf(leaf), wording));
  return noun.startsWith(table) ? noun : `${table} ${noun}`;
}

function plainCondition(op: string, texts: readonly string[]): string {
  if (op === "between") return `is between ${texts[0]} and ${texts[1]}`;
  if (op === "known") return "is known";
  if (op === "missing") return "is missing";
  const pattern = texts[0] ?? "";
  if (op === "LIKE" || op === "NOT LIKE") {
    const verb = op === "LIKE" ? "contains" : "does not contain";
    if (pattern.startsWith("%") && pattern.endsWith("%")) return `${verb} ${pattern.slice(1, -1)}`;
  }
  return `${comparisons[op] ?? op} ${pattern}`;
}

function findPhrase(fact: Fact, wording: Wording): ConditionPhrase | undefined {
  return wording.phrases.find(
    (phrase) =>
      phrase.leaf === fact.leaf &&
      (phrase.through === undefined || fact.through.includes(phrase.through)) &&
      (phrase.op === undefined || phrase.op === fact.op) &&
      (phrase.value === undefined ||
        fact.values.some((v) => v.replace(/^'|'$/g, "") === phrase.value)),
  );
}

function negate(all: readonly Said[]): Said[] {
  return all.map(({ text, tables }) => said(opposite(text), tables));
}

function opposite(text: string): string {
  if (text.startsWith("not ")) return text.slice(4);
  if (text.startsWith("with ")) return `without ${text.slice(5)}`;
  if (/^whose .* is /.test(text)) return text.replace(" is ", " is not ");
  return `not ${text}`;
}

function calendarDay(parts: readonly Expression[], wording: Wording) {
  const { calendar } = wording;
  if (calendar === undefined) return undefined;
  const found = new Map<string, { part: Expression; value: number }>();
  for (const part of parts) {
    const node = stripGroups(part);
    if (node.kind !== "comparison" || node.operator !== "=") continue;
    const column = columnName(node.left);
    const literal = literalText(stripGroups(node.right));
    if (column !== undefined && literal !== undefined)
      found.set(column, { part, value: Number(literal) });
  }
  const [year, month, day] = [calendar.year, calendar.month, calendar.day].map((c) => found.get(c));
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return {
    text: dateText(year.value, month.value, day.value),
    parts: new Set([year.part, month.part, day.part]),
  };
}

export function columnName(node: Expression | undefined): string | undefined {
  return node?.kind === "column" ? node.name.replaceAll(/["`[\]]/g, "").toLowerCase() : undefined;
}

const literalText = (node: Expression): string | undefined =>
  node.kind === "literal" ? node.text : node.kind === "placeholder" ? node.name : undefined;

export function plainSelect(query: Query): Select | undefined {
  if (query.kind === "query-group") return plainSelect(query.inner);
  return query.kind === "select" ? query : undefined;
}

/** The rows of a table, as many. */
export function tableNoun(table: string, wording: Wording): string {
  return wording.nouns[table] ?? plural(nounOf(table, wording));
}

/** The domain's noun, or the column's or table's own name in words. */
export function nounOf(name: string, wording: Wording): string {
  const own = (name.split(".").at(-1) ?? name).replaceAll("_", " ");
  return wording.nouns[name] ?? wording.columns?.[name] ?? own;
}
