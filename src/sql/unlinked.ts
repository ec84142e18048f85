// Tables side by side that nothing links: every row with every row, which nobody asks for.

/** `a JOIN b WHERE`: an ON is missing. */
export const isUnlinked = (sql: string): boolean =>
  /\bJOIN (?:"[^"]+"|[^\s("]+)(?: AS \S+)?(?= (?:JOIN|WHERE|GROUP|ORDER|LIMIT|\))|$)/.test(sql);
