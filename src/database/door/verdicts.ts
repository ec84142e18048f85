// Remembers what the door decided for a statement's exact text or shape, so that the same query asked again
// (by a beam, an evaluation, a person paging) costs no second parse. The least recent is forgotten.

export type Verdicts<V> = {
  get(sql: string): V | undefined;
  set(sql: string, verdict: V): void;
};

/** Texts longer than this are rare and would fill the memory. */
const maxRemembered = 20_000;

export function createVerdicts<V>(size = 400): Verdicts<V> {
  const verdicts = new Map<string, V>();
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
