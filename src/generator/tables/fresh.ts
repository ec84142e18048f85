// Whole questions about tables: the first, later ones mostly about what was spoken of, and two sentences
// or a slip of the tongue in one.
import { reportKinds, someFact } from "../analyst/first-reports.ts";
import type { TalkQuery } from "../query.ts";
import { tableActs } from "./acts.ts";
import { someSubject } from "./choose.ts";
import type { TableContext, Turned } from "./context.ts";
import { questionKinds } from "./first-questions.ts";
import { sayQuery } from "./say-query.ts";

export function freshQuestion(context: TableContext): Turned | undefined {
  const query = someQuery(context);
  if (query === undefined) return undefined;
  const { random } = context;
  const roll = random.next();
  const slip = roll < 0.04 ? tableActs.mended(context, query) : undefined;
  const plain = query.set === undefined && query.limit === undefined;
  const long = roll > 0.94 && plain ? tableActs.runOn(context, query) : undefined;
  const text = slip ?? long ?? sayQuery(context, query);
  return text === undefined ? undefined : { query, text, labels: slip ? ["mended"] : [] };
}

function someQuery({
  random,
  world,
  today,
  analyst,
  query: last,
}: TableContext): TalkQuery | undefined {
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
