// Named arguments for programs with many: threads get plain numbers, in the order of the names.

type Fields<Name extends string> = Readonly<Record<Name, number>>;

type FieldList<Name extends string> = {
  pack(values: Fields<Name>): number[];
  unpack(values: readonly number[]): Fields<Name>;
};

export function fieldList<const Names extends readonly string[]>(
  names: Names,
): FieldList<Names[number]> {
  type Name = Names[number];
  return {
    pack: (values) => names.map((name: Name) => values[name]),
    unpack: (values) => {
      const result: Partial<Record<Name, number>> = {};
      names.forEach((name: Name, i) => {
        result[name] = values[i]!;
      });
      return result as Fields<Name>;
    },
  };
}
