// Which of a database's drafted questions to offer: those that were asked and gave rows.
import type { OpenModel } from "../conversation/interpreter.ts";
import { openConversation } from "../conversation/walk.ts";
import type { Database } from "../database/database.ts";

const mostOffered = 6;
/** No draft speaks of a day: any will do. */
const date = "2000-01-01";
const limits = { maxRows: 5, timeoutMs: 2_000 };

export async function workingQuestions(
  model: OpenModel,
  database: Database,
  drafts: readonly string[],
): Promise<string[]> {
  const working: string[] = [];
  for (const draft of drafts) {
    if (working.length === mostOffered) break;
    const conversation = await openConversation({ model, database, date, limits, light: true });
    const { sql, row_count, error, refused, clarify, words } = await conversation.ask(draft);
    const understood = words.every(({ use }) => use !== "unknown");
    const answered = sql !== "" && row_count > 0 && !error && !refused && !clarify;
    if (answered && understood) working.push(draft);
  }
  return working;
}
