// Remembers what the door decided for a statement's exact text or shape, so that the same query asked again
// (by a beam, an evaluation, a person paging) costs no second parse. The least recent is forgotten.
import type { DatabaseError } from "../database.ts";

type Verdict = string | DatabaseError;

export type Verdicts = {
  get(sql: string): Verdict | undefined;
  set(sql: string, verdict: Verdict): void;
};

/** Texts longer than this are rare and would fill the memory. */
const maxRemembered = 20_000;

export function createVerdicts(size = 1000): Verdicts {
  const verdicts = new Map<string, Verdict>();
  return {
    get(sql) {
      const verdict = verdicts.get(sql);
      if (verdict === undefined) return undefined;
      verdicts.delete(sql);
      verdicts.set(sql, verdict);
      return verdict;
    },
    set(sql, verdict) {
      if (sql.length > maxRemembered) return;
      verdicts.set(sql, verdict);
      if (verdicts.size > size) verdicts.delete(verdicts.keys().next().value ?? "");
    },
  };
}
