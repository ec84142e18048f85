// Arguments of programs with many, by name again on the thread that runs them.

export type Fields<Names extends readonly string[]> = Readonly<Record<Names[number], number>>;

export function fieldReader<const Names extends readonly string[]>(
  names: Names,
): (values: readonly number[]) => Fields<Names> {
  return (values) => {
    const result: Partial<Record<Names[number], number>> = {};
    names.forEach((name: Names[number], i) => {
      result[name] = values[i]!;
    });
    return result as Fields<Names>;
  };
}
