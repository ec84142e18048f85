// The example bookshop and a turn that changes its last query, as the tests of such changes need them.

import { normalForm } from "../sql/normal-form.ts";
import { bookshopOfTests } from "./bookshop.fixture.ts";
import { revisedSql } from "./bookshop-turns.fixture.ts";

export { asWritten } from "./bookshop-turns.fixture.ts";

export const shop = await bookshopOfTests();

const today = { year: 2026, month: 6, day: 1 };

/** Null where it is no plain change. */
export function revise(before: string, utterance: string): string | null {
  const revised = revisedSql(shop, before, utterance, today);
  return revised === null ? null : normalForm(revised);
}
