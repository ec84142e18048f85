// What speaks against a reading of a turn, whatever the model thinks of it: a value that was said and is
// nowhere in the query, a condition that is gone although nobody sent it away or back although nobody called for it, a query that stays as it was,
// another thing than the one asked for by name, what was shown where somebody asks who, the opposite of what is said outright, a choice that is none.
import { changesBetween, returnedUnasked } from "../../conversation/doubt/changes.ts";
import type { Schema } from "../../database/database.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { isAmong } from "../../sql/same.ts";
import type { Expression } from "../../sql/tree.ts";
import { conjuncts, disjuncts, firstSelect } from "../../sql/tree-builders.ts";
import { sqlWords } from "../../sql/words.ts";
import { leading } from "../../words/lead.ts";
import { unmetIn } from "../../words/said-outright.ts";
import type { ReadUtterance } from "../before-decoding/plain-change.ts";
import type { FoundQuery } from "../decoding/answer-turn.ts";

/**
 * In log probability: how much more probable such a reading must be than one without. Fitted on the readings
 * of some 900 turns written by hand, none of them held out; on 600 generated ones they come out alike.
 */
const worth = {
  unused: 1.3,
  lost: 1.4,
  returned: 1.4,
  unheeded: 1.3,
  unchanged: 1.2,
  restarted: 2,
  otherThing: 1.2,
  unanswered: 2,
  unmet: 2.5,
  settled: 3,
};

export function againstReading(
  { sql, unused }: FoundQuery,
  queries: readonly string[],
  { utterance, placeholders }: Pick<ReadUtterance, "utterance" | "placeholders">,
  schema: Schema,
): number {
  const last = queries.at(-1) ?? "";
  // What stood in the last query was named to go.
  const there = new Set([...sqlWords(sql), ...sqlWords(last)]);
  const passedOver = unused.filter(
    (name) => !there.has(placeholders.find((one) => one.name === name)?.sql ?? ""),
  ).length;
  const { lost, unheeded, unchanged, restarted } = changesBetween(queries, sql, utterance);
  const sayings = new Map(placeholders.map(({ sql, text }) => [sql, text]));
  const returned = returnedUnasked(queries, sql, utterance, sayings);
  const pointsBack = pointingBack.test(utterance);
  const asked = pointsBack ? tableOf(last) : askedTable(utterance, schema);
  const otherThing = asked !== undefined && tableOf(sql) !== asked ? 1 : 0;
  const unanswered = last !== "" && personal.test(utterance) && tableOf(sql) === tableOf(last);
  const saysSame = /\bsame (?!things?\b|ones?\b)/i.test(utterance);
  return (
    worth.unused * Math.min(2, passedOver) +
    worth.lost * Math.min(1, lost) * (saysSame ? 2 : 1) +
    worth.returned * Math.min(2, returned) +
    worth.unheeded * unheeded +
    worth.unchanged * unchanged +
    worth.restarted * restarted +
    worth.otherThing * otherThing * (pointsBack ? 2 : 1) +
    worth.unanswered * (unanswered ? 1 : 0) +
    worth.unmet * unmetIn({ utterance, sql, before: last }).length +
    worth.settled * settledChoices(sql)
  );
}

/** `( a OR b ) AND a`, `( a AND b OR c ) AND a AND b`: what is said of the rest changes nothing. */
function settledChoices(sql: string): number {
  const query = tryParse(sql);
  const where = query && firstSelect(query).where;
  const parts = conjuncts(where);
  return parts.filter((part) => {
    const choices = disjuncts(part);
    const holds = (one: Expression): boolean =>
      conjuncts(one).every((each) => isAmong(each, parts));
    return choices.length > 1 && choices.some(holds);
  }).length;
}

const asking = new RegExp(
  String.raw`^${leading("all right|alright|great|please|(?:can|could|would) you")}(?:which|what|show me|list|give me)(?: the| all the)? (\w+)`,
  "i",
);

/** "who makes them": not they themselves. */
const personal = new RegExp(
  String.raw`^${leading()}who\b.*\b(?:them|those|these|it|that|this)\b`,
  "i",
);

/** "which of them", "only the ones under 20": what was found last, and nothing else. */
const pointingBack = new RegExp(
  String.raw`^${leading()}(?:which (?:one |ones )?of (?:them|those|these)|(?:only|just) (?:the ones|those|these))\b`,
  "i",
);

function tableOf(sql: string): string | undefined {
  const query = tryParse(sql);
  const source = query && firstSelect(query).from[0]?.source;
  return source?.kind === "table" ? source.name : undefined;
}

/** "which flights is that for": the table whose name is asked for. */
function askedTable(utterance: string, { tables }: Schema): string | undefined {
  const said = asking.exec(utterance)?.[1]?.toLowerCase().replace(/s$/, "");
  return tables.find(({ name }) => name.toLowerCase().replace(/s$/, "") === said)?.name;
}
