// Whole questions about tables: the first, later ones mostly about what was spoken of, and two sentences
// or a slip of the tongue in one.
import { reportKinds, someFact } from "../analyst/first-reports.ts";
import { filterText } from "../analyst/say-filter.ts";
import type { Query } from "../query.ts";
import { someSubject } from "./choose.ts";
import type { TableContext, Turned } from "./context.ts";
import { questionKinds } from "./first-questions.ts";
import { heldIn } from "./held.ts";
import { trySay } from "./say.ts";
import { sayQuery } from "./say-query.ts";

export function freshQuestion(context: TableContext): Turned | undefined {
  const query = someQuery(context);
  if (query === undefined) return undefined;
  const { random } = context;
  const roll = random.next();
  const slip = roll < 0.04 ? mended(context, query) : undefined;
  const long = roll > 0.94 ? runOn(context, query) : undefined;
  const text = slip ?? long ?? sayQuery(context, query);
  return text === undefined ? undefined : { query, text, labels: slip ? ["mended"] : [] };
}

function someQuery({
  random,
  world,
  today,
  analyst,
  query: last,
}: TableContext): Query | undefined {
  const again = last !== undefined && random.next() < 0.55 ? last.of : undefined;
  const of = again ?? (analyst ? someFact(random, world) : someSubject(random, world));
  // Now and then either asks as the other does.
  const both = analyst === random.next() < 0.92 ? reportKinds : questionKinds;
  const kinds = both.filter((one) => analyst || !("analystsOnly" in one));
  const kind = random.pick(
    kinds,
    kinds.map((one) => one.weight),
  );
  return kind.make({ random, world, of, today });
}

/** Another value slips out and is mended at once: "in spain no wait france". */
function mended(context: TableContext, query: Query): string | undefined {
  const { random } = context;
  const held = heldIn({ ...context, query }, query);
  const meant = held.length === 0 ? undefined : random.pick(held);
  const slipped = meant?.instead();
  if (meant === undefined || slipped === undefined || slipped.said === meant.said) return undefined;
  const question = sayQuery(context, slipped.query);
  const correction = trySay(random, "{mended}", { new: meant.said });
  return question && correction && `${question} ${correction}`;
}

/** Two sentences in one: the question, then what it should also be. */
function runOn(context: TableContext, query: Query): string | undefined {
  const { random, world } = context;
  const last = query.where.at(-1);
  const plain = query.set === undefined && query.limit === undefined;
  if (last === undefined || last.kind === "linked" || !plain) return undefined;
  const question = sayQuery(context, { ...query, where: query.where.slice(0, -1) });
  const post = filterText(random, world, query.of, last);
  const more = trySay(random, "{runon}", { post });
  return question && more && question + random.pick([". ", ", ", " "], [4, 2, 1]) + more;
}
