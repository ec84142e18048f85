// How MySQL's columns become cells: numbers and booleans as such, everything else as written.
import { wordList } from "../../word-list.ts";

type Field = { readonly type: string; readonly length: number; string(): string | null };

const numbers: ReadonlySet<string> = new Set(
  wordList("TINY SHORT INT24 LONG LONGLONG FLOAT DOUBLE DECIMAL NEWDECIMAL YEAR"),
);

export function castValue(field: Field, next: () => unknown): unknown {
  if (field.type === "BLOB" || field.type === "GEOMETRY" || field.type === "BIT") return next();
  const text = field.string();
  if (text === null || !numbers.has(field.type)) return text;
  if (field.type === "TINY" && field.length === 1) return text !== "0";
  const value = Number(text);
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? text : value;
}
