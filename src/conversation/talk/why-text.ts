// Why an answer is what it is, in a sentence: what was read, which words became what, and what is kept from which
// turn. Of days and times all words are told together: "july 4" is a day, and neither word by itself.
import { listText } from "../../display/english.ts";
import { clockText, dateText } from "../../display/value-text.ts";
import type { ResolvedValue, SqlValue } from "../../entities/placeholder.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { valueInQuery } from "../../words/value-in-query.ts";
import type { Answer } from "../answer.ts";

export function whyText(last: Answer | undefined): string {
  if (last === undefined) return "There is no answer to explain yet.";
  const turns = last.provenance.flatMap(({ from, turn }) => (from === "segment" ? [turn] : []));
  const kept = [...new Set(turns)].sort((a, b) => a - b);
  const own = becomings(last);
  const words = own.length === 0 ? "" : ` ${listText(own, "and")}.`;
  const earlier =
    kept.length === 0 ? "" : ` The rest is kept from turn ${listText(kept.map(String), "and")}.`;
  return `I read it as: ${last.paraphrase || last.sql}.${words}${earlier}`;
}

/** In the order in which it was said. */
function becomings({ words, values, sql }: Answer): string[] {
  const pieces = piecesOf(sql);
  const whole = values.filter(
    (value) => /^(?:date|time)$/.test(value.kind) && valueInQuery(value, pieces) !== undefined,
  );
  const told = words.flatMap(({ text, use, by, start, end }) => {
    if (use !== "used" || by === undefined) return [];
    const value = whole.find((one) => start >= one.start && end <= one.end);
    return value === undefined
      ? [`"${text}" became ${by}`]
      : [`"${value.text}" became ${momentText(value)}`];
  });
  return [...new Set(told)];
}

const comparisons: Readonly<Record<string, string>> = {
  "<": "before ",
  "<=": "by ",
  ">": "after ",
  ">=": "from ",
};

function momentText({ kind, value, op = "=" }: ResolvedValue): string {
  const say = (one: SqlValue): string => {
    const [year, month, day] = String(one).split("-").map(Number);
    if (kind === "time") return clockText(Number(one));
    return year === undefined || month === undefined || day === undefined
      ? String(one)
      : dateText(year, month, day);
  };
  if (typeof value === "object") return `${say(value[0])} to ${say(value[1])}`;
  return `${comparisons[op] ?? ""}${say(value)}`;
}
