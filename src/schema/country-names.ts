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

/** Two letters and three, as lists of codes have them. */
const codes = `AR ARG Argentina;AU AUS Australia;AT AUT Austria;BE BEL Belgium;BR BRA Brazil;CA CAN Canada;CL CHL Chile;
CN CHN China;CO COL Colombia;CZ CZE Czech Republic;DK DNK Denmark;EG EGY Egypt;FI FIN Finland;FR FRA France;
DE DEU Germany;GR GRC Greece;HU HUN Hungary;IN IND India;ID IDN Indonesia;IR IRN Iran;IE IRL Ireland;IL ISR Israel;
IT ITA Italy;JP JPN Japan;KE KEN Kenya;MX MEX Mexico;NL NLD Netherlands;NG NGA Nigeria;NO NOR Norway;PK PAK Pakistan;
PE PER Peru;PH PHL Philippines;PL POL Poland;PT PRT Portugal;RO ROU Romania;RU RUS Russia;ZA ZAF South Africa;
KR KOR South Korea;ES ESP Spain;SE SWE Sweden;CH CHE Switzerland;TW TWN Taiwan;TH THA Thailand;TR TUR Turkey;
UA UKR Ukraine;VE VEN Venezuela;VN VNM Vietnam;GB GBR United Kingdom;UK UK United Kingdom;US USA United States`;

const byCode: ReadonlyMap<string, string> = new Map(
  codes.split(/;\s*/).flatMap((text) => {
    const [two = "", three = "", ...name] = text.split(" ");
    return [two, three].map((code) => [code, name.join(" ").toLowerCase()] as const);
  }),
);

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
  const coded = values.length > 0 && values.every((value) => /^[A-Z]{2,3}$/.test(value));
  return values.flatMap((value) => {
    const country = coded && !byName.has(value.toLowerCase()) ? byCode.get(value) : undefined;
    if (country !== undefined)
      return [country, ...(byName.get(country) ?? [])]
        .filter((name) => !own.has(name))
        .map((name) => [value, name] as const);
    const [first = [], second = []] = [byName, byAdjective].map((names) =>
      names.get(value.toLowerCase()),
    );
    return [...new Set([...first, ...second])]
      .filter((name) => !own.has(name))
      .map((name) => [value, name] as const);
  });
}
