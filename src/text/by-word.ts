// Tables of words, written from their meanings: { sum: "total totals" } says that both words mean a sum.

export function byWord<M extends string>(
  words: Readonly<Record<M, string>>,
): ReadonlyMap<string, M> {
  const meanings = Object.keys(words) as M[];
  return new Map(
    meanings.flatMap((meaning) =>
      words[meaning].split(" ").map((word): [string, M] => [word, meaning]),
    ),
  );
}

/** The same where a word may mean several. */
export function byWords<M extends string>(
  words: Readonly<Record<M, string>>,
): ReadonlyMap<string, readonly M[]> {
  const found = new Map<string, M[]>();
  for (const meaning of Object.keys(words) as M[])
    for (const word of words[meaning].split(" "))
      found.set(word, [...(found.get(word) ?? []), meaning]);
  return found;
}
