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
