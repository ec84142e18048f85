// Reads what is written with words of its own inside an expression: CASE, CAST, EXTRACT, INTERVAL
// and literals with a type before them. Outside these places the words may be names.

import type { Cursor } from "./cursor.ts";
import { capitals } from "./lexer.ts";
import type { Parsing } from "./reading.ts";
import type { Expression } from "./tree.ts";

/** Undefined where none of these starts here. */
export function readSpecial(reading: Parsing): Expression | undefined {
  const { cursor } = reading;
  const start = cursor.position;
  const ended = () => ({ start, end: cursor.position });
  if (cursor.skipWords("CASE")) return { ...readCase(reading), ...ended() };
  const next = cursor.token(1);
  if (next?.text === "(" && cursor.skipWords("CAST")) {
    cursor.expect("(");
    const operand = reading.expression();
    cursor.expect("AS");
    const type = readType(cursor);
    cursor.expect(")");
    return { kind: "cast", operand, type, ...ended() };
  }
  if (next?.text === "(" && cursor.skipWords("EXTRACT")) {
    cursor.expect("(");
    if (!cursor.atKind("name")) throw cursor.error("a part of a date");
    const field = capitals(cursor.take().text);
    cursor.expect("FROM");
    const operand = reading.expression();
    cursor.expect(")");
    return { kind: "extract", field, operand, ...ended() };
  }
  const isText = next?.kind === "string" && next.text.startsWith("'");
  if ((isText || next?.kind === "number") && cursor.skipWords("INTERVAL")) {
    return { kind: "interval", ...readInterval(cursor), ...ended() };
  }
  const type = isText ? cursor.takeWord("DATE", "TIME", "TIMESTAMP") : undefined;
  if (type !== undefined) {
    const at = cursor.position;
    const text = cursor.take().text;
    const operand: Expression = { kind: "literal", type: "string", text, start: at, end: at + 1 };
    return { kind: "cast", operand, type, ...ended() };
  }
  const truth = next?.text === "(" ? undefined : cursor.takeWord("TRUE", "FALSE");
  return truth && { kind: "literal", type: "boolean", text: truth, ...ended() };
}

function readCase({ cursor, expression }: Parsing): Omit<Case, "start" | "end"> {
  const operand = cursor.atWords("WHEN") ? undefined : expression();
  const branches: { when: Expression; result: Expression }[] = [];
  do {
    cursor.expectWords("WHEN");
    const when = expression();
    cursor.expectWords("THEN");
    branches.push({ when, result: expression() });
  } while (cursor.atWords("WHEN"));
  const otherwise = cursor.skipWords("ELSE") ? expression() : undefined;
  cursor.expectWords("END");
  return { kind: "case", ...(operand && { operand }), branches, ...(otherwise && { otherwise }) };
}

type Case = Extract<Expression, { kind: "case" }>;

/** Types of more than one word; any other type is one word. */
const longTypes = [
  ["DOUBLE", "PRECISION"],
  ["CHARACTER", "VARYING"],
  ["TIMESTAMP", "WITHOUT", "TIME", "ZONE"],
  ["TIMESTAMP", "WITH", "TIME", "ZONE"],
];

export function readType(cursor: Cursor): string {
  const long = longTypes.find((words) => cursor.skipWords(...words));
  if (long === undefined && !cursor.atKind("name")) throw cursor.error("a type");
  const name = long?.join(" ") ?? capitals(cursor.take().text);
  if (!cursor.skip("(")) return name;
  const sizes: string[] = [];
  do {
    if (!cursor.atKind("number")) throw cursor.error("a size");
    sizes.push(cursor.take().text);
  } while (cursor.skip(","));
  cursor.expect(")");
  return `${name}(${sizes.join(",")})`;
}

const units = "YEAR|QUARTER|MONTH|WEEK|DAY|HOUR|MINUTE|SECOND";
const wholeInterval = new RegExp(`^'\\s*([+-]?\\d+(?:\\.\\d+)?)\\s*(${units})S?\\s*'$`, "i");

/** `'3 days'`, `'3' DAY` and `3 DAY` are one thing: an amount of one unit. */
function readInterval(cursor: Cursor): { amount: string; unit: string } {
  const { text } = cursor.take();
  const [, whole, wholeUnit] = wholeInterval.exec(text) ?? [];
  if (whole !== undefined && wholeUnit !== undefined) {
    return { amount: whole, unit: capitals(wholeUnit) };
  }
  const amount = text.replaceAll("'", "").trim();
  const word = capitals(cursor.token()?.text ?? "");
  const unit = new RegExp(`^(${units})S?$`).exec(word)?.[1];
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(amount) || unit === undefined) {
    throw cursor.error("an interval such as INTERVAL '3 days'");
  }
  cursor.take();
  return { amount, unit };
}
