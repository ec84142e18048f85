// What people call a country besides its name: the adjective, and the names it has in other databases; and of a
// column of adjectives, the countries.

const called = `Argentina argentine,argentinian;Australia australian;Austria austrian;Belgium belgian;Brazil brazilian;
Canada canadian;Chile chilean;China chinese;Colombia colombian;Czech Republic czech,czechia;Denmark danish;
Egypt egyptian;Finland finnish;France french;Germany german;Greece greek;Hungary hungarian;India indian;
Indonesia indonesian;Iran iranian;Ireland irish;Israel israeli;Italy italian;Japan japanese;Kenya kenyan;
Mexico mexican;Netherlands dutch,holland;Nigeria nigerian;Norway norwegian;Pakistan pakistani;
Peru peruvian;Philippines filipino,philippine;Poland polish;Portugal portuguese;Romania romanian;Russia russian;
Russian Federation russian,russia;South Africa south african;South Korea korean,south korean;Spain spanish;
Sweden swedish;Switzerland swiss;Taiwan taiwanese;Thailand thai;Turkey turkish;Ukraine ukrainian;Venezuela venezuelan;
Vietnam vietnamese;UK british,united kingdom,great britain;United Kingdom british,uk,great britain;
Great Britain british,uk,united kingdom;England english;Scotland scottish;Wales welsh;
USA american,united states,america;United States american,usa,america;US american,united states,usa,america;
United States of America american,united states,usa,america`;

/** A name has capitals, but for "of"; what else it is called follows in small letters. */
const entry = /^(?<name>[A-Z]\w*(?: (?:[A-Z]\w*|of))*) (?<others>.+)$/;

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  called.split(/;\s*/).map((text) => {
    const { name = "", others = "" } = entry.exec(text)?.groups ?? {};
    return [name.toLowerCase(), others.split(",")];
  }),
);

/** By adjective: the country, and its other names. "Dutch" of the Netherlands and of Holland. */
const byAdjective = new Map<string, readonly string[]>();
for (const [name, [adjective = "", ...others]] of byName)
  byAdjective.set(adjective, [...(byAdjective.get(adjective) ?? []), name, ...others]);

/** Values of a column of countries, each with what else it is called. */
export function countriesOf(
  values: readonly string[],
  words: readonly string[],
): readonly (readonly [value: string, name: string])[] {
  if (!words.some((one) => /^(?:country|nation|nationality|citizenship|origin)$/.test(one)))
    return [];
  const own = new Set(values.map((value) => value.toLowerCase()));
  return values.flatMap((value) => {
    const [first = [], second = []] = [byName, byAdjective].map((names) =>
      names.get(value.toLowerCase()),
    );
    return [...new Set([...first, ...second])]
      .filter((name) => !own.has(name))
      .map((name) => [value, name] as const);
  });
}
