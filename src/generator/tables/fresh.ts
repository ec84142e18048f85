// Whole questions about tables: the first, later ones mostly about what was spoken of, and two sentences
// or a slip of the tongue in one.
import type { Random } from "../../random.ts";
import { reportKinds, someFact } from "../analyst/first-reports.ts";
import { filterText } from "../analyst/say-filter.ts";
import { someSubject } from "./choose.ts";
import type { Context, Turned } from "./context.ts";
import { questionKinds } from "./first-questions.ts";
import { heldIn } from "./held.ts";
import { isReport, type Query, sayQuery, subjectOf } from "./query.ts";
import { trySay } from "./say.ts";
import { afterNoun } from "./say-conditions.ts";

export function freshQuestion(context: Context): Turned | undefined {
  const query = someQuery(context);
  if (query === undefined) return undefined;
  const { random, world } = context;
  const roll = random.next();
  const slip = roll < 0.04 ? mended(context, query) : undefined;
  const long = roll > 0.94 ? runOn(context, query) : undefined;
  const text = slip ?? long ?? sayQuery(random, world, query);
  return text === undefined ? undefined : { query, text, labels: slip ? ["mended"] : [] };
}

function someQuery(context: Context): Query | undefined {
  const { random, world, today, query: last } = context;
  const again = last !== undefined && random.next() < 0.55 ? subjectOf(last) : undefined;
  if (context.analyst) {
    const of = again ?? someFact(random, world);
    return ofKind(random, reportKinds).make({ random, world, of, today });
  }
  const subject = again ?? someSubject(random, world);
  return ofKind(random, questionKinds).make(random, world, subject);
}

const ofKind = <Kind extends { readonly weight: number }>(
  random: Random,
  kinds: readonly Kind[],
): Kind =>
  random.pick(
    kinds,
    kinds.map((one) => one.weight),
  );

/** Another value slips out and is mended at once: "in spain no wait france". */
function mended(context: Context, query: Query): string | undefined {
  const { random, world } = context;
  const held = heldIn({ ...context, query }, query);
  const meant = held.length === 0 ? undefined : random.pick(held);
  const slipped = meant?.instead();
  if (meant === undefined || slipped === undefined || slipped.said === meant.said) return undefined;
  const question = sayQuery(random, world, slipped.query);
  const correction = trySay(random, "{mended}", { new: meant.said });
  return question && correction && `${question} ${correction}`;
}

/** Two sentences in one: the question, then what it should also be. */
function runOn({ random, world }: Context, query: Query): string | undefined {
  const later = restriction(random, world, query);
  if (later === undefined) return undefined;
  const question = sayQuery(random, world, later.rest);
  const more = trySay(random, "{runon}", { post: later.text });
  return question && more && question + random.pick([". ", ", ", " "], [4, 2, 1]) + more;
}

/** The last condition by itself, and the question without it. */
function restriction(
  random: Random,
  world: Context["world"],
  query: Query,
): { readonly text: string; readonly rest: Query } | undefined {
  if (isReport(query)) {
    const last = query.where.at(-1);
    if (last === undefined || last.kind === "linked" || query.limit !== undefined) return undefined;
    const text = filterText(random, world, query.of, last);
    return { text, rest: { ...query, where: query.where.slice(0, -1) } };
  }
  const last = query.where.at(-1);
  const plain = query.set === undefined && query.group === undefined && query.limit === undefined;
  if (last === undefined || !plain) return undefined;
  const text = afterNoun(random, world, query.subject, last);
  return { text, rest: { ...query, where: query.where.slice(0, -1) } };
}
