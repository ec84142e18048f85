// The literals of a condition as people said them: 1993, 2, 8 is "Mon 8 Feb 1993", 'AA' American Airlines.
import type { ResolvedValue, SqlValue } from "../../entities/placeholder.ts";
import { type SqlToken, tryLex } from "../../sql/lexer.ts";
import { unquotedText } from "../../sql/quote-name.ts";
import { type CodeNames, meaning } from "./value-meaning.ts";

/** What was recognised in the turns so far, and what codes stand for. */
export type Recognised = { readonly values: readonly ResolvedValue[]; readonly names: CodeNames };

type Literal = { readonly text: string; readonly before: string | undefined };

/** In order, each once; what nobody said stands as the query has it. */
export function saidLiterals(tokens: readonly SqlToken[], { values, names }: Recognised): string[] {
  const literals = literalsOf(tokens);
  const spelt = values.flatMap((value) => spellings(value).map((form) => ({ form, value })));
  // "1993, 2, 8" before a 2 that stands for something else.
  spelt.sort((a, b) => b.form.length - a.form.length);
  const said: string[] = [];
  for (let at = 0; at < literals.length; ) {
    const rest = literals.slice(at);
    const found = spelt.find(({ form, value }) => stands(form, value, rest));
    said.push(found ? meaning(found.value, names).text : (rest[0]?.text ?? ""));
    at += found?.form.length ?? 1;
  }
  return [...new Set(said)];
}

/** Those of the values that stand in a query: one of a person's own need not have what was recognised. */
export function valuesIn(sql: string, values: readonly ResolvedValue[]): readonly ResolvedValue[] {
  const literals = literalsOf(tryLex(sql) ?? []);
  const standsSomewhere = (value: ResolvedValue): boolean =>
    spellings(value).some((form) =>
      literals.some((_, at) => stands(form, value, literals.slice(at))),
    );
  return values.filter(standsSomewhere);
}

const literalsOf = (tokens: readonly SqlToken[]): Literal[] =>
  tokens.flatMap(({ kind, text }, i) =>
    kind === "string" || kind === "number"
      ? [{ text: unquotedText(text), before: tokens[i - 1]?.text }]
      : [],
  );

/** The ways in which its literals may stand in a query. */
function spellings({ kind, value }: ResolvedValue): string[][] {
  const all = (typeof value === "object" ? value : [value]) as readonly SqlValue[];
  const plain = all.map(String);
  return kind === "date" ? [plain, plain.flatMap(dayParts)] : [plain];
}

/** Year, month and day, for databases that have a column for each. */
const dayParts = (iso: string): string[] => iso.split("-").map((part) => String(Number(part)));

/** A time is only one where it is compared as it was said: 1000 may be a price as well. */
function stands(form: readonly string[], value: ResolvedValue, rest: readonly Literal[]): boolean {
  if (!form.every((text, i) => rest[i]?.text === text)) return false;
  const { kind, op = "=" } = value;
  return kind !== "time" || rest[0]?.before === (op === "between" ? "BETWEEN" : op);
}
