// A whole question in one of two registers: as a sentence, or terse as analysts type. Either can stand in
// where the other has no good way to say it.

import type { TalkQuery } from "../query.ts";
import type { TableContext } from "../tables/context.ts";
import { sayReport } from "./say-report.ts";
import { saySentence } from "./say-sentence.ts";

export function sayQuery(
  { random, world, analyst }: Pick<TableContext, "random" | "world" | "analyst">,
  query: TalkQuery,
): string | undefined {
  const terse = random.next() < (analyst ? 0.9 : 0.1);
  const [first, second] = terse ? [sayReport, saySentence] : [saySentence, sayReport];
  return first(random, world, query) ?? second(random, world, query);
}
