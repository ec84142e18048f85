// What there is to ask about tables that owes nothing to what was said.
import { reportKinds, someFact } from "../analyst/first-reports.ts";
import type { TalkQuery } from "../query.ts";
import { someSubject } from "./choose.ts";
import type { TableContext } from "./context.ts";
import { questionKinds } from "./first-questions.ts";

/** Later ones are mostly about what was spoken of. */
export function someOpening({
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
